import { type DateOrder, type DayOfYear, type WrittenDate, writtenDate } from "./dates.ts";
import { monthNames, serialFrom, yearOf } from "./serials.ts";

/** Month and day of a written date that has no year; `null` if it has one or isn't a date. */
export function dayOfYearIn(date: WrittenDate | null, order: DateOrder | null): DayOfYear | null {
  if (date?.kind === "yearless") return date;
  if (date?.kind !== "numeric" || date.year !== null || order === null) return null;
  const [month, own] = order === "month-first" ? [date.first, date.second] : [date.second, date.first];
  return { month, day: own, time: date.time };
}

/** The newest such date that is not after the given day. */
export function newestUntil({ month, day: own, time }: DayOfYear, last: number): number | null {
  const year = yearOf(last);
  const serials = [year, year - 1, year - 2, year - 3, year - 4].map((one) => serialFrom(one, month, own, time));
  return serials.find((serial) => serial !== null && Math.floor(serial) <= last) ?? null;
}

/** "March 4". */
export const spelledDayOfYear = ({ month, day: own }: DayOfYear): string => `${monthNames[month - 1]} ${own}`;

/** "6/3", "Nov 20". */
export const hasNoYear = (text: string): boolean => dayOfYearIn(writtenDate(text), "month-first") !== null;
