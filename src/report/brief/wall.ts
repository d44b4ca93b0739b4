import type { Case, Task, Tile } from "../../diagnosis/case/case.ts";
import type { Diagnosis, PlannedKpi } from "../../diagnosis/diagnosis.ts";
import { measuredIn, measuredOf } from "../../diagnosis/measured.ts";
import { toldToday } from "../../diagnosis/told-today.ts";
import { kpis } from "../../knowledge/kpis/kpis.ts";
import { type Light, lightOf, lightWords, signalOf } from "../../knowledge/signals.ts";
import type { Submission } from "../../survey/submission.ts";
import type { RangeScale } from "../charts/range-scale.ts";
import { plainNumber } from "../format.ts";
import { sampleOf } from "../kpi-samples.ts";
import { measuredPlot } from "../measured-plot.ts";
import type { Block, WallTile } from "../report.ts";
import { plain } from "../text.ts";
import { withMachinesOf } from "./machine-labels.ts";
import { pageOneWords } from "./page-one.words.ts";
import { wallWords as words } from "./wall.words.ts";

/** The dashboard as it will hang on the wall: the shop's own value with its light where an answer gives one, else an example without. */
export function wall(submission: Submission, { kpis: planned }: Diagnosis, { tiles, week }: Case): readonly Block[] {
  const shown = tilesOf(submission, planned, tiles, week);
  const real = shown.filter(({ isReal }) => isReal).length;
  return [
    { kind: "heading", level: 2, id: "dashboard", topic: words.topic, text: words.title(shown.length) },
    { kind: "paragraph", role: "body", text: plain(words.about(real, measuredIn(submission).length > 0)) },
    { kind: "wall", tiles: shown, watermark: words.example },
  ];
}

/** The tiles of the case first, then what else the plan holds. */
function tilesOf(
  submission: Submission,
  planned: readonly PlannedKpi[],
  tiles: readonly Tile[],
  week: readonly Task[],
): readonly WallTile[] {
  const shop: ShopOfTiles = { submission, week, named: withMachinesOf(submission) };
  const first = tiles.flatMap((tile) => {
    const kpi = planned.find(({ id }) => id === tile.kpi);
    return kpi === undefined ? [] : [tileOf(kpi, tile, shop)];
  });
  const others = planned
    .filter(({ id }) => !first.some((one) => one.id === id))
    .map((kpi) => tileOf(kpi, toldTile(kpi, submission), shop));
  return [...first, ...others];
}

/** A tile that the case doesn't ask for shows their own number all the same, where a sentence has it. */
function toldTile({ id }: PlannedKpi, submission: Submission): Tile | undefined {
  const real = toldToday(id, submission);
  return real && { kpi: id, because: "proves", why: "", real, machines: null, byHand: true };
}

interface ShopOfTiles {
  readonly submission: Submission;
  readonly week: readonly Task[];
  /** Gives an example the names of this shop's machines. */
  readonly named: (example: WallTile["plot"]) => WallTile["plot"];
}

function tileOf(planned: PlannedKpi, tile: Tile | undefined, { submission, week, named }: ShopOfTiles): WallTile {
  const { id } = planned;
  const measured = measuredOf(id, submission);
  const real = measured === undefined ? (tile?.real ?? null) : { from: measured.value, to: measured.value };
  const sample = sampleOf(id);
  const signal = signalOf(id);
  const ends = real === null ? [] : inside(real);
  const lights = [...new Set(ends.map((value) => lightOf(signal, value)))];
  const [value, unit] = real === null ? sampleValue(sample) : [realValue(real, sample.unit), shortUnit(sample.unit)];
  return {
    id,
    name: kpis[id].name,
    value,
    unit,
    lights,
    light: lights.map((light: Light) => words.lights[light]).join(" or "),
    target: words.good(lightWords(id).green),
    plot: (measured && measuredPlot(measured)) ?? (real === null ? named(sample.plot) : scaleOf(real, sample.unit)),
    isReal: real !== null,
    note: measured ? words.measured : real === null ? firstCount(planned, week) : yours(tile),
  };
}

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

const sampleValue = ({ figure, unit }: ReturnType<typeof sampleOf>): readonly [string, string] =>
  unit.startsWith("%") ? [`${figure}%`, unit.slice(1).trim()] : [figure, unit];

function realValue({ from, to }: Ends, unit: string): string {
  const suffix = unit.startsWith("%") ? "%" : "";
  const [low, high] = [from, to].map((value) => `${plainNumber(Number(value.toPrecision(2)))}`);
  if (from === to) return `${high}${suffix}`;
  return from === 0 ? words.under(`${high}${suffix}`) : `${low}–${high}${suffix}`;
}

const shortUnit = (unit: string): string => (unit.startsWith("%") ? unit.slice(1).trim() : unit);

/** The day of the week's task that gives its first value, and from when the plan has it counted again and again. */
function firstCount({ id, phase }: PlannedKpi, week: readonly Task[]): string {
  const task = week.find(({ kpi }) => kpi === id);
  if (task === undefined) return "";
  return phase === 30 ? words.firstCount(pageOneWords.days[task.day]) : words.countedFrom(task.day, phase - 29);
}

function yours(tile: Tile | undefined): string {
  const parts = [words.yours, tile?.machines ? words.only(tile.machines) : ""];
  return parts.filter((text) => text !== "").join(", ");
}
