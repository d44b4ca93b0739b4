import type { Task } from "../../diagnosis/case/week/task.ts";
import type { PlannedKpi } from "../../diagnosis/kpis/planned-kpi.ts";
import { returnDays } from "../../survey/return-day.ts";
import { inWords } from "../../survey/writing.ts";
import { tilesInOrder } from "../brief/dashboard/board-order.ts";
import { onWall } from "../brief/dashboard/on-wall.ts";
import { timeOf } from "../brief/page-one/time-of.ts";
import { firstSentence } from "../brief/page-one/week.ts";
import type { Dossier } from "../dossier.ts";
import { longDate, rangeOf } from "../format.ts";
import type { Report } from "../report.ts";
import { shownCase } from "../shown-case.ts";
import { wordsOf } from "../text.ts";
import type { PlanStep } from "../text-blocks.ts";
import { dayOfTask, isWorkingDay, returnDayOf, shopCalendar, workingDayFrom } from "../working-days.ts";
import { calendarWords as words } from "./calendar.words.ts";
import { type Day, daysAfter, nextFirstOfMonth, nextOf } from "./calendar-days.ts";
import { planPhases } from "./plan-phases.ts";

/** One thing in the calendar, once or repeated. */
export type Entry = Review | Milestone;

/** A review at the board, in local time without a time zone. */
export interface Review {
  readonly kind: "daily" | "weekly" | "monthly";
  readonly summary: string;
  readonly description: string;
  /** The day of the plan after which it starts: 0, 30 or 60. */
  readonly from: number;
  /** The day of the first review. */
  readonly day: Day;
  /** `07:30`. */
  readonly hour: string;
  readonly minutes: number;
  /** How it repeats; `null` for one review that a holiday moved. */
  readonly repeats: Repeats | null;
}

interface Repeats {
  /** The recurrence rule of RFC 5545, without its end. */
  readonly rule: string;
  readonly lastDay: Day;
  /** Holidays on which it is left out. */
  readonly except: readonly Day[];
}

/** A whole day on which something should be done. */
export interface Milestone {
  readonly kind: "today" | "this-week" | "day-30" | "day-60" | "day-90" | "return";
  readonly summary: string;
  readonly description: string;
  readonly day: Day;
}

/** Days per phase: a KPI of day 60 is on the board from day 31 on and not reviewed before. */
const phaseDays = 30;

