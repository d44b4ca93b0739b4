import { extent } from "d3-array";
import { scaleLinear } from "d3-scale";
import type { GainsAndLosses } from "../../knowledge/kpi-record/kpi-drawing.ts";
import { type Frame, line, type Mark } from "./drawing.ts";
import { barIn, between, nameIn, rowsIn, valueIn, widest } from "./rows.ts";

/** Gains to the right of zero, losses to the left, the largest gain on top. */
export type RankedBars = GainsAndLosses;

export function drawRankedBars({ rows }: RankedBars, frame: Frame): readonly Mark[] {
  const sorted = rows.toSorted((a, b) => b.value - a.value);
  const names = widest(
    sorted.map(({ name }) => name),
    frame.width * 0.36,
  );
  const values =
    widest(
      sorted.map(({ text }) => text),
      frame.width * 0.2,
    ) + 4;
  const plot = between(frame, names + 8, values + 4);
  const [least = 0, most = 0] = extent([...sorted.map(({ value }) => value), 0]);
  const x = scaleLinear([least, most > least ? most : least + 1], [plot.x, plot.x + plot.width]);
  const rowFrames = rowsIn(frame, sorted.length);
  const bars = sorted.flatMap(({ name, value, text }, index) => {
    const row = rowFrames[index];
    if (row === undefined) return [];
    const isLoss = value < 0;
    const bar = isLoss ? barIn(row, x(value), x(0), "loss") : barIn(row, x(0), x(value), "accent");
    return [bar, nameIn(row, name, names), valueIn(row, text, values, { bold: isLoss })];
  });
  const foot = rowFrames.reduce((y, row) => y + row.height, frame.y);
  return [...bars, line([x(0), frame.y], [x(0), foot], "ink", 1)];
}
