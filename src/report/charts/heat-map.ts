import { extent } from "d3-array";
import { scaleLinear } from "d3-scale";
import type { Grid } from "../../knowledge/kpi-record/kpi-drawing.ts";
import { plainNumber } from "../format.ts";
import { type Frame, label, type Mark, rect, typeSize } from "./drawing.ts";
import { inset } from "./placing.ts";
import { nameIn, type Row, rowsIn, widest } from "./rows.ts";
import { cutText } from "./text-width.ts";

/** Values in a grid, shaded by size, each written into its cell. */
export type HeatMap = Grid;

export function drawHeatMap({ columns, rows, alarm }: HeatMap, frame: Frame): readonly Mark[] {
  const names = widest(
    rows.map(({ name }) => name),
    frame.width * 0.34,
  );
  const width = (frame.width - names - 6) / Math.max(1, columns.length);
  const left = (column: number): number => frame.x + names + 6 + column * width;
  const [heading, ...rowFrames] = rowsIn(frame, rows.length + 1, 28);
  const shade = shadeOf(rows.flatMap(({ values }) => values));
  const heads = columns.map((name, column) =>
    label(cutText(name, width - 2, typeSize.small), left(column) + width / 2, heading?.baseline ?? 0, {
      anchor: "middle",
      tone: "muted",
    }),
  );
  const cells = rows.flatMap(({ name, values }, index) => {
    const row = rowFrames[index];
    if (row === undefined) return [];
    const marks = columns.flatMap((_, column) => {
      const value = values[column] ?? 0;
      return cellMarks(value, { ...row, x: left(column), width }, shade(value), value <= alarm);
    });
    return [nameIn(row, name, names), ...marks];
  });
  return [...heads, ...cells];
}

function cellMarks(value: number, rowFrame: Row, opacity: number, isAlarm: boolean): readonly Mark[] {
  const cell = inset(rowFrame, 1, 1, 1, 1);
  const text = cutText(plainNumber(value), cell.width - 2, typeSize.small, isAlarm);
  return [
    rect(cell, "accent", { opacity }),
    ...(isAlarm ? [rect(cell, null, { stroke: "loss" })] : []),
    label(text, cell.x + cell.width / 2, rowFrame.baseline, { anchor: "middle", bold: isAlarm }),
  ];
}

/** Light enough for ink to be read on the darkest cell. */
function shadeOf(values: readonly number[]): (value: number) => number {
  const [least = 0, most = 1] = extent(values);
  const scale = scaleLinear([least, most > least ? most : least + 1], [0.06, 0.42]).clamp(true);
  return (value) => Math.round(scale(value) * 100) / 100;
}
