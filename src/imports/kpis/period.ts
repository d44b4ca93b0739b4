import type { PeriodDays } from "../../measures/measure.ts";
import type { Cell } from "../../measures/record-list.ts";
import { type ListId, recordLists } from "../../measures/record-lists.ts";
import { happened } from "../knowledge/combine.ts";
import { type Records, undated } from "../rows/records.ts";

/** How many weeks a value and its trend look back. */
export const weeksBack = 13;

/** No cell after this is a date: the end of 2099. */
const lastDay = 73_100;

/** The day in a cell; `null` if it holds none. */
const dayIn = (cell: Cell | undefined): number | null =>
  typeof cell === "number" && cell > undated && cell <= lastDay ? Math.floor(cell) : null;

/** The days of one column. */
export const daysOf = (rows: Records["rows"], list: ListId, column: string): readonly number[] =>
  (rows[list] ?? []).flatMap((row) => dayIn(row[column]) ?? []);

const known = new WeakMap<Records["rows"], Map<number | undefined, PeriodDays | null>>();

/**
 * The 13 weeks up to the newest day on which something happened, or before the day on which the files were printed;
 * `null` if nothing says either.
 */
export function newestPeriod({ rows, printedOn }: Pick<Records, "rows" | "printedOn">): PeriodDays | null {
  // Cached, because several figures of the same rows need it and each row has to be read.
  const before = known.get(rows) ?? new Map<number | undefined, PeriodDays | null>();
  const period = before.has(printedOn)
    ? (before.get(printedOn) ?? null)
    : withoutPreorders(periodIn(rows), rows, printedOn);
  known.set(rows, before.set(printedOn, period));
  return period;
}

/**
 * Orders dated after the day on which the file was printed don't move its end, if nothing else happened after that day: they
 * are to come, or typed wrong.
 */
function withoutPreorders(
  period: PeriodDays | null,
  rows: Records["rows"],
  printedOn: number | undefined,
): PeriodDays | null {
  if (printedOn === undefined) return period;
  if (period === null) return periodBefore(printedOn);
  if (period.after <= printedOn + 1) return period;
  const done = periodIn(rows, ["order_date"]);
  return done === null || done.after <= printedOn + 1 ? periodBefore(printedOn) : period;
}

function periodIn(rows: Records["rows"], uncounted: readonly string[] = []): PeriodDays | null {
  /** How often each day occurs. */
  const days = new Uint32Array(lastDay + 1);
  for (const list of Object.keys(recordLists) as readonly ListId[]) {
    const columns = happened[list].filter((column) => !uncounted.includes(column));
    for (const row of rows[list] ?? [])
      for (const column of columns) {
        const day = dayIn(row[column]);
        if (day !== null) days[day] = (days[day] ?? 0) + 1;
      }
  }
  const newest = newestOf(days);
  return newest === null ? null : periodBefore(newest + 1);
}

const periodBefore = (after: number): PeriodDays => ({ first: after - 7 * weeksBack, after });

/** What is open counts on the day on which the newest file was printed, even if the newest row is some days older. */
export const stateOn = (newest: PeriodDays, { printedOn = 0 }: Records): PeriodDays =>
  printedOn > newest.after ? periodBefore(printedOn) : newest;

/**
 * Up to how many days after the newest row a list of what was due is complete until the day on which it was printed. Own
 * judgment.
 */
const soonPrinted = 14;

/** What was due in a period counts until the newest file was printed, even if the newest row is some days older. */
export const dueBy = (newest: PeriodDays, records: Records): PeriodDays => {
  const printed = stateOn(newest, records);
  return printed.after - newest.after > soonPrinted ? newest : printed;
};

/** The most weeks of a file that count whole. Someone who pulls half a year wants to see half a year. Own judgment. */
const weeksWhole = 27;

/** The period from the first of these days on if that isn't long before the newest; otherwise the usual period. */
export function wholeFile(days: readonly number[], newest: PeriodDays): PeriodDays {
  const whole = everyDay(days, newest);
  return newest.after - whole.first > 7 * weeksWhole ? newest : whole;
}

/** The period from the first of these days on, however long ago that was. */
export function everyDay(days: readonly number[], newest: PeriodDays): PeriodDays {
  const sorted = days.toSorted((a, b) => a - b);
  const slips = slipsOf(sorted.length);
  const apart = sorted.findIndex((day, at) => at < slips && (sorted[at + 1] ?? day) - day > farApart);
  return { ...newest, first: sorted[apart + 1] ?? newest.first };
}

/**
 * The first day on which something happened in these rows; infinity if none has one.
 *
 * @param columns those of each list that count; all by default
 */
export function firstDayIn(
  rows: Records["rows"],
  lists: readonly ListId[],
  columns?: ReadonlyMap<ListId, ReadonlySet<string>>,
): number {
  let first = Number.POSITIVE_INFINITY;
  for (const list of lists) {
    const days = happenedIn(list, columns);
    for (const row of rows[list] ?? []) for (const column of days) first = Math.min(first, dayIn(row[column]) ?? first);
  }
  return first;
}

const happenedIn = (list: ListId, columns?: ReadonlyMap<ListId, ReadonlySet<string>>): readonly string[] =>
  happened[list].filter((one) => columns?.get(list)?.has(one) ?? true);

/** How many days may be typos. Own judgment. */
const slipsOf = (days: number): number => (days < 20 ? 0 : Math.max(1, Math.floor(days / 200)));
/** More than this many days lie between typos and the other days. Own judgment. */
const farApart = 60;

/** The newest day, ignoring a few days far ahead of all others, which are typos such as 2062 for 2026. Own judgment. */
function newestOf(counts: Uint32Array): number | null {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const slips = slipsOf(all);
  const newest = counts.findLastIndex((count) => count > 0);
  let seen = 0;
  for (let day = newest; day >= 0; ) {
    seen += counts[day] ?? 0;
    if (seen > slips) break;
    let before = day - 1;
    while (before >= 0 && counts[before] === 0) before -= 1;
    if (before >= 0 && day - before > farApart) return before;
    day = before;
  }
  return newest < 0 ? null : newest;
}

/** The weeks of a period, the oldest first, each seven days up to its end. */
export const weeksOf = ({ after }: PeriodDays): readonly PeriodDays[] =>
  Array.from({ length: weeksBack }, (_, week) => ({
    first: after - 7 * (weeksBack - week),
    after: after - 7 * (weeksBack - week - 1),
  }));
