import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import { monthNames } from "../../../knowledge/patterns/sentence-kinds.ts";
import type { FreeTextField } from "../../../survey/free-text.ts";
import { type Sentence, wordsOf } from "../../reader/words.ts";
import { type CauseOfSum, type StatedLoss, span } from "./loss.ts";
import { statedPeriods } from "./stated.words.ts";
import type { StatedQuantity } from "./stated-quantities.ts";

/** A sentence's quantities and those of its neighbors. */
export interface Near {
  readonly here: readonly StatedQuantity[];
  readonly next: readonly StatedQuantity[];
  readonly lines: readonly Sentence[];
  readonly field: FreeTextField;
}
export type Form = (near: Near) => StatedLoss | undefined;

export const minutesOfHour = 60;
/** The most times the plan that anything can take, and the least overrun worth a figure, as a share of the plan. Own judgment. */
export const [maxOver, leastRun] = [6, 0.15];

/** The hours that a range of minutes is, as text. */
export const hoursText = (low: number, high: number): string => span(low / minutesOfHour, high / minutesOfHour);

/**
 * Whether neighboring sentences are about the same thing: they share a word, one refers to the other, or one only names
 * a source.
 */
export function linked(a: StatedQuantity, b: StatedQuantity): boolean {
  const isBrief = ({ sentence, unit }: StatedQuantity): boolean =>
    refers.test(sentence.text) || (unit === null && wordsOf(sentence.text).length <= fewWords);
  return isBrief(a) || isBrief(b) || sharesWord(a.sentence, b.sentence);
}
const refers =
  /^\W*(?:and |but |now |today )?(?:it|it['’]s|they|them|that|this|those|these|each)\b|\b(?:of them|for (?:it|that)|the same)\b/i;
const fewWords = 6;

const empty = new Set(
  "that this with from have were they them when what week month hour hours hour minute minutes minut day each every about says said takes took time plan last only just then than more most year our the and".split(
    " ",
  ),
);
function sharesWord(a: Sentence, b: Sentence): boolean {
  const stems = (one: Sentence) =>
    wordsOf(one.text)
      .filter(({ text, stem }) => text.length > 3 && !empty.has(text) && !empty.has(stem) && !/\d/.test(text))
      .map(({ stem }) => stem.replace(/e$/, ""));
  const known = new Set(stems(a));
  return stems(b).some((stem) => known.has(stem));
}

const when = quick(
  new RegExp(
    String.raw`\b(?:(?:in|since|during|for) (?:${monthNames})|(?:last|this|that) (?:week|month|quarter|year|spring|summer|fall|winter)|since (?:New Year['’]s|Easter|Labor Day))\b|^(?:${monthNames})(?=[,:])`,
    "i",
  ),
);

/** `a week` if one of them is counted per week, otherwise what the sentences say. */
export function periodOf(near: Pick<Near, "lines">, ...quantities: readonly StatedQuantity[]): string {
  const per = quantities.map((one) => one.per).find((one) => one !== null && one !== "each");
  return per ? `a ${per}` : periodIn(near, ...quantities.map(({ sentence }) => sentence));
}

/** When it was: said with the numbers, otherwise right next to them. */
export function periodIn({ lines }: Pick<Near, "lines">, ...sentences: readonly Sentence[]): string {
  const said = [...sentences, ...lines].map(({ text }) => when.exec(text)?.[0]).find((one) => one !== undefined);
  if (said === undefined) return "";
  return /^(?:in|since|during|for|last|this|that)\b/i.test(said)
    ? said.replace(/^[A-Z](?=[a-z]+ )/, (one) => one.toLowerCase())
    : `in ${said}`;
}

export function hoursSum(sum: {
  /** `null` if its words name none. */
  readonly cause: CauseOfSum | null;
  readonly hours: { readonly low: number; readonly high: number };
  readonly whose?: string;
  readonly unit: string;
  readonly period: string;
  readonly lines: readonly string[];
  readonly quotes: StatedLoss["quotes"];
  readonly isPriced?: boolean;
  readonly ran?: number;
}): StatedLoss {
  const { cause, hours, whose = "hours", unit, period, lines, quotes, isPriced = true, ran } = sum;
  return {
    kind: "stated-loss",
    cause: cause ?? "lead-if-spoken-of",
    value: hours,
    isPercent: false,
    unit: (period.startsWith("a ") ? [whose, period, unit] : [whose, unit, period])
      .filter((one) => one !== "")
      .join(" "),
    lines,
    hours: isPriced ? { ...hours, period: period || statedPeriods.counted } : null,
    quotes,
    ...(ran !== undefined && { ran }),
  };
}
