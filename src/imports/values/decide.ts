import { isEmpty, textOf } from "../files/raw-table.ts";
import { type ColumnCells, countWhere } from "./column-cells.ts";
import {
  type DateOrder,
  dayOfYearIn,
  orderSaidBy,
  serialIn,
  spelledDayOfYear,
  type WrittenDate,
  writtenDate,
} from "./dates.ts";
import { hoursOf, type TimeUnit, unitNamed } from "./durations.ts";
import { bareNumber, type DecimalMark, markSaidBy, numberWith } from "./numbers.ts";
import type { Reading } from "./question.ts";
import { spelledDay } from "./serials.ts";
import { readingWords } from "./values.words.ts";

/** What a column shows about how its values are written. */
export type Said<T> =
  | { readonly kind: "decided"; readonly is: T }
  /** Every value is unambiguous. */
  | { readonly kind: "no-matter" }
  | { readonly kind: "open"; readonly example: string };

/** Which of two readings wins; a few typos against many values don't count. */
function voted<T extends string>(votes: ReadonlyMap<T, number>, example: string | null): Said<T> {
  const [first, second] = [...votes].toSorted((a, b) => b[1] - a[1]);
  if (first === undefined) return example === null ? { kind: "no-matter" } : { kind: "open", example };
  return second === undefined || second[1] <= first[1] * 0.05
    ? { kind: "decided", is: first[0] }
    : { kind: "open", example: example ?? "" };
}

/** Month or day first, judged by all values of a column. */
export function dateOrderSaid({ distinct, counts }: ColumnCells): Said<DateOrder> {
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
    const said = orderSaidBy(date);
    if (said !== "either") votes.set(said, (votes.get(said) ?? 0) + (counts[position] ?? 0));
    else if (date.first !== date.second) example ??= String(cell).trim();
  }
  if (isYearFirst(firsts, thirds)) return { kind: "decided", is: "year-first" };
  const inLog = votes.size === 0 && times.size >= fewestTimes ? monthStays(firsts, seconds) : null;
  return inLog ?? voted(votes, example);
}

/**
 * How many different times of day make dates a log of events; something that happens once a month has none. Own
 * judgment.
 */
const fewestTimes = 5;

/**
 * In a log of one week, the month stays the same while the day changes. Dates on the first of each month look the same
 * the other way round, so month 1 doesn't count.
 */
