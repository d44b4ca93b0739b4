import { factsIn } from "../../diagnosis/facts/facts.ts";
import { ownSumsOf } from "../../diagnosis/facts/own-sums.ts";
import { sentencesOf } from "../../diagnosis/reader/words.ts";
import { speaksOf, statedToday } from "../../diagnosis/value-in-text.ts";
import { type KpiId, kpis } from "../../knowledge/kpis/kpis.ts";
import type { Submission } from "../../survey/submission.ts";

const numberWords = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const percents = new RegExp(
  String.raw`(?<from>\b(?:from|instead of)(?: the| about| only)? )?\b(?<value>\d{1,3}(?:\.\d)?|${numberWords.join("|")}) ?(?:%|percent\b)`,
  "gi",
);

/** The goal that the shop itself sets for a KPI, in percent: `On-time delivery above 95%`; `undefined` where none is told, or more than one. */
export function ownGoal(id: KpiId, submission: Submission): number | undefined {
  const about = speaksOf[id];
  if (about === undefined || kpis[id].targets.direction === "band") return undefined;
  const today = statedToday(id, submission)?.from;
  const told = [submission.success_metric, submission.improvement_goal]
    .flatMap((text) => sentencesOf(text ?? ""))
    .filter(({ text }) => about.test(text))
    .flatMap(({ text }) => [...text.matchAll(percents)])
    .filter(({ groups }) => groups?.from === undefined)
    .map(({ groups }) => numberIn(groups?.value ?? ""))
    .filter((value) => value !== today && value <= 100);
  const [only, more] = new Set(told);
  return more === undefined ? only : undefined;
}

/** From here on the catalog's goal for a changeover asks for less than the shop itself plans. */
const catalogMinutes = 60;

/** Minutes the shop plans for a setup, where that is more than the catalog allows for a changeover. */
export function plannedSetup(submission: Submission): number | undefined {
  const sum = ownSumsOf(submission, factsIn(submission)).find(({ kind }) => kind === "setup-overrun");
  return sum?.kind === "setup-overrun" && sum.planned > catalogMinutes ? sum.planned : undefined;
}

function numberIn(text: string): number {
  const word = numberWords.indexOf(text.toLowerCase());
  return word === -1 ? Number(text) : word;
}
