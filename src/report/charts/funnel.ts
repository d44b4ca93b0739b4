import { max } from "d3-array";
import type { FunnelSteps } from "../../knowledge/kpi-record/kpi-drawing.ts";
import { type Frame, label, type Mark, typeSize } from "./drawing.ts";
import { barIn, between, lengthScale, nameIn, rowsIn, widest } from "./rows.ts";
import { cutText } from "./text-width.ts";

/** How many remain after each step. */
export type Funnel = FunnelSteps;

export function drawFunnel({ steps }: Funnel, frame: Frame): readonly Mark[] {
  const names = widest(
    steps.map(({ name }) => name),
    frame.width * 0.36,
  );
  const texts = widest(
    steps.map(({ text }) => text),
    frame.width * 0.36,
  );
  const bars = between(frame, names + 8, texts + 8);
  const length = lengthScale(max(steps, ({ count }) => count) ?? 1, bars.width);
  const rows = rowsIn(frame, steps.length, 28);
  return steps.flatMap(({ name, count, text }, index) => {
    const row = rows[index];
    if (row === undefined) return [];
    const [end, isLast] = [bars.x + length(count), index === steps.length - 1];
    return [
      barIn(row, bars.x, end, isLast ? "accent" : "accent-soft"),
      nameIn(row, name, names),
      label(cutText(text, texts, typeSize.small, isLast), end + 6, row.baseline, { bold: isLast }),
    ];
  });
}
