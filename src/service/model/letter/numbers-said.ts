import { type Bound, numbersIn } from "../../../diagnosis/facts/numbers/number-in-text.ts";
import type { KnownNumber } from "./grounds.ts";
import {
  aim,
  anyAmount,
  ofSample,
  ownLimit,
  ownRhythm,
  ownTarget,
  ownTime,
  setsLimit,
  shareOver,
  thresholds,
} from "./limits-set.ts";
import { isMoneyAt, kindOf, minus } from "./numbers-stated.ts";
import { betweenDates, dates, planDates } from "./plan-dates.ts";
import { type SumsShown, statesRatio } from "./ratios-in-words.ts";
import { axisCounts, compoundQuantity, quantities } from "./words/forbidden-words.ts";
import { wordsIn } from "./words/words-in.ts";

/**
 * The kind of sentence: an order (an instruction) may say how many to look at, an outcome how many of them, but not how long.
 * Both may ask for half of what was told.
 */
export type SentenceKind = "statement" | "order" | "question" | "outcome";

/**
 * Whether every number in a sentence is allowed: it is in the quotes or checked answers the sentence is based on, it counts
 * what is listed, or it is a date of the plan. Sums and figures are placeholders, so they don't occur here.
 */
export function hasOnlyKnownNumbers(
  words: string,
  known: readonly KnownNumber[],
  kind: SentenceKind,
  sums: SumsShown = { sentence: words, halves: false },
): boolean {
  const always = [axisCounts, digitAxes, planDates, dates, nothing, wholeOfIt, wholeHour];
  const isAim = kind !== "statement" || aim.test(words) || ownTarget.test(words);
  const isCell = kind === "outcome" && wordsIn(words).length <= wordsOfCell;
  const free = [
    ...always,
    ...(isAim ? thresholds : []),
    ...(kind === "statement" ? [] : [shareOver, ofSample]),
    ...(kind === "order" && setsLimit.test(words) ? [ownLimit] : []),
    ...(kind === "order" ? [ownTime, ownRhythm] : []),
    ...(isCell || ownTarget.test(words) ? [anyAmount] : []),
  ];
  const plain = (kind === "statement" ? free : [...free, eachOfThem]).reduce(
    (text, harmless) => text.replaceAll(harmless, " "),
    words.replaceAll(minus, "").replaceAll(toOne, "into"),
  );
  const rest = withoutNumbers(
    plain,
    (value, { after, before, isMoney, bound }) =>
      known.some((one) => isNear(one.value, value, bound) && isOfKind(one, after, isMoney)) ||
      (kind !== "statement" &&
        isMoney &&
        (isCell || bound === "at-least" || bound === "at-most" || reaches.test(before)) &&
        known.some((one) => !one.isCount && isOfSize(one.value, value))) ||
      (!(kind === "statement" && measured.test(after)) && isHalfOfShown(value, words, known, kind)) ||
      (Number.isInteger(value) && value >= 1 && value <= maxCounted && kindOf(after, isMoney) === "count") ||
      (kind !== "statement" && isAimFrom(before, known)) ||
      (betweenDates.test(words) && /^ (?:working )?days?\b/iu.test(after)) ||
      (kind !== "statement" && !isMoney && isSample(value, after) && !(kind === "outcome" && measured.test(after))),
  );
  // A level to reach may be a part of what is counted first: `half of today's count`.
  const hasRatio = !isCell && statesRatio(rest, sums, kind === "statement");
  const isFree = !/\p{N}/u.test(rest) && !/[%€£$]/u.test(rest.replaceAll(shareByName, " "));
  return isFree && !hasRatio && !statesQuantity(rest);
}

/** Whether a sentence has no number at all, in figures or in words. */
export const hasNoNumber = (words: string, kind: SentenceKind, sums: SumsShown): boolean =>
  !/[\p{N}%€£$]/u.test(words) && !statesQuantity(words) && !statesRatio(words, sums, kind === "statement");

/** The sign of a measure's name: `OTD %`, `scrap %`. */
const shareByName = /(?<=\b(?:\p{Lu}{2,}|[Ss]crap|[Rr]ework|[Yy]ield|[Uu]tilization) )%/gu;

/** A lot of `125 instead of 250`, and in an order `from 11 to 5.5 hours`, if the answers tell 250 or 11. */
function isHalfOfShown(value: number, words: string, known: readonly KnownNumber[], kind: SentenceKind): boolean {
  const isChange = (kind === "statement" ? insteadOf : toInsteadOf).test(words);
  const isWhole = (number: number): boolean => number === 2 * value && known.some((one) => one.value === number);
  return isChange && numbersIn(words).some(({ low }) => isWhole(low));
}

