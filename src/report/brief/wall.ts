import type { Case, Task, Tile } from "../../diagnosis/case/case.ts";
import type { Diagnosis, PlannedKpi } from "../../diagnosis/diagnosis.ts";
import { measuredIn, measuredOf } from "../../diagnosis/measured.ts";
import { statedToday } from "../../diagnosis/value-in-text.ts";
import { saidToday } from "../../diagnosis/value-today.ts";
import { goals } from "../../knowledge/goals.ts";
import { kpisExposing } from "../../knowledge/kpi-exposure.ts";
import { type KpiId, kpis } from "../../knowledge/kpis/kpis.ts";
import { type Light, lightOf, lightWords, signalOf } from "../../knowledge/signals.ts";
import type { Submission } from "../../survey/submission.ts";
import type { Witness } from "../../survey/witness.ts";
import { inWords } from "../../survey/writing.ts";
import { blankOf } from "../blank-plot.ts";
import type { RangeScale } from "../charts/range-scale.ts";
import { daysAfter } from "../files/calendar-days.ts";
import { dayOf, plainNumber } from "../format.ts";
import { type KpiPlot, sampleOf } from "../kpi-samples.ts";
import { measuredPlot } from "../measured-plot.ts";
import type { Occasion } from "../occasion.ts";
import type { Block, WallTile } from "../report.ts";
import { plain } from "../text.ts";
import { taskDayShort, workingDayFrom } from "../working-days.ts";
import { countTiles } from "./count-tiles.ts";
import { withMachinesOf } from "./machine-labels.ts";
import { goalOf, ownGoal, ownLimit } from "./own-goal.ts";
import { machinesByName } from "./own-machines.ts";
import { wallWords as words } from "./wall.words.ts";

/**
 * The dashboard as it will hang on the wall: the shop's own value with its light if an answer gives one, else the goal.
 *
 * @param ofLetter what a letter that tells the story puts on it
 */
export function wall(
  submission: Submission,
  { kpis: planned }: Pick<Diagnosis, "kpis">,
  found: Case,
  { date, witnesses = [] }: Pick<Occasion, "date" | "witnesses">,
  ofLetter: OfLetter = { tiles: [], isOrdered: false },
): readonly Block[] {
  const { tiles: asked, week } = found;
  const hung = tilesOf(planned, asked, shopOf(submission, week, date, witnesses));
  const first = ofLetter.tiles.length > 0 ? ofLetter.tiles : countTiles(submission, found, planned, date);
  const all = withoutRepeats(first, ofLetter.isOrdered ? inOrderOf(planned, hung) : hung);
  const shown = ofLetter.isOrdered ? all : chosen(all, found);
  const later = all.filter((tile) => !shown.some((one) => one === tile || (one.id !== null && one.id === tile.id)));
  const real = shown.filter(({ isReal }) => isReal).length;
  const tracked = shown.filter(({ id, isReal }) => id !== null && !isReal && isTracked(id, submission)).length;
  return [
    { kind: "heading", level: 2, id: "dashboard", topic: words.topic, text: words.title(shown.length) },
    {
      kind: "paragraph",
      role: "body",
      text: plain(
        [
          words.about(real, shown.length, tracked, measuredIn(submission).length > 0),
          ...(later.length === 0 ? [] : [words.later(inWords(later.map(({ name }) => name)))]),
        ].join(" "),
      ),
    },
    { kind: "wall", tiles: shown, later },
  ];
}

interface OfLetter {
  /** They come first, in place of what the rules would count by hand. */
  readonly tiles: readonly WallTile[];
  /** Whether the KPIs given are those that it explains, in its order; then all of them hang. */
  readonly isOrdered: boolean;
}

/** The first list's tiles, then those of the second that show another KPI. */
const withoutRepeats = (first: readonly WallTile[], hung: readonly WallTile[]): readonly WallTile[] => [
  ...first,
  ...hung.filter(({ id }) => !first.some((one) => one.id === id)),
];

const inOrderOf = (planned: readonly PlannedKpi[], hung: readonly WallTile[]): readonly WallTile[] =>
  planned.flatMap(({ id }) => hung.filter((one) => one.id === id));

/** No one reads a wall with more tiles than this. */
const enoughTiles = 6;
/** With fewer than this, what every shop counts fills the rest. */
const fewestTiles = 4;

