import type { Tile } from "../../../diagnosis/case/tile.ts";
import { isTracked } from "../../../diagnosis/kpis/is-tracked.ts";
import { measuredOf } from "../../../diagnosis/kpis/measured.ts";
import type { PlannedKpi } from "../../../diagnosis/kpis/planned-kpi.ts";
import { statedToday } from "../../../diagnosis/kpis/value-in-text.ts";
import { saidToday } from "../../../diagnosis/kpis/value-today.ts";
import { measuredRounded } from "../../../knowledge/kpi-record/kpi-units.ts";
import { type Light, lightOf, lightWords, type Signal } from "../../../knowledge/kpi-record/signals.ts";
import { type KpiId, kpis } from "../../../knowledge/kpis/kpis.ts";
import type { Coworker } from "../../../survey/coworker.ts";
import type { Submission } from "../../../survey/submission.ts";
import { lowerFirst } from "../../../survey/writing.ts";
import { type RangeScale, ruleEnd } from "../../charts/range-scale.ts";
import { type Day, daysAfter } from "../../files/calendar-days.ts";
import { monthAndDay, plainNumber } from "../../format.ts";
import type { DashboardTile } from "../../kpi-blocks.ts";
import { sampleOf } from "../../pictures/kpi-samples.ts";
import { measuredPlot } from "../../pictures/measured-plot.ts";
import { shopCalendar, shortDayName, taskDayName } from "../../working-days.ts";
import { dashboardWords as words } from "./dashboard.words.ts";
import { firstNumberOn, type Starting } from "./first-number.ts";
import { goalOf, ownGoal, ratedHour, rateText, shopGoalText } from "./stated-goal.ts";
import { daysCounted, lightsOn, ownSignal } from "./tile-lights.ts";

/** A tile with the shop's own number, if a sentence states it, for a KPI that the case has no tile for. */
export function statedTile({ id }: PlannedKpi, submission: Submission): Tile | undefined {
  const real = statedToday(id, submission);
  return real && { kpi: id, because: "proves", why: "", real, machines: null, byHand: true };
}

export interface ShopOfTiles extends Starting {
  readonly coworkers: readonly Coworker[];
}

/** The tile of one planned KPI: the shop's own value with its light, or the goal. */
export function tileOf(planned: PlannedKpi, tile: Tile | undefined, shop: ShopOfTiles): DashboardTile {
  const { id } = planned;
  const measured = measuredOf(id, shop.submission);
  const real = measured === undefined ? tile?.real : { from: measured.value, to: measured.value };
  if (!real) return goalTile(planned, shop);
  const { unit } = sampleOf(id);
  const own = ownGoal(id, shop.submission);
  const signal = ownSignal(id, shop.submission);
  const isBeyond = real.from > (kpis[id].targetsHoldUpTo ?? Number.POSITIVE_INFINITY);
  const isOtherWork = lightsOn(id, shop.submission).length === 0 || (own === undefined && isBeyond);
  const lights = isOtherWork ? [] : [...new Set(inside(real).map((value) => lightOf(signal, value)))];
  const rate = ratedHour(id, shop.submission);
  const ours = rate === undefined ? words.good(lightWords(id, signal).green) : words.yourRate(rateText(rate));
  const goal = isOtherWork ? words.better : ours;
  const isRed = lights.length > 0 && lights.every((light) => light === "red");
  return {
    id,
    name: kpis[id].name,
    value: realValue(real, unit),
    unit: shortUnit(unit),
    lights,
    light: lights.map((light: Light) => words.lights[light]).join(" or "),
    target: own === undefined ? goal : words.yourGoal(shopGoalText(id, own)),
    plot: (measured && measuredPlot(measured)) ?? scaleOf(real, unit, limitOf(signal)),
    isReal: true,
    note: measured ? words.measured : yours(tile, isDisputed(id, shop), shop.date),
    ...(isRed && { whenRed: whenRedOf(planned) }),
  };
}

export const whenRedOf = ({ when_red }: PlannedKpi): string => words.whenRed(when_red);

/** A KPI that no one has counted yet: what to reach, and when the first reading comes. */
function goalTile(planned: PlannedKpi, shop: ShopOfTiles): DashboardTile {
  const { submission } = shop;
  const { id } = planned;
  const lights = lightsOn(id, submission);
  return {
    id,
    name: kpis[id].name,
    ...goalOf(id, submission),
    lights: [],
    light: "",
    plot: null,
    isReal: false,
    ...startOf(planned, shop),
    byHand: {
      how: words.how(howToCount(planned, submission)),
      lights,
      whenRed: lights.length === 0 ? "" : whenRedOf(planned),
    },
  };
}

