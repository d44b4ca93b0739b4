import type { Task } from "../../diagnosis/case/advice.ts";
import type { Case } from "../../diagnosis/case/case.ts";
import type { SituationSeen } from "../../diagnosis/case/how-it-happens.ts";
import { decidersIn } from "../../diagnosis/case/shop.ts";
import { situationTold } from "../../diagnosis/case/situation-told.ts";
import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import { freeActionsFor } from "../../diagnosis/needs.ts";
import { type ThemeId, themes } from "../../knowledge/themes.ts";
import type { Submission } from "../../survey/submission.ts";
import { capitalized, inWords, lowerFirst } from "../../survey/writing.ts";
import { daysPlanWords } from "../chapters/days-plan.words.ts";
import { daysAfter } from "../files/calendar-days.ts";
import { dayOf, typeset } from "../format.ts";
import { planSteps } from "../letter/letter-blocks.ts";
import { tellsStory } from "../letter/letter-page.ts";
import type { PlanTask } from "../plan-task.ts";
import type { Block } from "../report.ts";
import { plain, type Text, wordsOf } from "../text.ts";
import type { PlanStep } from "../text-blocks.ts";
import { noWords, type Words } from "../words.ts";
import { countedBy, shopCalendar, workingDayFrom } from "../working-days.ts";
import { causeNamed } from "./cause-named.ts";
import { chapterWords } from "./chapters.words.ts";
import { datedDecision, openDecision } from "./plan-decision.ts";
import { type OwnGoal, ownGoalOf } from "./plan-goal.ts";
import { goalToday, halfwayTo, wanted } from "./plan-goal-steps.ts";
import { firstSentence } from "./week.ts";

const words = chapterWords.plan;
const { phases } = daysPlanWords;

/**
 * Ninety days that continue page one's week: what it showed, the change behind it, what to decide and what to reach.
 */
export function plan(
  submission: Submission,
  diagnosis: Diagnosis,
  found: Case,
  date: string,
  worded: Words = noWords,
): readonly Block[] {
  const calendar = shopCalendar(submission, date);
  const months = monthsWith(found, submission, diagnosis, countedBy(found.week, calendar), worded);
  return [
    { kind: "heading", level: 2, id: "plan", topic: words.topic, text: words.title },
    {
      kind: "timeline",
      phases: months
        .map(({ days, title, steps }) => ({
          title: words.phase(title, dayOf(workingDayFrom(daysAfter(date, days), calendar))),
          steps,
        }))
        .filter(({ steps }) => steps.length > 0),
    },
  ];
}

/** How many lines of a plan its reader has the patience for; the count of the goal gives way. */
const mostLines = 7;

function monthsOf(found: Case, submission: Submission, until: string) {
  const owner = ownerOf(submission);
  const goal = ownGoalOf(submission);
  const early = first(found, submission, until);
  const middle = [
    ...orAgain(second(found, submission), found),
    ...openDecision(found.ruling, owner),
    ...(goal ? [halfwayTo(goal, owner)] : []),
  ];
  const late = third(found, submission, goal);
  const hasRoom = goal === undefined && early.length + middle.length + late.length < mostLines;
  return [
    { days: 30, ...phases.see, steps: hasRoom ? [...early, ...goalToday(found, owner, submission)] : early },
    { days: 60, ...phases.change, steps: middle },
    { days: 90, ...phases.keep, steps: late },
  ] as const;
}

/**
 * The three months, with a model's steps before ours. If the model tells the story, only its steps: ours would fit any
 * shop.
 */
function monthsWith(found: Case, submission: Submission, diagnosis: Diagnosis, until: string, worded: Words) {
  const isTheirs = tellsStory(worded) && (worded.letter?.plan.length ?? 0) > 0;
  return monthsOf(found, submission, until).map(({ steps, ...month }) => {
    const theirs = planSteps(worded, month.days, diagnosis);
    return { ...month, steps: isTheirs ? theirs : [...theirs, ...steps] };
  });
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
  worded: Words = noWords,
): readonly PlanTask[] {
  const week = found.week.map(({ id, what }) => ({ id, what: firstSentence(what), when: words.firstWeek }));
  const months = monthsWith(found, submission, diagnosis, noDate, worded).flatMap(({ days, title, steps }) =>
    steps.flatMap(({ what, asTask = wordsOf(what) }, at) =>
      asTask === null ? [] : [{ id: `day-${days}-${at + 1}`, what: asTask, when: title }],
    ),
  );
  return [...week, ...months];
}

