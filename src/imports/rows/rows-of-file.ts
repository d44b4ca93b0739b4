import type { Row } from "../../measures/reading.ts";
import type { ListId } from "../../measures/record-lists.ts";
import { componentMark, reasonStopped } from "../match/targets.ts";
import { isJob } from "../values/no-value.ts";
import { combineRows, keyOfRow } from "./combine-rows.ts";
import { withDerived } from "./derive.ts";
import { component, type Entries, everyEntry, everyRow, hasComponent, numberIn } from "./entries.ts";
import { readMachineLog, stateOf } from "./machine-log.ts";
import { withNewer } from "./with-newer.ts";

/** What a file says about one list. */
export interface ListRows {
  readonly list: ListId;
  /** Rows in order, no two with the same key. */
  readonly rows: readonly Row[];
  /** Whether they were made from rows of another list, which a list of their own replaces. */
  readonly isAside?: true;
}

/** Whether a file's rows are tickets or events, several of which make one row of the list. */
export const areTickets = ({ list, filled }: Pick<Entries, "list" | "filled">): boolean =>
  list === "people_weeks" ||
  (list === "operations" && hasComponent(filled, "worked_on")) ||
  (list === "machine_days" && hasComponent(filled, "state"));

/** Whether tickets say who worked from when to when: no one does the same thing twice at the same time. */
export const isClocked = (filled: ReadonlySet<string>): boolean =>
  (hasComponent(filled, "worker") || filled.has("who")) &&
  hasComponent(filled, "began_at") &&
  hasComponent(filled, "ended_at");

/** The rows of a file, and those of other lists that follow from them. */
export function rowsOfFile(read: Entries): readonly ListRows[] {
  const file = withDerived(read);
  const { list, filled } = file;
  if (list === "machine_days" && hasComponent(filled, "state") && !filled.has("in_cycle_hours")) {
    const { machine_days, stops } = readMachineLog([...everyEntry(file)]);
    const stopped = { list: "stops", rows: withNewer("stops", [], stops) } as const;
    return [{ list, rows: machine_days }, ...(stops.length === 0 ? [] : [stopped])];
  }
  const combined = combineRows(list, rowsOf(list, file), areTickets(file) ? [] : apartIn(file));
  const own = { list, rows: list === "purchases" ? withoutShort(combined) : combined };
  return [own, bookedWeeks(file, read), inspectedVisits(file), jobsOfLines(file), linesOfJobs(file)].filter(
    (rows) => rows !== null,
  );
}

/** The share of the pieces ordered with which a line is complete: bar and sheet rarely come to the piece. Own judgment. */
const minReceived = 0.9;

/**
 * A line that came in part isn't received yet. If most lines seem to have come in part, ordered and received pieces are
 * in different units and say nothing.
 */
function withoutShort(lines: readonly Row[]): readonly Row[] {
  const isShort = ({ received, order_qty, received_qty }: Row): boolean =>
    received !== null &&
    (numberIn(received_qty) ?? Number.POSITIVE_INFINITY) < minReceived * (numberIn(order_qty) ?? 0);
  const isTold = lines.filter(isShort).length <= lines.length / 2;
  return isTold ? lines.map((line) => (isShort(line) ? { ...line, received: null } : line)) : lines;
}

/**
 * Columns whose different values make rows with the same key separate: deliveries of one line with other promised days
 * or quantities, steps of the same name with other plans, work orders of one task done at different times, and lines of
 * one purchase order due on different days.
 */
const apart: { readonly [R in ListId]?: readonly string[] } = {
  deliveries: ["promise_date", "order_qty"],
  operations: ["work_center", "planned_start", "est_setup", "est_run"],
  maintenance: ["done"],
  purchases: ["due"],
};

/** In a log of setups alone, another day is another setup. */
const apartIn = ({ list, filled }: Entries): readonly string[] | undefined =>
  list === "operations" && filled.has("act_setup") && !filled.has("act_run")
    ? [...(apart[list] ?? []), "completed"]
    : apart[list];

