import { textWidth } from "./text-width.ts";

/** The meaning of a color. What color it is, the ground decides: light, dark or paper. */
export type Tone =
  | "ground"
  | "raised"
  | "rule"
  | "ink"
  | "muted"
  | "accent"
  | "on-accent"
  | "accent-soft"
  | "loss"
  | "loss-soft"
  | "watch"
  | "good";

/** A part of the drawing, in its own units: one unit is one pixel at natural size. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Mark = Rect | Line | Path | Circle | Label;

export interface Rect extends Frame {
  readonly kind: "rect";
  readonly fill: Tone | null;
  readonly stroke?: Tone;
  readonly dashed?: boolean;
  readonly opacity?: number;
  readonly radius?: number;
}

export interface Line {
  readonly kind: "line";
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly stroke: Tone;
  readonly width: number;
  readonly dashed?: boolean;
}

export interface Path {
  readonly kind: "path";
  readonly d: string;
  readonly fill: Tone | null;
  readonly stroke: Tone | null;
  readonly width: number;
  readonly opacity?: number;
}

export interface Circle {
  readonly kind: "circle";
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly fill: Tone | null;
  readonly stroke?: Tone;
}

/** A line of text on its baseline. */
export interface Label {
  readonly kind: "label";
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly bold: boolean;
  readonly tone: Tone;
  readonly anchor: "start" | "middle" | "end";
  /** What follows it on its line, smaller and muted, however wide the text before it turns out. */
  readonly after?: { readonly text: string; readonly size: number };
}

/** A finished picture, with the words for readers who listen. */
export interface Drawing {
  readonly title: string;
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** Type sizes in drawings. */
export const typeSize = { small: 10.5, plain: 12, name: 13, figure: 27 } as const;

type RectLook = Omit<Rect, "kind" | "fill" | keyof Frame>;

export const rect = (frame: Frame, fill: Tone | null, look: RectLook = {}): Rect => ({
  kind: "rect",
  x: frame.x,
  y: frame.y,
  width: Math.max(0, frame.width),
  height: Math.max(0, frame.height),
  fill,
  ...look,
});

export const line = (
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  stroke: Tone,
  width = 1,
  dashed = false,
): Line => ({ kind: "line", x1: from[0], y1: from[1], x2: to[0], y2: to[1], stroke, width, dashed });

export const stroke = (d: string | null, tone: Tone, width = 1.75): Path => ({
  kind: "path",
  d: d ?? "",
  fill: null,
  stroke: tone,
  width,
});

export const area = (d: string | null, tone: Tone, opacity = 1): Path => ({
  kind: "path",
  d: d ?? "",
  fill: tone,
  stroke: null,
  width: 0,
  opacity,
});

export const circle = (x: number, y: number, r: number, fill: Tone | null, edge?: Tone): Circle =>
  edge === undefined ? { kind: "circle", x, y, r, fill } : { kind: "circle", x, y, r, fill, stroke: edge };

type LabelLook = Partial<Pick<Label, "size" | "bold" | "tone" | "anchor" | "after">>;

export const label = (text: string, x: number, y: number, look: LabelLook = {}): Label => ({
  kind: "label",
  text,
  x,
  y,
  size: typeSize.small,
  bold: false,
  tone: "ink",
  anchor: "start",
  ...look,
});

/** Between a text and what follows it on its line. */
export const gapBeforeAfter = 7;

/** The box that a label takes: as wide as its text may get, from its ascenders to its descenders. */
export function boxOf({ x, y, text, size, bold, anchor, after }: Label): Frame {
  const width = textWidth(text, size, bold) + (after ? textWidth(after.text, after.size) + gapBeforeAfter : 0);
  const before = { start: 0, middle: width / 2, end: width }[anchor];
  return { x: x - before, y: y - size * 0.78, width, height: size };
}

export const isLabel = (mark: Mark): mark is Label => mark.kind === "label";

/** Whether two boxes share more than an edge. */
export function doOverlap(a: Frame, b: Frame): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Whether the box is inside the frame. Half a unit over the edge does no harm. */
export function isWithin(box: Frame, frame: Frame): boolean {
  return (
    box.x >= frame.x - 0.5 &&
    box.y >= frame.y - 0.5 &&
    box.x + box.width <= frame.x + frame.width + 0.5 &&
    box.y + box.height <= frame.y + frame.height + 0.5
  );
}

/**
 * The marks without labels that would touch an earlier label or leave the frame: who draws puts the weightier label
 * first. What a dropped label says stands in the description of the drawing.
 */
export function withoutClashes(marks: readonly Mark[], frame: Frame): readonly Mark[] {
  const taken: Frame[] = [];
  return marks.filter((mark) => {
    if (!isLabel(mark)) return true;
    const box = boxOf(mark);
    if (mark.text === "" || !isWithin(box, frame) || taken.some((other) => doOverlap(box, other))) return false;
    taken.push(box);
    return true;
  });
}

/** Positions on one axis moved apart to at least `gap`, kept between `low` and `high`, in the order given. */
export function spread(positions: readonly number[], gap: number, low: number, high: number): readonly number[] {
  const order = positions.map((position, index) => ({ position, index })).sort((a, b) => a.position - b.position);
  let floor = low;
  for (const item of order) {
    item.position = Math.max(item.position, floor);
    floor = item.position + gap;
  }
  let ceiling = high;
  for (const item of order.toReversed()) {
    item.position = Math.min(item.position, ceiling);
    ceiling = item.position - gap;
  }
  return order.toSorted((a, b) => a.index - b.index).map(({ position }) => position);
}

/** The frame without a margin on its four sides. */
export function inset(frame: Frame, top: number, right: number, bottom: number, left: number): Frame {
  return {
    x: frame.x + left,
    y: frame.y + top,
    width: Math.max(0, frame.width - left - right),
    height: Math.max(0, frame.height - top - bottom),
  };
}
