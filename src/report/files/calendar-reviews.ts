import type { PlannedKpi } from "../../diagnosis/kpis/planned-kpi.ts";
import { dayMs } from "../../survey/day-ms.ts";
import { returnDays } from "../../survey/return-day.ts";
import { laterTiles } from "../brief/dashboard/board-order.ts";
import { boardOf, type OnBoard } from "../brief/dashboard/on-board.ts";
import { goalOfCount, onWall } from "../brief/dashboard/on-wall.ts";
import type { Dossier } from "../dossier.ts";
import { longDate } from "../format.ts";
import type { DashboardTile } from "../kpi-blocks.ts";
import { shownCase } from "../shown-case.ts";
import { changeBegins, dayOfTask, isWorkingDay, shopCalendar, workingDayFrom } from "../working-days.ts";
import { calendarWords as words } from "./calendar.words.ts";
import { type Day, daysAfter, nextFirstOfMonth, nextOf } from "./calendar-days.ts";

/** A review at the board, in local time without a time zone. */
export interface Review {
  readonly kind: Cadence;
  readonly summary: string;
  readonly description: string;
  /** The day of the plan after which it starts; 0 for the first of its kind. */
  readonly from: number;
  /** The day of the first review. */
  readonly day: Day;
  /** `07:30`. */
  readonly hour: string;
  readonly minutes: number;
  /** How it repeats; `null` for one review that a holiday moved. */
  readonly repeats: Repeats | null;
}

type Cadence = PlannedKpi["cadence"];

interface Repeats {
  /** The recurrence rule of RFC 5545, without its end. */
  readonly rule: string;
  readonly lastDay: Day;
  /** Holidays on which it is left out. */
  readonly except: readonly Day[];
}