const insteadOf = /\b(?:instead of|rather than)\b/iu;
const toInsteadOf = /\b(?:instead of|rather than|to)\b/iu;

/** Whether a number is written in words; a time without one, such as `an hour`, claims no figure. */
const statesQuantity = (words: string): boolean =>
  wordsIn(words).some((word) => quantities.has(word) || compoundQuantity.test(word));

/** Zero is a word for nothing, not a figure. */
const nothing = /[$£€]?(?<![\d.,])0(?!\d|[.,:]\d)|\bzero\b/giu;

/** `3 p.m.` is when, not how many; with minutes it must be told. */
const wholeHour = /(?<![\w.,:$])\d{1,2} ?(?:[ap]\.m\.?|[ap]m\b|o['’]clock\b)/giu;

const wholeOfIt = /(?<![\d.,])100 ?(?:%|percent\b)/giu;

/** `all of the 20`: those the instruction just mentioned. */
const eachOfThem = /\b(?:all|any|each|none) of the (?:[1-5]?\d|60)(?=[.,;](?!\d))/giu;

/** Things that a letter counts itself: `the other two`. Own judgment. */
const maxCounted = 12;

const digitAxes = /\b[345][ -]axis\b/giu;

/** The most words of a cell with the result of a count; more are a sentence. */
const wordsOfCell = 6;
/** Whether a number stands for a known one: `over six hours` for 6.2, `nearly 400` for 391. */
function isNear(known: number, said: number, bound: Bound): boolean {
  const share = known / said;
  switch (bound) {
    case "exact":
      return known === said;
    case "about":
      return Math.abs(share - 1) <= roundedBy;
    case "at-least":
      return share >= 1 && share <= 1 + roundedBy;
    case "at-most":
      return share <= 1 && share >= 1 - roundedBy;
  }
}

/** An amount that must be reached may be the letter's own, if the answers tell one of its size. */
const reaches = /\breach(?:es|ed)? $/iu;
const isOfSize = (told: number, said: number): boolean => said <= told * widest && told <= said * widest;
/** Own judgment. */
const widest = 5;

/** `from Building 2 to one place` is no range. */
const toOne = /(?<=\d )to(?= one\b)/gu;

/** A level to reach: `from 68% to 75%`, if 68 is told. */
function isAimFrom(before: string, known: readonly KnownNumber[]): boolean {
  const [, from] =
    /\bfrom (?:about )?[$€£]?([\d,.]*\d)(?: ?%| [a-z]+){0,2} (?:down |up )?to (?:about )?[$€£]?$/iu.exec(before) ?? [];
  return from !== undefined && known.some(({ value }) => value === Number(from.replaceAll(",", "")));
}

/** How far a rounded number may be off. Own judgment. */
const roundedBy = 0.05;

/** What is next to a number. */
interface Surroundings {
  readonly bound: Bound;
  readonly before: string;
  readonly after: string;
  readonly isMoney: boolean;
}

/** Removes the allowed numbers, with their currency or percent symbol. */
function withoutNumbers(text: string, isAllowed: (value: number, around: Surroundings) => boolean): string {
  let rest = text;
  for (const { low, high, bound, start, end } of numbersIn(text).toReversed()) {
    const after = text.slice(end, end + 24);
    const isMoney = isMoneyAt(text, start, end);
    const before = text.slice(0, start);
    if (![low, high].every((value) => isAllowed(value, { bound, before, after, isMoney }))) continue;
    const upTo = end + (unitAfter.exec(after)?.[0].length ?? 0);
    rest = `${rest.slice(0, start).replace(/[€£]$/u, "")}#${rest.slice(upTo)}`;
  }
  return rest;
}

/** Whether a known number is of the same kind as this one. */
const isOfKind = ({ isCount, only }: KnownNumber, after: string, isMoney: boolean): boolean =>
  !(isCount && (isMoney || measured.test(after))) && (only === undefined || only === kindOf(after, isMoney));

/** What makes a number a time, a share or money. */
const measured = /^(?:\s?%|[\s-](?:h|hours?|min|minutes?|days?|weeks?|months?|years?|per ?cent|dollars?|k)\b)/i;

/** What belongs to a number: its symbol or unit, and the period it is for. */
const unitAfter =
  /^(?:\s?%|\s(?:per ?cent|dollars?|hours?|minutes?|days?|weeks?|months?)(?: (?:an?|per|each|every) [a-z]+)?)/i;

/** “the last twenty late jobs”: how many to look at, not a fact. */
const isSample = (value: number, after: string): boolean =>
  Number.isInteger(value) &&
  value >= 1 &&
  value <= 60 &&
  /^(?:\s+(?!hours?\b|h\b|per ?cent\b|dollars?\b|years?\b)[a-z]|,)/i.test(after);
