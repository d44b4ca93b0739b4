import type { Case, Task, Tile } from "../../diagnosis/case/case.ts";
import type { Diagnosis, PlannedKpi } from "../../diagnosis/diagnosis.ts";
import { measuredIn, measuredOf } from "../../diagnosis/measured.ts";
import { toldToday } from "../../diagnosis/value-in-text.ts";
import { saidToday } from "../../diagnosis/value-today.ts";
import { type KpiId, kpis } from "../../knowledge/kpis/kpis.ts";
import { type Light, lightOf, lightWords, signalOf } from "../../knowledge/signals.ts";
import type { Submission } from "../../survey/submission.ts";
import type { Witness } from "../../survey/witness.ts";
import { blankOf } from "../blank-plot.ts";
import type { RangeScale } from "../charts/range-scale.ts";
import { daysAfter } from "../files/calendar-days.ts";
import { dayOf, plainNumber } from "../format.ts";
import { type KpiPlot, sampleOf } from "../kpi-samples.ts";
import { measuredPlot } from "../measured-plot.ts";
import type { Block, WallTile } from "../report.ts";
import { plain } from "../text.ts";
import { countTiles } from "./count-tiles.ts";
import { withMachinesOf } from "./machine-labels.ts";
import { ownGoal, plannedSetup } from "./own-goal.ts";
import { machinesByName } from "./own-machines.ts";
import { timeOf } from "./time-words.ts";
import { wallWords as words } from "./wall.words.ts";

/** The dashboard as it will hang on the wall: the shop's own value with its light where an answer gives one, else the goal. */
export function wall(
  submission: Submission,
  { kpis: planned }: Diagnosis,
  found: Case,
  date: string,
  witnesses: readonly Witness[] = [],
): readonly Block[] {
  const { tiles, week } = found;
  const counts = countTiles(submission, found, planned);
  const hung = tilesOf(planned, tiles, shopOf(submission, week, date, witnesses));
  const shown = [...counts, ...hung.filter(({ id }) => !counts.some((one) => one.id === id))];
  const real = shown.filter(({ isReal }) => isReal).length;
  const tracked = shown.filter(({ id, isReal }) => id !== null && !isReal && isTracked(id, submission)).length;
  return [
    { kind: "heading", level: 2, id: "dashboard", topic: words.topic, text: words.title(shown.length) },
    {
      kind: "paragraph",
      role: "body",
      text: plain(words.about(real, shown.length, tracked, measuredIn(submission).length > 0)),
    },
    { kind: "wall", tiles: shown },
  ];
}

/** The tiles of the case first, then what else the plan holds. */
function tilesOf(planned: readonly PlannedKpi[], tiles: readonly Tile[], shop: ShopOfTiles): readonly WallTile[] {
  const first = tiles.flatMap((tile) => {
    const kpi = planned.find(({ id }) => id === tile.kpi);
    return kpi === undefined ? [] : [tileOf(kpi, tile, shop)];
  });
  const others = planned
    .filter(({ id }) => !first.some((one) => one.id === id))
    .map((kpi) => tileOf(kpi, toldTile(kpi, shop.submission), shop));
  return [...first, ...others];
}

/** A tile that the case doesn't ask for shows their own number all the same, where a sentence has it. */
function toldTile({ id }: PlannedKpi, submission: Submission): Tile | undefined {
  const real = toldToday(id, submission);
  return real && { kpi: id, because: "proves", why: "", real, machines: null, byHand: true };
}

interface ShopOfTiles {
  readonly submission: Submission;
  readonly witnesses: readonly Witness[];
  readonly week: readonly Task[];
  /** The day of the report. */
  readonly date: string;
  /** The form of an example without its values, with the names of this shop's machines. */
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
  return { submission, witnesses, week, date, blank: (example) => blankOf(named(example), machines) };
}

function tileOf(planned: PlannedKpi, tile: Tile | undefined, shop: ShopOfTiles): WallTile {
  const { id } = planned;
  const measured = measuredOf(id, shop.submission);
  const real = measured === undefined ? tile?.real : { from: measured.value, to: measured.value };
  if (!real) return goalTile(planned, shop);
  const { unit } = sampleOf(id);
  const signal = signalOf(id);
  const lights = [...new Set(inside(real).map((value) => lightOf(signal, value)))];
  return {
    id,
    name: kpis[id].name,
    value: realValue(real, unit),
    unit: shortUnit(unit),
    lights,
    light: lights.map((light: Light) => words.lights[light]).join(" or "),
    target: words.good(lightWords(id).green),
    plot: (measured && measuredPlot(measured)) ?? scaleOf(real, unit),
    isReal: true,
    note: measured ? words.measured : yours(tile, isDisputed(id, shop)),
  };
}

/** A KPI that no one has counted yet: what to reach, and when the first reading comes. */
function goalTile(planned: PlannedKpi, { submission, week, date, blank }: ShopOfTiles): WallTile {
  const { id } = planned;
  const sample = sampleOf(id);
  const own = ownGoal(id, submission);
  const asPlanned = id === "kpi_changeover" ? plannedSetup(submission) : undefined;
  return {
    id,
    name: kpis[id].name,
    value: asPlanned
      ? timeOf(asPlanned)
      : own === undefined
        ? lightWords(id).green
        : words.atBest(`${own}%`, kpis[id].targets.direction === "lower"),
    unit: asPlanned ? "" : shortUnit(sample.unit),
    lights: [],
    light: "",
    target: asPlanned ? words.asPlanned : own === undefined ? words.goal : words.ownGoal,
    plot: blank(sample.plot),
    isReal: false,
    note: isTracked(id, submission) ? words.tracked : firstReading(planned, week, date),
  };
}

/** KPIs that are the very thing a shop can check that it tracks; revenue is not yet a margin. */
const trackable: readonly KpiId[] = ["kpi_otd", "kpi_spindle_util", "kpi_scrap", "kpi_setup_var", "kpi_oee"];

/** Whether the shop checked that it tracks this already. */
const isTracked = (id: KpiId, { current_kpi_tracking = [] }: Submission): boolean =>
  trackable.includes(id) && current_kpi_tracking.some((tick) => kpis[id].trackedAs === tick);

/** A band of answers is open at its better end where the light begins: 70% to 85% is not yet amber. */
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

/** The day of the week's task that gives its first value, and from when the plan has it counted again and again. */
function firstReading({ id, phase }: PlannedKpi, week: readonly Task[], date: string): string {
  const task = week.find(({ kpi }) => kpi === id);
  if (task === undefined) return words.readBy(dayOf(daysAfter(date, phase)));
  return phase === 30 ? words.firstReading(task.day) : words.trial(task.day, phase - 29);
}

/** Whether somebody else of the shop gave another answer to what the tile shows. */
function isDisputed(id: KpiId, { submission, witnesses }: ShopOfTiles): boolean {
  const own = saidToday(id, submission)?.said;
  const others = witnesses.map(({ answers }) => saidToday(id, answers)?.said);
  return own !== undefined && others.some((said) => said !== undefined && said !== own);
}

function yours(tile: Tile | undefined, disputed: boolean): string {
  const parts = [disputed ? words.disputed : words.yours, tile?.machines ? words.only(tile.machines) : ""];
  return parts.filter((text) => text !== "").join(", ");
}
