import type { ThemeId } from "../../../knowledge/themes.ts";
import { withNoun } from "../../../survey/writing.ts";
import { type Sentence, wordsOf } from "../../reader/words.ts";
import { differenceLine, digits, lossOfOne, quotesOf, type StatedLoss, span } from "./loss.ts";
import {
  type Form,
  hoursSum,
  hoursText,
  isSameThing,
  lastStem,
  leastOver,
  leastRun,
  linked,
  maxEach,
  maxOver,
  minutesOfHour,
  type Near,
  periodOf,
} from "./near.ts";
import type { StatedQuantity } from "./quantities.ts";
import { statedUnits } from "./stated.words.ts";

/** Longer times are given in hours, whatever rounding does. Own judgment. */
const maxMinutes = 600;

/** Planned and actual time of the same thing; if such things are counted nearby, the total for all of them. */
export const planAndActual: Form = (near) => {
  const pair = pairIn(near, "plan", "actual");
  if (pair === undefined) return undefined;
  const { one: plan, other: actual, unit } = pair;
  const isBare = plan.unit === null && actual.unit === null;
  const written = isBare ? minutesOfHour : Math.max(plan.scale, actual.scale);
  const scale = unit === "days" ? 1 : written;
  const inUnit = (one: StatedQuantity, value: number): number => (one.unit === null ? value * scale : value);
  const planned = inUnit(plan, plan.low);
  const [low, high] = [inUnit(actual, actual.low), inUnit(actual, actual.high)];
  const over = { low: low - planned, high: high - planned };
  if (planned <= 0 || over.low < leastRun * planned || high > maxOver * planned) return undefined;
  const quotes = quotesOf(near.field, plan.sentence, actual.sentence);
  const cause = causeOf(plan, actual);
  if (unit === "days") return daysOver(planned, { low, high }, over, quotes);
  // In tenths of an hour 0.75 would be 0.8, and its reader couldn't do the sum again.
  const inMinutes = scale === 1 || (high <= maxMinutes && [planned, low, high].some((time) => time % 6 !== 0));
  const show = (from: number, to = from): string => (inMinutes ? span(from, to) : hoursText(from, to));
  const shown = inMinutes ? "minutes" : "hours";
  const base = `${show(low, high)} − ${show(planned)} = ${withNoun(show(over.low, over.high), shown)} over`;
  const things = countOf(near, pair);
  if (things === undefined) {
    const scaled = inMinutes ? 1 : minutesOfHour;
    return hoursSum({
      cause,
      hours: { low: over.low / scaled, high: over.high / scaled },
      whose: shown,
      unit: than(plan),
      period: periodOf(near, plan, actual),
      lines: [`${base}. ${show(over.low)} ÷ ${show(planned)} = ${Math.round((over.low / planned) * 100)}%`],
      quotes,
      isPriced: !inMinutes,
    });
  }
  const hours = { low: (things.low * over.low) / minutesOfHour, high: (things.high * over.high) / minutesOfHour };
  const times = `${withNoun(span(things.low, things.high), things.of)} × ${withNoun(show(over.low, over.high), shown)}`;
  return hoursSum({
    cause,
    hours,
    unit: than(plan),
    period: periodOf(near, things),
    lines: [base, `${times} = ${withNoun(span(hours.low, hours.high), "hours")}`],
    quotes: quotesOf(near.field, plan.sentence, actual.sentence, things.sentence),
  });
};

/** What the actual time exceeds: the plan, or the quickest case if there was no plan. */
const than = ({ before }: StatedQuantity): string =>
  /\b(?:used to|before|takes me|when i|when \w+ (?:is|was)|(?:does|do|did) \w+ in)\b/i.test(before)
    ? statedUnits.overQuickest
    : "over plan";

function daysOver(
  planned: number,
  taken: { readonly low: number; readonly high: number },
  over: { readonly low: number; readonly high: number },
  quotes: StatedLoss["quotes"],
): StatedLoss {
  return {
    kind: "stated-loss",
    cause: "lead-if-spoken-of",
    value: over,
    isPercent: false,
    unit: statedUnits.daysOverPlan,
    lines: [`${span(taken.low, taken.high)} − ${digits(planned)} = ${withNoun(span(over.low, over.high), "days")}`],
    hours: null,
    quotes,
  };
}

/** How many pieces there should be, minus how many there are: `That should be 4,320 a shift. Packing says 3,600.` */
export const shortOf: Form = ({ here, next, field }) => {
  const counts = [...here, ...next].filter(({ unit }) => unit === "count" || unit === null);
  const plans = counts.filter(({ side, before }) => side === "plan" && due.test(before));
  const actuals = counts.filter(({ side, before }) => side === "actual" && made.test(before));
  const found = plans
    .flatMap((plan) => actuals.map((real) => ({ plan, real, per: plan.per ?? real.per })))
    .find(({ plan, real, per }) => per !== null && per !== "each" && isShort(plan, real));
  if (found === undefined) return undefined;
  const { plan, real, per } = found;
  const things = plan.of || real.of || "pieces";
  return lossOfOne({
    cause: "whole-shop",
    value: plan.low - real.low,
    unit: `${things} a ${per} short`,
    lines: [differenceLine(plan.low, real.low, things, plan.low)],
    quotes: quotesOf(field, plan.sentence, real.sentence),
  });
};

