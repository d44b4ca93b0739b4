import { comparisonSigns, plainlyTwoSides, results } from "../../knowledge/patterns/comparison-patterns.ts";
import { quick } from "../../knowledge/patterns/quick-pattern.ts";
import { numbersIn } from "../facts/numbers/number-in-text.ts";
import { matchesIn } from "../matches.ts";
import { memoizeText } from "../memoize.ts";

/** How many times two counts must differ to be two results. Own judgment. */
const minApart = 1.3;
/** The share of the late or bad ones that one kind must have. Own judgment. */
const minShare = 0.7;
/** How many kinds of signs two sides with numbers must show. Own judgment, checked on `test/cases/comparisons.jsonl`. */
const minSigns = 2;

/**
 * Whether a text compares two sides: by two numbers, or because what went wrong is nearly all in one group (`21 of the 22
 * late ones`, `18 repeats, none late; 12 first-time parts, 8 late`).
 */
export const hasTwoSides = (text: string): boolean =>
  comparesNumbers(text) ||
  (results.test(text) && (mostOfThem(text) || (noneFailed.test(text) && someFailed.test(text))));

/** Whether its reader can see both sides of a comparison: of those shown so, 12 of 13 compare two sides (own judgment). */
export const holdsBothSides = (text: string): boolean =>
  hasTwoSides(text) || (plainlyTwoSides.test(text) && numbersDiffer(text));

/**
 * Two results that differ, with signs of two groups, two times, or something that stayed the same: `Line A makes 840, line
 * B 552, same bar`.
 */
export const comparesNumbers = memoizeText(
  (text): boolean => results.test(text) && numbersDiffer(text) && hasSigns(text, minSigns),
);

/** Whether a text shows a minimum number of kinds of signs of the table, from one row on. */
const hasSigns = (text: string, least: number, from = 0): boolean => {
  if (least === 0) return true;
  const found = comparisonSigns.findIndex((sign, at) => at >= from && sign.test(text));
  return found >= 0 && hasSigns(text, least - 1, found + 1);
};

/** Two numbers of the same thing, as far as the words behind them tell. */
function numbersDiffer(text: string): boolean {
  const values = numbersIn(text).flatMap(({ low, start, end }) =>
    low > 1 && !(low >= 1900 && low < 2100) && !/[$£€]\s?$/.test(text.slice(0, start))
      ? [{ low, unit: unitAfter.exec(text.slice(end))?.[0].trim().toLowerCase().replace(/s$/, "") }]
      : [],
  );
  return values.some((one, at) =>
    values.slice(at + 1).some((other) => isApart(one.low, other.low) && isAlike(one.unit, other.unit)),
  );
}

const isApart = (one: number, other: number): boolean => Math.max(one, other) >= minApart * Math.min(one, other);
const isAlike = (one: string | undefined, other: string | undefined): boolean =>
  one === undefined || other === undefined || one === other;
const unitAfter = /^ ?(?:%|percent\b|(?:machine |working |spindle )?[a-z]+)/i;

/** `18 repeats, none late. 12 first-time parts, 8 late.` */
const noneFailed = quick(
  /\b(?:none|not one|no|zero|never|all (?:of (?:them|those)|\d+))\b[^.;]{0,24}\b(?:late|on (?:time|date)|missed|scrap\w*|bad|short)\b/i,
);
const someFailed =
  /\b(?:[2-9]|\d{2,}|two|three|four|five|six|seven|eight|nine|ten|half|most)(?: of (?:them|those|the \w+))?(?: \w+)?,? (?:late|missed|scrapped|bad|short)\b/i;

const partOf = quick(/\b(?<part>\w+)(?: out)? of (?:the|those|these|our|my|them|all)?(?: last)? ?(?<all>\w+)\b/gi);

/** `12 of the 14 had teeth ground on a night`. */
const mostOfThem = (text: string): boolean =>
  matchesIn(text, partOf).some(({ groups = {} }) => {
    const [part, all] = [numberOf(groups.part), numberOf(groups.all)];
    return all >= 4 && part < all && part >= minShare * all;
  });

const numberOf = (word: string | undefined): number => numbersIn(word ?? "")[0]?.low ?? Number.NaN;
