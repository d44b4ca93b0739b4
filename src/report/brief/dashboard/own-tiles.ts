import type { Case } from "../../../diagnosis/case/case.ts";
import { handCountOf } from "../../../diagnosis/case/finding/situation-row.ts";
import { countingTask } from "../../../diagnosis/case/week/counting-task.ts";
import type { OwnMeasure, StatedNumber } from "../../../diagnosis/facts/goals/own-measure.ts";
import { ownMeasuresOf } from "../../../diagnosis/facts/goals/own-measures.ts";
import { numbersIn } from "../../../diagnosis/facts/numbers/number-in-text.ts";
import { measuredOf } from "../../../diagnosis/kpis/measured.ts";
import type { PlannedKpi } from "../../../diagnosis/kpis/planned-kpi.ts";
import type { Light } from "../../../knowledge/kpi-record/signals.ts";
import type { HandCount } from "../../../knowledge/page-one/hand-count.ts";
import type { Submission } from "../../../survey/submission.ts";
import { capitalized, inWords, lowerFirst } from "../../../survey/writing.ts";
import { ruleEnd } from "../../charts/range-scale.ts";
import { monthAndDay } from "../../format.ts";
import type { DashboardTile } from "../../kpi-blocks.ts";
import { type ShopCalendar, shopCalendar, taskDayName } from "../../working-days.ts";
import { dashboardWords as words } from "./dashboard.words.ts";
import { whenRedOf } from "./kpi-tile.ts";

/** The most measures of the shop's own that are shown, so that KPIs have room. */
const maxOwn = 3;

/**
 * The shop's own measures with today's value and their goal, each replacing the KPI that counts the same; then what to
 * count by hand from Monday on.
 */
export function ownAndHandTiles(
  submission: Submission,
  found: Case,
  planned: readonly PlannedKpi[],
  date: string,
): readonly DashboardTile[] {
  const calendar = shopCalendar(submission, date);
  const count = handCountOf(found, submission);
  const own = ownMeasuresOf(submission)
    .filter(({ kpi }) => kpi === null || measuredOf(kpi, submission) === undefined)
    .slice(0, maxOwn);
  // A KPI has one row: a second measure of it is counted by itself.
  const tiles = own.map((one, at) =>
    inPlaceOf(
      own.findIndex(({ kpi }) => kpi === one.kpi) === at ? planned.find(({ id }) => id === one.kpi) : undefined,
      ownTile(one, calendar),
    ),
  );
  return [...tiles, ...(count ? [handTile(count, whoCounts(found, count), calendar)] : [])];
}

/** The tile in place of the KPI: with its id, and with its name in front unless theirs shares a word with it. */
function inPlaceOf(kpi: PlannedKpi | undefined, tile: DashboardTile): DashboardTile {
  if (kpi === undefined) return tile;
  const isNamed = longWords(kpi.name).some((word) => longWords(tile.name).some((other) => areAlike(word, other)));
  // `OEE` of all machines isn't that of the bottleneck.
  if (kpi.id === "kpi_oee") return { ...tile, id: kpi.id };
  const isInitials = /^[A-Z]{2,5}$/.test(tile.name);
  const named = isInitials ? kpi.name : `${kpi.name}: ${lowerFirst(tile.name)}`;
  const whenRed = tile.lights.includes("red") ? { whenRed: whenRedOf(kpi) } : {};
  return { ...tile, ...whenRed, id: kpi.id, name: isNamed || tile.name.length > longestName ? tile.name : named };
}

/** Whether the name of one tile has every word that says what the other counts: `Hours of prove-out`, `Prove-out hours`. */
export const saysAllOf = (one: DashboardTile, other: DashboardTile): boolean =>
  longWords(other.name).every((word) => longWords(one.name).some((same) => areAlike(word, same)));

/** A longer name says enough, and fills its line. */
const longestName = 28;

/** The words of a name that say what is counted, unlike `on`, `of` and `per`. */
const longWords = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word.length >= 4);