/** Fewer of the same thing in the same time, yet not so few that it must be another thing. */
function isShort(plan: StatedQuantity, real: StatedQuantity): boolean {
  const isSame = plan.of === "" || real.of === "" || isSameThing(plan.of, real.of);
  const isNear = plan.sentence === real.sentence || linked(plan, real);
  const isOften = plan.per === null || real.per === null || plan.per === real.per;
  const short = plan.low - real.low;
  return isSame && isNear && isOften && short >= leastOver * plan.low && real.low >= plan.low / 3;
}

const due = /\b(?:should|need|sold|supposed|on paper|plan|possible|rated)\b/i;
const made =
  /\b(?:ships?|shipped|packs?|packed|packing|box|boxes|boxed|delivers?|delivered|makes?|made|counter|gives? us|actual|comes? (?:to|out))\b/i;

interface Pair {
  readonly one: StatedQuantity;
  readonly other: StatedQuantity;
  readonly unit: "hours" | "days";
}

/** The nearest two of different sides that are of one thing and one unit. */
function pairIn({ here, next, lines }: Near, ...[planSide, actualSide]: readonly ["plan", "actual"]): Pair | undefined {
  const all = [...here, ...next];
  const pairs = all.flatMap((one, at) =>
    all.flatMap((other, index): readonly (Pair & { readonly apart: number })[] => {
      if (one.side !== planSide || other.side !== actualSide) return [];
      if (![one, other].some((each) => here.includes(each))) return [];
      const unit = commonUnit(one, other, lines);
      const isOne = one.sentence === other.sentence || linked(one, other);
      return unit && isOne ? [{ one, other, unit, apart: Math.abs(at - index) }] : [];
    }),
  );
  return pairs.toSorted((a, b) => a.apart - b.apart)[0];
}

/** `of training` after the hours: hours of one thing aren't a plan for another. */
const hoursOf = ({ after }: StatedQuantity): string =>
  /^[\s-]*(?:hours?|hrs?|minutes?|days?) of (?!work\b|set-?up\b)(?<what>\w+)/i.exec(after)?.groups?.what ?? "";

function commonUnit(a: StatedQuantity, b: StatedQuantity, lines: readonly Sentence[]): Pair["unit"] | undefined {
  const isClash = a.per !== null && b.per !== null && a.per !== "each" && b.per !== "each" && a.per !== b.per;
  if (hoursOf(a) !== hoursOf(b)) return undefined;
  const units = [a.unit, b.unit].filter((unit) => unit !== null);
  if (isClash || units.some((unit) => unit === "count" || unit === "other") || new Set(units).size > 1)
    return undefined;
  if (units[0] === "days") return "days";
  const namesHours = lines.some(({ text }) => /\bhours\b/i.test(text));
  return units[0] === "minutes" || namesHours ? "hours" : undefined;
}

const repeated =
  /^(?:set-?ups?|jobs?|change-?overs?|changes|changes of job|orders?|lots?|tools?|molds?|dies|parts?|pieces|batches|first (?:articles|pieces)|programs|quotes|fixtures)$/i;

/** What the time of each is multiplied by: things counted next to it, if the sentence is about one of them. */
function countOf({ around }: Near, { one, other }: Pair): StatedQuantity | undefined {
  if (Math.max(one.low, other.low) > maxEach || one.unit === "days") return undefined;
  const text = `${one.sentence.text} ${other.sentence.text}`;
  const isTotal = [one, other].some(
    ({ per, sentence }) =>
      (per !== null && per !== "each") || /\bon them\b|\bhours (?:in|for) all\b/i.test(sentence.text),
  );
  const counts = around.filter(
    ({ unit, of, low }) => unit === "count" && low >= 2 && wordsOf(of).some(({ text }) => repeated.test(text)),
  );
  const [count, another] = counts;
  if (isTotal || count === undefined || another !== undefined) return undefined;
  const stem = lastStem(count.of);
  const isOfOne = new RegExp(String.raw`\b(?:an?|each|every|per|one) (?:[\w-]+ ){0,4}?${stem}(?!\w*s\b)`, "i").test(
    text,
  );
  return isOfOne ||
    /(?:^|\. )each\b|\beach\b|\bapiece\b/i.test(text) ||
    (/^(?:set-?ups?|changeovers?)$/i.test(count.of) && count.sentence === one.sentence)
    ? count
    : undefined;
}

const sold = /\b(?:quot(?:e|es|ed)|bid|sold|priced|estimat(?:e|es|ed)|my sheet|put down|figured)\b/i;
const causeOf = (plan: StatedQuantity, actual: StatedQuantity): ThemeId | null =>
  sold.test(plan.before) && !/set-?ups?|change-?overs?/i.test(`${plan.sentence.text} ${actual.sentence.text}`)
    ? "quoting_estimating"
    : null;
