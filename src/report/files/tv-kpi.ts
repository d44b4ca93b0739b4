import type { PlannedKpi } from "../../diagnosis/kpis/planned-kpi.ts";
import { type Light, lightNames, lightOf } from "../../knowledge/kpi-record/signals.ts";
import type { Submission } from "../../survey/submission.ts";
import { capitalized } from "../../survey/writing.ts";
import type { BoardKpi } from "../brief/dashboard/on-board.ts";
import { lightsOn, ownSignal } from "../brief/dashboard/tile-lights.ts";
import { lowestOf } from "../charts/placing.ts";
import { drawPlot, type Plot } from "../charts/plot.ts";
import { svgOf } from "../charts/svg.ts";
import { textWidth } from "../charts/text-width.ts";
import { longDate, monthAndDay } from "../format.ts";
import type { DashboardTile } from "../kpi-blocks.ts";
import { Markup, markup } from "../markup.ts";
import { describePlot } from "../pictures/describe-plot.ts";
import { shownKpi } from "../pictures/measured-plot.ts";
import { byProperty } from "../pictures/palette.ts";
import { tvWords as words } from "./tv.words.ts";

/** Type size of a line that should fill a width, both in rem: as large as fits, at most `max`, at least `min`. */
export function fittingSize(text: string, width: number, max: number, min: number): number {
  const size = width / Math.max(0.1, textWidth(text, 1, true));
  return Math.round(Math.min(max, Math.max(min, size)) * 100) / 100;
}

/** Width available for a heading, in rem. */
export const headingWidth = 92;

/** The slide of one KPI: its name and question, its figure once it is measured and a picture of it, or its goal and how to count it; its lights, who acts and how. */
export function kpiSlideBody({ kpi, tile }: BoardKpi, submission: Submission): Markup {
  const shown = shownOn(kpi, tile, submission);
  const limits = lightsOn(kpi.id, submission);
  const size = fittingSize(kpi.name, headingWidth, 5.4, 4);
  const from = shown.span === null ? firstNumber(tile) : measuredOn(shown.span);
  return markup`<div class="head"><h2 class="cut" style="--size:${size}rem">${kpi.name}</h2><p class="question cut" style="--lines:1">${kpi.question}</p></div><div class="body"><div>${reading(shown)}${lights(limits, shown)}</div>${beside(kpi, shown)}</div><div class="do"><p><b>${words.owner} ${kpi.owner}</b><br>${words.reads(kpi.cadence)}${from === "" ? null : markup`<br>${from}`}</p><p class="cut" style="--lines:3"><b>${words.whenRed}</b> ${kpi.when_red}</p></div>`;
}

const measuredOn = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  from === to ? `${longDate(to)}.` : words.measuredFrom(monthAndDay(from), longDate(to));

/** When the first number comes, as on the dashboard; empty if the tile has one. */
const firstNumber = ({ isReal, note }: DashboardTile): string => (isReal ? "" : `${capitalized(note)}.`);

/** The slide of what this shop measures itself by or counts by hand: its name, today's value on a scale, or its goal and how to count it. */
export function countSlideBody(tile: DashboardTile): Markup {
  const size = fittingSize(tile.name, headingWidth, 5.4, 4);
  const target = words.ours(tile.target);
  const shown = {
    ...tile,
    mark: tile.isReal ? words.answered : target,
    isGoal: !tile.isReal,
    how: howOf(tile),
    span: null,
  };
  const aim = tile.isReal ? target : tile.note;
  const [, source = ""] = tile.isReal ? tile.note.split("; ") : [];
  return markup`<div class="head"><h2 class="cut" style="--size:${size}rem">${tile.name}</h2><p class="question cut" style="--lines:1">${aim}</p></div><div class="body"><div>${reading(shown, tile.isReal ? ownAlone : goalAlone)}${tile.isReal ? lightNow(tile) : null}</div>${beside(tile, shown)}</div>${source === "" ? null : markup`<div class="do"><p class="source">${capitalized(source)}.</p></div>`}`;
}

interface Shown {
  readonly value: string;
  readonly unit: string;
  /** Where the value comes from; for a goal, whose goal it is. */
  readonly mark: string;
  readonly lights: readonly Light[];
  readonly plot: Plot | null;
  readonly isGoal: boolean;
  /** Without a reading: how to count it. */
  readonly how: string;
  /** First and last day of what was measured; `null` for anything else. */
  readonly span: { readonly from: string; readonly to: string } | null;
}

