import { isEmpty, type RawCell, textOf } from "../files/raw-table.ts";
import { isNoDate, writtenDate } from "./dates.ts";
import { clockHours, hoursOfWorkbookDate, timeOfDay, timeOfWorkbookDate } from "./durations.ts";
import { isNoValue } from "./no-value.ts";
import { bareNumber, numberWith } from "./numbers.ts";
import { isRealDate, serialOfNumber } from "./serials.ts";
import { yesNoIn } from "./yes-no.ts";

/**
 * What the cells of one column look like, as shares of the filled cells, 0 to 1. Those of dates, numbers and times leave out
 * cells that say there is no value yet: "TBD".
 */
export interface Profile {
  readonly filled: number;
  readonly dates: number;
  /** Zeros where a date should be: "00000000". */
  readonly noDates: number;
  /** Numbers that could be dates, and dates without a year: "6/3". */
  readonly datesAsNumbers: number;
  readonly numbers: number;
  readonly clocks: number;
  /** Times of day: "7:02", "3:31 PM"; "0702" too, which may be any number. */
  readonly daytimes: number;
  /** Whether they can't be durations: AM or PM is written, or they spread over the whole day. */
  readonly isDaytime: boolean;
  readonly yesNo: number;
  readonly destroyed: number;
  /** Texts with letters. */
  readonly words: number;
  /** Different texts, at most as many as are counted. */
  readonly different: number;
  readonly examples: readonly string[];
}

/** Looks at cells of one column, a few thousand at most. */
export function profileOf(cells: readonly RawCell[]): Profile {
  const filled = cells.filter((cell) => !isEmpty(cell));
  const texts = filled.map(textOf);
  const countOf = (fits: (cell: RawCell, text: string) => boolean): number =>
    filled.filter((cell, index) => fits(cell, texts[index] ?? "")).length;
  const known = filled.length - countOf((cell, text) => typeof cell === "string" && isNoValue(text));
  const share = (fits: (cell: RawCell, text: string) => boolean): number => countOf(fits) / Math.max(1, known);
  const ofAll = (fits: (cell: RawCell, text: string) => boolean): number => countOf(fits) / Math.max(1, filled.length);
  const notNumbers = filled.filter((cell) => !isNumber(cell, textOf(cell)));
  const daytimes = notNumbers.flatMap((cell) => daytimeOf(cell, textOf(cell)) ?? []);
  const yesNo = yesNoIn(texts);
  return {
    filled: filled.length,
    dates: share(isDate),
    noDates: share((_, text) => isNoDate(text)),
    datesAsNumbers: share((_, text) => isNumberOfDate(text) || isDayOfYear(text)),
    numbers: share(isNumber),
    clocks: share((cell, text) => (cell instanceof Date ? hoursOfWorkbookDate(cell) : clockHours(text)) !== null),
    daytimes: share((cell, text) => daytimeOf(cell, text) !== null),
    isDaytime:
      daytimes.length > 0 && (texts.some(namesHalfDay) || (isSpreadOverDay(daytimes) && !texts.some(isOverADay))),
    yesNo: ofAll((_, text) => yesNo(text) !== null),
    destroyed: ofAll((_, text) => /^\d{1,2}:\d{2}\.\d$/.test(text)),
    words: ofAll((cell, text) => typeof cell === "string" && /\p{L}/u.test(text)),
    different: new Set(texts).size,
    examples: [...new Set(texts)].slice(0, 12),
  };
}

function isDate(cell: RawCell, text: string): boolean {
  if (cell instanceof Date) return hoursOfWorkbookDate(cell) === null;
  return typeof cell === "string" && writtenDate(text) !== null && !isDayOfYear(text);
}

/**
 * Whether a text may be a day and month. Fractions and step numbers look the same, so it counts only under a heading for
 * a date.
 */
function isDayOfYear(text: string): boolean {
  const date = writtenDate(text);
  return date?.kind === "numeric" && date.year === null;
}

const daytimeOf = (cell: RawCell, text: string): number | null =>
  cell instanceof Date ? timeOfWorkbookDate(cell) : timeOfDay(text);

const namesHalfDay = (text: string): boolean => /^\d{1,2}:\d{2}.*[ap]\.?\s?m?\.?$/i.test(text);

/** "37:30": not a time of day. */
const isOverADay = (text: string): boolean => /^\d{2,3}:\d{2}/.test(text) && Number.parseInt(text, 10) >= 24;

/** Shifts are paid up to about twelve hours, and most stops and setups take less than six. Own judgment. */
function isSpreadOverDay(hours: readonly number[]): boolean {
  const sorted = hours.toSorted((a, b) => a - b);
  return (sorted[Math.floor(sorted.length / 2)] ?? 0) >= 6 && (sorted.at(-1) ?? 0) >= 15;
}

function isNumber(cell: RawCell, text: string): boolean {
  if (typeof cell === "number") return true;
  const bare = bareNumber(text);
  return bare !== null && (numberWith(bare, ".") ?? numberWith(bare, ",")) !== null;
}

function isNumberOfDate(text: string): boolean {
  if (!/^[1-9]\d*(?:\.\d+)?$/.test(text)) return false;
  const serial = serialOfNumber(Number(text));
  return serial !== null && isRealDate(serial);
}
