import { max } from "d3-array";
import type { CausesBySize } from "../../knowledge/kpi-record/kpi-drawing.ts";
import { type Frame, label, type Mark } from "./drawing.ts";
import { barIn, between, lengthScale, nameIn, rowsIn, widest } from "./rows.ts";

/** Causes by size, the largest first; a cause that no one named comes before all others. */
export type Pareto = CausesBySize;

export function drawPareto({ causes }: Pareto, frame: Frame): readonly Mark[] {
  const sorted = causes.toSorted((a, b) => Number(b.unexplained) - Number(a.unexplained) || b.share - a.share);
  const names = widest(
    sorted.map(({ name }) => name),
    frame.width * 0.4,
  );
  const bars = between(frame, names + 8, 36);
  const length = lengthScale(max(sorted, ({ share }) => share) ?? 1, bars.width);
  const rows = rowsIn(frame, sorted.length);
  return sorted.flatMap(({ name, share, unexplained }, index) => {
    const row = rows[index];
    if (row === undefined) return [];
    const end = bars.x + length(share);
    return [
      barIn(row, bars.x, end, unexplained ? "loss" : "accent"),
      nameIn(row, name, names, unexplained),
      label(whole(share), end + 5, row.baseline),
    ];
  });
}

const whole = (share: number): string => `${Math.round(share * 100)}%`;