/**
 * The measured value, else an answer's value, else the goal, as on the dashboard. The TV never shows an invented figure.
 */
function shownOn({ id }: PlannedKpi, tile: DashboardTile, submission: Submission): Shown {
  const { figure, unit, plot, span, reading } = shownKpi(id, submission);
  if (span !== null) {
    const [value, rest] = unit.startsWith("%") ? [`${figure}%`, unit.slice(1).trim()] : [figure, unit];
    const lights = [lightOf(ownSignal(id, submission), reading)];
    return { value, unit: rest, mark: words.measured, lights, plot, isGoal: false, how: "", span };
  }
  return tile.isReal
    ? { ...tile, mark: words.answered, isGoal: false, how: "", span }
    : { ...tile, mark: words.ours(tile.target), isGoal: true, how: howOf(tile), span };
}

const howOf = ({ byHand }: DashboardTile): string => byHand?.how ?? "";

/** The figure between its source and what it counts. A goal is smaller than a value. */
function reading({ value, unit, mark, isGoal }: Shown, most = isGoal ? 4.4 : unit === "" ? 7.6 : 6.4): Markup {
  const size = fittingSize(value, 34, most, 3);
  return markup`<div class="reading"><p><span class="sample">${mark}</span></p><p class="figure" style="--size:${size}rem">${value}</p>${unit === "" ? null : markup`<p class="unit">${unit}</p>`}</div>`;
}

/** The largest sizes of a value and of a goal that have no row of lights below them, rem. */
const ownAlone = 12;
const goalAlone = 7;

const lightNow = ({ lights, light }: DashboardTile): Markup =>
  markup`<p class="light">${lights.map(badge)}<b>${light}</b></p>`;

/** The width next to a light, rem: its limits are one line, and the column grows for the longest ones. */
const limitWidth = 24;

function lights(limits: ReturnType<typeof lightsOn>, shown: Shown): Markup | null {
  if (limits.length === 0) return null;
  const rows = limits.map(
    ([light, limit]) =>
      markup`<div><dt>${badge(light)}${capitalized(lightNames[light])}</dt><dd class="limit">${limit}</dd>${shown.lights.includes(light) ? markup`<dd class="now">${words.now}</dd>` : null}</div>`,
  );
  const size = Math.min(...limits.map(([, text]) => fittingSize(text, limitWidth, 2.1, 1.75)));
  return markup`<dl class="lights" style="--size:${size}rem">${rows}</dl>`;
}

/** Circle, triangle and square, so that the light can be read without the color. */
const shapes = {
  green: '<circle cx="8" cy="8" r="7" fill="var(--good)"/>',
  amber: '<path d="M8 1 15.5 14.5H.5Z" fill="var(--watch)"/>',
  red: '<rect x="1.5" y="1.5" width="13" height="13" rx="1" fill="var(--loss)"/>',
} as const satisfies Record<Light, string>;

const badge = (light: Light): Markup =>
  Markup.trusted(`<svg viewBox="0 0 16 16" aria-hidden="true">${shapes[light]}</svg>`);

/** The drawing is small, so that its type is large once it is scaled up. */
const pictureSize = { width: 300, height: 156 } as const;

/** How many lines on how to count fit above the limits of the lights. */
const linesOfHow = 6;

/** The picture of a value, or how to count the first one. */
const beside = (named: { readonly name: string }, shown: Shown): Markup =>
  shown.plot === null
    ? markup`<p class="how cut" style="--lines:${linesOfHow}">${shown.how}</p>`
    : markup`<div class="picture">${picture(named.name, shown.plot, shown.mark)}</div>`;

function picture(name: string, plot: Plot, mark: string): Markup {
  const marks = drawPlot(plot, { x: 2, y: 2, width: pictureSize.width - 4, height: pictureSize.height - 4 });
  const drawing = {
    title: words.ownValues(name, mark),
    description: describePlot(plot),
    width: pictureSize.width,
    // No taller than what is drawn, so that a picture of two rows is centered.
    height: Math.min(pictureSize.height, lowestOf(marks) + 4),
    marks,
  };
  return Markup.trusted(svgOf(drawing, byProperty));
}