/** The rows of a file before rows with the same key are combined. */
function rowsOf(list: ListId, file: Entries): Iterable<Row> {
  switch (list) {
    case "stops":
      return withPlaces(Array.from(everyRow(file)).filter((_, row) => isStanding(file, row)));
    case "people_weeks":
      return Array.from(everyRow(file), (row) => withWholeDays(list, row));
    case "machine_days":
      return Array.from(everyRow(file), (row) => asUnattended(withWholeDays(list, row)));
    case "operations":
      return withoutIndirect(file);
    default:
      return everyRow(file);
  }
}

/** Whether a ticket is for a job, as far as the file has jobs: "Indirect: CLEANUP" and a blank aren't any. */
const isForJob = ({ columns }: Entries, row: number): boolean =>
  columns["+job"] === undefined || isJob(String(columns["+job"][row] ?? ""));

/** Tickets for no job, such as those for cleanup and meetings, aren't hours of an operation. */
function withoutIndirect(file: Entries): Iterable<Row> {
  if (!areTickets(file) || !hasComponent(file.filled, "job")) return everyRow(file);
  const rows = Array.from(everyRow(file));
  const own = rows.filter((_, row) => isForJob(file, row));
  return own.length < rows.length / 2 ? rows : own;
}

/** Hours in cycle of a shift or a day for which no one is scheduled are unattended, and no others are lost. */
function asUnattended(row: Row): Row {
  if (row.scheduled_hours !== 0) return row;
  const { setup_hours, fault_hours, ...all } = row;
  const others = Object.fromEntries(Object.entries(all).filter(([id]) => reasonStopped(componentMark + id) === null));
  return Number(row.in_cycle_hours ?? 0) > 0 && (row.unattended_hours ?? null) === null
    ? { ...others, in_cycle_hours: 0, unattended_hours: row.in_cycle_hours ?? null }
    : others;
}

const second = 1 / 86_400;

/**
 * Stops with only a date get start times one second apart, in their order, because a machine may have several a day. The
 * same file dropped again gets the same times.
 */
function withPlaces(stops: readonly Row[]): readonly Row[] {
  if (stops.some(({ began }) => typeof began === "number" && began % 1 !== 0)) return stops;
  const counts = new Map<string, number>();
  return stops.map((stop) => {
    const key = keyOfRow("stops", stop);
    if (key === null || typeof stop.began !== "number") return stop;
    const before = counts.get(key) ?? 0;
    counts.set(key, before + 1);
    return { ...stop, began: stop.began + before * second };
  });
}

/** Whether the machine was stopped. A list of stops may include the periods in which it was cutting. */
const isStanding = ({ columns }: Entries, row: number): boolean =>
  stateOf(String(columns["+state"]?.[row] ?? "")) !== "cutting";

const dayColumns = { people_weeks: "week", machine_days: "day" } as const;

function withWholeDays(list: keyof typeof dayColumns, row: Row): Row {
  const column = dayColumns[list];
  const day = numberIn(row[column]);
  if (day === null) return row;
  const whole = Math.floor(day);
  return { ...row, [column]: list === "people_weeks" ? whole - ((whole + 5) % 7) : whole };
}

/** The least share of hours booked to no job with which tickets hold all that people worked. Own judgment. */
const minIndirect = 0.02;

/**
 * Time tickets for operations also show the hours each person booked in a week, and if they have indirect work, all hours.
 *
 * @param read the tickets before setup, run and indirect hours are told apart
 */
