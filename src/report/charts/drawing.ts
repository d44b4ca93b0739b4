/** The meaning of a color. The color itself depends on the background: light, dark or paper. */
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
  readonly strokeWidth: number;
  readonly dashed?: boolean;
}

export interface Path {
  readonly kind: "path";
  readonly d: string;
  readonly fill: Tone | null;
  readonly stroke: Tone | null;
  readonly strokeWidth: number;
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
  /** Text that follows on the same line, smaller and muted, right after the label, however wide that is. */
  readonly after?: { readonly text: string; readonly size: number };
}

/** A finished picture, with its text for screen readers. */
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
  tone: Tone,
  strokeWidth = 1,
  dashed = false,
): Line => ({ kind: "line", x1: from[0], y1: from[1], x2: to[0], y2: to[1], stroke: tone, strokeWidth, dashed });

/** @param d `null` draws nothing: d3 gives it for a shape without points */
export const stroke = (d: string | null, tone: Tone, strokeWidth: number): Path => ({
  kind: "path",
  d: d ?? "",
  fill: null,
  stroke: tone,
  strokeWidth,
});

export const area = (d: string | null, tone: Tone, opacity = 1): Path => ({
  kind: "path",
  d: d ?? "",
  fill: tone,
  stroke: null,
  strokeWidth: 0,
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
