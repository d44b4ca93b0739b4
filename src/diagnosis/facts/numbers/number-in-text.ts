import { matchesIn } from "../../matches.ts";
import { memoizeText } from "../../memoize.ts";
import { americanNumbers } from "./american-numbers.ts";
import { type Ends, endsOf, numberWords } from "./number-value.ts";

/** A number as written in a text: digits or words, one value or a range. */
export interface WrittenNumber {
  readonly low: number;
  readonly high: number;
  readonly bound: Bound;
  /** Where it is, including words such as `about`. */
  readonly start: number;
  readonly end: number;
}

/** How exact it is meant to be: `40`, `about 40`, `40 or more`, `under 40`. */
export type Bound = "exact" | "about" | "at-least" | "at-most";

/** The numbers of a text in order, except those inside a word, a date, a time of day or a part number. */
export const numbersIn = memoizeText((text): readonly WrittenNumber[] => {
  if (!mayHoldNumber(text)) return [];
  return matchesIn(americanNumbers(withoutTimesOfDay(text)), numberPattern).flatMap(
    ({ groups = {}, index, 0: all }) => {
      const { low = "", high = low, least, most, before, after } = groups;
      const ends = least === undefined ? endsOf(low, high) : endsBetween(most ? `${least} and ${most}` : least);
      return ends ? [{ ...ends, bound: boundOf(before, after), start: index, end: index + all.length }] : [];
    },
  );
});

/** A text with its times of day blanked, at the same length: `from two to five a.m.` is neither two nor five of anything. */
export const withoutTimesOfDay = (text: string): string =>
  hour.test(text) ? text.replace(timeOfDay, (time) => " ".repeat(time.length)) : text;

/** What a time of day ends with: a pattern that begins with a number is slow to notice that there is none. */
const hour = /[ap]\.m|[ap]m\b|o['’]clock\b/i;

const onClock = String.raw`(?:\d{1,2}(?::\d\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
const timeOfDay = new RegExp(
  String.raw`(?<![\w.,:$])(?:${onClock}\s?(?:to|and|or|until|till|[-–])\s?)?${onClock}\s?(?:[ap]\.m\.?|[ap]m\b|o['’]clock\b)`,
  "gi",
);

/** What the words before and after a number make of it. */
export function boundOf(before = "", after = ""): Bound {
  const [, isNot, word = ""] = /^(not?\b|never\b)?(.*)$/is.exec(before) ?? [];
  if (/\b(?:more|least|over|above|exceed\w*|minimum|easily)\b/i.test(word) || /more|over|plus|\+|up/i.test(after))
    return isNot ? "at-most" : "at-least";
  if (/\b(?:less|fewer|most|under|below|up to|max\w*)\b/i.test(word) || /less|fewer/i.test(after))
    return isNot ? "at-least" : "at-most";
  return before !== "" || after !== "" ? "about" : "exact";
}

/**
 * The ends of what follows `between`. An `and` may also be inside a number (`one hundred and fifty and two hundred`), so the
 * range is the one whose ends are nearest to each other.
 */
function endsBetween(words: string): Ends | undefined {
  const ranges = matchesIn(words, /\s+and\s+/giu).flatMap(({ index, 0: and }) => {
    const ends = endsOf(words.slice(0, index), words.slice(index + and.length));
    return ends ? [ends] : [];
  });
  return ranges.toSorted((a, b) => a.high / a.low - b.high / b.low)[0] ?? endsOf(words, words);
}

const fraction = String.raw`(?:(?:\d+[ -])?[1-9]\/[1-9]|(?:\d+ ?)?[½¼¾])(?:\s?(?:of an? )?million\b)?`;
/** Millions, abbreviated. Without a currency, `m` stands for minutes or meters, and `mil` for thousandths of an inch. */
const millions = String.raw`(?:[$£€]|(?<=[$£€]\d[\d.]*\s?(?:to|or|[-–—])\s?))\d+(?:\.\d+)?\s?(?:m|mm|mil)\b`;
const digits = String.raw`${fraction}|${millions}|(?:\$|R(?=\d{1,3}(?:,\d{3}|\.\d\d\b)))?(?:\d+(?:,\d{3})*(?:\.\d+)?|\.\d+)(?:\s?(?:k|dozen|hundred|thousand|grand|million)\b)?`;
/** The longest first, so that `fourteen` isn't read as `four`. */
const word = `(?:${[...Object.keys(numberWords), "dozen", "hundred", "thousand", "million"].toSorted((a, b) => b.length - a.length).join("|")})`;
const digitOrWord = new RegExp(String.raw`[\d½¼¾]|\b${word}`, "i");
/** Most sentences have no number, and patterns that begin with one are slow to notice that. */
export const mayHoldNumber = memoizeText((text): boolean => digitOrWord.test(text));
/** `A quarter million`, `three quarters of a million`. A quarter without a scale is a part of the year, or of something. */
const quarterMillion = String.raw`(?:(?:an?|one|three)[\s-]+)?quarters?(?:\s+of)?(?:\s+an?)?[\s-]+million`;
const andQuarters = String.raw`[\s-]+and[\s-]+(?:an?|one|three)[\s-]+quarters?\b(?!\s+of\b)(?:[\s-]+million)?`;
const inWords = String.raw`(?:${quarterMillion}|(?:an?\s+)?(?:${word})(?:(?:-and-(?:a-)?|[\s-]+|-odd\s+|\s+and\s+(?:a\s+)?|\s+a\s+(?=dozen|million))${word}(?![\s-]+quarters?\b))*(?:${andQuarters})?)`;
/** A written number, for other readers' patterns. */
export const writtenNumber = String.raw`(?:(?<![.\d])(?:${digits})|${inWords})`;
/** What may come before a number and belongs to it, for other readers' patterns. */
export const beforeNumber = String.raw`about|around|roughly|some|nearly|almost|close to|approximately|maybe|probably|easily|at least|a minimum of|at most|up to|a maximum of|(?:(?:not?|never)\s+)?(?:more than|less than|fewer than|over|above|under|below)`;
const after = String.raw`or more|or so|plus|\+|or less|or fewer|and up`;
const to = String.raw`\s*(?:to|or|[-–—])\s*`;
const range = String.raw`(?:from\s+)?(?<low>${writtenNumber})(?:${to}(?<high>${writtenNumber}))?`;
const between = String.raw`between\s+(?<least>${writtenNumber})(?:(?:${to}|\s+and\s+)(?<most>${writtenNumber}))?`;
/** Not inside a word, and not part of a code, a date, a time of day or a number with another decimal mark. */
const numberPattern = new RegExp(
  String.raw`(?:\b(?<before>${beforeNumber})\s+)?(?<![\p{L}\p{N}_#./:,-])(?:${between}|${range})(?![\p{L}\p{N}_]|[-./:,]\d)(?:\s*(?<after>${after}))?`,
  "giu",
);