/** Times and lengths are our own judgment: early, short, and easy to move in the calendar. */
const rhythm = {
  daily: { hour: "07:30", minutes: 10, rule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR" },
  weekly: { hour: "08:00", minutes: 20, rule: "FREQ=WEEKLY;BYDAY=MO" },
  monthly: { hour: "09:00", minutes: 45, rule: "FREQ=MONTHLY;BYDAY=1TU" },
} as const satisfies Record<Cadence, object>;

/** The most for one number. Own judgment. */
const minutesForOne = 15;

/** The next review after a day, by the rule of its rhythm. */
const nextAfter = {
  daily: (day: Day): Day => nextOf(day, ["MO", "TU", "WE", "TH", "FR"]),
  weekly: (day: Day): Day => nextOf(day, ["MO"]),
  monthly: (day: Day): Day => nextFirstOfMonth(day, "TU"),
} as const satisfies Record<Cadence, (day: Day) => Day>;

/** The reviews of each cadence, without those that have nothing to go over. */
export const reviewsIn = (dossier: Dossier): readonly Review[] =>
  (["daily", "weekly", "monthly"] as const).flatMap((cadence) => reviewsOf(cadence, dossier));

/** Something on the board, and the day of the first review at which it has a number. */
interface Readable {
  readonly on: OnBoard;
  readonly first: Day;
}

/** The reviews of one cadence, in the order of the board; each first review of another number starts a new row of them. */
function reviewsOf(cadence: Cadence, dossier: Dossier): readonly Review[] {
  const { report, submission } = dossier;
  const ends = workingDayFrom(daysAfter(report.date, returnDays), shopCalendar(submission, report.date));
  const all = boardOf(dossier)
    .filter((on) => cadenceOf(on) === cadence)
    .map((on) => ({ on, first: nextAfter[cadence](sinceOf(on.tile, dossier)) }));
  const starts = [...new Set(all.map(({ first }) => first))].toSorted();
  return starts.flatMap((first, index) => {
    const from = index === 0 ? 0 : Math.round((Date.parse(first) - Date.parse(report.date)) / dayMs);
    const isAfter = first > ends;
    const read = all.filter((one) => (isAfter ? one.first === first : one.first <= first));
    if (isAfter)
      return reviewsOn([first], { cadence, read, from, until: first, ending: words.once(returnDays) }, dossier);
    const next = starts[index + 1] ?? ends;
    const days = reviewDays(cadence, first, next < ends ? daysAfter(next, -1) : ends);
    const until = next < ends ? (days.at(-1) ?? first) : ends;
    const ending = next < ends ? words.repeatsUntil(longDate(until)) : words.repeats(longDate(until), returnDays);
    return reviewsOn(days, { cadence, read, from, until, ending }, dossier);
  });
}

/** What isn't a KPI of the plan is added up or compared once a week. */
const cadenceOf = (on: OnBoard): Cadence => ("kpi" in on ? on.kpi.cadence : "weekly");

/** The day of its first number. What has one, or is tracked, is read once the first week is counted, and one for later in the second month. */
function sinceOf(tile: DashboardTile, { report, submission }: Dossier): Day {
  if (tile.firstNumber !== undefined) return tile.firstNumber;
  return laterTiles(report).includes(tile)
    ? daysAfter(report.date, endOfFirstMonth)
    : dayOfTask("Mon", shopCalendar(submission, report.date));
}

/** In days of the plan. */
const endOfFirstMonth = 30;

interface Row {
  readonly cadence: Cadence;
  readonly read: readonly Readable[];
  readonly from: number;
  readonly until: Day;
  /** What it says about how long it goes on. */
  readonly ending: string;
}

/** The reviews of one row: one that repeats, and those that a holiday moves to the next working day, maybe past it. */
function reviewsOn(
  days: readonly Day[],
  { cadence, read, from, until, ending }: Row,
  dossier: Dossier,
): readonly Review[] {
  const { report, submission } = dossier;
  const { hour, rule } = rhythm[cadence];
  const minutes = Math.min(rhythm[cadence].minutes, minutesForOne * read.length);
  const calendar = shopCalendar(submission, report.date);
  const many = words.numbers(read.length);
  const description = [
    `${words.readTogether(many, minutes)} ${words.ifRed(read.length === 1)}${beforeChange(days[0] ?? until, dossier)}`,
    ...read.map(({ on }, index) => linesOf(on, index, dossier)),
    ending,
    words.madeFor(report.shop, report.brand.productName, longDate(report.date)),
  ].join("\n\n");
  const review = { kind: cadence, summary: `${words.reviews[cadence]}: ${many}`, description, from, hour, minutes };
  const first = days.find((day) => isWorkingDay(day, calendar));
  const closed = days.filter((day) => !isWorkingDay(day, calendar));
  const moved = cadence === "daily" ? [] : closed.map((day) => workingDayFrom(day, calendar));
  return [
    ...(first === undefined
      ? []
      : [{ ...review, day: first, repeats: { rule, lastDay: until, except: closed.filter((day) => day > first) } }]),
    ...moved.map((day) => ({ ...review, day, repeats: null })),
  ];
}

/** The days of the reviews from the first one on. */
function reviewDays(cadence: Cadence, first: Day, lastDay: Day): readonly Day[] {
  return first > lastDay ? [] : [first, ...reviewDays(cadence, nextAfter[cadence](first), lastDay)];
}

/** That nothing is changed yet, for a review that begins before the change of the test; else nothing. */
function beforeChange(first: Day, { submission, diagnosis, occasion, words: worded, report }: Dossier): string {
  const { week } = shownCase(submission, diagnosis, occasion, worded);
  const calendar = shopCalendar(submission, report.date);
  const change = week.find(({ isChange, isNextWeek }) => isChange && isNextWeek);
  const begins = changeBegins(week, calendar);
  return change === undefined || begins === undefined || first >= dayOfTask(change, calendar)
    ? ""
    : ` ${words.onlyCount(begins)}`;
}

function linesOf(on: OnBoard, index: number, { submission }: Dossier): string {
  const { tile } = on;
  const name = `${index + 1}. ${tile.name}`;
  if (!("kpi" in on)) {
    const { how = "", who = "" } = tile.byHand ?? {};
    return [name, how, who === "" ? "" : words.owner(who), words.goal(goalOfCount(tile))]
      .filter((line) => line !== "")
      .join("\n");
  }
  const { question, lights } = onWall(on.kpi, submission);
  return [
    name,
    question,
    words.owner(on.kpi.owner),
    ...(lights.length === 0 ? [] : [words.lights(lights), words.whenRed(on.kpi.when_red)]),
  ].join("\n");
}
