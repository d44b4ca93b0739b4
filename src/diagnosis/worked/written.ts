import { withNoun } from "../../survey/writing.ts";
import { numbersIn, writtenNumber } from "../facts/numbers/number-in-text.ts";
import { digits, span } from "../facts/sums/loss.ts";

/** A time as written: minutes of work, or calendar days. */
export interface Time {
  readonly low: number;
  readonly high: number;
  readonly unit: "minutes" | "days";
  readonly start: number;
  readonly end: number;
}

const time = new RegExp(
  String.raw`(?<![\p{L}\d.$-])(?<low>${writtenNumber})(?:\s*(?:to|or|and|-|–)\s*(?<high>${writtenNumber}))?[\s-]*(?<unit>hours?|hrs?|h|minutes?|mins?|seconds?|secs?|days?|d|weeks?|wks?)\b(?!-)(?:(?: and)? (?<more>[1-5]?\d)(?= ?(?:min\w*\b)?\s*(?:[.,;)]|$)))?`,
  "giu",
);
/** `An hour thirty-six`, `an hour and a half`. */
const anHour = new RegExp(
  String.raw`\b(?:an|one) hour(?:(?: and)? (?<more>a half|a quarter|(?!(?:an?|one)\b)${writtenNumber})(?! ?(?:hours?|hrs?|days?|weeks?|percent|%|of)\b))?`,
  "giu",
);
const minutesPerUnit = { h: 60, m: 1, s: 1 / 60 } as const;
const daysIn = { d: 1, w: 7 } as const;

/** The times of a text in order. */
export const timesIn = (text: string): readonly Time[] =>
  [...hoursInWords(text), ...inFigures(text)]
    .filter((one, at, all) => !all.slice(0, at).some((other) => one.start < other.end && other.start < one.end))
    .toSorted((a, b) => a.start - b.start);

const hoursInWords = (text: string): readonly Time[] =>
  [...text.matchAll(anHour)].map(({ groups = {}, index, 0: all }) => {
    const more =
      groups.more === undefined
        ? 0
        : groups.more === "a half"
          ? 30
          : groups.more === "a quarter"
            ? 15
            : (numberOf(groups.more) ?? 0);
    return { low: 60 + more, high: 60 + more, unit: "minutes", start: index, end: index + all.length };
  });

const inFigures = (text: string): readonly Time[] =>
  [...text.matchAll(time)].flatMap(({ groups = {}, index, 0: all }): readonly Time[] => {
    const unit = (groups.unit ?? "").charAt(0).toLowerCase();
    const low = numberOf(groups.low);
    const high = groups.high === undefined ? low : numberOf(groups.high);
    if (low === undefined || high === undefined || high < low) return [];
    const place = { start: index, end: index + all.length };
    if (unit === "d" || unit === "w") {
      const each = daysIn[unit];
      return [{ low: low * each, high: high * each, unit: "days", ...place }];
    }
    const each = minutesPerUnit[unit as keyof typeof minutesPerUnit];
    const more = each === 60 && groups.high === undefined ? Number(groups.more ?? 0) : 0;
    return [{ low: low * each + more, high: high * each + more, unit: "minutes", ...place }];
  });

/** Times of work. */
export const minutesOf = (text: string): readonly Time[] => timesIn(text).filter(({ unit }) => unit === "minutes");

/** The number that a piece of text is; `undefined` where it holds none. */
export const numberOf = (written: string | undefined): number | undefined => numbersIn(written ?? "")[0]?.low;

/** Minutes for a sum that can be done again: `1.5 hours`, `185 minutes`, `68 seconds`. */
export function inTime(low: number, high = low): string {
  if (high >= 120) return withNoun(span(low / 60, high / 60), "hours");
  return high < 1 ? withNoun(span(low * 60, high * 60), "seconds") : withNoun(span(low, high), "minutes");
}

export const share = (part: number, all: number): string => `${Math.round((100 * part) / all)}%`;

const cents = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** Money for a sum: cents only below a hundred. */
export const money = (sign: string, value: number): string =>
  `${sign}${value < 100 && !Number.isInteger(value) ? cents.format(value) : digits(Math.round(value))}`;

/** How many characters of an answer stand next to its sum, at most and at least. */
const [longest, shortest] = [130, 25];

/**
 * The part of a sentence around its numbers, unchanged: whole if it is short, otherwise from the clause of the first
 * number to that of the last.
 *
 * @param from where the first number starts
 * @param to where the last one ends
 */
export function around(text: string, from = 0, to = text.length): string {
  return text.length <= longest ? text : clauseOf(text, from, to);
}

/** The clauses of a sentence that reach from one place to another, unchanged. */
export function clauseOf(text: string, from: number, to: number): string {
  const starts = [...text.matchAll(/(?:^|[,;:—–(]\s|\s(?=(?:and|but|so|because|then)\s))/g)].map(
    ({ index, 0: all }) => index + all.length,
  );
  const ends = [...text.matchAll(/[,;:—–)]|\s(?=(?:and|but|so|because|then)\s)|$/g)].map(({ index }) => index);
  const least = starts.findLast((at) => at <= from) ?? 0;
  const end = ends.find((at) => at >= to && at - least >= shortest) ?? text.length;
  const start = starts.findLast((at) => at <= from && end - at >= shortest) ?? 0;
  const clause = text.slice(start, end).trim();
  // Half of a bracket is left out.
  return /\([^)]*$/.test(clause) ? clause.slice(0, clause.lastIndexOf("(")).trim() : clause;
}