/** Times and lengths are our own judgment: early, short, and easy to move in the calendar. */
const rhythm = {
  daily: { hour: "07:30", minutes: 10, rule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR" },
  weekly: { hour: "08:00", minutes: 20, rule: "FREQ=WEEKLY;BYDAY=MO" },
  monthly: { hour: "09:00", minutes: 45, rule: "FREQ=MONTHLY;BYDAY=1TU" },
} as const satisfies Record<PlannedKpi["cadence"], object>;

/** The most for one KPI. Own judgment. */
const minutesForOne = 15;

/** The next review after a day, by the rule of its rhythm. */
const nextAfter = {
  daily: (day: Day): Day => nextOf(day, ["MO", "TU", "WE", "TH", "FR"]),
  weekly: (day: Day): Day => nextOf(day, ["MO"]),
  monthly: (day: Day): Day => nextFirstOfMonth(day, "TU"),
} as const satisfies Record<PlannedKpi["cadence"], (day: Day) => Day>;

/** Reviews first, then the milestones of the plan, then the return. A review without a KPI is left out. */
export const entriesOf = (dossier: Dossier): readonly Entry[] => [
  ...(["daily", "weekly", "monthly"] as const).flatMap((cadence) => reviewsOf(cadence, dossier)),
  ...firstTasksOf(dossier),
  ...milestonesOf(dossier),
  returnOf(dossier),
];

/** The reviews of one cadence; each phase with new KPIs starts a new one. */
function reviewsOf(cadence: PlannedKpi["cadence"], dossier: Dossier): readonly Review[] {
  const all = dossier.diagnosis.kpis.filter((kpi) => kpi.cadence === cadence);
  const starts = [...new Set(all.map(({ phase }) => phase - phaseDays))].toSorted((a, b) => a - b);
  return starts.flatMap((from, index) => {
    const kpis = all.filter(({ phase }) => phase - phaseDays <= from);
    return reviewsFrom(cadence, kpis, from, starts[index + 1] ?? returnDays, dossier);
  });
}

/** The reviews of one phase: one that repeats, and those that a holiday moves to the next working day, maybe past the phase. */
function reviewsFrom(
  cadence: PlannedKpi["cadence"],
  kpis: readonly PlannedKpi[],
  from: number,
  until: number,
  dossier: Dossier,
): readonly Review[] {
  const { report, submission } = dossier;
  const { hour, rule } = rhythm[cadence];
  const minutes = Math.min(rhythm[cadence].minutes, minutesForOne * kpis.length);
  const calendar = shopCalendar(submission, report.date);
  const [lastDay, planEnds] = [daysAfter(report.date, until), daysAfter(report.date, 3 * phaseDays)];
  const many = words.kpis(kpis.length);
  const description = [
    `${words.readTogether(many, minutes)} ${words.ifRed(kpis.length === 1)}`,
    ...kpis.map((kpi, index) => kpiLines(kpi, index, dossier)),
    words.repeats(longDate(lastDay), until),
    preparedFor(report),
  ].join("\n\n");
  const review = { kind: cadence, summary: `${words.reviews[cadence]}: ${many}`, description, from, hour, minutes };
  const days = reviewDays(cadence, daysAfter(report.date, from), lastDay);
  const first = days.find((day) => isWorkingDay(day, calendar));
  const closed = days.filter((day) => !isWorkingDay(day, calendar));
  const moved =
    cadence === "daily" ? [] : closed.map((day) => workingDayFrom(day, calendar)).filter((day) => day <= planEnds);
  return [
    ...(first === undefined
      ? []
      : [{ ...review, day: first, repeats: { rule, lastDay, except: closed.filter((day) => day > first) } }]),
    ...moved.map((day) => ({ ...review, day, repeats: null })),
  ];
}

function reviewDays(cadence: PlannedKpi["cadence"], after: Day, lastDay: Day): readonly Day[] {
  const next = nextAfter[cadence](after);
  return next > lastDay ? [] : [next, ...reviewDays(cadence, next, lastDay)];
}

/** What can be done on the day of the report, and the first task, on the first working day of the week after it. */
function firstTasksOf({ submission, diagnosis, occasion, words: worded, report }: Dossier): readonly Milestone[] {
  const {
    today,
    week: [task],
  } = shownCase(submission, diagnosis, occasion, worded);
  const entryOf = ({ what, who, minutes }: Omit<Task, "day">): Pick<Milestone, "description"> => ({
    description: [what.replaceAll("`", ""), words.who(inWords(who), timeOf(minutes)), preparedFor(report)].join("\n\n"),
  });
  const first = task && { kind: "this-week" as const, day: dayOfTask(task, shopCalendar(submission, report.date)) };
  return [
    ...(today === null
      ? []
      : [
          {
            kind: "today" as const,
            summary: words.today(firstSentence(today.what)),
            day: report.date,
            ...entryOf(today),
          },
        ]),
    ...(task && first ? [{ ...first, summary: words.thisWeek(firstSentence(task.what)), ...entryOf(task) }] : []),
  ];
}

function kpiLines(kpi: PlannedKpi, index: number, { report, submission }: Dossier): string {
  const { question, lights } = onWall(kpi, submission);
  return [
    `${index + 1}. ${kpi.name}`,
    question,
    words.owner(kpi.owner, firstNumberOf(kpi, report)),
    ...(lights.length === 0 ? [] : [words.lights(lights), words.whenRed(kpi.when_red)]),
  ].join("\n");
}

/** When the first number comes, as on the tile; empty if the tile has one. */
const firstNumberOf = ({ id }: PlannedKpi, report: Report): string =>
  tilesInOrder(report).find((tile) => tile.id === id && !tile.isReal)?.note ?? "";

function milestonesOf(dossier: Dossier): readonly Milestone[] {
  const { report, submission } = dossier;
  const calendar = shopCalendar(submission, report.date);
  const phases = planPhases(dossier);
  const days = [30, 60, 90] as const;
  return days.flatMap((day, index) => {
    const phase = phases[index];
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

function returnOf({ submission, diagnosis, report, returnLink }: Dossier): Milestone {
  const { productName, contact } = report.brand;
  const hours = rangeOf(diagnosis.hidden_hours, "h/yr");
  const lines = [
    returnLink === undefined ? words.again.answer(productName) : words.again.answerAt(returnLink),
    words.again.itSaid(longDate(report.date), report.title),
    words.again.hours(hours),
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
