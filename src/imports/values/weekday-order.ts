import type { RawCell, RawRow } from "../files/raw-table.ts";
import { textOf } from "../files/raw-table.ts";
import { weekdayOf } from "./calendar-words.ts";
import { type DateOrder, serialIn, type WrittenDate, writtenDate } from "./dates.ts";

type Numeric = Extract<WrittenDate, { kind: "numeric" }>;

/** A numeric date and the day of the week written with it, from 0 for Monday. */
interface Dated {
  readonly date: Numeric;
  readonly weekday: number;
}

/** The fewest different dates that settle the order, and how many are looked at. Own judgment. */
const [minDates, maxDates] = [3, 60];

/** Seven years in a row and four more, so that each date falls on each day of the week. */
const someYears = Array.from({ length: 11 }, (_, index) => 2020 + index);

/**
 * Month or day first, as the days of the week show that are written in front of dates or in the column before them: if
 * "Mon 05/04" to "Sat 05/09" are six days in a row, the month comes first. `null` if they don't settle it.
 */
export function orderByWeekdays(rows: readonly RawRow[], column: number): DateOrder | null {
  const found = new Map<string, Dated>();
  for (const row of rows) {
    const one = datedIn(row[column], row[column - 1]);
    if (one !== null && found.size < maxDates) found.set(JSON.stringify(one), one);
  }
  const dated = [...found.values()];
  if (dated.length < minDates) return null;
  const orders = (["month-first", "day-first"] as const).filter((order) => fits(dated, order));
  return orders.length === 1 ? (orders[0] ?? null) : null;
}

function datedIn(cell: RawCell | undefined, before: RawCell | undefined): Dated | null {
  if (typeof cell !== "string") return null;
  const [, own = "", rest = cell] = /^\s*(\p{L}+)\.?,?\s+(\d.*)$/u.exec(cell) ?? [];
  const date = writtenDate(rest.trim());
  const weekday = weekdayOf(own === "" ? textOf(before) : own);
  return date?.kind !== "numeric" || weekday < 0 ? null : { date, weekday };
}

/** Whether some year puts each date on its day of the week. */
const fits = (dated: readonly Dated[], order: DateOrder): boolean =>
  (dated.some(({ date }) => date.year === null) ? someYears : [0]).some((year) =>
    dated.every(({ date, weekday }) => {
      const serial = serialIn({ ...date, year: date.year ?? year }, order);
      // Day 2 of the serial numbers, the first of January 1900, was a Monday.
      return serial !== null && (Math.floor(serial) + 5) % 7 === weekday;
    }),
  );
