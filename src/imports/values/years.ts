import type { ColumnCells } from "./column-cells.ts";
import { type DateOrder, type DayOfYear, dayOfYearIn, newestUntil, spelledDay, writtenDate } from "./dates.ts";
import type { Reading } from "./question.ts";

/** Days that what has happened may lie ahead: someone writes down tomorrow's shipment. Judgment. */
const slack = 14;
/** Days that a plan may lie ahead: what shops plan for. Judgment. */
const ahead = 120;

/** Which year a day without one gets: the newest that is not after `last`, and from `first` on, where that is known. */
export interface Years {
  readonly first: number | null;
  readonly last: number;
}

/** A day of a plan that may lie in one year or in the next. */
export interface OpenYear {
  readonly text: string;
  /** The first day after the gap that parts it from the others. */
  readonly first: number;
  readonly readings: readonly Reading[];
}

/**
 * The years of a column whose dates have none. What has happened lies before today, a plan at most four months after it.
 *
 * @param today days since 1899-12-30: today, or the last day that the file knows
 */
export const yearsUntil = (isPlan: boolean, today: number): Years => ({
  first: null,
  last: today + (isPlan ? ahead : slack),
});

/** The day that a date without a year means. */
export const serialInYears = (day: DayOfYear, { first, last }: Years): number | null =>
  newestUntil(day, first === null ? last : Math.max(last, first + 364));

/** "4/30" in a plan for November to March: long overdue, or next spring. `null` where no such day is in the column. */
export function openYear(cells: ColumnCells, order: DateOrder | null, years: Years): OpenYear | null {
  const days = cells.different.flatMap((cell) => {
    const day = typeof cell === "string" ? dayOfYearIn(writtenDate(cell.trim()), order) : null;
    const serial = day === null ? null : serialInYears(day, years);
    return day === null || serial === null ? [] : [{ text: String(cell).trim(), day, serial: Math.floor(serial) }];
  });
  const sorted = days.toSorted((a, b) => a.serial - b.serial);
  const gaps = sorted.slice(1).map(({ serial }, index) => serial - (sorted[index]?.serial ?? 0));
  const place = gaps.indexOf(Math.max(...gaps));
  const [oldest, before, after, newest] = [sorted[0], sorted[place], sorted[place + 1], sorted.at(-1)];
  if (oldest === undefined || before === undefined || after === undefined || newest === undefined) return null;
  // The year goes round: the gap from the last day to the first one of the next year parts the list just as well.
  if ((gaps[place] ?? 0) <= 365 - (newest.serial - oldest.serial)) return null;
  const later = serialInYears(before.day, { ...years, first: after.serial }) ?? before.serial;
  return {
    text: before.text,
    first: after.serial,
    readings: [
      { answer: "earlier", means: spelledDay(before.serial) },
      { answer: "later", means: spelledDay(later) },
    ],
  };
}
