import { isEmpty, textOf } from "../files/raw-table.ts";
import { type ColumnCells, countWhere } from "./column-cells.ts";
import type { Convention } from "./convention.ts";
import { hoursOf, type TimeUnit, unitNamed } from "./durations.ts";
import { type DecimalMark, numberIn, numberInEither } from "./numbers.ts";
import type { AnswerOption } from "./question.ts";
import { readingWords } from "./values.words.ts";

/** What else is known of a column of hours. */
interface SizeLimits {
  /** Whether no value can be over 24 hours. */
  readonly isOfOneDay?: boolean;
  /** Whether they are the regular hours of a week or a pay period. */
  readonly isRegular?: boolean;
  /** Hours; where the middle value is above, they may be minutes. */
  readonly mostUsual?: number | undefined;
  /** What start and end times of the same rows show. */
  readonly unitFromTimes?: TimeUnit | null;
}

/**
 * Hours, minutes or seconds, judged by the heading, by units in the cells, or else by the size of the values.
 */
export function timeUnitOf(
  heading: TimeUnit | null,
  cells: ColumnCells,
  mark: DecimalMark,
  { isOfOneDay = false, isRegular = false, mostUsual, unitFromTimes = null }: SizeLimits = {},
): Convention<TimeUnit> {
  if (heading !== null) return { kind: "decided", is: heading };
  const texts = cells.distinct.map((cell) => (isEmpty(cell) || cell instanceof Date ? "" : textOf(cell)));
  const named = texts.slice(0, mostNamed).flatMap((text) => namedIn(text, mark) ?? []);
  const unit = named[0]?.unit;
  if (unit !== undefined) {
    const bare = texts.flatMap((text) => numberIn(text, mark) ?? []).filter((size) => size > 0);
    return besideNamed(
      bare,
      named.map(({ size }) => size),
      unit,
    );
  }
  if (unitFromTimes !== null) return { kind: "decided", is: unitFromTimes };
  const sizes = texts.flatMap((text, position): readonly Size[] => {
    const size = numberIn(text, mark);
    return size !== null && size > 0 ? [{ size, count: cells.counts[position] ?? 0 }] : [];
  });
  const clocks = countWhere(cells, (cell) => typeof cell === "string" && cell.includes(":"));
  const numbers = countOf(sizes);
  if (numbers === 0 || numbers <= clocks) return { kind: "no-matter" };
  if (isRegular && isOfPayPeriod(sizes)) return { kind: "decided", is: "hours" };
  return (isOfOneDay ? withinADay(sizes) : null) ?? bySize(sizes, mostUsual);
}

/** Regular hours of a day to two weeks; as minutes, everyone would go home within two hours. Own judgment. */
const mostRegular = 100;
const isOfPayPeriod = (sizes: readonly Size[]): boolean =>
  sizes.every(({ size }) => size <= mostRegular) && middleOf(sizes, Math.floor(countOf(sizes) / 2)) >= 24;

/** Hours of the day on which the clocks go back, with some room for rounding. */
const longestDay = 25.1;

/** The share of values over a day that may be typed wrong, such as 80 for 8.0. Own judgment. */
const maxTypos = 0.1;

/**
 * The longest unit in which the largest value is at most a day. A shorter unit would mean a machine that hardly runs. It is
 * open if only a few values are over a day.
 */
function withinADay(sizes: readonly Size[]): Convention<TimeUnit> | null {
  const largest = sizes.reduce((most, { size }) => Math.max(most, size), 0);
  const is = (["hours", "minutes", "seconds", "milliseconds"] as const).find(
    (unit) => largest * hoursOf[unit] <= longestDay,
  );
  const over = countOf(sizes.filter(({ size }) => size > longestDay));
  if (over > 0 && over <= countOf(sizes) * maxTypos)
    return { kind: "open", example: String(middleOf(sizes, Math.floor(countOf(sizes) / 2))) };
  return is === undefined ? null : { kind: "decided", is };
}

/** A number, and how often a column has it. */
interface Size {
  readonly size: number;
  readonly count: number;
}

const countOf = (sizes: readonly Size[]): number => sizes.reduce((sum, { count }) => sum + count, 0);

/** Among how many different cells a unit is looked for. */
const mostNamed = 1000;

/** The unit that the first cell with one names. */
export const unitInCells = ({ distinct }: ColumnCells): TimeUnit | null =>
  distinct.slice(0, mostNamed).reduce<TimeUnit | null>((unit, cell) => unit ?? unitBehind(textOf(cell)), null);

const withUnit = /^-?([\d.,'’]+)\s*([a-z]+)\.?$/i;
/** The unit after the number of a cell. */
export const unitBehind = (text: string): TimeUnit | null => unitNamed(withUnit.exec(text)?.[2]?.toLowerCase() ?? "");

/** A number with the unit that its cell names: "45 min". */
function namedIn(text: string, mark: DecimalMark): { readonly size: number; readonly unit: TimeUnit } | null {
  const [size, unit] = [numberInEither(withUnit.exec(text)?.[1] ?? "", mark), unitBehind(text)];
  return size === null || unit === null ? null : { size, unit };
}

/** How many times larger or smaller a unit makes numbers: from the first on it is another unit, below the second the same. Own judgment. */
const otherUnit = { from: 8, sameBelow: 3 } as const;

/**
 * The unit of bare numbers in a column where some cells name one. Who writes "45 min" next to 3.5 thinks in hours; who
 * writes it next to 40 and 90 thinks in minutes.
 */
function besideNamed(bare: readonly number[], named: readonly number[], unit: TimeUnit): Convention<TimeUnit> {
  const [typical, other] = [medianOf(named), medianOf(bare)];
  if (bare.length === 0 || unit === "hours" || other * otherUnit.sameBelow > typical)
    return { kind: "decided", is: unit };
  // 1.75 is written for an hour and three quarters, not for minutes and seconds.
  const isBroken = bare.some((size) => !Number.isInteger(size)) && named.every(Number.isInteger);
  if (unit === "minutes" && (isBroken || other * otherUnit.from < typical)) return { kind: "decided", is: "hours" };
  return { kind: "open", example: String(other) };
}

const medianOf = (sizes: readonly number[]): number =>
  sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;

/** Judges by size: small or fractional numbers are hours, large whole numbers may be minutes or hours. Own judgment. */
function bySize(sizes: readonly Size[], mostUsual = 24): Convention<TimeUnit> {
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

/** What an ambiguous number of hours would mean each way. */
export function unitReadings(example: string): readonly AnswerOption[] {
  const units: readonly TimeUnit[] = Number(example) >= 600 ? ["minutes", "seconds"] : ["hours", "minutes"];
  return units.map((unit) => ({
    answer: unit,
    means: readingWords.of(example, readingWords.hours(Number(example) * hoursOf[unit])),
  }));
}