/** Whether two words differ only in their ending, such as `setup` and `setups`. */
const areAlike = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

function ownTile(
  { name, unit, today, target, lowerIsBetter: isLower }: OwnMeasure,
  calendar: ShopCalendar,
): DashboardTile {
  if (today === null) {
    return {
      ...blankTile,
      name,
      unit,
      value: target?.text ?? "",
      target: words.ownGoal,
      note: words.byHand(taskDayName("Mon", calendar)),
      byHand: { how: words.howOwn, lights: [], whenRed: "", isWeekly: true },
    };
  }
  const light = lightOf(today.value, target?.value, isLower);
  const [low = today.value, high = low] = /^\d+[–-]\d+$/.test(today.text) ? today.text.split(/[–-]/).map(Number) : [];
  return {
    id: null,
    name,
    value: today.text,
    unit,
    lights: [light],
    light: words.lights[light],
    target: target ? words.yourGoal(goalWithUnit(target.text, unit)) : "",
    plot: {
      kind: "range-scale",
      range: { low, likely: (low + high) / 2, high },
      end: ruleEnd(Math.max(high, target?.value ?? 0), today.text),
      ...(isWrittenAs(today) && { isEndRound: true }),
      ...(target && { goal: target.value }),
      low: low === high ? "" : String(low),
      high: low === high ? today.text : String(high),
      tone: "accent",
      ...(low !== high && { isBand: true }),
    },
    isReal: true,
    note: words.yours(monthAndDay(calendar.date)),
  };
}

/** `4 weeks`, `3 of 40`: a bare number with the unit that is next to today's value. */
const goalWithUnit = (goal: string, unit: string): string =>
  /\d$/.test(goal) && /^(?:(?:working )?(?:days|weeks|hours|minutes|months)|of \d+)$/.test(unit)
    ? `${goal} ${unit}`
    : goal;

/** Whether its text has the number itself, and not the same in another unit: 110 minutes are `1 h 50 min`. */
const isWrittenAs = ({ value, text }: StatedNumber): boolean => numbersIn(text).some(({ low }) => low === value);

/** The light of a value; amber without a goal of the shop's own, because nothing shows whether it is good. */
function lightOf(today: number, target: number | undefined, isLower: boolean): Light {
  if (target === undefined) return "amber";
  return (isLower ? today <= target : today >= target) ? "green" : "red";
}

function handTile({ name, unit, goal, how }: HandCount, who: string, calendar: ShopCalendar): DashboardTile {
  const isWeekly = hasNoDaily.test(unit) || /\beach (?:time|month)\b/.test(goal);
  const daily = how === undefined ? words.howCounted : words.howGiven(how);
  return {
    ...blankTile,
    name,
    ...numberApart(goal, unit),
    target: words.goal,
    note: words.byHand(taskDayName("Mon", calendar)),
    byHand: isWeekly
      ? {
          how: [how, words.howWeekly].filter((one) => one !== undefined).join(" "),
          lights: [],
          whenRed: "",
          isWeekly,
          who,
        }
      : { how: daily, lights: [], whenRed: "", who },
  };
}

/** Who writes the count down; empty if no task does. */
const whoCounts = ({ week }: Case, count: HandCount): string =>
  capitalized(inWords(countingTask(week, count)?.who ?? []));

/** What is counted over a week or more, or among things that don't come every day. */
const hasNoDaily = /\b(?:week|month|year|of (?:those|all|the ten|ten))\b/;

/** `5 at most`: the number is the value, and the rest its unit. */
function numberApart(goal: string, unit: string): Pick<DashboardTile, "value" | "unit"> {
  const { number, rest } = /^(?<number>\d+) (?<rest>.+)$/.exec(goal)?.groups ?? {};
  return number === undefined || rest === undefined
    ? { value: goal, unit }
    : { value: number, unit: `${rest} ${unit}`.trim() };
}

const blankTile = {
  id: null,
  lights: [],
  light: "",
  plot: null,
  isReal: false,
} as const;
