import { identity, memoize } from "../../diagnosis/memoize.ts";
import { type KpiId, kpis } from "../../knowledge/kpis/kpis.ts";
import { type Drawing, type Frame, label, rect, typeSize } from "../charts/drawing.ts";
import { inset, lowestOf } from "../charts/placing.ts";
import { drawPlot, type Plot } from "../charts/plot.ts";
import { svgOf } from "../charts/svg.ts";
import { textWidth } from "../charts/text-width.ts";
import type { Brand } from "../occasion.ts";
import { describePlot } from "./describe-plot.ts";
import { type Sample, sampleOf } from "./kpi-samples.ts";
import { asProperties, byProperty, darkPalette, lightPalette, sansFonts } from "./palette.ts";
import { pictureWords } from "./pictures.words.ts";

const { sample: words } = pictureWords;

/** On a phone it is scaled up to 336 px, which makes the smallest letters 12 px. */
const size: Frame = { x: 0, y: 0, width: 292, height: 156 };
/** The height of the figure and the mark above the plot, and the baseline of each. */
const head = { height: 44, figure: 26, mark: 21.5 };
/** The box around the mark. Its top is between two pixels, so that its line is sharp. */
const box = { y: 10.5, height: 15, padding: 5 };

/**
 * A KPI as it looks on the dashboard, without its name: big figure, the mark "sample", plot. The values are invented and the
 * same for every shop. It is self-contained, with its own colors for light and dark backgrounds.
 */
export const drawKpiSample = (id: KpiId, brand: Brand): string => selfContained(sampleDrawing(id), brand);

/** The plot of a tile as a picture, cropped below its lowest mark. The page writes the text around it. */
export function drawTilePlot(name: string, plot: Plot, brand: Brand): string {
  const marks = drawPlot(plot, inset({ ...plotSize, x: 0, y: 0 }, 2, 2, 2, 2));
  const height = Math.min(plotSize.height, Math.ceil(lowestOf(marks)) + 2);
  return selfContained({ title: name, description: describePlot(plot), ...plotSize, height, marks }, brand);
}

const plotSize = { width: size.width, height: 100 } as const;

/** An SVG with its own colors for light and dark backgrounds. */
const selfContained = (drawing: Drawing, { color }: Brand): string =>
  svgOf(drawing, byProperty, styleFor(color), ` font-family="${sansFonts}"`);

/** Memoized, because a report has many pictures and one brand. */
const styleFor = memoize(identity, (color) => {
  const light = asProperties(lightPalette(color));
  const dark = asProperties(darkPalette(color));
  return `<style>svg{${light};font-variant-numeric:tabular-nums}@media screen and (prefers-color-scheme:dark){svg{${dark}}}</style>`;
});

function sampleDrawing(id: KpiId): Drawing {
  const sample = sampleOf(id);
  return {
    title: words.title(kpis[id].name),
    description: words.description(sample.figure, sample.unit, describePlot(sample.plot)),
    width: size.width,
    height: size.height,
    marks: [...headOf(sample), ...drawPlot(sample.plot, inset(size, head.height, 2, 4, 2))],
  };
}

function headOf(sample: Sample): Drawing["marks"] {
  const isShare = sample.unit.startsWith("%");
  const [figure, unit] = isShare ? [`${sample.figure}%`, sample.unit.slice(1).trim()] : [sample.figure, sample.unit];
  const width = textWidth(words.mark, typeSize.small) + 2 * box.padding;
  const right = size.width - 1;
  return [
    label(figure, 0, head.figure, { size: typeSize.figure, bold: true, after: { text: unit, size: typeSize.plain } }),
    rect({ x: right - width, y: box.y, width, height: box.height }, null, { stroke: "muted", radius: 2 }),
    label(words.mark, right - width / 2, head.mark, { anchor: "middle", tone: "muted" }),
  ];
}
