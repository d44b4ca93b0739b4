import { firstWeekOf } from "../../diagnosis/case/case-of.ts";
import type { PlannedKpi } from "../../diagnosis/diagnosis.ts";
import { lightWords } from "../../knowledge/signals.ts";
import { inWords } from "../../survey/writing.ts";
import { timeOf } from "../brief/time-words.ts";
import { firstSentence } from "../brief/week.ts";
import type { Dossier } from "../dossier.ts";
import { longDate, rangeOf } from "../format.ts";
import type { PlanStep, Report } from "../report.ts";
import { wordsOf } from "../text.ts";
import { calendarWords as words } from "./calendar.words.ts";
import { type Day, daysAfter, nextFirstOfMonth, nextOf } from "./calendar-days.ts";
import { planPhases } from "./plan-phases.ts";

/** One thing in the calendar, once or repeated. */
export type Entry = Reading | Milestone;

/** A review at the board, in local time without a time zone. */
export interface Reading {
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
  /** The recurrence rule of RFC 5545, without its end. */
  readonly rule: string;
  readonly lastDay: Day;
}

/** A whole day on which something should be done. */
export interface Milestone {
  readonly kind: "this-week" | "day-30" | "day-60" | "day-90" | "return";
  readonly summary: string;
  readonly description: string;
  readonly day: Day;
}

/** How many days the reviews run; then the shop measures and plans again. */
const planDays = 90;

/** Days per phase: a KPI of day 60 is on the board from day 31 on and not reviewed before. */
const phaseDays = 30;

/** Times and lengths are our own judgment: early, short, and easy to move in the calendar. */
const rhythm = {
  daily: { hour: "07:30", minutes: 10, rule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR" },
  weekly: { hour: "08:00", minutes: 20, rule: "FREQ=WEEKLY;BYDAY=MO" },
  monthly: { hour: "09:00", minutes: 45, rule: "FREQ=MONTHLY;BYDAY=1TU" },
} as const satisfies Record<PlannedKpi["cadence"], object>;

const firstDay = {
  daily: (date: Day): Day => nextOf(date, ["MO", "TU", "WE", "TH", "FR"]),
  weekly: (date: Day): Day => nextOf(date, ["MO"]),
  monthly: (date: Day): Day => nextFirstOfMonth(date, "TU"),
} as const satisfies Record<PlannedKpi["cadence"], (date: Day) => Day>;

/** Reviews first, then the milestones of the plan, then the return. A review without a KPI is left out. */
export const entriesOf = (dossier: Dossier): readonly Entry[] => [
  ...(["daily", "weekly", "monthly"] as const).flatMap((cadence) => readingsOf(cadence, dossier)),
  ...thisWeekOf(dossier),
  ...milestonesOf(dossier),
  returnOf(dossier),
];

/** The reviews of one cadence; each phase with new KPIs starts a new one. */
function readingsOf(cadence: PlannedKpi["cadence"], { diagnosis, report }: Dossier): readonly Reading[] {
  const all = diagnosis.kpis.filter((kpi) => kpi.cadence === cadence);
  const starts = [...new Set(all.map(({ phase }) => phase - phaseDays))].toSorted((a, b) => a - b);
  const readings = starts.map((from, index) => {
    const kpis = all.filter(({ phase }) => phase - phaseDays <= from);
    return readingOf(cadence, kpis, from, starts[index + 1] ?? planDays, report);
  });
  return readings.filter(({ day, lastDay }) => day <= lastDay);
}

function readingOf(
  cadence: PlannedKpi["cadence"],
  kpis: readonly PlannedKpi[],
  from: number,
  until: number,
  report: Report,
): Reading {
  const { hour, minutes, rule } = rhythm[cadence];
  const lastDay = daysAfter(report.date, until);
  const many = words.kpis(kpis.length);
  const description = [
    words.readTogether(many, minutes),
    ...kpis.map(kpiLines),
    words.repeats(longDate(lastDay), until),
    preparedFor(report),
  ].join("\n\n");
  return {
    kind: cadence,
    summary: `${words.reviews[cadence]}: ${many}`,
    description,
    from,
    day: firstDay[cadence](daysAfter(report.date, from)),
    hour,
    minutes,
    rule,
    lastDay,
  };
}

/** The first task of the brief, on the first such weekday after the report. */
function thisWeekOf({ submission, diagnosis, report }: Dossier): readonly Milestone[] {
  const [task] = firstWeekOf(submission, diagnosis);
  if (task === undefined) return [];
  const who = inWords(task.who);
  return [
    {
      kind: "this-week",
      summary: words.thisWeek(firstSentence(task.what)),
      description: [task.what.replaceAll("`", ""), words.who(who, timeOf(task.minutes)), preparedFor(report)].join(
        "\n\n",
      ),
      day: nextOf(report.date, [weekdays[task.day]]),
    },
  ];
}

const weekdays = { Mon: "MO", Tue: "TU", Wed: "WE", Thu: "TH", Fri: "FR" } as const;

function kpiLines({ id, name, question, owner, phase, when_red }: PlannedKpi, index: number): string {
  const { green, amber, red } = lightWords(id);
  return [
    `${index + 1}. ${name}`,
    question,
    words.owner(owner, phase),
    words.lights(green, amber, red),
    words.whenRed(when_red),
  ].join("\n");
}

function milestonesOf(dossier: Dossier): readonly Milestone[] {
  const { report } = dossier;
  const phases = planPhases(dossier);
  const days = [30, 60, 90] as const;
  return days.flatMap((day, index) => {
    const phase = phases[index];
    if (phase === undefined) return [];
    const description = [words.doneByToday, ...phase.steps.map(stepLine)].join("\n");
    return [
      {
        kind: `day-${day}` as const,
        summary: words.milestone(day, phase.aim),
        description: [description, preparedFor(report)].join("\n\n"),
        day: daysAfter(report.date, day),
      },
    ];
  });
}

const stepLine = ({ what, owner }: PlanStep): string => words.step(wordsOf(what), owner);

function returnOf({ diagnosis, report, returnLink }: Dossier): Milestone {
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
    summary: words.again.summary(planDays, productName),
    description: [lines.join("\n"), preparedFor(report)].join("\n\n"),
    day: daysAfter(report.date, planDays),
  };
}

const preparedFor = ({ shop, brand, date }: Report): string => words.madeFor(shop, brand.productName, longDate(date));