function bookedWeeks(file: Entries, read: Entries): ListRows | null {
  const { list, columns, count, filled } = file;
  if (list !== "operations" || !hasComponent(filled, "worker") || !hasComponent(filled, "worked_on")) return null;
  // Hours without a job are paid, but booked to none.
  const hoursIn = (column: string, row: number): number =>
    isForJob(file, row) ? (numberIn(columns[column]?.[row]) ?? 0) : 0;
  const loggedIn = (row: number): number =>
    (numberIn(read.columns.act_setup?.[row]) ?? 0) + (numberIn(read.columns.act_run?.[row]) ?? 0);
  const weeks = Array.from({ length: count }, (_, row) => ({
    who: columns["+worker"]?.[row] ?? null,
    week: numberIn(columns["+worked_on"]?.[row]),
    booked_hours: hoursIn("act_setup", row) + hoursIn("act_run", row),
    logged_hours: loggedIn(row),
  })).filter(({ week }) => week !== null);
  const sumOf = (column: "booked_hours" | "logged_hours") => weeks.reduce((sum, row) => sum + row[column], 0);
  const isWhole = sumOf("logged_hours") - sumOf("booked_hours") >= minIndirect * sumOf("logged_hours");
  const whole = weeks.map(({ logged_hours, ...row }) =>
    withWholeDays("people_weeks", isWhole ? { ...row, logged_hours } : row),
  );
  return { list: "people_weeks", rows: combineRows("people_weeks", whole) };
}

const isInspection = /\binsp|\bcmm\b|\bfai\b|\bqc\b|first article|quality/i;

/** Visits of work at a station for inspection also show how long it waited there. */
function inspectedVisits(file: Entries): ListRows | null {
  if (file.list !== "operations" || !hasComponent(file.filled, "arrived") || !file.filled.has("started")) return null;
  const rows = [...everyEntry(file)].flatMap((visit): readonly Row[] => {
    if (!isInspection.test(String(visit.work_center ?? ""))) return [];
    const { operation = null, started = null, completed = null } = visit;
    return [{ lot: operation, ready: visit["+arrived"] ?? null, started, done: completed }];
  });
  return rows.length === 0 ? null : { list: "inspections", rows, isAside: true };
}

/** The share of lines that must have a job of their own. Own judgment. */
const mostlyOwn = 0.98;

/** Lines that are jobs also show how many hours each was planned for and took. A job is closed once its line has shipped. */
function jobsOfLines(file: Entries): ListRows | null {
  if (file.list !== "deliveries" || !hasComponent(file.filled, "planned_hours")) return null;
  const rows = [...everyEntry(file)].map((line): Row => {
    const [ordered, shipped] = [numberIn(line.order_qty), numberIn(line.ship_qty)];
    const isShort = ordered !== null && shipped !== null && shipped < ordered;
    return {
      job: component(line, "job"),
      quoted_hours: component(line, "planned_hours"),
      run_hours: component(line, "worked_hours"),
      closed: isShort ? null : (line.ship_date ?? null),
    };
  });
  const jobs = new Set(rows.map(({ job }) => job));
  return jobs.size < rows.length * mostlyOwn ? null : { list: "jobs", rows, isAside: true };
}

/**
 * Jobs with the days on which they were due and shipped also show whether they were on time; not how long they lay if they
 * count as done on the day they shipped.
 */
function linesOfJobs(file: Entries): ListRows | null {
  if (!hasComponent(file.filled, "shipped_on")) return null;
  const lines = [...everyEntry(file)].map((job): Row => {
    const [order_qty, ship_date] = [component(job, "order_qty") ?? 1, component(job, "shipped_on")];
    return {
      line: job.operation ?? null,
      promise_date: component(job, "due_on"),
      order_qty,
      ship_date,
      ship_qty: ship_date === null ? 0 : order_qty,
      finish_date: job.completed ?? null,
    };
  });
  const isFinished = lines.some(({ finish_date, ship_date }) => finish_date !== ship_date);
  const rows = isFinished ? lines : lines.map(({ finish_date, ...line }) => ({ ...line, undated: 1 }));
  return new Set(lines.map(({ line }) => line)).size < lines.length * mostlyOwn
    ? null
    : { list: "deliveries", rows, isAside: true };
}
