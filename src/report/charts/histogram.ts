import { max } from "d3-array";
import { scaleLinear } from "d3-scale";
import type { TimeCounts } from "../../knowledge/kpi-record/kpi-drawing.ts";
import { type Frame, label, line, type Mark, rect } from "./drawing.ts";
import { inset } from "./placing.ts";
import { lengthScale } from "./rows.ts";

/** How often each length of time occurs, with the median and the value that nine of ten stay under. */
export interface Histogram extends TimeCounts {
  readonly median: number;
}

export function drawHistogram({ counts, binWidth, median, p90, unit }: Histogram, frame: Frame): readonly Mark[] {
  const plot = inset(frame, 15, 8, 15, 8);
  const span = counts.length * binWidth || 1;
  const x = scaleLinear([0, span], [plot.x, plot.x + plot.width]).clamp(true);
  const height = lengthScale(max(counts) ?? 1, plot.height);
  const foot = plot.y + plot.height;
  const bars = counts.map((count, index) => {
    const left = x(index * binWidth) + 0.75;
    const width = x((index + 1) * binWidth) - left - 0.75;
    return rect(
      { x: left, y: foot - height(count), width, height: height(count) },
      index * binWidth >= median ? "accent" : "accent-soft",
    );
  });
  return [
    ...bars,
    line([plot.x, foot], [plot.x + plot.width, foot], "rule"),
    line([x(median), frame.y + 3], [x(median), foot], "ink", 1.25),
    line([x(p90), frame.y + 3], [x(p90), foot], "ink", 1.25, true),
    label(`median ${Math.round(median)}`, x(median) - 5, frame.y + 10, { anchor: "end" }),
    label(`90% under ${Math.round(p90)}`, x(p90) + 5, frame.y + 10),
    label("0", plot.x, foot + 12, { tone: "muted", anchor: "middle" }),
    label(`${span} ${unit}`, plot.x + plot.width + 8, foot + 12, { tone: "muted", anchor: "end" }),
  ];
}
