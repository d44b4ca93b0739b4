import { ticks } from "d3-array";
import { scaleLinear } from "d3-scale";
import type { Range } from "../../knowledge/units.ts";
import { area, type Frame, label, line, type Mark, rect, stroke, typeSize } from "./drawing.ts";
import { textWidth } from "./text-width.ts";

/** One figure on a rule from zero: a light band from low to high, a pointer at the likely value. */
export interface RangeScale {
  readonly kind: "range-scale";
  readonly range: Range;
  /** Where the rule ends. At least `range.high`. */
  readonly end: number;
  readonly low: string;
  readonly high: string;
  readonly tone: "loss" | "accent";
}

export function drawRangeScale(plot: RangeScale, frame: Frame): readonly Mark[] {
  const { range, end, tone } = plot;
  const x = scaleLinear([0, end > 0 ? end : 1], [frame.x + 6, frame.x + frame.width - 6]).clamp(true);
  const foot = frame.y + 20;
  const soft = tone === "loss" ? "loss-soft" : "accent-soft";
  const at = x(range.likely);
  const rule = ticks(0, end, frame.width / 6).map(
    (value, index) => `M${x(value)},${foot}v${index % 10 === 0 ? 7 : index % 5 === 0 ? 5 : 3}`,
  );
  const [from, to] = [x(range.low), x(range.high)];
  return [
    rect({ x: from, y: frame.y + 6, width: to - from, height: 14 }, soft),
    line([x(0), foot], [x(end), foot], "muted"),
    stroke(rule.join(""), "muted", 0.75),
    line([at, frame.y + 6], [at, foot], tone, 3),
    area(`M${at - 5},${frame.y}h10l-5,7Z`, tone),
    ...endLabels(plot, [from, to], frame, foot + 20),
  ];
}

/**
 * The ends in words: those of the band, each under its end, or of the whole rule where the figure is one value; a single
 * word is that value's and stands under its pointer. Where the band is too narrow for both, they part from its middle.
 */
function endLabels(plot: RangeScale, [from, to]: readonly [number, number], frame: Frame, y: number): readonly Mark[] {
  const { low, high, range } = plot;
  const look = { size: typeSize.plain, tone: "muted" } as const;
  const right = frame.x + frame.width;
  if (range.low === range.high && low === "") {
    const half = textWidth(high, look.size) / 2;
    const at = Math.min(Math.max(from, frame.x + half), right - half);
    return [label(high, at, y, { ...look, anchor: "middle" })];
  }
  if (range.low === range.high) {
    return [label(low, frame.x, y, look), label(high, right, y, { ...look, anchor: "end" })];
  }
  const [lowWidth, highWidth] = [textWidth(low, look.size), textWidth(high, look.size)];
  const gap = 8;
  const lowAt = Math.max(from, frame.x + lowWidth / 2);
  const highAt = Math.min(to, right - highWidth / 2);
  const tight = highAt - lowAt < (lowWidth + highWidth) / 2 + gap;
  const split = Math.min(Math.max((from + to) / 2, frame.x + lowWidth + gap / 2), right - highWidth - gap / 2);
  return tight
    ? [label(low, split - gap / 2, y, { ...look, anchor: "end" }), label(high, split + gap / 2, y, look)]
    : [label(low, lowAt, y, { ...look, anchor: "middle" }), label(high, highAt, y, { ...look, anchor: "middle" })];
}
