import type { PeriodDays } from "../../measures/measure.ts";
import { type RecordId, records } from "../../measures/records.ts";
import { happened } from "../knowledge/combine.ts";
import type { Records } from "../rows/merge.ts";

/** Weeks that a value and its trend look back. */
export const weeksBack = 13;

/** The 13 weeks up to the newest day on which something happened; `null` when no row has such a day. */
export function newestPeriod({ rows }: Records): PeriodDays | null {
  let newest = Number.NEGATIVE_INFINITY;
  for (const list of Object.keys(records) as readonly RecordId[])
    for (const row of rows[list] ?? [])
      for (const column of happened[list]) {
        const cell = row[column];
        if (typeof cell === "number" && cell > newest) newest = cell;
      }
  if (newest === Number.NEGATIVE_INFINITY) return null;
  const after = Math.floor(newest) + 1;
  return { first: after - 7 * weeksBack, after };
}

/** The weeks of a period, the oldest first, each seven days up to its end. */
export const weeksOf = ({ after }: PeriodDays): readonly PeriodDays[] =>
  Array.from({ length: weeksBack }, (_, week) => ({
    first: after - 7 * (weeksBack - week),
    after: after - 7 * (weeksBack - week - 1),
  }));
