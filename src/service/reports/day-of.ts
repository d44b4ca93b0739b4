import { identity, memoize } from "../../diagnosis/memoize.ts";

/**
 * The day of a time in a time zone: in Ohio a report of Sunday evening isn't Monday's.
 *
 * @param time `2026-11-21T08:30:00.000Z`
 * @param timeZone `America/Chicago`
 * @returns `2026-11-21`
 */
export const dayOf = (time: string, timeZone: string): string => formatIn(timeZone).format(new Date(time));

/** Canadian English writes a date as the ISO standard does. */
const formatIn = memoize(
  identity,
  (timeZone: string) =>
    new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }),
);
