import type { Drawing } from "../charts/drawing.ts";
import { heightOfRows } from "../charts/labeled-rows.ts";
import { heightOfPartBar } from "../charts/part-bar.ts";
import { drawPlot, type Plot } from "../charts/plot.ts";
import type { Chart, Reading } from "../text-blocks.ts";

/** Widths at which report charts are drawn: for desktop and paper, and for a phone. Type is the same size on both. */
export const chartWidths = { wide: 720, narrow: 328 } as const;

/** A report chart as a picture of the given width. */
export function drawChart({ title, description, plot, rows }: Chart, width: number): Drawing {
  const height = heightOfRows(rows, width);
  return { title, description, width, height, marks: drawPlot(plot, { x: 0, y: 0, width, height }) };
}

/** The rule under a headline figure. */
export function drawReading(
  { value, unit, scale, description }: Reading & { readonly scale: Plot },
  width: number,
): Drawing {
  const height = scale.kind === "part-bar" ? heightOfPartBar(scale, width) : 44;
  return {
    title: `${value} ${unit}`,
    description,
    width,
    height,
    marks: drawPlot(scale, { x: 0, y: 0, width, height }),
  };
}
