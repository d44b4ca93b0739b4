import type { Row } from "../../measures/reading.ts";
import type { Cell } from "../../measures/record.ts";
import type { RecordId } from "../../measures/records.ts";
import { keepsFirst } from "../knowledge/combine.ts";
import { combineEntries, keyOfRow } from "./combine-entries.ts";
import { deriving } from "./derive.ts";
import { type Entries, type Entry, hasPart, numberIn, part } from "./entries.ts";
import { readMachineLog, stateOf } from "./machine-log.ts";
import type { Records } from "./records.ts";

/**
 * Puts files together, older first. The same key is replaced by the newer file, but the first promise and the first due
 * date ever seen stay. Bookings of time add up; those that two files share count once.
 */
export function mergeFiles(files: readonly Entries[]): Records {
  const rows = new Map<RecordId, Map<string, Row>>();
  const filled = new Map<RecordId, Set<string>>();
  for (const { list, rows: own } of listsOf(files)) {
    const known = rows.get(list) ?? new Map<string, Row>();
    const columns = filled.get(list) ?? new Set<string>();
    for (const row of own) put(list, known, row);
    for (const row of own.slice(0, 5000)) for (const id in row) if (row[id] !== null) columns.add(id);
    rows.set(list, known);
    filled.set(list, columns);
  }
  const all = Object.fromEntries([...rows].map(([list, byKey]) => [list, [...byKey.values()]]));
  return { rows: all, filled };
}

interface ListRows {
  readonly list: RecordId;
  readonly rows: readonly Row[];
}

function listsOf(files: readonly Entries[]): readonly ListRows[] {
  const whole = files.filter((file) => !isBookings(file)).flatMap(rowsOfFile);
  const booked = Object.values(Object.groupBy(files.filter(isBookings), ({ list }) => list));
  return [...whole, ...booked.flatMap((same) => (same === undefined ? [] : rowsOfFile(together(same))))];
}

/** Files whose rows are bookings or events, many to one row of the list. */
export const isBookings = ({ list, filled }: Pick<Entries, "list" | "filled">): boolean =>
  list === "people_weeks" ||
  (list === "operations" && hasPart(filled, "worked_on")) ||
  (list === "machine_days" && hasPart(filled, "state"));

/** All bookings of several files; one that stands in two files counts as often as in the file that has it most. */
function together(files: readonly Entries[]): Entries {
  const [first] = files;
  if (first === undefined || files.length === 1)
    return first ?? { list: "people_weeks", entries: [], filled: new Set() };
  const counts = new Map<string, { readonly entry: Entry; most: number }>();
  for (const { entries } of files) {
    const own = new Map<string, number>();
    for (const entry of entries) {
      const key = JSON.stringify(entry);
      const times = (own.get(key) ?? 0) + 1;
      own.set(key, times);
      const known = counts.get(key);
      if (known === undefined) counts.set(key, { entry, most: times });
      else known.most = Math.max(known.most, times);
    }
  }
  const entries = [...counts.values()].flatMap(({ entry, most }) => Array.from({ length: most }, () => entry));
  return { list: first.list, entries, filled: new Set(files.flatMap((file) => [...file.filled])) };
}

function rowsOfFile(file: Entries): readonly ListRows[] {
  const { list, entries } = file;
  const { filled, derived } = deriving(file);
  if (list === "machine_days" && hasPart(filled, "state") && !filled.has("in_cycle_hours")) {
    const { machine_days, stops } = readMachineLog(entries.map(derived));
    return [{ list, rows: machine_days }, ...(stops.length === 0 ? [] : [{ list: "stops" as const, rows: stops }])];
  }
  const counted = list === "stops" ? entries.filter(isStanding) : entries;
  const numbered = list === "deliveries" ? numbering() : (entry: Entry) => entry;
  const whole = (entry: Entry): Entry => numbered(withWholeDays(list, derived(entry)));
  const own = { list, rows: combineEntries(list, counted, whole) };
  const weeks = bookedWeeks(file, derived);
  return weeks === null ? [own] : [own, weeks];
}

/** A list of stops may come with the stretches in which the machine cut. */
const isStanding = (entry: Entry): boolean => stateOf(String(part(entry, "state") ?? "")) !== "cutting";

const dayColumns: { readonly [R in RecordId]?: string } = { people_weeks: "week", machine_days: "day" };

function withWholeDays(list: RecordId, entry: Entry): Entry {
  const column = dayColumns[list];
  const day = column === undefined ? null : numberIn(entry[column]);
  if (column === undefined || day === null) return entry;
  const whole = Math.floor(day);
  return { ...entry, [column]: list === "people_weeks" ? whole - ((whole + 5) % 7) : whole };
}

/** Deliveries of one line on several promised days are several lines. */
function numbering(): (entry: Entry) => Entry {
  const seen = new Map<Cell, Cell[]>();
  return (entry) => {
    const line = entry.line ?? null;
    const promise = entry.promise_date ?? null;
    if (line === null || promise === null) return entry;
    const days = seen.get(line) ?? [];
    if (!days.includes(promise)) {
      days.push(promise);
      seen.set(line, days);
    }
    const place = days.indexOf(promise);
    return place === 0 ? entry : { ...entry, line: `${line} (${place + 1})` };
  };
}

/** Time tickets of operations also tell the hours that each person booked in a week. */
function bookedWeeks({ list, entries, filled }: Entries, derived: (entry: Entry) => Entry): ListRows | null {
  if (list !== "operations" || !hasPart(filled, "worker") || !hasPart(filled, "worked_on")) return null;
  const weeks = entries.flatMap((entry) => {
    const day = numberIn(part(entry, "worked_on"));
    const { act_setup, act_run } = derived(entry);
    const hours = (numberIn(act_setup) ?? 0) + (numberIn(act_run) ?? 0);
    return day === null
      ? []
      : [withWholeDays("people_weeks", { who: part(entry, "worker"), week: day, booked_hours: hours })];
  });
  return { list: "people_weeks", rows: combineEntries("people_weeks", weeks) };
}

function put(list: RecordId, known: Map<string, Row>, row: Row): void {
  const key = keyOfRow(list, row) ?? `\u0000${known.size}`;
  const before = known.get(key);
  known.set(key, before === undefined ? row : replaced(list, before, row));
}

/** What the newer file leaves empty stays, for another export may have filled it. */
function replaced(list: RecordId, before: Row, row: Row): Row {
  const filled = Object.entries(row).filter(([, cell]) => cell !== null);
  const first = (keepsFirst[list] ?? []).flatMap((column) =>
    before[column] == null ? [] : [[column, before[column]] as const],
  );
  return { ...before, ...Object.fromEntries(filled), ...Object.fromEntries(first) };
}
