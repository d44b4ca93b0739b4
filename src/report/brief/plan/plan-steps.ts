import type { Case } from "../../../diagnosis/case/case.ts";
import { handCountOf, situationRow } from "../../../diagnosis/case/finding/situation-row.ts";
import { countingTask } from "../../../diagnosis/case/week/counting-task.ts";
import type { Task } from "../../../diagnosis/case/week/task.ts";
import { decidersIn } from "../../../diagnosis/case/week/who-of.ts";
import { ownersOf } from "../../../diagnosis/facts/people/people.ts";
import type { HandCount } from "../../../knowledge/page-one/hand-count.ts";
import type { Submission } from "../../../survey/submission.ts";
import { capitalized, inWords, lowerFirst } from "../../../survey/writing.ts";
import { typeset } from "../../format.ts";
import { plain, type Text } from "../../text.ts";
import type { PlanStep } from "../../text-blocks.ts";
import { chapterWords } from "../chapters.words.ts";
import { causeNamed } from "../page-one/cause-named.ts";
import { withoutNextCause } from "../page-one/week-and-trial.ts";
import { datedDecision, type TestEnd } from "./plan-decision.ts";

const words = chapterWords.plan;

/** The owner, named as in the tasks of the week. */
export const ownerOf = (submission: Submission): string => capitalized(inWords(decidersIn(submission)));

/** Whoever answered: the goal is theirs, even if somebody else decides. */
export const whoWants = (submission: Submission): string => inWords(ownersOf(submission)) || ownerOf(submission);

/** Steps for days 1 to 30: what the week on page one decides, and what to count until then and after. */
export function first(found: Case, submission: Submission, end: TestEnd): readonly PlanStep[] {
  const owner = ownerOf(submission);
  const rows = found.causes.length > 1 ? found.trial : found.trial.map(withoutNextCause);
  const wrong = rows.find(({ kind }) => kind === "we-are-wrong");
  const decide =
    wrong === undefined
      ? words.startBy(end.text)
      : words.decide(end.text, lowerFirst(wrong.see), lowerFirst(wrong.act));
  return [
    ...(found.trial.length === 0
      ? []
      : found.week.slice(-1).map((task) => ({
          ...step(plain(typeset(decide)), task, words.tenDays),
          owner,
          asTask: words.decideLater,
        }))),
    ...datedDecision(found.ruling, owner, end, 30),
    ...countOn(found, submission),
  ];
}

/** The week's count continues, done by the same person. */
function countOn(found: Case, submission: Submission): readonly PlanStep[] {
  const count = handCountOf(found, submission);
  const task = count && countingTask(found.week, count);
  if (count === undefined || task === undefined) return [];
  return [step(plain(typeset(words.count(lowerFirst(count.name), aimOf(count)))), task, words.counting)];
}

/** `0 a week`, `5 of five`. */
const aimOf = ({ goal, unit }: HandCount): string => `${goal} ${unit}`.trim();

/** Steps for days 31 to 60: what to do if the table's first row came true. Another cause waits until this one is settled. */
export function second(found: Case): readonly PlanStep[] {
  const { trial, week, causes } = found;
  const [row] = trial;
  const [leading] = causes;
  const change = week.find(({ isChange }) => isChange) ?? week.find(({ day }) => day === "Thu") ?? week.at(-1);
  if (row === undefined || change === undefined || leading === undefined) return [];
  return [step(plain(typeset(words.ifSo(row.act))), change, capitalized(causeNamed(leading.theme, found)))];
}

/** If the answers say too little for a change, the first month's count says more. */
export const orAgain = (steps: readonly PlanStep[], { week: [task] }: Case): readonly PlanStep[] =>
  steps.length > 0 || task === undefined ? steps : [step(plain(words.again), task, words.tenDays)];

/**
 * Steps for days 61 to 90, the test of a lasting change: if it taught somebody else what one person did, it continues without that person, and who
 * decides plans that week; else the count says it.
 */
export function third(found: Case, submission: Submission): readonly PlanStep[] {
  const change = found.week.find(({ isChange }) => isChange);
  const count = handCountOf(found, submission);
  if (change === undefined || count === undefined) return [];
  const taughtBy = teacherIn(found, change, submission);
  if (taughtBy === null)
    return [step(plain(typeset(words.alone(lowerFirst(count.name), aimOf(count)))), change, words.lasts)];
  return [{ ...step(plain(typeset(words.withoutThem(taughtBy))), change, words.lasts), owner: ownerOf(submission) }];
}

/** Whom work waited for, if the change had a second person learn it, and somebody else can plan a week without them. */
function teacherIn({ situation }: Case, { id }: Task, submission: Submission): string | null {
  if (situation === null || situation.who === null || id !== "situation-change") return null;
  if (["you", ...decidersIn(submission)].some((name) => situation.who?.includes(name))) return null;
  const { what, ofPerson = "" } = situationRow(situation.id, submission).change;
  return `${what} ${ofPerson}`.includes("{second}") ? situation.who : null;
}

const step = (what: Text, { who }: Task, why: string): PlanStep => ({ what, owner: capitalized(inWords(who)), why });
