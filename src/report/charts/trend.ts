import { extent } from "d3-array";
import { scaleLinear } from "d3-scale";
import { line as lineThrough } from "d3-shape";
import type { Series, TrendSeries } from "../../knowledge/kpi-record/kpi-drawing.ts";
import { plainNumber } from "../format.ts";
import { circle, type Frame, label, line, type Mark, rect, stroke, typeSize } from "./drawing.ts";
import { inset, spread } from "./placing.ts";
import { widest } from "./rows.ts";
import type { Target } from "./target.ts";
import { cutText, textWidth } from "./text-width.ts";

/** One or two series over time with a target line or band. The axis spans the readings and needn't include zero. */
export interface Trend extends TrendSeries {
  readonly target: Target;
}

export function drawTrend(trend: Trend, frame: Frame): readonly Mark[] {
  const { series, target, ends } = trend;
  const room = widest([target.text, ...series.map(({ name }) => name)], frame.width * 0.3);
  const plot = inset(frame, 12, room + 10, 15, 2);
  const y = scaleLinear(domainOf(trend), [plot.y + plot.height, plot.y]);
  const [foot, right] = [plot.y + plot.height, plot.x + plot.width];
  return [
    ...targetMarks(target, plot, y),
    line([plot.x, foot], [right, foot], "rule"),
    ...series.toReversed().flatMap((one) => seriesMarks(one, one === series[0], plot, y)),
    ...sideLabels(trend, plot, room, y),
    label(ends[0], plot.x, foot + 12, { tone: "muted" }),
    label(ends[1], right, foot + 12, { tone: "muted", anchor: "end" }),
    ...series.map(({ values }) => firstLabel(values, plot, y)),
  ];
}

type Scale = (value: number) => number;

function domainOf({ series, target: { low, high } }: Trend): readonly [number, number] {
  const [least = 0, most = 1] = extent([...series.flatMap(({ values }) => values), low, high]);
  const pad = (most - least || 1) * 0.1;
  return [least - pad, most + pad];
}

function targetMarks({ low, high }: Target, { x, width }: Frame, y: Scale): readonly Mark[] {
  if (low === high) return [line([x, y(low)], [x + width, y(low)], "ink", 1, true)];
  return [rect({ x, y: y(high), width, height: y(low) - y(high) }, "accent-soft")];
}

function seriesMarks({ values }: Series, leads: boolean, plot: Frame, y: Scale): readonly Mark[] {
  const step = plot.width / Math.max(1, values.length - 1);
  const x = (_: number, index: number) => plot.x + index * step;
  const path = lineThrough<number>(x, y)(values);
  const end = [x(0, values.length - 1), y(values.at(-1) ?? 0)] as const;
  return leads
    ? [stroke(path, "accent", 2), circle(...end, 3.4, "accent")]
    : [stroke(path, "muted", 1.25), circle(...end, 2.2, "muted")];
}

/** The first reading, above the line where it starts. */
function firstLabel(values: readonly number[], { x, width }: Frame, y: Scale): Mark {
  const text = plainNumber(values[0] ?? 0);
  const under = Math.ceil((textWidth(text, typeSize.small) / width) * (values.length - 1)) + 1;
  return label(text, x, Math.min(...values.slice(0, under).map(y)) - 5);
}

/** The target and the names of the series at the right end of their lines, moved apart if they would touch. */
function sideLabels({ series, target }: Trend, plot: Frame, room: number, y: Scale): readonly Mark[] {
  const named = series.filter(({ name }) => name !== "");
  const wanted = [
    { text: target.text, at: y((target.low + target.high) / 2) },
    ...named.map(({ name, values }) => ({ text: name, at: y(values.at(-1) ?? 0) })),
  ];
  const positions = spread(
    wanted.map(({ at }) => at + 3.5),
    12,
    plot.y + 4,
    plot.y + plot.height + 2,
  );
  return wanted.map(({ text }, index) =>
    label(cutText(text, room, typeSize.small), plot.x + plot.width + 8, positions[index] ?? 0, { tone: "muted" }),
  );
}
