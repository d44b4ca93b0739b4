import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import type { Submission } from "../../survey/submission.ts";
import { inWords } from "../../survey/writing.ts";
import { type Drawing, type Frame, label, line, type Mark, rect } from "../charts/drawing.ts";
import { svgOf } from "../charts/svg.ts";
import type { Dossier } from "../dossier.ts";
import { widgetOf } from "../evidence/kpi-plan.ts";
import type { Brand } from "../occasion.ts";
import { widgetMarks } from "./draw-widget.ts";
import { asProperties, byProperty, darkPalette, lightPalette, sansFonts } from "./palette.ts";
import { pictureWords } from "./pictures.words.ts";

const { plan: words } = pictureWords;

const cell = { width: 284, height: 236 } as const;
const head = 46;

/**
 * The first KPIs of a dashboard as one picture for use outside a page: it has its own light and dark colors and loads
 * nothing. Two KPIs are stacked, four are in a square, others in rows of three.
 */
export function drawDashboardPlan(
  { submission, diagnosis, report: { brand } }: Pick<Dossier, "submission" | "diagnosis" | "report">,
  kpis = 6,
): string {
  const drawing = planDrawing(submission, diagnosis, kpis);
  const scale = 960 / Math.max(drawing.width, 3 * cell.width);
  const size = ` width="${Math.round(drawing.width * scale)}" height="${Math.round(drawing.height * scale)}"`;
  return svgOf(drawing, byProperty, styleOf(brand), `${size} font-family="${sansFonts}"`);
}

function styleOf({ color }: Brand): string {
  const light = asProperties(lightPalette(color));
  const dark = asProperties(darkPalette(color));
  return `<style>svg{${light};font-variant-numeric:tabular-nums}@media (prefers-color-scheme:dark){svg{${dark}}}</style>`;
}

function planDrawing(submission: Submission, { kpis }: Diagnosis, most: number): Drawing {
  const shown = kpis.slice(0, most);
  const columns = shown.length <= 2 ? 1 : shown.length <= 4 ? 2 : 3;
  const rows = Math.ceil(shown.length / columns);
  const [width, height] = [columns * cell.width, head + rows * cell.height];
  const cells = shown.map((_, index) => ({
    x: (index % columns) * cell.width,
    y: head + Math.floor(index / columns) * cell.height,
    ...cell,
  }));
  return {
    title: words.title,
    description: words.description(inWords(shown.map(({ name }) => name))),
    width,
    height,
    marks: [
      rect({ x: 0.5, y: 0.5, width: width - 1, height: height - 1 }, "raised", { stroke: "rule", radius: 6 }),
      ...header(width),
      ...cells.flatMap((cell) => edges(cell, width)),
      ...shown.flatMap((kpi, index) => (cells[index] ? widgetMarks(widgetOf(kpi, submission), cells[index]) : [])),
    ],
  };
}

function header(width: number): readonly Mark[] {
  return [
    label(words.head, 14, 29, { size: 15, bold: true }),
    label(words.examples, width - 14, 29, { size: 12, anchor: "end", tone: "muted" }),
  ];
}

/** Hairlines above a cell and, except in the first column, to its left. */
function edges({ x, y, height }: Frame, width: number): readonly Mark[] {
  const above = x === 0 ? [line([0.5, y], [width - 0.5, y], "rule")] : [];
  return x === 0 ? above : [line([x, y], [x, y + height], "rule")];
}
