import type { Row } from "../../measures/reading.ts";
import type { ListId } from "../../measures/record-lists.ts";
import { type Entries, type Entry, entriesOf, everyEntry } from "./entries.ts";
import type { Records } from "./records.ts";
import { areTickets, type ListRows, rowsOfFile } from "./rows-of-file.ts";
import { withNewer } from "./with-newer.ts";

/**
 * Merges files, older first. A newer file replaces rows with the same key, but the earliest recorded promise and due
 * date stay. Time tickets add up; those that two files share count once.
 */
export function mergeFiles(files: readonly Entries[]): Records {
  const rows = new Map<ListId, readonly Row[]>();
  const filled = new Map<ListId, ReadonlySet<string>>();
  for (const { list, rows: own } of listsOf(files)) {
    const before = rows.get(list);
    rows.set(list, before === undefined ? own : withNewer(list, before, own));
    filled.set(list, new Set([...(filled.get(list) ?? []), ...filledIn(own)]));
  }
  const printed = files.flatMap(({ printedOn }) => printedOn ?? []);
  const unclear = new Set(files.flatMap(({ list, unclear = [] }) => [...unclear].map((column) => `${list}.${column}`)));
  return {
    rows: Object.fromEntries(rows),
    filled,
    unclear,
    ...(printed.length > 0 && { printedOn: Math.max(...printed) }),
  };
}

/** The columns in which any of the rows has a value: the first ones of a long list may all be open. */
function filledIn(rows: readonly Row[]): ReadonlySet<string> {
  const filled = new Set<string>();
  for (const row of rows) for (const id in row) if (row[id] !== null) filled.add(id);
  return filled;
}

function listsOf(files: readonly Entries[]): readonly ListRows[] {
  const whole = files.filter((file) => !areTickets(file)).flatMap(rowsOfFile);
  const booked = Object.values(Object.groupBy(files.filter(areTickets), ({ list }) => list));
  const all = [...whole, ...booked.flatMap((same) => (same === undefined ? [] : rowsOfFile(together(same))))];
  // A log of inspections says more than visits of a station, and a list of jobs more than order lines.
  const hasOwn = (list: ListId): boolean => files.some((file) => file.list === list);
  return all.filter(({ list, isAside = false }) => !(isAside && hasOwn(list)));
}

/** All tickets of several files. One that appears in two files counts as often as in the file that has it most. */
function together(files: readonly Entries[]): Entries {
  const [first] = files;
  if (first === undefined || files.length === 1) return first ?? entriesOf("people_weeks", new Map(), 0);
  const counts = new Map<string, { readonly entry: Entry; most: number }>();
  for (const file of files) {
    const own = new Map<string, number>();
    for (const entry of everyEntry(file)) {
      const key = JSON.stringify(entry);
      const times = (own.get(key) ?? 0) + 1;
      own.set(key, times);
      const known = counts.get(key);
      if (known === undefined) counts.set(key, { entry, most: times });
      else known.most = Math.max(known.most, times);
    }
  }
  const entries = [...counts.values()].flatMap(({ entry, most }) => Array.from({ length: most }, () => entry));
  const ids = new Set(files.flatMap(({ columns }) => Object.keys(columns)));
  const columns = [...ids].map((id) => [id, entries.map((entry) => entry[id] ?? null)] as const);
  return entriesOf(first.list, new Map(columns), entries.length);
}
