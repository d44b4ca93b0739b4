import type { PeriodDays } from "../../measures/measure.ts";
import type { Row } from "../../measures/reading.ts";
import type { Cell } from "../../measures/record-list.ts";
import { numberIn } from "../rows/entries.ts";
import type { Records } from "../rows/records.ts";
import type { KpiValue } from "./compute-kpis.ts";
import { noReason } from "./kpis.words.ts";
import { newestPeriod } from "./period.ts";

/** The rows behind the numbers, worst first. */
export interface WorstRows {
  /** The worst of them; `lateCount` is how many there are. */
  readonly lateLines: readonly LateLine[];
  readonly lateCount: number;
  readonly worstSetups: readonly Overrun[];
  readonly worstJobs: readonly Overrun[];
  readonly stopsWithoutReason: readonly MachineHours[];
  readonly lateSuppliers: readonly LateSupplier[];
  readonly scrapReasons: readonly { readonly reason: string; readonly pieces: number }[];
}

export interface LateLine {
  readonly line: string;
  readonly customer: string | null;
  /** Days since 1899-12-30, as in the rows. */
  readonly promised: number;
  /** `null` if it has not shipped in full yet. */
  readonly shipped: number | null;
  readonly daysLate: number;
}

export interface Overrun {
  readonly name: string;
  readonly where: string | null;
  readonly planned: number;
  readonly actual: number;
  readonly over: number;
}

export interface MachineHours {
  readonly machine: string;
  readonly hours: number;
  readonly stops: number;
}

export interface LateSupplier {
  readonly supplier: string;
  readonly late: number;
  readonly due: number;
}

/** How many of the worst are listed. */
const worst = 10;
/**
 * The most late lines listed. No one reads more, and a page with tens of thousands freezes while it renders. Own
 * judgment.
 */
const maxLate = 1000;

/** The rows behind the numbers, each list over the days of its KPI; `null` if no row has a day. */
export function worstRows(records: Records, values: readonly KpiValue[]): WorstRows | null {
  const newest = newestPeriod(records);
  if (newest === null) return null;
  const { deliveries = [], operations = [], jobs = [], stops = [], purchases = [] } = records.rows;
  const daysOf = (kpi: string): PeriodDays => values.find(({ id }) => id === kpi)?.period ?? newest;
  const pastDue = values.find(({ id, value }) => id === "kpi_past_due" && value !== null);
  const late = lateLines(deliveries, daysOf("kpi_otd"), pastDue?.period ?? null);
  return {
    lateLines: late.slice(0, maxLate),
    lateCount: late.length,
    worstSetups: overruns(inPeriod(operations, "completed", daysOf("kpi_setup_var")), setupOf).slice(0, worst),
    worstJobs: overruns(inPeriod(jobs, "closed", daysOf("kpi_est_actual")), jobOf).slice(0, worst),
    stopsWithoutReason: stopsWithoutReason(inPeriod(stops, "began", daysOf("kpi_downtime_reasons"))),
    lateSuppliers: lateSuppliers(purchases, daysOf("kpi_supplier_otd")),
    scrapReasons: scrapReasons(inPeriod(operations, "completed", daysOf("kpi_scrap"))),
  };
}

const textOf = (cell: Cell | undefined): string | null =>
  cell === null || cell === undefined || cell === "" ? null : String(cell);

const inPeriod = (rows: readonly Row[], column: string, { first, after }: PeriodDays): readonly Row[] =>
  rows.filter((row) => {
    const day = numberIn(row[column]);
    return day !== null && day >= first && day < after;
  });

/** How many days after the day it was due. What is still open isn't late before that day is over. */
const daysAfter = (due: number, done: number | null, { after }: PeriodDays): number =>
  Math.floor(done ?? after - 1) - Math.floor(due);

/**
 * Lines that were due in a period and shipped late, and those that have not shipped in full. If the past-due backlog is known,
 * all that it counts are listed, and their days count up to the same day.
 */
