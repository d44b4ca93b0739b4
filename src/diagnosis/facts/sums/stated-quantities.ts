import type { Sentence } from "../../reader/words.ts";
import { minutesAfter } from "../numbers/hours-and-minutes.ts";
import { numbersIn } from "../numbers/number-in-text.ts";
import { type Per, type Quantity, quantitiesIn } from "../numbers/quantities.ts";

/** A number and what its sentence says about it: the unit, what is counted, and whether it was planned or happened. */
export interface StatedQuantity {
  /** Where the number begins in its sentence. */
  readonly start: number;
  readonly low: number;
  readonly high: number;
  /** Minutes in one of what was written: 60 for hours; 1 for anything else. */
  readonly scale: number;
  /** `null`: left out, a neighbor may have it. */
  readonly unit: "minutes" | "days" | "count" | "other" | null;
  /** What is counted, in lower case; empty for times. */
  readonly of: string;
  readonly per: Per | null;
  readonly side: Side | null;
  /** The words that belong to it: from the number before it, or from the start of the clause. */
  readonly before: string;
  /** The rest of its clause. */
  readonly after: string;
  readonly sentence: Sentence;
}

/** The planned side is what something should be, the actual side what it was. */
export type Side = "plan" | "actual";

/**
 * The quantities of a sentence in order. Money, shares, years and ranges of years are kept as `other`: they pair with
 * nothing.
 */
export function statedQuantitiesIn(sentence: Sentence): readonly StatedQuantity[] {
  const { text } = sentence;
  const measured = quantitiesIn(text);
  const all = numbersIn(text).filter(({ start, end }) => !isPronoun(text, start, end));
  const numbers = all.filter(({ start }, at) => !isOfHours(text, all[at - 1]?.end, start));
  return numbers.flatMap((number, at) => {
    const rest = text.slice(number.end);
    const { minutes } = minutesAfter(rest) ?? { minutes: 0 };
    const next = text.slice(number.end, numbers[at + 1]?.start);
    const found = measured.find(({ start }) => start === number.start);
    const before = clauseEnd(text.slice(numbers[at - 1]?.end ?? 0, number.start));
    const after = next.split(clauses)[0] ?? "";
    const { unit, scale } = unitOf(found, rest);
    if (unit === undefined) return [];
    return {
      start: number.start,
      low: number.low * scale + minutes,
      high: number.high * scale + minutes,
      scale,
      unit,
      of: unit === "count" ? (found?.of || "times").toLowerCase() : "",
      per: found?.unit === "minutes" && isRate.test(rest) ? perAfter(rest) : (found?.per ?? perAfter(rest)),
      side: sideOf(before, after),
      before,
      after,
      sentence,
    };
  });
}

/** Whether a number is the minutes of the hours before it: `2 hrs 45 min`. */
const isOfHours = (text: string, before: number | undefined, start: number): boolean =>
  before !== undefined && before + (minutesAfter(text.slice(before))?.length ?? 0) > start;

interface UnitStated {
  readonly unit: StatedQuantity["unit"] | undefined;
  readonly scale: number;
}

/** The unit of a number; `undefined` where it is none that counts. `45 a week` is a rate without its unit. */
function unitOf(found: Quantity | undefined, rest: string): UnitStated {
  const [, written] = timeAfter.exec(rest) ?? [];
  if (written !== undefined) {
    if (/^[wmy](?:eek|onth|ear)/i.test(written)) return { unit: "other", scale: 1 };
    if (/^d/i.test(written)) return { unit: "days", scale: 1 };
    return { unit: "minutes", scale: /^h/i.test(written) ? minutesOfHour : 1 };
  }
  if (found?.unit === "dollars" || found?.unit === "share") return { unit: "other", scale: 1 };
  if (/^\s+times\b/i.test(rest)) return { unit: "count", scale: 1 };
  if (bareAfter.test(rest)) return { unit: null, scale: 1 };
  return { unit: found?.unit === "count" ? "count" : undefined, scale: 1 };
}

