import type { PlannedKpi } from "../../diagnosis/diagnosis.ts";
import type { Dossier } from "../dossier.ts";
import { longDate, rangeOf } from "../format.ts";
import type { PlanStep, Report, Timeline } from "../report.ts";
import { lightWords } from "../signals.ts";
import { wordsOf } from "../text.ts";
import { type Day, daysAfter, nextFirstOfMonth, nextOf } from "./calendar-days.ts";

/** One thing that goes into the calendar, once or again and again. */
export type Entry = Reading | Milestone;

/** A time to stand at the board. It has an hour of the shop's own clock, no zone. */
export interface Reading {
  readonly kind: "daily" | "weekly" | "monthly";
  readonly summary: string;
  readonly description: string;
  /** The first time. */
  readonly day: Day;
  /** `07:30`. */
  readonly hour: string;
  readonly minutes: number;
  /** When it comes back, in the words of RFC 5545, without the end. */
  readonly rule: string;
  readonly lastDay: Day;
}

/** A whole day on which something should be done. */
export interface Milestone {
  readonly kind: "day-30" | "day-60" | "day-90" | "return";
  readonly summary: string;
  readonly description: string;
  readonly day: Day;
}

/** How long the rhythm runs: then the shop measures again and plans anew. */
const planDays = 90;

/** Hours and lengths are our own judgement: early, short, and the calendar lets everybody move them. */
const rhythm = {
  daily: { hour: "07:30", minutes: 10, rule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", name: "Morning reading" },
  weekly: { hour: "08:00", minutes: 20, rule: "FREQ=WEEKLY;BYDAY=MO", name: "Weekly reading" },
  monthly: { hour: "09:00", minutes: 45, rule: "FREQ=MONTHLY;BYDAY=1TU", name: "Monthly reading" },
} as const satisfies Record<PlannedKpi["cadence"], object>;

const firstDay = {
  daily: (date: Day): Day => nextOf(date, ["MO", "TU", "WE", "TH", "FR"]),
  weekly: (date: Day): Day => nextOf(date, ["MO"]),
  monthly: (date: Day): Day => nextFirstOfMonth(date, "TU"),
} as const satisfies Record<PlannedKpi["cadence"], (date: Day) => Day>;

/** Readings first, then the milestones of the plan, then the return. A rhythm without a KPI is left out. */
export const entriesOf = (dossier: Dossier): readonly Entry[] => [
  ...(["daily", "weekly", "monthly"] as const).flatMap((cadence) => readingOf(cadence, dossier)),
  ...milestonesOf(dossier.report),
  returnOf(dossier),
];

function readingOf(cadence: PlannedKpi["cadence"], { diagnosis, report }: Dossier): readonly Reading[] {
  const kpis = diagnosis.kpis.filter((kpi) => kpi.cadence === cadence);
  if (kpis.length === 0) return [];
  const { hour, minutes, rule, name } = rhythm[cadence];
  const lastDay = daysAfter(report.date, planDays);
  const many = kpis.length === 1 ? "1 KPI" : `${kpis.length} KPIs`;
  const description = [
    `Read ${many} together at the board. ${minutes} minutes, standing. Each red gets one action and one name.`,
    ...kpis.map(kpiLines),
    `Repeats until ${longDate(lastDay)}, day ${planDays} of your plan. Move it to the hour that suits your shift.`,
    preparedFor(report),
  ].join("\n\n");
  return [
    {
      kind: cadence,
      summary: `${name}: ${many}`,
      description,
      day: firstDay[cadence](report.date),
      hour,
      minutes,
      rule,
      lastDay,
    },
  ];
}

function kpiLines({ id, name, question, owner, phase, when_red }: PlannedKpi, index: number): string {
  const { green, amber, red } = lightWords(id);
  return [
    `${index + 1}. ${name}`,
    question,
    `Owner: ${owner}. On the board by day ${phase}.`,
    `Green: ${green}. Amber: ${amber}. Red: ${red}.`,
    `When red: ${when_red}`,
  ].join("\n");
}

function milestonesOf(report: Report): readonly Milestone[] {
  const timeline = report.blocks.find((block): block is Timeline => block.kind === "timeline");
  const days = [30, 60, 90] as const;
  return days.flatMap((day, index) => {
    const phase = timeline?.phases[index];
    if (phase === undefined) return [];
    const description = ["Done by today?", ...phase.steps.map(stepLine)].join("\n");
    return [
      {
        kind: `day-${day}` as const,
        summary: `Day ${day} of your KPI plan. ${phase.aim}`,
        description: [description, preparedFor(report)].join("\n\n"),
        day: daysAfter(report.date, day),
      },
    ];
  });
}

const stepLine = ({ what, owner }: PlanStep): string => `[ ] ${wordsOf(what)} (${owner})`;

function returnOf({ diagnosis, report }: Dossier): Milestone {
  const { productName, contact } = report.brand;
  const hours = rangeOf(diagnosis.hidden_hours, "h/yr");
  const lines = [
    `Answer the ${productName} survey again today and lay the two reports side by side.`,
    `On ${longDate(report.date)} it said: ${report.title}.`,
    `Hidden machine hours a year, an estimate (low – likely – high): ${hours}.`,
    "Look at three things: which reds turned green, which hours came back, which theme leads now.",
    ...(contact === null ? [] : [`Questions? ${contact.name}, ${contact.email}.`]),
  ];
  return {
    kind: "return",
    summary: `Day ${planDays}: answer ${productName} again and compare`,
    description: [lines.join("\n"), preparedFor(report)].join("\n\n"),
    day: daysAfter(report.date, planDays),
  };
}

const preparedFor = ({ shop, brand, date }: Report): string =>
  `Made for ${shop} by ${brand.productName}, ${longDate(date)}.`;
