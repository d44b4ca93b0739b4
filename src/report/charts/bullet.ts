import { max } from "d3-array";
import type { GroupBars } from "../../knowledge/kpi-record/kpi-drawing.ts";
import { plainNumber } from "../format.ts";
import { type Frame, label, line, type Mark, rect } from "./drawing.ts";
import { inset } from "./placing.ts";
import { barIn, between, lengthScale, nameIn, type Row, rowsIn, valueIn, widest } from "./rows.ts";
import type { Target } from "./target.ts";

/** One bar per group against one target, on one scale from zero. */
export interface Bullet extends GroupBars {
  readonly target: Target;
}

export function drawBullet({ rows, target, suffix }: Bullet, frame: Frame): readonly Mark[] {
  const names = widest(
    rows.map(({ name }) => name),
    frame.width * 0.36,
  );
  const texts = rows.map(({ value }) => `${plainNumber(value)}${suffix}`);
  const values = widest(texts, frame.width * 0.2) + 4;
  const rowFrames = rowsIn(inset(frame, 14, 0, 0, 0), rows.length);
  const plot = between(inset(frame, 14, 0, 0, 0), names + 8, values + 4);
  const length = lengthScale(Math.max(max(rows, ({ value }) => value) ?? 0, target.high), plot.width);
  const bars = rows.flatMap(({ name, value }, index) => {
    const row = rowFrames[index];
    if (row === undefined) return [];
    const end = plot.x + length(value);
    return [
      barIn(row, plot.x, end, "accent"),
      nameIn(row, name, names),
      valueIn(row, texts[index] ?? "", values, { bold: true }),
    ];
  });
  const [band, ...edge] = targetMarks(target, { ...plot, height: heightOf(rowFrames) }, length);
  return [...(band === undefined ? [] : [band]), ...bars, ...edge];
}

const heightOf = (rows: readonly Row[]): number => rows.reduce((height, row) => height + row.height, 0);

/** The band behind the bars, then its edge and its name before them. */
function targetMarks({ low, high, text }: Target, plot: Frame, length: (value: number) => number): readonly Mark[] {
  const [from, to] = [plot.x + length(low), plot.x + length(high)];
  return [
    rect({ ...plot, x: from, width: to - from }, "accent-soft"),
    line([from, plot.y], [from, plot.y + plot.height], "ink", 1.5),
    label(text, from, plot.y - 5, { anchor: "middle", tone: "muted" }),
  ];
}
