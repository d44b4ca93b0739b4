import type { ColumnCells } from "./column-cells.ts";
import { type DateOrder, type DayOfYear, writtenDate } from "./dates.ts";
import { dayOfYearIn, newestUntil } from "./day-of-year.ts";
import type { AnswerOption } from "./question.ts";
import { spelledDay } from "./serials.ts";

/** How many days ahead a past event may be dated: someone writes down tomorrow's shipment. Own judgment. */
const slack = 14;
/** How many days ahead a plan may be dated. Own judgment. */
const ahead = 120;

/** The year a date without one gets: the newest that isn't after `last`, and not before `first` if that is known. */
export interface Years {
  readonly first: number | null;
  readonly last: number;
}

/** A planned date that may be this year or next. */
export interface OpenYear {
  readonly text: string;
  /** The first day after the gap that separates it from the others. */
  readonly first: number;
  readonly readings: readonly AnswerOption[];
}

/**
 * The years for a column of dates without a year. Past events are before today, a plan at most four months after it.
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

/**
 * A planned date that may be this year or next, such as "4/30" in a plan for November to March. `null` if there is none.
 */
export function openYear(cells: ColumnCells, order: DateOrder | null, years: Years): OpenYear | null {
  const days = cells.distinct.flatMap((cell) => {
    const day = typeof cell === "string" ? dayOfYearIn(writtenDate(cell.trim()), order) : null;
    const serial = day === null ? null : serialInYears(day, years);
    return day === null || serial === null ? [] : [{ text: String(cell).trim(), day, serial: Math.floor(serial) }];
  });
  const sorted = days.toSorted((a, b) => a.serial - b.serial);
  const gaps = sorted.slice(1).map(({ serial }, index) => serial - (sorted[index]?.serial ?? 0));
  const widest = gaps.indexOf(gaps.reduce((most, gap) => Math.max(most, gap), 0));
  const [oldest, before, after, newest] = [sorted[0], sorted[widest], sorted[widest + 1], sorted.at(-1)];
  if (oldest === undefined || before === undefined || after === undefined || newest === undefined) return null;
  // The year wraps around: the gap from the last day to the first day of the next year separates the list just as well.
  if ((gaps[widest] ?? 0) <= 365 - (newest.serial - oldest.serial)) return null;
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
