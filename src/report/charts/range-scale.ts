import { ticks } from "d3-array";
import { scaleLinear } from "d3-scale";
import type { Range } from "../../knowledge/figures/units.ts";
import { plainNumber } from "../format.ts";
import { area, type Frame, type Label, label, line, type Mark, rect, stroke, type Tone, typeSize } from "./drawing.ts";
import { textWidth } from "./text-width.ts";

/** One figure on a ruler from zero: a light band from low to high, a pointer at the likely value if there is one. */
export interface RangeScale {
  readonly kind: "range-scale";
  readonly range: Range;
  /** Where the ruler ends. At least `range.high`. */
  readonly end: number;
  /** Whether the end is a round number printed below it, in the unit of the value's label. */
  readonly isEndRound?: true;
  /** Where the value should be. At most `end`. */
  readonly goal?: number;
  readonly low: string;
  readonly high: string;
  readonly tone: "loss" | "accent";
  /** Whether nothing says where in the band the value is, so that no pointer does. */
  readonly isBand?: true;
}

/**
 * The end of a ruler for this value: 100 for a share, else the next round number.
 *
 * @param text the value as written, or its unit: a share has a percent sign
 */
export function ruleEnd(highest: number, text: string): number {
  if (text.includes("%") && highest <= 100 && highest >= fewestOf100) return 100;
  const [, end] = scaleLinear([0, Math.max(highest * 1.1, 1)], [0, 1])
    .nice(5)
    .domain();
  return end ?? highest;
}

/** Less than this many percent, and its goal, would touch on a scale up to 100. Own judgment. */
const fewestOf100 = 15;

export function drawRangeScale(plot: RangeScale, frame: Frame): readonly Mark[] {
  const { range, end, goal, tone, isBand } = plot;
  const x = scaleLinear([0, end > 0 ? end : 1], [frame.x + 6, frame.x + frame.width - 6]).clamp(true);
  const foot = frame.y + 20;
  const soft = tone === "loss" ? "loss-soft" : "accent-soft";
  const at = x(range.likely);
  const rule = ticks(0, end, frame.width / 6).map(
    (value, index) => `M${x(value)},${foot}v${index % 10 === 0 ? 7 : index % 5 === 0 ? 5 : 3}`,
  );
  const [from, to] = [x(range.low), x(range.high)];
  const labels = endLabels(plot, [from, to], frame, foot + 20);
  return [
    rect({ x: from, y: frame.y + 6, width: to - from, height: 14 }, soft),
    line([x(0), foot], [x(end), foot], "muted"),
    stroke(rule.join(""), "muted", 0.75),
    ...(isBand ? [] : [line([at, frame.y + 6], [at, foot], tone, 3), area(`M${at - 5},${frame.y}h10l-5,7Z`, tone)]),
    ...(goal === undefined ? [] : [line([x(goal), frame.y + 6], [x(goal), foot + 8], "ink", 1.5)]),
    ...withoutTouching(labels, ruleLabels(plot, x, frame, foot + 20)),
  ];
}

/** The goal below its line or next to it, and the ends of the scale: the positions each may take, best first. */
function ruleLabels(
  { goal, end, isEndRound, high }: RangeScale,
  x: (value: number) => number,
  frame: Frame,
  y: number,
): readonly (readonly Label[])[] {
  const at = (value: number, text: string, tone: Tone, aside = 0): Label => {
    const half = textWidth(text, typeSize.plain) / 2;
    const middle = Math.min(Math.max(x(value) + aside, frame.x + half), frame.x + frame.width - half);
    return label(text, middle, y, { size: typeSize.plain, anchor: "middle", tone });
  };
  return [
    ...(goal === undefined ? [] : [[0, 6, -6, 12, -12].map((aside) => at(goal, "goal", "ink", aside))]),
    [at(0, "0", "muted")],
    ...(isEndRound ? [[at(end, roundEnd(end, high), "muted")]] : []),
  ];
}

/** The round end of a scale, with the dollar sign of its value, and millions in words as owners write them. */
export function roundEnd(end: number, high: string): string {
  const sign = high.startsWith("$") ? "$" : "";
  return sign + (end < 1e6 ? plainNumber(end) : `${plainNumber(end / 1e6)} million`);
}

/** The label of the value, and of the other labels, those that have a gap to all earlier ones. */
function withoutTouching(value: readonly Label[], others: readonly (readonly Label[])[]): readonly Label[] {
  const kept = [...value];
  const isFree = (one: Label): boolean => {
    const [from, to] = spanOf(one);
    return kept.map(spanOf).every(([start, end]) => to + gap <= start || end + gap <= from);
  };
  for (const places of others) kept.push(...places.filter(isFree).slice(0, 1));
  return kept;
}

function spanOf({ text, x, size, anchor }: Label): readonly [from: number, to: number] {
  const width = textWidth(text, size);
  const from = anchor === "middle" ? x - width / 2 : anchor === "end" ? x - width : x;
  return [from, from + width];
}

const gap = 6;
/** The gap between the labels of a narrow band's two ends. */
const between = 8;

/**
 * The labels of the ends: of the band, each below its end, or of the whole scale if the figure is a single value, which
 * has its label below the pointer. If the band is too narrow for both, they are moved apart around its middle.
 */
function endLabels(plot: RangeScale, [from, to]: readonly [number, number], frame: Frame, y: number): readonly Label[] {
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
  const lowAt = Math.max(from, frame.x + lowWidth / 2);
  const highAt = Math.min(to, right - highWidth / 2);
  const tight = highAt - lowAt < (lowWidth + highWidth) / 2 + between;
  const split = Math.min(Math.max((from + to) / 2, frame.x + lowWidth + between / 2), right - highWidth - between / 2);
  return tight
    ? [label(low, split - between / 2, y, { ...look, anchor: "end" }), label(high, split + between / 2, y, look)]
    : [label(low, lowAt, y, { ...look, anchor: "middle" }), label(high, highAt, y, { ...look, anchor: "middle" })];
}