function lateLines(rows: readonly Row[], due: PeriodDays, pastDue: PeriodDays | null): readonly LateLine[] {
  const open = pastDue && { ...pastDue, first: 0 };
  const late = rows.flatMap((row): readonly LateLine[] => {
    const promised = Math.floor(numberIn(row.promise_date) ?? -1);
    const shipped = isShort(row) ? null : numberIn(row.ship_date);
    const [period, extra] = open !== null && shipped === null ? [open, 1] : [due, 0];
    const days = daysAfter(promised, shipped, period);
    if (days <= 0 || promised < period.first || promised >= period.after) return [];
    return [
      { line: textOf(row.line) ?? "?", customer: textOf(row.customer), promised, shipped, daysLate: days + extra },
    ];
  });
  return late.toSorted((a, b) => b.daysLate - a.daysLate);
}

/** Whether fewer pieces have shipped than were ordered. */
const isShort = ({ order_qty, ship_qty }: Row): boolean =>
  (numberIn(ship_qty) ?? Number.POSITIVE_INFINITY) < (numberIn(order_qty) ?? 0);

const setupOf = (row: Row) => ({
  name: row.operation,
  where: row.work_center,
  planned: row.est_setup,
  actual: numberIn(row.act_setup),
});

function jobOf(row: Row) {
  const setup = numberIn(row.setup_hours);
  const run = numberIn(row.run_hours);
  return {
    name: row.job,
    where: row.customer,
    planned: row.quoted_hours,
    actual: setup === null || run === null ? null : setup + run,
  };
}

interface Compared {
  readonly name: Cell | undefined;
  readonly where: Cell | undefined;
  readonly planned: Cell | undefined;
  readonly actual: number | null;
}

function overruns(rows: readonly Row[], compare: (row: Row) => Compared): readonly Overrun[] {
  const over = rows.flatMap((row): readonly Overrun[] => {
    const { name, where, planned: plan, actual } = compare(row);
    const planned = numberIn(plan);
    if (planned === null || actual === null || actual <= planned) return [];
    return [{ name: textOf(name) ?? "?", where: textOf(where), planned, actual, over: actual - planned }];
  });
  return over.toSorted((a, b) => b.over - a.over);
}

/** How many of the worst setups make up what share of all hours over plan, 0 to 1; `null` if none ran over. */
export function setupsOver({ rows }: Records, period: PeriodDays): { count: number; share: number } | null {
  const over = overruns(inPeriod(rows.operations ?? [], "completed", period), setupOf).map((one) => one.over);
  const all = over.reduce((sum, hours) => sum + hours, 0);
  const most = over.slice(0, worst);
  return all === 0 ? null : { count: most.length, share: most.reduce((sum, hours) => sum + hours, 0) / all };
}

function stopsWithoutReason(rows: readonly Row[]): readonly MachineHours[] {
  const byMachine = Map.groupBy(
    rows.filter((row) => textOf(row.reason) === null),
    (row) => textOf(row.machine) ?? "?",
  );
  const hours = [...byMachine].map(([machine, stops]) => ({
    machine,
    hours: sumOf(stops, "hours"),
    stops: stops.length,
  }));
  return hours.toSorted((a, b) => b.hours - a.hours);
}

const sumOf = (rows: readonly Row[], column: string): number =>
  rows.reduce((sum, row) => sum + (numberIn(row[column]) ?? 0), 0);

function lateSuppliers(rows: readonly Row[], period: PeriodDays): readonly LateSupplier[] {
  const isLate = (row: Row) => daysAfter(numberIn(row.due) ?? 0, numberIn(row.received), period) > 0;
  const bySupplier = Map.groupBy(inPeriod(rows, "due", period), (row) => textOf(row.supplier) ?? "?");
  const counted = [...bySupplier].map(([supplier, lines]) => ({
    supplier,
    late: lines.filter(isLate).length,
    due: lines.length,
  }));
  return counted
    .filter(({ late }) => late > 0)
    .toSorted((a, b) => b.late - a.late)
    .slice(0, worst);
}

function scrapReasons(rows: readonly Row[]): WorstRows["scrapReasons"] {
  const scrapped = rows.filter((row) => (numberIn(row.scrap_qty) ?? 0) > 0);
  const byReason = Map.groupBy(scrapped, (row) => textOf(row.scrap_reason) ?? noReason);
  const counted = [...byReason].map(([reason, own]) => ({ reason, pieces: sumOf(own, "scrap_qty") }));
  return counted.toSorted((a, b) => b.pieces - a.pieces).slice(0, worst);
}
