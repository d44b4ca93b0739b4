import { max } from "d3-array";
import { scaleBand } from "d3-scale";
import type { AgeBuckets } from "../../knowledge/kpi-record/kpi-drawing.ts";
import { type Frame, label, line, type Mark, rect, type Tone } from "./drawing.ts";
import { inset } from "./placing.ts";
import { lengthScale } from "./rows.ts";
import { cutText } from "./text-width.ts";

/** How much waits, by how long it has waited: the youngest bucket first. */
export type Ageing = AgeBuckets;

export function drawAgeing({ buckets, lateFrom }: Ageing, frame: Frame): readonly Mark[] {
  const plot = inset(frame, 14, 2, 15, 2);
  const indexes = buckets.map((_, index) => index);
  const x = scaleBand(indexes, [plot.x, plot.x + plot.width]).paddingInner(0.28);
  const height = lengthScale(max(buckets, ({ amount }) => amount) ?? 1, plot.height);
  const foot = plot.y + plot.height;
  const bars = buckets.flatMap(({ age, amount, text }, index) => {
    const left = x(index) ?? plot.x;
    const middle = left + x.bandwidth() / 2;
    const room = x.step() - 4;
    return [
      rect(
        { x: left, y: foot - height(amount), width: x.bandwidth(), height: height(amount) },
        toneOf(index, lateFrom),
      ),
      label(cutText(text, room, 10.5, true), middle, foot - height(amount) - 4, { anchor: "middle", bold: true }),
      label(cutText(age, room, 10.5), middle, foot + 12, { anchor: "middle", tone: "muted" }),
    ];
  });
  return [...bars, line([plot.x, foot], [plot.x + plot.width, foot], "rule")];
}

function toneOf(index: number, lateFrom: number): Tone {
  if (index < lateFrom) return "accent-soft";
  return index === lateFrom ? "accent" : "loss";
}
