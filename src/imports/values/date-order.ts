import type { ColumnCells } from "./column-cells.ts";
import { type Convention, voted } from "./convention.ts";
import { type DateOrder, orderShownBy, serialIn, type WrittenDate, writtenDate } from "./dates.ts";
import { dayOfYearIn, spelledDayOfYear } from "./day-of-year.ts";
import type { AnswerOption } from "./question.ts";
import { spelledDay } from "./serials.ts";
import { readingWords } from "./values.words.ts";

/** Month or day first, judged by all values of a column. */
export function dateOrderOf({ distinct, counts }: ColumnCells): Convention<DateOrder> {
  const votes = new Map<DateOrder, number>();
  const [firsts, seconds, thirds] = [new Set<number>(), new Set<number>(), new Set<number | null>()];
  const times = new Set<number>();
  let example: string | null = null;
  for (const [position, cell] of distinct.entries()) {
    const date = typeof cell === "string" ? writtenDate(cell.trim()) : null;
    if (date?.kind !== "numeric") continue;
    firsts.add(date.first);
    seconds.add(date.second);
    times.add(date.time);
    thirds.add(date.third);
    const shown = orderShownBy(date);
    if (shown !== "either") votes.set(shown, (votes.get(shown) ?? 0) + (counts[position] ?? 0));
    else if (date.first !== date.second) example ??= String(cell).trim();
  }
  if (isYearFirst(firsts, thirds)) return { kind: "decided", is: "year-first" };
  const inLog = votes.size === 0 && times.size >= minTimes ? monthStays(firsts, seconds) : null;
  return inLog ?? voted(votes, example);
}

/**
 * How many different times of day make dates a log of events; something that happens once a month has none. Own
 * judgment.
 */
const minTimes = 5;

/**
 * In a log of one week, the month stays the same while the day changes. Dates on the first of each month look the same
 * the other way round, so month 1 doesn't count.
 */
function monthStays(firsts: ReadonlySet<number>, seconds: ReadonlySet<number>): Convention<DateOrder> | null {
  const [is, months, days] =
    firsts.size < seconds.size
      ? (["month-first", firsts, seconds] as const)
      : (["day-first", seconds, firsts] as const);
  return months.size === 1 && days.size >= 5 && !months.has(1) ? { kind: "decided", is } : null;
}

/** "26-11-05": few different years first, and more different days last. */
const isYearFirst = (firsts: ReadonlySet<number>, thirds: ReadonlySet<number | null>): boolean =>
  firsts.size < 4 &&
  thirds.size > 2 * firsts.size &&
  thirds.size > 3 &&
  [...firsts].every((year) => year >= 20) &&
  [...thirds].every((day) => day !== null && day >= 1 && day <= 31);

/** What an ambiguous date would mean each way. */
export function dateReadings(example: string): readonly AnswerOption[] {
  const date = writtenDate(example);
  if (date?.kind !== "numeric") return [];
  return (["month-first", "day-first"] as const).map((order) => ({
    answer: order,
    means: readingWords.of(example, spelled(date, order)),
  }));
}

function spelled(date: Extract<WrittenDate, { kind: "numeric" }>, order: DateOrder): string {
  const dayOfYear = dayOfYearIn(date, order);
  if (dayOfYear !== null) return spelledDayOfYear(dayOfYear);
  const serial = serialIn(date, order);
  return serial === null ? readingWords.noDate : spelledDay(serial);
}
