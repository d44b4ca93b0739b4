import type { OwnMeasure } from "../../../diagnosis/facts/goals/own-measure.ts";
import { ownMeasuresOf } from "../../../diagnosis/facts/goals/own-measures.ts";
import { sentencesOf } from "../../../diagnosis/reader/words.ts";
import type { Submission } from "../../../survey/submission.ts";
import { plainNumber } from "../../format.ts";

/** The shop's goal: today's value, the halfway point and the target. */
export interface OwnGoal {
  readonly name: string;
  readonly today: string;
  readonly halfway: string;
  readonly target: string;
}

/** The first of the shop's own measures that has a halfway point. */
export const ownGoalOf = (submission: Submission): OwnGoal | undefined =>
  ownMeasuresOf(submission).flatMap((one) => onItsWay(one) ?? [])[0];

/** The first measure whose target they state, and whether they also state today's value. */
export function ownTargetOf(submission: Submission) {
  const [first] = ownMeasuresOf(submission);
  if (first === undefined || first.target === null) return undefined;
  const { name, unit, target, today } = first;
  return { what: unit === "" ? name : `${name}, ${unit}`, target: target.text, isCounted: today !== null };
}

function onItsWay({ name, unit, today, target }: OwnMeasure): OwnGoal | undefined {
  if (today === null || target === null) return undefined;
  const middle = halfway(today, target);
  if (middle === undefined) return undefined;
  return { name: unit === "" ? name : `${name}, ${unit}`, today: today.text, halfway: middle, target: target.text };
}

/** `9–14`, `under 15%`, `$2,100`: a sign may come before or after the number, which `value` has. */
const written = /^(?:under |over |below |above |at most |at least )?(?<before>[$€£]?)[\d.,]+(?:–[\d.,]+)?(?<after>%?)$/;

type Stated = NonNullable<OwnMeasure["today"]>;

function halfway(today: Stated, target: Stated): string | undefined {
  const [from, to] = [written.exec(today.text)?.groups, written.exec(target.text)?.groups];
  const isSameSign = from?.before === to?.before && from?.after === to?.after;
  if (from === undefined || to === undefined || !isSameSign) return undefined;
  const way = Math.abs(today.value - target.value);
  const middle = (today.value + target.value) / 2;
  const round = way >= wholeFrom ? Math.round(middle) : Math.round(middle * 10) / 10;
  return round === today.value || round === target.value
    ? undefined
    : `${from.before}${plainNumber(round)}${from.after}`;
}

/** From this difference on, a halfway point needs no decimals. */
const wholeFrom = 5;

/** The sentence of a goal that states today's value with a number: `13 kits were short in the last two months.` */
export const statedToday = ({ improvement_goal = "", success_metric = "" }: Submission): string | undefined =>
  [improvement_goal, success_metric]
    .flatMap((text) => sentencesOf(text).map((one) => one.text))
    .find(
      (text) =>
        text.length >= shortestTold &&
        text.length <= longestTold &&
        /\d/.test(text) &&
        saysToday.test(text) &&
        !isNoState.test(text),
    );

/**
 * The lengths of a quoted sentence: a shorter one needs the one before it, a longer one doesn't fit on a line of the
 * plan.
 */
const shortestTold = 30;
const longestTold = 170;
const saysToday =
  /\b(?:right now|now it['’]s|today|currently|at present|this (?:week|month)|went from|on average|(?:were|was|have been|are) (?:late|short|bad|scrapped|down|waiting|over|rejected)|we(?:['’]ve)? (?:lost|had|missed|scrapped)|last (?:week|month|quarter|year)|always|since New Year)\b/i;
/** Matches a price or a wish, neither of which is today's value. */
const isNoState = /[$€£]|\b(?:that I can|I want|we want|would|could|should|will|if)\b/i;
