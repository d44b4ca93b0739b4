import { hoursAShiftWeek } from "../../../knowledge/figures/working-time.ts";
import { type FreeTextField, freeTextFields, isGoalField } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { withNoun } from "../../../survey/writing.ts";
import { type Sentence, sentencesOf } from "../../reader/words.ts";
import { digits, lossOfOne, quotesOf, type StatedLoss } from "./loss.ts";
import { statedUnits } from "./stated.words.ts";

/** Words for the share of its hours that a machine cuts. OEE isn't one, because it also counts speed and bad parts. */
const cutting =
  /\b(?:utili[sz]\w*|in[- ]cut|in[- ]cycle|cutting|spindles?|up-?time|green|(?:run|running|cutting|cycle) time)\b/i;
/** The share is of other hours than the staffed ones, or another shop's. */
const otherShare = /\b(?:oee|nights?|unattended|lights[- ]out|their|industry|average shop|used to|last year)\b/i;
const share = String.raw`(?<![\d.$])(?:\d{2}(?:\.\d)?)`;
const percent = "(?:%|percent|pct)";
const fromTo = new RegExp(
  String.raw`\bfrom (?:about |around )?(?<now>${share}) ?${percent}? ?(?:up )?to (?:about |around |at least )?(?<goal>${share}) ?${percent}`,
  "i",
);
const onePercent = new RegExp(`(?<share>${share}) ?${percent}`, "gi");

interface Told {
  readonly field: FreeTextField;
  readonly sentence: Sentence;
  readonly value: number;
}

/**
 * `From 61 to 75 percent in cut`, or `we cut 45% of the time` with the goal `60% spindle utilization`: the hours a week
 * between today's share and the goal, over all machines and staffed hours.
 */
export function pointsOfCutting(submission: Submission): StatedLoss | undefined {
  const told = toldIn(submission);
  if (told === undefined) return undefined;
  const { now, goal, quotes } = told;
  const staffed = hoursAShiftWeek * Number(submission.shift_count);
  const points = goal - now;
  if (points <= 0 || goal > 100) return undefined;
  const hours = (points / 100) * submission.machine_count * staffed;
  const machines = withNoun(digits(submission.machine_count), "machines");
  return lossOfOne({
    cause: "whole-shop",
    value: hours,
    period: "a week",
    unit: statedUnits.betweenShares(digits(now), digits(goal)),
    lines: [
      `${digits(goal)} − ${digits(now)} = ${withNoun(digits(points), "points")}`,
      `${digits(points)}% × ${machines} × ${digits(staffed)} staffed hours = ${withNoun(digits(hours), "hours")}`,
    ],
    quotes,
  });
}

function toldIn(submission: Submission) {
  const all = freeTextFields.flatMap((field) =>
    sentencesOf(submission[field] ?? "").map((sentence) => ({ field, sentence })),
  );
  for (const { field, sentence } of all) {
    const { now, goal } = (isShare(sentence) && fromTo.exec(sentence.text)?.groups) || {};
    if (now !== undefined && goal !== undefined)
      return { now: Number(now), goal: Number(goal), quotes: quotesOf(field, sentence) };
  }
  const shares = all.flatMap(({ field, sentence }): readonly Told[] => {
    const found = isShare(sentence) ? [...sentence.text.matchAll(onePercent)] : [];
    const value = Number(found[0]?.groups?.share);
    return found.length === 1 ? [{ field, sentence, value }] : [];
  });
  const [goal] = shares.filter(({ field }) => isGoalField(field));
  const [today] = shares.filter(({ field }) => !isGoalField(field));
  if (goal === undefined || today === undefined) return undefined;
  return {
    now: today.value,
    goal: goal.value,
    quotes: [...quotesOf(today.field, today.sentence), ...quotesOf(goal.field, goal.sentence)],
  };
}

const isShare = ({ text }: Sentence): boolean =>
  cutting.test(text) && !otherShare.test(text) && !someMachines.test(text);

/** Of some machines, and the hours are counted over all of them. */
const someMachines =
  /\b(?:[45]|four|five)[- ]?axis\b|\b(?:lathes?|mills?|grinders?|swiss|edms?|horizontals?|verticals?|hmcs?|vmcs?|cells?|lines?|bottleneck|mazak|haas|okuma|makino|doosan|mori|dmg|hermle)\b/i;
