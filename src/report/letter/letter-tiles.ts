import { numbersIn } from "../../diagnosis/facts/numbers/number-in-text.ts";
import type { PlannedKpi } from "../../diagnosis/kpis/planned-kpi.ts";
import type { Letter, LetterTile } from "../../diagnosis/letter/letter.ts";
import { type KpiId, kpis } from "../../knowledge/kpis/kpis.ts";
import { capitalized } from "../../survey/writing.ts";
import { dashboardWords } from "../brief/dashboard/dashboard.words.ts";
import { ruleEnd } from "../charts/range-scale.ts";
import { monthAndDay } from "../format.ts";
import type { DashboardTile } from "../kpi-blocks.ts";
import { type ShopCalendar, taskDayName } from "../working-days.ts";

/**
 * The shop's own measures, each with today's value or else its goal. One whose name contains that of a KPI, or
 * the other way around, replaces that KPI.
 */
export const letterTiles = (
  letter: Letter | undefined,
  planned: readonly PlannedKpi[],
  calendar: ShopCalendar,
): readonly DashboardTile[] =>
  (letter?.tiles ?? []).map((tile) => ({
    ...tileOf(tile, calendar),
    id: planned.find(({ id }) => isNamed(id, tile))?.id ?? null,
  }));

const isNamed = (id: KpiId, { name }: LetterTile): boolean =>
  name.toLowerCase().includes(kpis[id].name.toLowerCase()) || kpis[id].name.toLowerCase().includes(name.toLowerCase());

function tileOf({ name, now: said, goal, aim, source }: LetterTile, calendar: ShopCalendar): DashboardTile {
  const now = said === null || isNoReading.test(said) ? null : said;
  const [value, unit] = inNumerals(now ?? goal ?? aim ?? "");
  const light = now === null || goal === null ? null : now === goal ? "green" : "red";
  const plot = now === null ? null : scaleOf(now, goal ?? aim);
  return {
    id: null,
    name: capitalized(name),
    value: capitalized(value),
    unit: unit.replace(/[,;].*$/, ""),
    lights: light === null ? [] : [light],
    light: light === null ? "" : dashboardWords.lights[light],
    target: targetOf(now !== null, goal, aim),
    plot,
    isReal: now !== null,
    ...(plot === null && {
      byHand: { how: now === null ? dashboardWords.howOwn : dashboardWords.howNext, lights: [], whenRed: "" },
    }),
    note: noteOf(now, source, calendar),
  };
}

/** Where a number comes from and since when, or the day of the first one. */
function noteOf(now: string | null, source: string | null, calendar: ShopCalendar): string {
  const from = source === null ? "" : dashboardWords.readFrom(source);
  if (now === null) return from === "" ? dashboardWords.byHand(taskDayName("Mon", calendar)) : from;
  return [dashboardWords.yours(monthAndDay(calendar.date)), from].filter((text) => text !== "").join("; ");
}

/** `Not counted yet` stands where a reading would. */
const isNoReading = /^(?:no|nobody|none|not|never|unknown)\b/i;

function targetOf(hasValue: boolean, goal: string | null, aim: string | null): string {
  if (!hasValue) return goal === null ? dashboardWords.goal : dashboardWords.ownGoal;
  return goal === null ? (aim === null ? "" : dashboardWords.aim(aim)) : dashboardWords.yourGoal(goal);
}

/** The number and its unit: `9` and `days`, `about $112` and `an order`. Text that doesn't start with a number is shown whole. */
export function inNumerals(text: string): readonly [string, string] {
  const [, length, of = ""] = hoursAndMinutes.exec(text) ?? [];
  if (length !== undefined) return [length, of];
  const [, number, rest] =
    /^((?:about )?\$?\d[\d,.:]*%?(?:(?: (?:to|of) |[–-])\$?\d[\d,.:]*%?)?)(?<=[\d%])[,;]?\s+(.+)$/.exec(text) ?? [];
  return number === undefined || rest === undefined ? [text, ""] : [number, rest];
}

/** `15 h 25 min` is one value. */
const hoursAndMinutes = /^(\d+ h(?:ours?)? \d{1,2}(?: min(?:utes?)?)?)(?:,? (.+))?$/;

/**
 * The scale of a value with its goal on it. None where the goal can't stand on it: a pointer alone says nothing. None for a
 * time of day, hours with minutes, or words.
 */
function scaleOf(now: string, goal: string | null): DashboardTile["plot"] {
  if (goal === null || !areAlike(now, goal)) return null;
  const [today, wanted] = [now, goal].map((text) =>
    /:\d\d/.test(text) || hoursAndMinutes.test(text) ? undefined : numbersIn(text)[0],
  );
  if (today === undefined || wanted === undefined) return null;
  const [number] = inNumerals(now);
  return {
    kind: "range-scale",
    range: { low: today.low, likely: (today.low + today.high) / 2, high: today.high },
    end: ruleEnd(Math.max(today.high, wanted.high), now),
    isEndRound: true,
    goal: wanted.low,
    low: "",
    high: number,
    tone: "accent",
  };
}

/** Whether two values can share a scale: both of one unit, and `27 of 30` only with another share of 30. */
function areAlike(now: string, goal: string): boolean {
  const [ofAll, goalOfAll] = [now, goal].map((text) => /\d of (\d+)/.exec(text)?.[1]);
  const [sign, goalSign] = [now, goal].map((text) => /[%$]| percent\b/.exec(text)?.[0].replace(" percent", "%"));
  const [thing, goalThing] = [now, goal].map((text) => /\d ([a-z]+?)s?\b/.exec(text)?.[1]);
  const ofOneThing = sign !== undefined || thing === undefined || goalThing === undefined || thing === goalThing;
  return ofAll === goalOfAll && sign === goalSign && ofOneThing;
}
