import type { Case } from "../../../diagnosis/case/case.ts";
import type { Diagnosis } from "../../../diagnosis/diagnosis.ts";
import type { Submission } from "../../../survey/submission.ts";
import { type Day, daysAfter } from "../../files/calendar-days.ts";
import { monthAndDay } from "../../format.ts";
import { planSteps } from "../../letter/letter-blocks.ts";
import type { PlanTask } from "../../plan-task.ts";
import type { Block } from "../../report.ts";
import { wordsOf } from "../../text.ts";
import { noWords, type Words } from "../../words.ts";
import { countedBy, countedOn, shopCalendar, workingDayFrom } from "../../working-days.ts";
import { chapterWords } from "../chapters.words.ts";
import { firstSentence } from "../page-one/week.ts";
import { datedDecision, openDecision, type PlanMonth, type TestEnd } from "./plan-decision.ts";
import { ownGoalOf } from "./plan-goal.ts";
import { goalToday, halfwayTo, wanted } from "./plan-goal-steps.ts";
import { first, orAgain, ownerOf, second, third, whoWants } from "./plan-steps.ts";

const words = chapterWords.plan;
const { months: titles } = words;

/**
 * Ninety days that continue page one's week: what it showed, the change behind it, what to decide and what to reach.
 */
export function plan(
  submission: Submission,
  diagnosis: Diagnosis,
  found: Case,
  date: Day,
  worded: Words = noWords,
): readonly Block[] {
  const months = monthsWith(found, submission, diagnosis, date, worded);
  if (months.every(({ steps }) => steps.length === 0)) return [];
  return [
    { kind: "heading", level: 2, id: "plan", topic: words.topic, text: words.title },
    {
      kind: "timeline",
      phases: months
        .map(({ days, steps }) => ({ ends: days, title: phaseTitle(days, submission, date), steps }))
        .filter(({ steps }) => steps.length > 0),
    },
  ];
}

/** `Days 1 to 30, by December 30`. */
export const phaseTitle = (days: PlanMonth, submission: Submission, date: Day): string =>
  words.phase(titles[days], monthAndDay(workingDayFrom(daysAfter(date, days), shopCalendar(submission, date))));

/** The most lines of a plan that an owner reads. If there are more, the count of the goal is left out. */
const maxLines = 7;

const planDays = 90;

function monthsOf(found: Case, submission: Submission, date: Day) {
  const calendar = shopCalendar(submission, date);
  const end: TestEnd = { date, day: countedOn(found.week, calendar), text: countedBy(found.week, calendar) };
  const owner = ownerOf(submission);
  const goal = ownGoalOf(submission, date);
  const early = first(found, submission, end);
  const middle = [
    ...orAgain(second(found), found),
    ...datedDecision(found.ruling, owner, end, 60),
    ...openDecision(found.ruling, owner),
    ...(goal ? halfwayTo(goal, whoWants(submission)) : []),
  ];
  const late = [...datedDecision(found.ruling, owner, end, 90), ...third(found, submission)];
  const reached = wanted(found, whoWants(submission), submission, goal);
  const due = [30, 60].find((days) => days >= (goal?.due?.days ?? planDays)) ?? planDays;
  const hasRoom = goal === undefined && early.length + middle.length + late.length + reached.length < maxLines;
  const start = hasRoom ? goalToday(found, whoWants(submission), submission) : [];
  return (
    [
      { days: 30, steps: [...early, ...start] },
      { days: 60, steps: middle },
      { days: 90, steps: late },
    ] as const
  ).map(({ days, steps }) => ({ days, steps: days === due ? [...steps, ...reached] : steps }));
}

/** The three months: a model's steps where it wrote the explanation, because ours would fit any shop. */
function monthsWith(found: Case, submission: Submission, diagnosis: Diagnosis, date: Day, worded: Words) {
  const months = monthsOf(found, submission, date);
  if (worded.letter === undefined) return months;
  return months.map((month) => ({ ...month, steps: planSteps(worded, month.days, diagnosis) }));
}

/**
 * Every task of a plan: those of its first week, then those of each of the three months.
 *
 * @param found with what a model wrote in it, if one did
 */
export function planTasks(
  found: Case,
  submission: Submission,
  diagnosis: Diagnosis,
  date: Day,
  worded: Words = noWords,
): readonly PlanTask[] {
  const week = found.week.map(({ id, what }) => ({ id, what: firstSentence(what), when: words.firstWeek }));
  const months = monthsWith(found, submission, diagnosis, date, worded).flatMap(({ days, steps }) =>
    steps.flatMap(({ what, asTask = wordsOf(what) }, at) =>
      asTask === null ? [] : [{ id: `day-${days}-${at + 1}`, what: asTask, when: titles[days] }],
    ),
  );
  return [...week, ...months];
}