function monthStays(firsts: ReadonlySet<number>, seconds: ReadonlySet<number>): Said<DateOrder> | null {
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

/** Decimal point or comma, judged by all values of a column. */
export function decimalMarkSaid({ distinct, counts }: ColumnCells): Said<DecimalMark> {
  const votes = new Map<DecimalMark, number>();
  let example: string | null = null;
  for (const [position, cell] of distinct.entries()) {
    if (typeof cell !== "string" || cell === "") continue;
    const bare = bareNumber(cell.trim());
    if (bare === null) continue;
    const said = markSaidBy(bare);
    if (said === "either") example ??= cell.trim();
    else if (said !== "none") votes.set(said, (votes.get(said) ?? 0) + (counts[position] ?? 0));
  }
  return voted(votes, example);
}

/** What else is known of a column of hours. */
interface SizeLimits {
  /** Whether no value can be over 24 hours. */
  readonly isOfOneDay?: boolean;
  /** Hours; where the middle value is above, they may be minutes. */
  readonly mostUsual?: number | undefined;
  /** What start and end times of the same rows show. */
  readonly byClock?: TimeUnit | null;
}

/**
 * Hours, minutes or seconds, judged by the heading, by units in the cells, or else by the size of the values.
 */
export function timeUnitSaid(
  heading: TimeUnit | null,
  cells: ColumnCells,
  mark: DecimalMark,
  { isOfOneDay = false, mostUsual, byClock = null }: SizeLimits = {},
): Said<TimeUnit> {
  if (heading !== null) return { kind: "decided", is: heading };
  const texts = cells.distinct.map((cell) => (isEmpty(cell) || cell instanceof Date ? "" : textOf(cell)));
  const unit = texts
    .slice(0, 1000)
    .map(unitOfCell)
    .find((one) => one !== null);
  if (unit !== undefined && unit !== null) return { kind: "decided", is: unit };
  if (byClock !== null) return { kind: "decided", is: byClock };
  const sizes = texts.flatMap((text, position): readonly Size[] => {
    const size = numberFrom(text, mark);
    return size !== null && size > 0 ? [{ size, count: cells.counts[position] ?? 0 }] : [];
  });
  const clocks = countWhere(cells, (cell) => typeof cell === "string" && cell.includes(":"));
  const numbers = countOf(sizes);
  if (numbers === 0 || numbers <= clocks) return { kind: "no-matter" };
  return (isOfOneDay ? withinADay(sizes) : null) ?? bySize(sizes, mostUsual);
}

/** The longest unit in which the largest value is at most a day. A shorter unit would mean a machine that hardly runs. */
function withinADay(sizes: readonly Size[]): Said<TimeUnit> | null {
  const largest = Math.max(...sizes.map(({ size }) => size));
  const is = (["hours", "minutes", "seconds", "milliseconds"] as const).find((unit) => largest * hoursOf[unit] <= 24.1);
  return is === undefined ? null : { kind: "decided", is };
}

/** A number, and how often a column has it. */
interface Size {
  readonly size: number;
  readonly count: number;
}

const countOf = (sizes: readonly Size[]): number => sizes.reduce((sum, { count }) => sum + count, 0);

const unitOfCell = (text: string): TimeUnit | null => {
  const word = /^-?[\d.,]+\s*([a-z]+)\.?$/i.exec(text)?.[1];
  return word === undefined ? null : unitNamed(word.toLowerCase());
};

function numberFrom(text: string, mark: DecimalMark): number | null {
  const bare = bareNumber(text);
  return bare === null ? null : numberWith(bare, mark);
}

/** Judges by size: small or fractional numbers are hours, large whole numbers may be minutes or hours. Own judgment. */
function bySize(sizes: readonly Size[], mostUsual = 24): Said<TimeUnit> {
  const all = countOf(sizes);
  const middle = middleOf(sizes, Math.floor(all / 2));
  const broken = countOf(sizes.filter(({ size }) => !Number.isInteger(size))) / all;
  if (middle <= mostUsual && broken >= 0.2) return { kind: "decided", is: "hours" };
  if (middle <= Math.min(8, mostUsual)) return { kind: "decided", is: "hours" };
  return { kind: "open", example: String(middle) };
}

/** The first number, by size, with more than this many values up to it. */
function middleOf(sizes: readonly Size[], before: number): number {
  let seen = 0;
  return (
    sizes
      .toSorted((a, b) => a.size - b.size)
      .find(({ count }) => {
        seen += count;
        return seen > before;
      })?.size ?? 0
  );
}

/** What an ambiguous date would mean each way. */
export function dateReadings(example: string): readonly Reading[] {
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

/** What an ambiguous number would mean each way. */
export const markReadings = (example: string): readonly Reading[] =>
  ([".", ","] as const).map((mark) => ({
    answer: mark,
    means: readingWords.of(example, plainSize(numberFrom(example, mark) ?? 0)),
  }));

/** "1,234" or "about 1.2", because a choice between "1,234" and "1.234" would be unreadable. */
const plainSize = (number: number): string =>
  Number.isInteger(number)
    ? number.toLocaleString("en-US")
    : readingWords.about(number.toLocaleString("en-US", { maximumFractionDigits: 1 }));

/** What an ambiguous number of hours would mean each way. */
export function unitReadings(example: string): readonly Reading[] {
  const units: readonly TimeUnit[] = Number(example) >= 600 ? ["minutes", "seconds"] : ["hours", "minutes"];
  return units.map((unit) => ({
    answer: unit,
    means: readingWords.of(example, readingWords.hours(Number(example) * hoursOf[unit])),
  }));
}
