import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import type { ThemeId } from "../../../knowledge/themes.ts";
import { withNoun } from "../../../survey/writing.ts";
import type { Sentence } from "../../reader/words.ts";
import { numbersIn, writtenNumber } from "../numbers/number-in-text.ts";
import { digits, quotesOf, span } from "./loss.ts";
import {
  type Form,
  hoursSum,
  hoursText,
  leastRun,
  linked,
  maxOver,
  minutesOfHour,
  type Near,
  periodOf,
} from "./near.ts";
import { overWords } from "./stated.words.ts";
import type { StatedQuantity } from "./stated-quantities.ts";

/** Longer times are given in hours, whatever rounding does. Own judgment. */
const maxMinutes = 600;

/** Planned and actual time of the same thing. */
export const planAndActual: Form = (near) => {
  const pair = pairIn(near, "plan", "actual");
  if (pair === undefined) return undefined;
  const { one: plan, other: actual } = pair;
  const isBare = plan.unit === null && actual.unit === null;
  const scale = isBare ? minutesOfHour : Math.max(plan.scale, actual.scale);
  const inUnit = (one: StatedQuantity, value: number): number => (one.unit === null ? value * scale : value);
  const planned = inUnit(plan, plan.low);
  const [low, high] = [inUnit(actual, actual.low), inUnit(actual, actual.high)];
  const over = { low: low - planned, high: high - planned };
  if (planned <= 0 || over.low < leastRun * planned || high > maxOver * planned) return undefined;
  const often = oftenIn(near);
  const said = [plan.sentence, actual.sentence, ...(often ? [often.sentence] : [])];
  const cause = causeOf(plan, actual);
  // In tenths of an hour 0.75 would be 0.8, and its reader couldn't do the sum again.
  const inMinutes = scale === 1 || (high <= maxMinutes && [planned, low, high].some((time) => time % 6 !== 0));
  const show = (from: number, to = from): string => (inMinutes ? span(from, to) : hoursText(from, to));
  const shown = inMinutes ? "minutes" : "hours";
  const base = `${show(low, high)} − ${show(planned)} = ${withNoun(show(over.low, over.high), shown)} over`;
  const scaled = inMinutes ? 1 : minutesOfHour;
  const line = `${base}. ${show(over.low)} ÷ ${show(planned)} = ${Math.round((over.low / planned) * 100)}% over`;
  const sum = { cause, unit: "over plan", quotes: quotesOf(near.field, ...said), isPriced: !inMinutes };
  if (often !== undefined) {
    const all = { low: (often.count * over.low) / minutesOfHour, high: (often.count * over.high) / minutesOfHour };
    const one = withNoun(show(over.low, over.high), shown);
    const total = withNoun(span(all.low, all.high), "hours");
    const lines = [line, overWords.often(digits(often.count), one, total, often.per)];
    return hoursSum({ ...sum, hours: all, period: `a ${often.per}`, lines });
  }
  return hoursSum({
    ...sum,
    hours: { low: over.low / scaled, high: over.high / scaled },
    whose: shown,
    period: periodOf(near, plan, actual),
    lines: [line, ...onAll(plan, over.low === over.high ? over.low : undefined)],
  });
};

/** How often it happens that something runs over like that: `we do five a week like that`. */
function oftenIn({ lines }: Near): { count: number; per: string; sentence: Sentence } | undefined {
  for (const sentence of lines) {
    const { count = "", per = "" } = likeThat.exec(sentence.text)?.groups ?? {};
    const [number] = numbersIn(count);
    if (number === undefined || number.low < 2 || number.low !== number.high || isRare.test(sentence.text)) continue;
    return { count: number.low, per: per.toLowerCase().replace("wk", "week"), sentence };
  }
  return undefined;
}

const likeThat = quick(
  new RegExp(
    String.raw`(?<![\w.,$-])(?<count>${writtenNumber}) (?:of (?:those|these|them|that kind)(?: jobs)? (?:an?|per|each|every) (?<per>shift|day|week|wk|month|year)|(?:jobs? |parts? |orders? )?(?:an?|per|each|every) (?<per>shift|day|week|wk|month|year)(?: \w+)? like (?:that|this|those|these|it)(?! \w))(?!\w)`,
    "i",
  ),
);
/** A wish, or a time that is over. */
const isRare = /\b(?:used to|would|could|want|goal|hope|not|never|if)\b|(?:n['’]t|['’]d)\b/i;

/** What the time over comes to on all that they timed: `I timed 22 setups`. */
function onAll({ sentence: { text } }: StatedQuantity, over: number | undefined): readonly string[] {
  const { count = "", things } = timed.exec(text)?.groups ?? {};
  const all = numbersIn(count)[0]?.low ?? 0;
  return over === undefined || things === undefined || all < 2
    ? []
    : [overWords.onAll(digits(all), things, digits(Math.round((all * over) / minutesOfHour)))];
}

const timed = new RegExp(
  String.raw`\b(?:timed|clocked|measured|logged|counted|recorded|booked) (?<count>${writtenNumber}) (?<things>set-?ups|change-?overs)\b`,
  "i",
);

interface Pair {
  readonly one: StatedQuantity;
  readonly other: StatedQuantity;
}

/** The nearest two of different sides that are of one thing and one unit. */
export function pairIn(
  { here, next, lines }: Near,
  ...[planSide, actualSide]: readonly ["plan", "actual"]
): Pair | undefined {
  const all = [...here, ...next];
  const pairs = all.flatMap((one, at) =>
    all.flatMap((other, index): readonly (Pair & { readonly apart: number })[] => {
      if (one.side !== planSide || other.side !== actualSide) return [];
      if (![one, other].some((each) => here.includes(each))) return [];
      const isOne = one.sentence === other.sentence || linked(one, other);
      return isOne && areTimes(one, other, lines) ? [{ one, other, apart: Math.abs(at - index) }] : [];
    }),
  );
  return pairs.toSorted((a, b) => a.apart - b.apart)[0];
}

/** `of training` after the hours: hours of one thing aren't a plan for another. */
const hoursOf = ({ after }: StatedQuantity): string =>
  /^[\s-]*(?:hours?|hrs?|minutes?|days?) of (?!work\b|set-?up\b)(?<what>\w+)/i.exec(after)?.groups?.what ?? "";

/** Whether both are hours or minutes, in the same period. */
function areTimes(a: StatedQuantity, b: StatedQuantity, lines: readonly Sentence[]): boolean {
  if (hoursOf(a) !== hoursOf(b) || (a.per !== b.per && a.per !== "each" && b.per !== "each")) return false;
  if (![a, b].every(({ unit }) => unit === "minutes" || unit === null)) return false;
  return [a, b].some(({ unit }) => unit === "minutes") || lines.some(({ text }) => /\bhours\b/i.test(text));
}

const sold = /\b(?:quot(?:e|es|ed)|bid|sold|priced|estimat(?:e|es|ed)|my sheet|put down|figured)\b/i;
const causeOf = (plan: StatedQuantity, actual: StatedQuantity): ThemeId | null =>
  sold.test(plan.before) && !/set-?ups?|change-?overs?/i.test(`${plan.sentence.text} ${actual.sentence.text}`)
    ? "quoting_estimating"
    : null;
