import type { Case } from "../../../diagnosis/case/case.ts";
import { wishIn } from "../../../diagnosis/case/goal.ts";
import type { Quote } from "../../../diagnosis/case/quote.ts";
import { goalPaceOf } from "../../../diagnosis/facts/goals/goal-pace.ts";
import { numbersIn } from "../../../diagnosis/facts/numbers/number-in-text.ts";
import { misspellingsIn } from "../../../diagnosis/reader/spelling.ts";
import { sentencesOf } from "../../../diagnosis/reader/words.ts";
import { type GoalRow, goals } from "../../../knowledge/page-one/goals.ts";
import type { Submission } from "../../../survey/submission.ts";
import { typeset } from "../../format.ts";
import { plain, said, say } from "../../text.ts";
import type { PlanStep } from "../../text-blocks.ts";
import { chapterWords } from "../chapters.words.ts";
import { trimmed } from "../quoted.ts";
import { type OwnGoal, ownTargetOf, statedToday } from "./plan-goal.ts";

const words = chapterWords.plan;

/**
 * Today's value of the goal: as stated, or a step to count it, unless a task of the week counts it or the goal is
 * reached.
 */
export function goalToday(
  { goal, week, causes: [leading] }: Case,
  owner: string,
  submission: Submission,
): readonly PlanStep[] {
  const [aim] = goal.aims;
  const told = statedToday(submission);
  if (told !== undefined)
    return [{ what: say`${words.youStart} ${said(trimmed(told))} ${words.sameAgain}`, owner, why: words.yourMeasure }];
  const own = ownTargetOf(submission);
  if (own?.isCounted) return [];
  if (own) return [{ what: plain(typeset(words.ownStart(own.what, own.target))), owner, why: words.yourMeasure }];
  const pace = goalPaceOf(submission);
  if (pace !== undefined)
    return [
      { what: plain(typeset(words.pieces(pace.things, pace.count, pace.aMonth))), owner, why: words.yourMeasure },
    ];
  if (aim === undefined || aim.isMet || week.some(({ kpi }) => kpi === goals[aim.kind].kpi)) return [];
  const { today, onlyFor }: GoalRow = goals[aim.kind];
  const { measure } = goal;
  const isMeans = onlyFor !== undefined && leading !== undefined && !onlyFor.includes(leading.theme);
  if (!isMeans) return [{ what: plain(typeset(words.startsAt(today))), owner, why: words.yourMeasure }];
  if (measure === null || measure.text.length > longestWish) return [];
  return [{ what: say`${words.ownWords} ${said(trimmed(measure.text))}`, owner, why: words.yourMeasure }];
}

/** Where the goal is on day 60, unless the shop's own date for it comes first. */
export function halfwayTo({ name, today, halfway, target, due }: OwnGoal, owner: string): readonly PlanStep[] {
  if (due?.after60 === null) return [];
  const what =
    due === undefined
      ? words.halfway(name, today, halfway)
      : words.onTheWay(name, today, target, due.said, due.after60);
  return [{ what: plain(typeset(what)), owner, why: words.yourMeasure, asTask: null }];
}

/** The goal to reach: their own measure with its target, or else their own words. */
export function wanted(
  { ruling, goal, causes }: Case,
  owner: string,
  submission: Submission,
  own: OwnGoal | undefined,
): readonly PlanStep[] {
  const why = words.yourMeasure;
  if (own) return [{ what: plain(typeset(reached(own, causes.length > 1))), owner, why, asTask: null }];
  // A purchase is decided on, not reached.
  const told = goal.measure ?? (goal.quote && wishIn(goal.quote.text) !== "" ? goal.quote : null);
  const wished = told && (numberedWish(told, submission) ?? told);
  if (
    wished === null ||
    misspellingsIn(wished.text) > 1 ||
    wished.text.length > longestWish ||
    ruling.some(({ plan: one }) => one?.text === wished.text)
  )
    return [];
  const otherwise = goal.aims.length === 0 ? ` ${words.elseIfNot}` : "";
  return [{ what: say`${words.wish} ${said(trimmed(wished.text))}${otherwise}`, owner, why, asTask: null }];
}

function reached({ name, today, halfway, target, due }: OwnGoal, hasNext: boolean): string {
  const otherwise = hasNext ? words.nextCause : words.newReport;
  if (due === undefined) return words.reached(name, today, target, halfway, otherwise);
  return due.after90 === null
    ? words.reachedBy(name, today, target, due.said, otherwise)
    : words.reachedLater(name, today, target, due.said, due.after90, otherwise);
}

/** If a wish is no number: the first sentence of what they measure themselves by that is one. “Money left” says less. */
function numberedWish({ text }: Quote, { success_metric = "" }: Submission): Quote | undefined {
  if (numbersIn(text).length > 0) return undefined;
  const said = sentencesOf(success_metric).map((one) => one.text);
  const numbered = said.find(
    (one) =>
      numbersIn(one).length > 0 && one.length <= longestWish && !isReport.test(one) && !/^(?:and|but|it)\b/i.test(one),
  );
  return numbered === undefined ? undefined : { field: "success_metric", text: numbered };
}
const isReport =
  /\b(?:was|were|had|has been|(?:last|this) (?:morning|week|month|quarter|year)|right now|today|currently|at present|we (?:did|shipped|cut|made))\b/i;

/** How many characters of a wish fit on a line. */
const longestWish = 140;