const minutesOfHour = 60;
const timeAfter =
  /^[\s-]*(?:of )?(?:(?:set-?up|staffed|manned|shift|working|business|machine|spindle|labor|cutting|shop|calendar|more) )?(minutes?|mins?|min|hours?|hrs?|h|days?|weeks?|months?|years?)\b(?!-)/i;
const isRate = /^\s*an?\s/i;

/** After a number whose unit is left out. */
const bareAfter =
  /^\s*(?:[,.;)!?—–]|$|-\s|(?:and|but|while|against|versus|vs|when|so|because|until|if|instead|rather|for|last|this|right|now|today|out|each|apiece|per|planned|quoted|sold|booked|done|actual|every|in the|on the|on them|on it|of them|of those|of (?:the )?\d+|an? (?:shift|day|week|month|quarter|year))\b)/i;

/** `the first one`, `one of`: no count. */
const isPronoun = (text: string, start: number, end: number): boolean =>
  /^one$/i.test(text.slice(start, end)) && !/^[\s-]+(?:hours?|hrs?|days?|minutes?)\b/i.test(text.slice(end));

function perAfter(rest: string): Per | null {
  return (/^\s*(?:of (?:them|those|these) )?(?:an?|per|each|every) (?<per>shift|day|week|month|quarter|year)\b/i
    .exec(rest)
    ?.groups?.per?.toLowerCase() ?? null) as Per | null;
}

const clauses = /[,;—–]\s|\s(?:and|but|while|whereas|yet|then|so)\s/i;
const clauseEnd = (text: string): string => {
  const parts = text.split(clauses).filter((part) => part.trim() !== "");
  const last = parts.at(-1) ?? "";
  // `now, 90` and `the second one, 12`: a bare comma leaves the words before it to the number.
  return /[,;]\s*$/.test(text) || /^\s*(?:only|about|just|around)?\s*$/i.test(last) ? parts.slice(-2).join(" ") : last;
};

const planned =
  /\b(?:plan(?:s|ned)?(?! to\b| on\b)|quot(?:e|es|ed)|estimat(?:e|es|ed)|(?:my|our|the|job) sheet|traveler|router|routing|(?:route|job) card|card (?:says|allows|gives)|costed|contract says|standard|budget(?:s|ed)?|bid|sold|priced|figured?|thought|should(?: have)?|shoulda|supposed to|promis(?:e|es|ed)|allow(?:s|ed)?|on paper|(?:the|our) goal|target|put down|board says|scheduled?)\b/i;
const actual =
  /\b(?:takes?|took|book(?:s|ed)?|clock(?:s|ed)?|gives? us|shows?|showed|ran|averag(?:e|es|ed|ing)|last (?:week|month)|now|today|burns?|eats?|really|real|actual(?:ly)?|counter|log(?:s|ged)?|came (?:out |in )?(?:to|at)|comes (?:out )?to|spen[dt]s?|used(?! to)|needs?|needed|turned out|ended up|time cards?|punch(?:es|ed)?|stopwatch|measured|timed|we(?:['’]re| were) at|payroll|paid|ends? up)\b/i;
const hypothetical = /\b(?:could|would|if|want(?:s|ed)?|going to|hope|wish|get to|down to|guess)\b/i;

/** The words right after a number decide first, then those before it; an explicit plan wins over a verb. */
function sideOf(before: string, after: string): Side | null {
  const behind = after.replace(/^\s*(?:hours?|hrs?|h|minutes?|mins?|days?)?\b/i, "").trimStart();
  if (hypothetical.test(before)) return null;
  if (/^(?:planned|quoted|sold|estimated|budgeted|on paper)\b/i.test(behind)) return "plan";
  if (/^(?:booked|actual|in fact|clocked|taken|done)\b/i.test(behind)) return "actual";
  if (/\btime cards?\b/i.test(before)) return "actual";
  if (planned.test(before)) return "plan";
  return actual.test(before) ? "actual" : null;
}
