import { freeTextFields } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { withNoun } from "../../../survey/writing.ts";
import { type SetupExample, setupStatedOver } from "../../losses/setup-example.ts";
import { sentencesOf } from "../../reader/words.ts";
import { mayHoldNumber, numbersIn, writtenNumber } from "../numbers/number-in-text.ts";
import { digits, type StatedLoss } from "./loss.ts";
import { hoursSum } from "./near.ts";
import { statedUnits } from "./stated.words.ts";

const many = new RegExp(
  String.raw`\b(?:set-?ups|changeovers)\b[,:]? (?:(?:we|they) (?:do|make|have|run) )?(?:about |around |roughly |maybe |some )?(?<after>${writtenNumber}) (?:a|per|each|every) (?<each>day|week|month)\b|(?<before>${writtenNumber}) (?:set-?ups|changeovers) (?:a|per|each|every) (?<every>day|week|month)\b`,
  "iu",
);

/** In every text that says how many; the pattern above takes long to compile. */
const setups = /\b(?:set-?ups|changeovers)\b/iu;

type Quotes = StatedLoss["quotes"];

/**
 * The setups of a day, a week or a month, and how far each runs over its planned time: `Setups, about 14 a week` with
 * `We figure an hour and a half on the quote. They take three and a half`, whichever answers these are in.
 */
export function setupsOverPlan(submission: Submission): StatedLoss | undefined {
  const counted = countIn(submission);
  const one = counted && setupStatedAcross(submission);
  if (counted === undefined || one === undefined) return undefined;
  const { planned, took } = one.example;
  const over = (counted.count * (took - planned)) / 60;
  return hoursSum({
    cause: "setup_changeover",
    hours: { low: over, high: over },
    whose: "setup hours",
    unit: statedUnits.setupsOver,
    period: `a ${counted.per}`,
    lines: [
      `${withNoun(digits(counted.count), "setups")} × ${eachOver(one.example)} = ${withNoun(digits(over), "hours")}`,
    ],
    quotes: [...one.quotes, ...counted.quotes],
  });
}

/** In hours where these are whole or half, so that the sum can be done again with the numbers shown. */
const eachOver = ({ planned, took }: SetupExample): string =>
  planned % 30 === 0 && took % 30 === 0
    ? `(${digits(took / 60)} − ${digits(planned / 60)}) hours`
    : `(${digits(took)} − ${digits(planned)}) minutes ÷ 60`;

const sentencesIn = (submission: Submission) =>
  freeTextFields.map((field) => ({ field, texts: sentencesOf(submission[field] ?? "").map(({ text }) => text) }));

function countIn(submission: Submission) {
  for (const { field, texts } of sentencesIn(submission))
    for (const text of texts.filter(mayHoldNumber)) {
      const one = setupsIn(text);
      if (one !== undefined) return { ...one, quotes: [{ field, text }] };
    }
  return undefined;
}

/** `Setups, about 14 a week`. */
export function setupsIn(text: string): { readonly count: number; readonly per: "day" | "week" | "month" } | undefined {
  const { after, before, each, every } = (setups.test(text) ? many.exec(text) : null)?.groups ?? {};
  const count = numbersIn(after ?? before ?? "")[0]?.low;
  const per = (each ?? every)?.toLowerCase() as "day" | "week" | "month" | undefined;
  return count !== undefined && count > 1 && per !== undefined ? { count, per } : undefined;
}

/** A setup that took longer than planned, described in up to three sentences of an answer. */
export function setupStatedAcross(
  submission: Submission,
): { readonly example: SetupExample; readonly quotes: Quotes } | undefined {
  for (const { field, texts } of sentencesIn(submission))
    for (const at of texts.keys())
      for (const length of [1, 2, 3]) {
        const stretch = texts.slice(at, at + length);
        if (stretch.length < length) continue;
        const example = setupStatedOver(stretch);
        if (example) return { example, quotes: stretch.slice(-2).map((text) => ({ field, text })) };
      }
  return undefined;
}
