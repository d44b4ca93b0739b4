import type { Row } from "../../measures/reading.ts";
import type { Cell } from "../../measures/record-list.ts";
import { newestPeriod, weeksBack } from "../kpis/period.ts";
import type { FilledGap, Records } from "./records.ts";
import { rowWords } from "./rows.words.ts";

/** Facts that a person enters because no export has them. */
export interface ManualFacts {
  /** Hours of a working day in which people are there to run the machines. */
  readonly staffedHours: number | null;
  readonly bottleneck: string | null;
}

export const noManualFacts: ManualFacts = { staffedHours: null, bottleneck: null };

/** The fewest weeks with hours that show a usual week. Own judgment. */
const minWeeks = 3;

const amount = (cell: Cell | undefined): number => (typeof cell === "number" ? cell : 0);
export const machineName = (cell: Cell | undefined): string =>
  String(cell ?? "")
    .trim()
    .toLowerCase();

/** Adds the list of machines, from the files and from what a person entered. */
export function withMachines(records: Records, manual: ManualFacts): Records {
  return withStaffedHours(withBusiest(withShown(records), manual), manual);
}

const isFilled = ({ filled }: Records, column: string): boolean => filled.get("work_centers")?.has(column) === true;

function withColumns(records: Records, rows: readonly Row[], columns: readonly string[], text: string): Records {
  const decided = columns.map(
    (column): FilledGap => ({ list: "work_centers", column, text, notFor: [], isSaved: true }),
  );
  const known = records.filled.get("work_centers") ?? [];
  return {
    ...records,
    ...(records.rows.work_centers === undefined && { made: [...(records.made ?? []), "work_centers" as const] }),
    rows: { ...records.rows, work_centers: rows },
    filled: new Map([...records.filled, ["work_centers", new Set([...known, ...columns])] as const]),
    decided: [...(records.decided ?? []), ...decided],
  };
}

/**
 * Without a list of machines, makes one: those in the operations, with the hours of a usual week, else those in the log.
 */
function withShown(records: Records): Records {
  if (records.rows.work_centers !== undefined) return records;
  const { rows } = records;
  const made = machinesOf(records);
  const text = rowWords.machinesFromOperations;
  if (made.length > 0) return withColumns(records, made, ["work_center", "kind", "demonstrated_hours"], text);
  const logged = [...(rows.machine_days ?? []), ...(rows.stops ?? [])].map(({ machine }) => machine ?? null);
  const names = [...new Set(logged)].filter((name) => name !== null);
  const machines = names.map((name): Row => ({ work_center: name, kind: "Machine" }));
  const fromLog = rowWords.machinesFromLog;
  return machines.length === 0 ? records : withColumns(records, machines, ["work_center", "kind"], fromLog);
}

function withBusiest(records: Records, { bottleneck }: ManualFacts): Records {
  const machines = records.rows.work_centers ?? [];
  if (machines.length === 0) return records;
  if (bottleneck !== null)
    return withColumns(records, marked(machines, bottleneck), ["bottleneck"], rowWords.bottleneckChosen);
  if (isFilled(records, "bottleneck")) return records;
  if (isOneLog(records, machines))
    return withColumns(
      records,
      marked(machines, String(machines[0]?.work_center)),
      ["bottleneck"],
      rowWords.onlyMachine,
    );
  if (!isFilled(records, "demonstrated_hours")) return records;
  const only = machines.filter(({ kind }) => (kind ?? "Machine") === "Machine");
  const [busiest] = only.toSorted((a, b) => amount(b.demonstrated_hours) - amount(a.demonstrated_hours));
  if (busiest === undefined) return records;
  const name = String(busiest.work_center);
  return withColumns(records, marked(machines, name), ["bottleneck"], rowWords.bottleneckBusiest(name));
}

/** Whether all there is is the log of one machine: who watches one machine watches the one that counts. */
const isOneLog = ({ rows }: Records, machines: readonly Row[]): boolean =>
  machines.length === 1 && rows.operations === undefined && (rows.machine_days ?? []).length > 0;

const marked = (machines: readonly Row[], name: string): readonly Row[] =>
  machines.map((row) => ({
    ...row,
    bottleneck: machineName(row.work_center) === machineName(name) ? "Yes" : "No",
  }));

function withStaffedHours(records: Records, { staffedHours }: ManualFacts): Records {
  const machines = records.rows.work_centers ?? [];
  if (staffedHours === null || machines.length === 0 || isFilled(records, "staffed_hours")) return records;
  const staffed = machines.map((row) => ({ ...row, staffed_hours: staffedHours }));
  return withColumns(records, staffed, ["staffed_hours"], rowWords.staffed(staffedHours));
}

const notMachine =
  /insp|qc|deburr|assem|ship|pack|saw|wash|outside|heat|plat|anod|stock|entgrat|prüf|säge|montage|versand|ébavur|contrôl|rebab|ensambl|sierra|montaggio|collaudo/i;

/** By words that shops use in work center names. Own judgment. */
const kindOf = (name: string): string => {
  if (/\b(prog|cam)/i.test(name)) return "Programming";
  return notMachine.test(name) ? "Other" : "Machine";
};

/** Whether finished operations count on their planned end: such days don't show in which week a machine ran. */
const isOnlyPlanned = ({ decided = [], filled }: Records): boolean =>
  decided.some(({ list, column }) => list === "operations" && column === "completed") &&
  ["last_worked", "started"].every((column) => filled.get("operations")?.has(column) !== true);

function machinesOf(records: Records): readonly Row[] {
  const has = (column: string): boolean => records.filled.get("operations")?.has(column) === true;
  const period = newestPeriod(records);
  if (period === null || !has("work_center") || !has("completed") || !has("act_run") || isOnlyPlanned(records))
    return [];
  const done = (records.rows.operations ?? []).filter(
    ({ completed, status, work_center }) =>
      (work_center ?? null) !== null &&
      status !== "Outside" &&
      typeof completed === "number" &&
      completed >= period.first &&
      completed < period.after,
  );
  return [...Map.groupBy(done, ({ work_center }) => String(work_center).trim())].flatMap(([name, own]) => {
    const usual = usualWeek(own, period.first);
    return usual === null ? [] : [{ work_center: name, kind: kindOf(name), demonstrated_hours: usual }];
  });
}

/** Setup and run hours: the median of the weeks that have any. */
function usualWeek(operations: readonly Row[], first: number): number | null {
  const weeks = Array.from({ length: weeksBack }, () => 0);
  for (const { completed, act_setup, act_run } of operations) {
    const week = Math.floor((amount(completed) - first) / 7);
    weeks[week] = (weeks[week] ?? 0) + amount(act_setup) + amount(act_run);
  }
  const worked = weeks.filter((hours) => hours > 0).toSorted((a, b) => a - b);
  const lower = worked[Math.floor((worked.length - 1) / 2)];
  const upper = worked[Math.floor(worked.length / 2)];
  return worked.length < minWeeks || lower === undefined || upper === undefined ? null : (lower + upper) / 2;
}
