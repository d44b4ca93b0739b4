import { memoizeText } from "../../memoize.ts";
import { type Sentence, sentencesOf } from "../../reader/words.ts";
import { minutesAfter } from "./hours-and-minutes.ts";
import { type Bound, boundOf, numbersIn, type WrittenNumber } from "./number-in-text.ts";

/** A number with its unit from the shop's text, and its exact words. */
export interface Quantity {
  /** As written, number and unit: `about 126 hours a week`. */
  readonly text: string;
  readonly start: number;
  /** In minutes, dollars, shares from 0 to 1, or pieces. Both ends are equal unless a range was written. */
  readonly low: number;
  readonly high: number;
  readonly bound: Bound;
  readonly unit: Unit;
  /** What is counted, as written (`molds`, `open positions`); empty if the unit says it all. */
  readonly of: string;
  /** What it is counted per: `a week`, `per job`; `null` if nothing is said. */
  readonly per: Per | null;
  /** Whether several things together are said to make the number. */
  readonly together: boolean;
  readonly sentence: Sentence;
}

export type Unit = "minutes" | "dollars" | "share" | "count";
export type Per = "hour" | "shift" | "day" | "week" | "month" | "quarter" | "year" | "each";

/** The quantities of a text in order. */
export const quantitiesIn = memoizeText((text): readonly Quantity[] =>
  sentencesOf(text).flatMap((sentence) => {
    const found = numbersIn(sentence.text).flatMap((number) => quantityOf(number, sentence) ?? []);
    return found.filter(({ start }, at) => start >= endOf(found[at - 1]));
  }),
);

const endOf = (quantity: Quantity | undefined): number =>
  quantity === undefined ? 0 : quantity.start + quantity.text.length;

function quantityOf(number: WrittenNumber, sentence: Sentence): Quantity | undefined {
  const rest = sentence.text.slice(number.end);
  const written = sentence.text.slice(number.start, number.end);
  const measured = measureAfter(rest, written);
  if (measured === undefined || (measured.unit === "count" && isLabel.test(sentence.text.slice(0, number.start))))
    return undefined;
  const { unit, factor, of, minutes = 0, length } = measured;
  const scaled = (value: number): number => Number((value * factor + minutes).toPrecision(12));
  const later = /^\s*(or more|or so|or less|and up|plus)\b/i.exec(rest.slice(length));
  const upTo = length + (later?.[0].length ?? 0);
  const per = perAfter(rest.slice(upTo));
  const end = number.end + upTo + per.length;
  return {
    text: sentence.text.slice(number.start, end).trim(),
    start: sentence.start + number.start,
    low: scaled(number.low),
    high: scaled(number.high),
    bound: later ? boundOf("", later[1]) : number.bound,
    unit,
    of,
    per: per.per,
    together: /\b(?:together|between them|combined|in all|in total|altogether)\b/i.test(
      sentence.text.slice(end, end + 24),
    ),
    sentence,
  };
}

/** `Job 1042`, `Line 4`: the number is a name. `Each machine 12 parts` has a count. */
const isLabel =
  /(?<!\b(?:an?|the|one|each|every|per|any|that|this) )\b(?:job|part|op|operation|machine|line|cell|order|po|wo|lot|rev|shift|station|bay|pallet|program|number|no\.) $/i;

interface Measure {
  readonly unit: Unit;
  /** One of the written unit in our unit. */
  readonly factor: number;
  readonly of: string;
  /** Written behind whole hours: `2 hrs 45 min`. */
  readonly minutes?: number;
  /** How many characters of the text the unit takes. */
  readonly length: number;
}

function measureAfter(rest: string, written: string): Measure | undefined {
  if (written.includes("$")) return { unit: "dollars", factor: 1, of: "", length: 0 };
  const time = timeWord.exec(rest);
  // `45 a week` is 45 of something; only a half comes before its unit that way.
  if (time && (time.groups?.a === undefined || /half$/i.test(written))) {
    const factor = minutesPerUnit[(time.groups?.unit ?? "").toLowerCase().slice(0, 3)] ?? Number.NaN;
    return { unit: "minutes", factor, of: "", length: time[0].length, ...minutesAfter(rest) };
  }
  const percent = /^\s?(?:%|percent\b|per cent\b|pct\b)/i.exec(rest);
  if (percent) return { unit: "share", factor: 1 / 100, of: "", length: percent[0].length };
  const dollars = /^\s?(?:dollars?|bucks|USD)\b/i.exec(rest);
  if (dollars) return { unit: "dollars", factor: 1, of: "", length: dollars[0].length };
  const thing = thingCounted.exec(rest);
  // Millions without a noun are money: `eleven thousand dollars on 2.1 million`.
  if (!thing && /\d\s?(?:m|million)$/i.test(written)) return { unit: "dollars", factor: 1, of: "", length: 0 };
  return thing ? { unit: "count", factor: 1, of: thing[0].trim(), length: thing[0].length } : undefined;
}

/** Minutes in a unit of time, by its first three letters. A day, month or year is a calendar one. */
const minutesPerUnit: Readonly<Record<string, number>> = {
  min: 1,
  hou: 60,
  hr: 60,
  hrs: 60,
  h: 60,
  day: 1440,
  wee: 10080,
  mon: 43800,
  yea: 525600,
};
const timeWord =
  /^[\s-]*(?:(?<a>an?)\s+|of\s+)?(?<unit>minutes?|mins?|hours?|hrs?|h|days?|weeks?|months?|years?)\b(?!-)/i;

/**
 * The noun phrase after a number: up to three words before the first word that cannot belong to it. A plural, so that a
 * size or a grade (`5 axis`, `304 stainless`) counts nothing, and neither does a verb (`1042 takes`); the axes of a
 * machine belong to its name.
 */
const thingCounted =
  /^\s+(?:\d-axis\s+)?(?:(?!(?:of|in|at|on|per|a|an|the|and|or|to|for|with|that|which|who|is|are|was|were|do|can|go|each|every|times?|axis|axes|has|does|takes|goes|gets|comes|needs|this|thirds)\b)[\p{L}][\p{L}'’-]*\s+){0,3}?(?:people|men|women|(?!(?:ax[ie]s|was|has|does|takes|goes|gets|comes|needs|this|thirds)\b)[\p{L}][\p{L}'’-]*[^s\W]s)\b/iu;

function perAfter(rest: string): { readonly per: Per | null; readonly length: number } {
  const found = perWord.exec(rest);
  if (!found) return { per: null, length: 0 };
  const period = (found.groups?.period ?? found.groups?.adverb ?? "each").toLowerCase();
  return { per: periods[period] ?? "each", length: found[0].length };
}

const perWord =
  /^(?:\s+of(?:\s+[\p{L}-]+){1,3}?)?\s*(?:(?:a|an|per|each|every|\/)\s*(?<period>hour|hr|shift|day|week|month|quarter|year)\b|(?<adverb>hourly|daily|weekly|monthly|quarterly|yearly|annually)\b|(?:per|each|every)\s+[\p{L}-]+|apiece\b|each\b)/iu;

const periods: Readonly<Record<string, Per>> = {
  hour: "hour",
  hr: "hour",
  hourly: "hour",
  shift: "shift",
  day: "day",
  daily: "day",
  week: "week",
  weekly: "week",
  month: "month",
  monthly: "month",
  quarter: "quarter",
  quarterly: "quarter",
  year: "year",
  yearly: "year",
  annually: "year",
};
