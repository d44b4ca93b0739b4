import { daysAWeek } from "../../knowledge/figures/week.ts";
import { weeksAYear } from "../../knowledge/figures/working-weeks.ts";
import { quick } from "../../knowledge/patterns/quick-pattern.ts";
import { freeTextFields } from "../../survey/free-text.ts";
import type { Submission } from "../../survey/submission.ts";
import { numbersIn, writtenNumber } from "../facts/numbers/number-in-text.ts";
import { memoizeEach } from "../memoize.ts";
import { sentencesOf } from "../reader/words.ts";
import { setupStatedIn } from "./setup-example.ts";

/** The hours that a shop's setups run over plan, by its own numbers. */
export interface SetupHoursOver {
  readonly aYear: number;
  /** The two sentences they come from. */
  readonly said: string;
}

/**
 * How far a setup runs over × how many the shop does: `Setups are planned at 1.5 hours and run about 2.25` with `We run about
 * 140 jobs a month`. A job has at least one setup. `undefined` unless they give both.
 */
export const setupHoursOver = memoizeEach((submission: Submission): SetupHoursOver | undefined => {
  const stated = setupStatedIn(submission);
  const count = stated && setupsAYear(submission);
  if (stated === undefined || count === undefined) return undefined;
  const { planned, took } = stated.example;
  const sentences = [...new Set([stated.text, count.said])];
  return { aYear: ((took - planned) / 60) * count.aYear, said: sentences.join(" ") };
});

function setupsAYear(submission: Submission): { readonly aYear: number; readonly said: string } | undefined {
  for (const field of freeTextFields)
    for (const { text } of sentencesOf(submission[field] ?? "")) {
      const { count = "", per = "" } = (isWish.test(text) ? null : done.exec(text))?.groups ?? {};
      const [number] = numbersIn(count);
      if (number !== undefined) return { aYear: number.low * (periodsAYear[per.toLowerCase()] ?? 0), said: text };
    }
  return undefined;
}

const done = quick(
  new RegExp(
    String.raw`\bwe (?:run|do|ship|make|have|turn out|set up|average|get out)(?: about| around| roughly| some)? (?<count>${writtenNumber}) (?:jobs|set-?ups|change-?overs) (?:a|per|each|every) (?<per>day|week|month|year)\b`,
    "i",
  ),
);
const isWish = /\b(?:would|could|should|if|goal|target|want|hope|used to|late|only)\b/i;

const periodsAYear: Readonly<Record<string, number>> = {
  day: daysAWeek * weeksAYear,
  week: weeksAYear,
  month: 12,
  year: 1,
};
