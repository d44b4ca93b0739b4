import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import { matchesIn } from "../../matches.ts";
import { identity, memoize, memoizeText } from "../../memoize.ts";
import { americanNumbers } from "./american-numbers.ts";

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
      const low = numberOf(groups.low ?? "");
      const high = numberOf(groups.high ?? groups.highest ?? groups.low ?? "");
      if (low === undefined || high === undefined || high < low) return [];
      return [{ low, high, bound: boundOf(groups.before, groups.after), start: index, end: index + all.length }];
    },
  );
});

/** A text with its times of day blanked, at the same length: `from two to five a.m.` is neither two nor five of anything. */
export const withoutTimesOfDay = (text: string): string => text.replace(timeOfDay, (time) => " ".repeat(time.length));

const onClock = String.raw`(?:\d{1,2}(?::\d\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
const timeOfDay = quick(
  new RegExp(
    String.raw`(?<![\w.,:$])(?:${onClock}\s?(?:to|and|or|until|till|[-–])\s?)?${onClock}\s?(?:[ap]\.m\.?|[ap]m\b|o['’]clock\b)`,
    "gi",
  ),
);

/** What the words before and after a number make of it. */
export function boundOf(before = "", after = ""): Bound {
  if (/\b(?:more|least|over|above|exceed\w*|minimum|easily)\b/i.test(before) || /more|over|plus|\+|up/i.test(after))
    return "at-least";
  if (/\b(?:less|most|under|below|up to|max\w*)\b/i.test(before) || /less|fewer/i.test(after)) return "at-most";
  return before !== "" || after !== "" ? "about" : "exact";
}

/**
 * The value of digits or of words such as `forty-five`, `two and a half`, `a dozen`; otherwise `undefined`. Shops write
 * the same numbers again and again.
 */
const numberOf = memoize(identity, (written): number | undefined => {
  const plain = written
    .toLowerCase()
    .replaceAll(",", "")
    .replace(/^(?:\$|r(?=\d))/, "")
    .trim();
  const fraction = /^(?:(\d+)[ -])?([1-9])\/([1-9])$/.exec(plain);
  if (fraction) return Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3]);
  const sign = /^(\d+)? ?([½¼¾])$/.exec(plain);
  if (sign) return Number(sign[1] ?? 0) + (fractionSigns[sign[2] ?? ""] ?? Number.NaN);
  const thousands = /^(\d+(?:\.\d+)?)\s*(k|m|thousand|grand|million)$/.exec(plain);
  if (thousands) return Number(thousands[1]) * (scales[thousands[2] ?? ""] ?? Number.NaN);
  return /^\.?\d/.test(plain) ? Number(plain) : numberOfWords(plain);
});

const fractionSigns: Readonly<Record<string, number>> = { "½": 0.5, "¼": 0.25, "¾": 0.75 };

/** `Forty five` and `half two` are one number, and `two three` are two. @param last the value of the word before, `null` after a scale */
const mayFollow = (value: number, last: number | null): boolean =>
  last === null || Math.min(last, value) < 1 || (last >= 20 && value < 10);

function numberOfWords(words: string): number | undefined {
  let [total, current] = [0, 0];
  let last: number | null = null;
  for (const word of words.split(/[\s-]+/).filter((one) => !["and", "a", "an", "of", "odd"].includes(one))) {
    const scale = scales[word];
    const value = numberWords[word];
    if (scale !== undefined) current = (current || 1) * scale;
    else if (value !== undefined && mayFollow(value, last)) current += value;
    else return undefined;
    last = scale === undefined ? (value ?? null) : null;
    if (scale !== undefined && scale >= 1000) [total, current] = [total + current, 0];
  }
  const value = total + current;
  return value > 0 ? value : undefined;
}

/** What each number word counts. */
const numberWords: Readonly<Record<string, number>> = {
  half: 0.5,
  one: 1,
  two: 2,
  couple: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const scales: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1000,
  k: 1000,
  grand: 1000,
  million: 1e6,
  m: 1e6,
};

/** Without a currency, `m` stands for minutes or meters. */
const digits = String.raw`(?:\d+[ -])?[1-9]\/[1-9]|(?:\d+ ?)?[½¼¾]|\$\d+(?:\.\d+)?\s?m\b|(?:\$|R(?=\d{1,3}(?:,\d{3}|\.\d\d\b)))?(?:\d+(?:,\d{3})*(?:\.\d+)?|\.\d+)(?:\s?(?:k|thousand|grand|million)\b)?`;
/** The longest first, so that `fourteen` isn't read as `four`. */
const word = `(?:${[...Object.keys(numberWords), "dozen", "hundred", "thousand", "million"].toSorted((a, b) => b.length - a.length).join("|")})`;
const digitOrWord = new RegExp(String.raw`[\d½¼¾]|\b${word}`, "i");
/** Most sentences have no number, and patterns that begin with one are slow to notice that. */
export const mayHoldNumber = memoizeText((text): boolean => digitOrWord.test(text));
const inWords = String.raw`(?:an?\s+)?(?:${word})(?:(?:-and-(?:a-)?|[\s-]+|-odd\s+|\s+and\s+(?:a\s+)?|\s+a\s+(?=dozen|million))${word})*`;
/** A written number, for other readers' patterns. */
export const writtenNumber = String.raw`(?:(?<![.\d])(?:${digits})|${inWords})`;
const before = `about|around|roughly|some|nearly|almost|close to|approximately|maybe|probably|easily|more than|at least|over|above|a minimum of|less than|at most|under|below|up to|a maximum of`;
const after = String.raw`or more|or so|plus|\+|or less|or fewer|and up`;
const to = String.raw`(?:\s*(?:to|or|[-–—])\s*(?<high>${writtenNumber})|(?<=\bbetween\s+\S+)\s+and\s+(?<highest>${writtenNumber}))?`;
/** Not inside a word, and not part of a code, a date, a time of day or a number with another decimal mark. */
const numberPattern = new RegExp(
  String.raw`(?:\b(?<before>${before})\s+)?(?<![\p{L}\p{N}_#./:,-])(?:from\s+|between\s+)?(?<low>${writtenNumber})${to}(?![\p{L}\p{N}_]|[-./:,]\d)(?:\s*(?<after>${after}))?`,
  "giu",
);