/** When the first reading of a KPI comes, for its tile. */
export function startOf(planned: PlannedKpi, shop: Starting): Pick<DashboardTile, "note" | "firstNumber"> {
  const day = isTracked(planned.id, shop.submission) ? undefined : firstNumberOn(planned, shop);
  return { note: goalNote(planned, day, shop), ...(day !== undefined && { firstNumber: day }) };
}

/** Who tracks it posts today's number, and on how many Saturdays they worked they can tell at once. */
function goalNote({ id }: PlannedKpi, day: Day | undefined, { submission, date }: Starting): string {
  if (day === undefined) return words.tracked;
  if (daysCounted(id, submission) !== undefined)
    return words.byHand(taskDayName("Mon", shopCalendar(submission, date)));
  return day < daysAfter(date, soon) ? words.firstReading(shortDayName(day)) : words.readBy(monthAndDay(day));
}

/** A first number within so many days has its weekday. */
const soon = 21;

/** How to get a first value: from the system that has all of it, else by hand. */
export function howToCount({ id, readiness, data, formula }: PlannedKpi, submission: Submission): string {
  const off = daysCounted(id, submission);
  if (off !== undefined) return words.howDaysOff(off);
  const [system, other] = new Set(data.map(({ place }) => place?.system_name.replace(/ \(.*\)$/, "") ?? ""));
  const isInOne = readiness === "ready-now" && other === undefined && system !== undefined && system !== "";
  if (!isInOne || /^Excel\b/.test(system)) return kpis[id].effort.how;
  const sum = lowerFirst(formula.split(" = ")[1]?.replace(/ x 100\b/, "") ?? "");
  return words.pull(system, sum.length > longestSum ? "" : sum);
}

/** Characters of a formula that fit under a goal. */
const longestSum = 60;

/**
 * Values inside a range of answers. Its better end is excluded, because that is where the next light starts: 70% to 85%
 * isn't amber yet.
 */
const inside = ({ from, to }: Ends): readonly number[] => [0.01, 0.5, 0.99].map((part) => from + (to - from) * part);

type Ends = Pick<NonNullable<Tile["real"]>, "from" | "to">;

/** The value from which on the goal is reached. */
const limitOf = (signal: Signal): number => (signal.kind === "band" ? signal.high : signal.good);

function scaleOf({ from, to }: Ends, unit: string, goal: number): RangeScale {
  const [low, high] = [from, to].map((value) => plainNumber(measuredRounded(value)));
  return {
    kind: "range-scale",
    range: { low: Math.max(0, from), likely: Math.max(0, (from + to) / 2), high: Math.max(0, to) },
    end: ruleEnd(Math.max(to, goal), unit),
    isEndRound: true,
    ...(goal >= 0 && { goal }),
    low: from === to ? "" : (low ?? ""),
    high: high ?? "",
    tone: "accent",
    ...(from !== to && { isBand: true }),
  };
}

function realValue({ from, to }: Ends, unit: string): string {
  const suffix = unit.startsWith("%") ? "%" : "";
  const [low, high] = [from, to].map((value) => `${plainNumber(measuredRounded(value))}`);
  if (from === to) return `${high}${suffix}`;
  return from === 0 ? words.under(`${high}${suffix}`) : `${low}–${high}${suffix}`;
}

const shortUnit = (unit: string): string => (unit.startsWith("%") ? unit.slice(1).trim() : unit);

/** Whether someone else at the shop gave another answer to what the tile shows. */
function isDisputed(id: KpiId, { submission, coworkers }: ShopOfTiles): boolean {
  const own = saidToday(id, submission)?.said;
  const others = coworkers.map(({ answers }) => saidToday(id, answers)?.said);
  return own !== undefined && others.some((said) => said !== undefined && said !== own);
}

function yours(tile: Tile | undefined, disputed: boolean, date: string): string {
  const parts = [
    (disputed ? words.disputed : words.yours)(monthAndDay(date)),
    tile?.machines ? words.only(tile.machines) : "",
  ];
  return parts.filter((text) => text !== "").join(", ");
}