/** Tiles that can change: their own, what to count by hand, and KPIs of the goal and of the leading causes. */
function chosen(tiles: readonly WallTile[], found: Case): readonly WallTile[] {
  const isGoalTold = tiles.some(({ target }) => target.startsWith(words.ownGoal));
  const kept = tiles.filter((tile) => !isIdle(tile, found, isGoalTold));
  const own = kept.filter(({ id, isReal }) => isReal || id === null);
  const ofCase = kept.filter((tile) => !own.includes(tile) && tile.id !== null && isOfCase(tile.id, found));
  const others = kept.filter((tile) => !own.includes(tile) && !ofCase.includes(tile));
  const filled = [...own, ...ofCase].slice(0, Math.max(enoughTiles, own.length));
  const hung = [...filled, ...others.slice(0, Math.max(0, fewestTiles - filled.length))];
  return tiles.filter((tile) => hung.includes(tile));
}

const isOfCase = (id: KpiId, { tiles, finding }: Case): boolean =>
  tiles.some(({ kpi }) => kpi === id) ||
  finding.themes.some((theme) => kpisExposing(theme).slice(0, mostExposing).includes(id));

/** Fine today by their own account, or a KPI that says little if the finding is about something else. */
function isIdle({ id, isReal, lights, target, note }: WallTile, { finding, goal }: Case, isGoalTold: boolean): boolean {
  const isAim = !isGoalTold && goal.aims.some(({ kind }) => goals[kind].kpi === id);
  if (id === null || id === "kpi_otd" || isAim) return false;
  if (isReal) return note !== words.measured && lights.every((light) => light === "green");
  const [lead] = finding.themes;
  const isOfLead = lead !== undefined && kpisExposing(lead).slice(0, mostExposing).includes(id);
  return target === words.goal && !isOfLead && general.includes(id);
}

/** The KPIs that show a cause first. */
const mostExposing = 3;

/** What any shop could count; a published goal for it says nothing if no answer mentions it. Own judgment. */
const general: readonly KpiId[] = [
  "kpi_spindle_util",
  "kpi_lead_time",
  "kpi_changeover",
  "kpi_prog_backlog",
  "kpi_scrap",
];

/** The case's tiles first, then the rest of the plan. */
function tilesOf(planned: readonly PlannedKpi[], tiles: readonly Tile[], shop: ShopOfTiles): readonly WallTile[] {
  const first = tiles.flatMap((tile) => {
    const kpi = planned.find(({ id }) => id === tile.kpi);
    return kpi === undefined ? [] : [tileOf(kpi, tile, shop)];
  });
  const others = planned
    .filter(({ id }) => !first.some((one) => one.id === id))
    .map((kpi) => tileOf(kpi, statedTile(kpi, shop.submission), shop));
  return [...first, ...others];
}

/** A tile that the case doesn't ask for still shows their own number if a sentence has it. */
function statedTile({ id }: PlannedKpi, submission: Submission): Tile | undefined {
  const real = statedToday(id, submission);
  return real && { kpi: id, because: "proves", why: "", real, machines: null, byHand: true };
}

interface ShopOfTiles {
  readonly submission: Submission;
  readonly witnesses: readonly Witness[];
  readonly week: readonly Task[];
  /** The day of the report. */
  readonly date: string;
  /** The layout of an example without its values, with this shop's machine names. */
  readonly blank: (example: KpiPlot) => WallTile["plot"];
}

function shopOf(
  submission: Submission,
  week: readonly Task[],
  date: string,
  witnesses: readonly Witness[],
): ShopOfTiles {
  const named = withMachinesOf<KpiPlot>(submission);
  const machines = machinesByName(submission);
  return {
    submission,
    witnesses,
    week,
    date,
    blank: (example) => blankOf(named(example), machines, submission.typical_delay_cause ?? []),
  };
}

function tileOf(planned: PlannedKpi, tile: Tile | undefined, shop: ShopOfTiles): WallTile {
  const { id } = planned;
  const measured = measuredOf(id, shop.submission);
  const real = measured === undefined ? tile?.real : { from: measured.value, to: measured.value };
  if (!real) return goalTile(planned, shop);
  const { unit } = sampleOf(id);
  const own = ownGoal(id, shop.submission);
  const lights = [...new Set(inside(real).map((value) => lightBy(id, own, value)))];
  return {
    id,
    name: kpis[id].name,
    value: realValue(real, unit),
    unit: shortUnit(unit),
    lights,
    light: lights.map((light: Light) => words.lights[light]).join(" or "),
    target: own === undefined ? words.good(lightWords(id).green) : words.yourGoal(ownLimit(id, own)),
    plot: (measured && measuredPlot(measured)) ?? scaleOf(real, unit),
    isReal: true,
    note: measured ? words.measured : yours(tile, isDisputed(id, shop), shop.date),
  };
}

