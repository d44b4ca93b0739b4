import type { PeriodDays } from "../../measures/measure.ts";
import { type RecordId, records } from "../../measures/records.ts";
import { happened } from "../knowledge/combine.ts";
import type { Records } from "../rows/records.ts";

/** Weeks that a value and its trend look back. */
export const weeksBack = 13;

/** The 13 weeks up to the newest day on which something happened; `null` when no row has such a day. */
export function newestPeriod({ rows }: Records): PeriodDays | null {
  const days: number[] = [];
  for (const list of Object.keys(records) as readonly RecordId[])
    for (const row of rows[list] ?? [])
      for (const column of happened[list]) {
        const cell = row[column];
        if (typeof cell === "number") days.push(Math.floor(cell));
      }
  // Sorted as bare numbers: a long list has hundreds of thousands.
  const newest = newestOf(Float64Array.from(days).sort());
  return newest === null ? null : { first: newest + 1 - 7 * weeksBack, after: newest + 1 };
}

/** A few days far ahead of all others are slips of the pen, such as 2062 for 2026. Judgment. */
function newestOf(sorted: Float64Array): number | null {
  const slips = sorted.length < 20 ? 0 : Math.max(1, Math.floor(sorted.length / 200));
  for (let index = sorted.length - 1; index >= sorted.length - slips; index -= 1)
    if ((sorted[index] ?? 0) - (sorted[index - 1] ?? 0) > 60) return sorted[index - 1] ?? null;
  return sorted.at(-1) ?? null;
}

/** The weeks of a period, the oldest first, each seven days up to its end. */
export const weeksOf = ({ after }: PeriodDays): readonly PeriodDays[] =>
  Array.from({ length: weeksBack }, (_, week) => ({
    first: after - 7 * (weeksBack - week),
    after: after - 7 * (weeksBack - week - 1),
  }));
