import type { Task } from "../../diagnosis/case/week/task.ts";
import { returnDays } from "../../survey/return-day.ts";
import { inWords } from "../../survey/writing.ts";
import { timeOf } from "../brief/page-one/time-of.ts";
import { inOneLine } from "../brief/page-one/week.ts";
import { decisionDay } from "../brief/plan/plan-decision.ts";
import { ownGoalOf } from "../brief/plan/plan-goal.ts";
import type { Dossier } from "../dossier.ts";
import { longDate } from "../format.ts";
import type { Report } from "../report.ts";
import { shownCase } from "../shown-case.ts";
import { wordsOf } from "../text.ts";
import type { PlanStep } from "../text-blocks.ts";
import {
  countedBy,
  countedOn,
  dayOfTask,
  returnDayOf,
  shopCalendar,
  workingDayFrom,
  workingDayUntil,
} from "../working-days.ts";
import { calendarWords as words } from "./calendar.words.ts";
import { type Day, daysAfter } from "./calendar-days.ts";
import { type Review, reviewsIn } from "./calendar-reviews.ts";
import { planPhases } from "./plan-phases.ts";

/** One thing in the calendar, once or repeated. */
export type Entry = Review | Milestone;

/** A whole day on which something should be done. */
export interface Milestone {
  readonly kind: "today" | "this-week" | `task-${number}` | `day-${30 | 60 | 90}` | "decision" | "goal" | "return";
  readonly summary: string;
  readonly description: string;
  readonly day: Day;
}

/** Reviews first, then the tasks of page one, the milestones of the plan and the shop's own dates, then the return. */
export const entriesOf = (dossier: Dossier): readonly Entry[] => [
  ...reviewsIn(dossier),
  ...tasksOf(dossier),
  ...milestonesOf(dossier),
  ...ownDatesOf(dossier),
  returnOf(dossier),
];

/** What can be done on the day of the report, and each task of page one on its day. */
function tasksOf(dossier: Dossier): readonly Milestone[] {
  const { submission, report } = dossier;
  const { today, week } = caseIn(dossier);
  const calendar = shopCalendar(submission, report.date);
  const descriptionOf = ({ what, who, minutes }: Omit<Task, "day">): string =>
    [what.replaceAll("`", ""), words.who(inWords(who), timeOf(minutes)), preparedFor(report)].join("\n\n");
  return [
    ...(today === null
      ? []
      : [
          {
            kind: "today" as const,
            summary: words.today(inOneLine(today.what)),
            description: descriptionOf(today),
            day: workingDayFrom(report.date, calendar),
          },
        ]),
    ...week.map((task, at) => ({
      kind: at === 0 ? ("this-week" as const) : (`task-${at + 1}` as const),
      summary: words[at === 0 ? "first" : task.isChange ? "change" : "task"](inOneLine(task.what)),
      description: descriptionOf(task),
      day: dayOfTask(task, calendar),
    })),
  ];
}

const caseIn = ({ submission, diagnosis, occasion, words: worded }: Dossier) =>
  shownCase(submission, diagnosis, occasion, worded);

function milestonesOf(dossier: Dossier): readonly Milestone[] {
  const { report, submission } = dossier;
  const calendar = shopCalendar(submission, report.date);
  const phases = planPhases(dossier);
  const days = [30, 60, 90] as const;
  return days.flatMap((day) => {
    const phase = phases.find(({ ends }) => ends === day);
    if (phase === undefined) return [];
    const description = [words.doneByToday, ...phase.steps.map(stepLine)].join("\n");
    return [
      {
        kind: `day-${day}` as const,
        summary: words.milestone(day),
        description: [description, preparedFor(report)].join("\n\n"),
        day: workingDayFrom(daysAfter(report.date, day), calendar),
      },
    ];
  });
}

const stepLine = ({ what, owner }: PlanStep): string => words.ofTheReport(words.step(wordsOf(what), owner));

/** The day on which the shop decides on a purchase, and the one by which it wants to reach its goal, if its answers name them. */
function ownDatesOf(dossier: Dossier): readonly Milestone[] {
  const { submission, report } = dossier;
  const { ruling, week } = caseIn(dossier);
  const calendar = shopCalendar(submission, report.date);
  const end = { date: report.date, day: countedOn(week, calendar), text: countedBy(week, calendar) };
  const decision = decisionDay(ruling, end);
  const goal = ownGoalOf(submission, report.date);
  return [
    ...(decision === undefined
      ? []
      : [
          {
            kind: "decision" as const,
            summary: words.decide(decision.thing),
            description: [words.decideIf, preparedFor(report)].join("\n\n"),
            day: workingDayUntil(decision.day, calendar),
          },
        ]),
    ...(goal?.due === undefined
      ? []
      : [
          {
            kind: "goal" as const,
            summary: words.reached(goal.name, goal.target),
            description: [words.reachedBy(goal.name, goal.today, goal.target, goal.due.said), preparedFor(report)].join(
              "\n\n",
            ),
            day: workingDayUntil(goal.due.day, calendar),
          },
        ]),
  ];
}

function returnOf({ submission, report, returnLink }: Dossier): Milestone {
  const { productName, contact } = report.brand;
  const lines = [
    returnLink === undefined ? words.again.answer(productName) : words.again.answerAt(returnLink),
    words.again.itSaid(longDate(report.date), report.title),
    words.again.look,
    ...(contact === null ? [] : [words.again.questions(`${contact.name}, ${contact.email}`)]),
  ];
  return {
    kind: "return",
    summary: words.again.summary(returnDays, productName),
    description: [lines.join("\n"), preparedFor(report)].join("\n\n"),
    day: returnDayOf(submission, report.date),
  };
}

const preparedFor = ({ shop, brand, date }: Report): string => words.madeFor(shop, brand.productName, longDate(date));
