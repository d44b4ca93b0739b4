import { max } from "d3-array";
import type { FunnelSteps } from "../../knowledge/kpi-record/kpi-drawing.ts";
import { type Frame, label, type Mark, typeSize } from "./drawing.ts";
import { barIn, between, lengthScale, nameIn, rowsIn, widest } from "./rows.ts";
import { cutText } from "./text-width.ts";

export function drawFunnel({ steps }: FunnelSteps, frame: Frame): readonly Mark[] {
  const nameWidth = widest(
    steps.map(({ name }) => name),
    frame.width * 0.36,
  );
  const textWidth = widest(
    steps.map(({ text }) => text),
    frame.width * 0.36,
  );
  const bars = between(frame, nameWidth + 8, textWidth + 8);
  const length = lengthScale(max(steps, ({ count }) => count) ?? 1, bars.width);
  const rows = rowsIn(frame, steps.length, 28);
  return steps.flatMap(({ name, count, text }, index) => {
    const row = rows[index];
    if (row === undefined) return [];
    const [end, isLast] = [bars.x + length(count), index === steps.length - 1];
    return [
      barIn(row, bars.x, end, isLast ? "accent" : "accent-soft"),
      nameIn(row, name, nameWidth),
      label(cutText(text, textWidth, typeSize.small, isLast), end + 6, row.baseline, { bold: isLast }),
    ];
  });
}
