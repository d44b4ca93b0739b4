import { type FreeTextField, reportFields } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { withNoun } from "../../../survey/writing.ts";
import { memoizeEach } from "../../memoize.ts";
import { type Sentence, sentencesOf } from "../../reader/words.ts";
import { mayHoldNumber, numbersIn, writtenNumber } from "../numbers/number-in-text.ts";
import { digits, timeSpan } from "./loss.ts";
import { inPlainTime } from "./rhythm.ts";
import { setupStatedAcross, setupsIn } from "./setups-over.ts";

/** Hours of all setups of a shop in a year, by its own count and its own time of each. */
export interface SetupHours {
  readonly aYear: number;
  /** `44 setups × 3 hours × 12 months`. */
  readonly sum: string;
  /** The answer that counts them, and its sentence. */
  readonly field: FreeTextField;
  readonly text: string;
}

/** What a shop does today; its wishes count other setups. */

/** As many in a year as there can be: no week is off. */
const inAYear = {
  day: { count: 5 * 52, text: "5 days × 52 weeks" },
  week: { count: 52, text: "52 weeks" },
  month: { count: 12, text: "12 months" },
} as const;

/** All hours in setups that a shop's own numbers allow; `undefined` where it doesn't state both count and time. */
export const statedSetupHours = memoizeEach((submission: Submission): SetupHours | undefined => {
  for (const field of reportFields) {
    const sentences = sentencesOf(submission[field] ?? "");
    for (const [at, { text }] of sentences.entries()) {
      const counted = mayHoldNumber(text) && !ofAPart.test(text) ? countIn(text) : undefined;
      if (counted === undefined) continue;
      const hours =
        hoursEachIn(sentences.slice(at, at + 2), [eachTime, takes, theyTake, onAverage]) ??
        hoursEachIn(sentences.slice(Math.max(0, at - 2), at + 3), [takes]) ??
        tookIn(submission);
      if (hours === undefined) continue;
      const { count, text: times } = inAYear[counted.per];
      return {
        aYear: counted.count * hours * count,
        sum: `${withNoun(digits(counted.count), "setups")} × ${timeSpan(Math.round(hours * 60))} × ${times}`,
        field,
        text,
      };
    }
  }
  return undefined;
});

/** Setups of one machine, wished for or hypothetical, aren't all setups. */
const ofAPart =
  /\b(?:per|each|every|a|one) (?:machine|mill|lathe|spindle|cell|man|setter|guy)\b|\b(?:on|at|for|in) (?:the|that|this|one|our|my|his|their) (?!average\b|shop\b|floor\b|week\b|month\b|whole\b)|\b(?:would|could|should|if|want|goal|under|less than|fewer|at least|more than|over|used to)\b/i;

const months =
  "January|February|March|April|May|June|July|August|September|October|November|December|month|Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec";
/** `September: 64 setups planned, 91 done`, `we did 60 setups in May`. */
const doneInMonth =
  /\b(?<count>\d{1,4}) (?:set-?ups? )?(?:done|booked|made)\b|\b(?:did|made|average of) (?<more>\d{1,4}) (?:set-?ups|of them)\b|\b(?<inMonth>\d{1,4}) (?:set-?ups|changeovers) in\b/i;

function countIn(text: string): { readonly count: number; readonly per: keyof typeof inAYear } | undefined {
  const stated = setupsIn(text);
  if (stated !== undefined) return stated;
  const { count, more, inMonth } = (/\bset-?ups?\b/i.test(text) ? doneInMonth.exec(text)?.groups : undefined) ?? {};
  const made = count ?? more ?? inMonth;
  return made !== undefined && new RegExp(`\\b(?:${months})\\b`).test(text)
    ? { count: Number(made), per: "month" }
    : undefined;
}

const range = String.raw`(?<low>${writtenNumber})(?:\s*(?:to|or|-|–)\s*(?<high>${writtenNumber}))?`;
const hours = String.raw`(?<unit>hours?|hrs?|h|minutes?|mins?)\b`;
/** `Average 3 hours each`, `3 h each`, `they take two to three hours`. */
const eachTime = new RegExp(
  String.raw`\b${range}[\s-]*${hours} (?:each|apiece|a set-?up|per set-?up|on average|every time)\b`,
  "i",
);
/** `Average is 2.5 hours`, in the sentence of the count or right behind it. */
const onAverage = new RegExp(String.raw`\baverag(?:e|es|ed|ing)(?: is| of)? ${range}[\s-]*${hours}`, "i");
const taking = String.raw`\b[^.;]{0,12}\b(?:takes?|averages?|runs?|eats?) (?:about |around |roughly )?${range}[\s-]*${hours}`;
const takes = new RegExp(String.raw`\b(?:set-?ups?|changeovers?)${taking}`, "i");
/** Right behind the count `they` are the setups. */
const theyTake = new RegExp(String.raw`\b(?:they|each(?: one)?)${taking}`, "i");

function hoursEachIn(near: readonly Sentence[], patterns: readonly RegExp[]): number | undefined {
  for (const { text } of near) {
    const plainly = inPlainTime(text);
    const found = patterns.map((pattern) => pattern.exec(plainly)).find((one) => one !== null)?.groups;
    const value = numbersIn(found?.high ?? found?.low ?? "")[0]?.low;
    if (found !== undefined && value !== undefined) return /^m/i.test(found.unit ?? "") ? value / 60 : value;
  }
  return undefined;
}

/** What one setup took that was planned shorter. */
function tookIn(submission: Submission): number | undefined {
  const stated = setupStatedAcross(submission);
  return stated && stated.example.took / 60;
}
