import type { Cell } from "../../measures/record-list.ts";
import { isNotFirst, isOfBought } from "../knowledge/words.ts";
import { componentMark, reasonStopped } from "../match/targets.ts";
import { derivations } from "./derivations.ts";
import type { Derived } from "./derived-column.ts";
import { type Entries, type Entry, hasComponent, numberIn } from "./entries.ts";
import { ofStages, partsOfStages, runOfLaborType } from "./split-hours.ts";

const isThere = (filled: ReadonlySet<string>, id: string): boolean =>
  id.startsWith(componentMark) ? hasComponent(filled, id.slice(componentMark.length)) : filled.has(id);

/** The derivations that these columns allow, each column once. */
export function derivationsFor(list: string, filled: ReadonlySet<string>): readonly Derived[] {
  const { keys, numbers } = derivations[list] ?? { keys: [], numbers: [] };
  const isMade = ({ needs }: Derived): boolean => needs.every((id) => isThere(filled, id));
  const split =
    list === "operations"
      ? [...(filled.has("act_setup") ? [] : [runOfLaborType]), ...ofStages, partsOfStages].filter(isMade)
      : [];
  const ofKeys = firstOfEach(keys.filter(isMade));
  const isKnown = ({ column }: Derived): boolean => filled.has(column) || ofKeys.some((one) => one.column === column);
  return [...ofKeys, ...split, ...firstOfEach(numbers.filter((one) => !isKnown(one) && isMade(one)))];
}

const firstOfEach = (several: readonly Derived[]): readonly Derived[] =>
  several.filter(({ column }, index) => several.findIndex((one) => one.column === column) === index);

/** A file, with the columns that its components make. */
export function withDerived(read: Entries): Entries {
  const file = withStopped(withOpenParts(withFirstInspections(withoutUninspected(withHalfDays(read)))));
  const made = derivationsFor(file.list, file.filled);
  if (made.length === 0) return file;
  const columns = made.map((one) => [one.column, cellsOf(one, file)] as const);
  return {
    ...file,
    columns: { ...file.columns, ...Object.fromEntries(columns) },
    filled: new Set([...file.filled, ...made.map(({ column }) => column)]),
  };
}

/** The hours that a machine stood for each reason aren't columns of the list: they make stops. */
function withStopped(file: Entries): Entries {
  const stopped = Object.entries(file.columns).filter(([id]) => reasonStopped(id) !== null);
  const own = stopped.map(([id, cells]) => [id.slice(componentMark.length), cells] as const);
  return stopped.length === 0 ? file : { ...file, columns: { ...file.columns, ...Object.fromEntries(own) } };
}

/** A list that values what is still to ship holds what is open of each line. */
function withOpenParts(file: Entries): Entries {
  const [ordered, shipped, open] = ["order_qty", "ship_qty", `${componentMark}open_qty`].map((id) => file.columns[id]);
  const isOfOpen =
    hasComponent(file.filled, "open_value") && !file.filled.has("order_value") && !file.filled.has("ship_date");
  if (file.list !== "deliveries" || !isOfOpen || ordered === undefined || (shipped ?? open) === undefined) return file;
  const left = ordered.map((cell, row) => {
    const pieces = numberIn(cell);
    return open === undefined && pieces !== null
      ? pieces - (numberIn(shipped?.[row] ?? null) ?? 0)
      : (open?.[row] ?? null);
  });
  return {
    ...file,
    columns: { ...file.columns, order_qty: left, ship_qty: left.map((cell) => (cell === null ? null : 0)) },
    filled: new Set([...file.filled, "ship_qty"]),
  };
}

const inspectedParts: readonly string[] = ["inspected", "right_first_time", `${componentMark}rejected`];

/**
 * The parts of a lot that comes back after rework were inspected before, and don't count again; of bought ones not even
 * the wait counts.
 */
function withFirstInspections(file: Entries): Entries {
  const [attempt, again, scope] = ["attempt", "again", "scope"].map((id) => file.columns[componentMark + id]);
  if (file.list !== "inspections" || (attempt ?? again ?? scope) === undefined) return file;
  const isAgain = (row: number): boolean =>
    (numberIn(attempt?.[row] ?? null) ?? 1) > 1 || again?.[row] === "Yes" || isNotFirst(String(scope?.[row] ?? ""));
  const isBought = (row: number): boolean => isOfBought(String(scope?.[row] ?? ""));
  const first = Object.entries(file.columns).map(([id, cells]) => {
    const isLeftOut = id === "started" ? isBought : inspectedParts.includes(id) ? isAgain : null;
    return [id, isLeftOut === null ? cells : cells.map((cell, row) => (isLeftOut(row) ? null : cell))] as const;
  });
  return { ...file, columns: Object.fromEntries(first) };
}

/** A lot whose accepted and rejected parts are both blank hasn't been inspected yet. */
function withoutUninspected(file: Entries): Entries {
  const { inspected, right_first_time: good, [`${componentMark}rejected`]: rejected } = file.columns;
  if (file.list !== "inspections" || inspected === undefined || good === undefined || rejected === undefined)
    return file;
  const counted = inspected.map((cell, row) => ((good[row] ?? rejected[row] ?? null) === null ? null : cell));
  return { ...file, columns: { ...file.columns, inspected: counted } };
}

/** Hours that only occur on a 24-hour clock, or with PM. */
const afterNoon = 13;

/** "11:50" to "1:10" without AM or PM: if no time needs a 24-hour clock, the end is twelve hours later. */
function withHalfDays(file: Entries): Entries {
  const [began, ended] = ["began_at", "ended_at"].map((id) => file.columns[componentMark + id]);
  const isLate = (cell: Entry[string] | undefined): boolean => (numberIn(cell ?? null) ?? 0) >= afterNoon;
  if (began === undefined || ended === undefined || began.some(isLate) || ended.some(isLate)) return file;
  const later = ended.map((cell, row) => {
    const [from, to] = [numberIn(began[row] ?? null), numberIn(cell)];
    return from !== null && to !== null && to < from ? to + 12 : cell;
  });
  return { ...file, columns: { ...file.columns, [`${componentMark}ended_at`]: later } };
}

/** One entry object is reused for every row: creating one each time would take as long as everything else. */
function cellsOf({ needs, from, timed }: Derived, { columns, count }: Entries): readonly Entry[string][] {
  if (timed !== undefined && !haveTimes(columns[timed] ?? [])) return new Array(count).fill(null);
  const read = needs.map((id) => [id, columns[id] ?? []] as const);
  const entry: Record<string, Entry[string]> = {};
  return Array.from({ length: count }, (_, row) => {
    for (const [id, cells] of read) entry[id] = cells[row] ?? null;
    return from(entry);
  });
}

/** Whether half of the dates have a time of day. Monitors begin a stop anew at midnight; no one stops a machine only then. */
function haveTimes(cells: readonly Cell[]): boolean {
  const days = cells.filter((cell) => typeof cell === "number");
  return days.filter((day) => day % 1 !== 0).length * 2 >= days.length;
}