/** A list of tasks has dates of its own. */
const noDate = "";

/** By the name that the tasks of the week have. */
const ownerOf = (submission: Submission): string => capitalized(inWords(decidersIn(submission)));

/** What the week on the first page decides, and what is counted until then and after. */
function first(found: Case, submission: Submission, until: string): readonly PlanStep[] {
  const owner = ownerOf(submission);
  return [
    ...(found.test.length === 0
      ? []
      : found.week.slice(-1).map((task) => ({
          ...step(decisionBy(until, found), task, words.tenDays),
          owner,
          asTask: words.decideLater,
        }))),
    ...datedDecision(found.ruling, owner),
    ...countOn(found, submission),
  ];
}

/** With what the table of page one says on either side. */
function decisionBy(until: string, { test }: Case): Text {
  const [ours] = test;
  const wrong = test.find(({ kind }) => kind === "we-are-wrong");
  return ours?.kind === "our-cause" && wrong !== undefined
    ? plain(typeset(words.goOnIf(until, lowerFirst(ours.see), lowerFirst(wrong.see))))
    : plain(words.decide);
}

/** The count of the week goes on, by whoever made it. */
function countOn(
  {
    situation,
    finding: {
      themes: [lead],
    },
    week,
  }: Case,
  submission: Submission,
): readonly PlanStep[] {
  const count = situation
    ? situationTold(situation.id, submission).handCount
    : lead
      ? themes[lead].handCount
      : undefined;
  const task = week.find(({ id }) => id === "situation-count") ?? week.find(({ isChange }) => !isChange);
  if (count === undefined || task === undefined) return [];
  const name = lowerFirst(count.unit === "" ? count.name : `${count.name}, ${count.unit}`);
  return [step(plain(typeset(words.count(name.replace(/\.$/, ""), count.goal))), task, words.counting)];
}

/** What to do if the first row of the table came true, and a first look at the second cause. */
function second(found: Case, submission: Submission): readonly PlanStep[] {
  const { test, week, causes } = found;
  const [row] = test;
  const change = week.find(({ isChange }) => isChange) ?? week.find(({ day }) => day === "Thu") ?? week.at(-1);
  const [lead, other] = causes;
  return [
    ...(row === undefined || change === undefined || lead === undefined
      ? []
      : [step(plain(typeset(words.ifSo(row.act))), change, capitalized(causeNamed(lead.theme, found)))]),
    ...(other === undefined || change === undefined
      ? []
      : actionStep(other.theme, "days30", change, found, submission)),
  ];
}

/** If the answers say too little for a change, the first month's count says more. */
const orAgain = (steps: readonly PlanStep[], { week: [task] }: Case): readonly PlanStep[] =>
  steps.length > 0 || task === undefined ? steps : [step(plain(words.again), task, words.tenDays)];

/** Making the change last, and what the owner wanted. */
function third(found: Case, submission: Submission, goal: OwnGoal | undefined): readonly PlanStep[] {
  const { week, causes, situation } = found;
  const [task] = week;
  const [lead] = causes;
  return [
    ...(lead === undefined || task === undefined
      ? []
      : situation === null
        ? actionStep(lead.theme, "days60", task, found, submission)
        : lasting(situation, found)),
    ...wanted(found, ownerOf(submission), goal),
  ];
}

/** The test of a change: it goes on without whoever made it, or the work without the person it waited for. */
function lasting({ who, place }: SituationSeen, { week }: Case): readonly PlanStep[] {
  const change = week.find(({ isChange }) => isChange);
  if (change === undefined) return [];
  const withoutThem = who === null ? words.alone : words.withoutThem(who, place === null ? "" : words.at(place));
  return [step(plain(typeset(withoutThem)), change, words.lasts)];
}

const step = (what: Text, { who }: Task, why: string): PlanStep => ({ what, owner: capitalized(inWords(who)), why });

const actionStep = (
  theme: ThemeId,
  days: "days30" | "days60",
  task: Task,
  found: Case,
  submission: Submission,
): readonly PlanStep[] =>
  freeActionsFor(theme, days, submission)
    .slice(0, 1)
    .map((action) => step(plain(typeset(action)), task, capitalized(causeNamed(theme, found))));