/** Green from their own goal on if they set one; ours doesn't overrule it. */
function lightBy(id: KpiId, own: number | undefined, value: number): Light {
  const ours = lightOf(signalOf(id), value);
  if (own === undefined) return ours;
  if (kpis[id].targets.direction === "lower" ? value <= own : value >= own) return "green";
  return ours === "green" ? "amber" : ours;
}

/** A KPI that no one has counted yet: what to reach, and when the first reading comes. */
function goalTile(planned: PlannedKpi, { submission, week, date, blank }: ShopOfTiles): WallTile {
  const { id } = planned;
  return {
    id,
    name: kpis[id].name,
    ...goalOf(id, submission),
    lights: [],
    light: "",
    plot: blank(sampleOf(id).plot),
    isReal: false,
    note: isTracked(id, submission) ? words.tracked : firstReading(planned, week, date),
  };
}

/** KPIs that are exactly what a shop can check as tracked; revenue is not yet a margin. */
const trackable: readonly KpiId[] = ["kpi_otd", "kpi_spindle_util", "kpi_scrap", "kpi_setup_var", "kpi_oee"];

/** Whether the shop checked that it already tracks this. */
const isTracked = (id: KpiId, { current_kpi_tracking = [] }: Submission): boolean =>
  trackable.includes(id) && current_kpi_tracking.some((tick) => kpis[id].trackedAs === tick);

/** A range of answers excludes its better end where the light starts: 70% to 85% is not yet amber. */
const inside = ({ from, to }: Ends): readonly number[] => [0.01, 0.5, 0.99].map((part) => from + (to - from) * part);

type Ends = Pick<NonNullable<Tile["real"]>, "from" | "to">;

function scaleOf({ from, to }: Ends, unit: string): RangeScale {
  const isShare = unit.startsWith("%") && to <= 100;
  const [low, high] = [from, to].map((value) => plainNumber(Number(value.toPrecision(2))));
  return {
    kind: "range-scale",
    range: { low: Math.max(0, from), likely: Math.max(0, (from + to) / 2), high: Math.max(0, to) },
    end: isShare ? 100 : Math.max(to * 1.25, 1),
    low: from === to ? "" : (low ?? ""),
    high: high ?? "",
    tone: "accent",
  };
}

function realValue({ from, to }: Ends, unit: string): string {
  const suffix = unit.startsWith("%") ? "%" : "";
  const [low, high] = [from, to].map((value) => `${plainNumber(Number(value.toPrecision(2)))}`);
  if (from === to) return `${high}${suffix}`;
  return from === 0 ? words.under(`${high}${suffix}`) : `${low}–${high}${suffix}`;
}

const shortUnit = (unit: string): string => (unit.startsWith("%") ? unit.slice(1).trim() : unit);

/** The day of the week's task that gives its first value, and how often the plan counts it from then on. */
function firstReading({ id, phase }: PlannedKpi, week: readonly Task[], date: string): string {
  const task = week.find(({ kpi }) => kpi === id);
  if (task === undefined) return words.readBy(dayOf(workingDayFrom(daysAfter(date, phase))));
  const day = taskDayShort(task.day, date);
  return phase === 30 ? words.firstReading(day) : words.trial(day, phase - 29);
}

/** Whether someone else at the shop gave another answer to what the tile shows. */
function isDisputed(id: KpiId, { submission, witnesses }: ShopOfTiles): boolean {
  const own = saidToday(id, submission)?.said;
  const others = witnesses.map(({ answers }) => saidToday(id, answers)?.said);
  return own !== undefined && others.some((said) => said !== undefined && said !== own);
}

function yours(tile: Tile | undefined, disputed: boolean, date: string): string {
  const parts = [
    (disputed ? words.disputed : words.yours)(dayOf(date)),
    tile?.machines ? words.only(tile.machines) : "",
  ];
  return parts.filter((text) => text !== "").join(", ");
}
