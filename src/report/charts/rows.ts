import { max } from "d3-array";
import { scaleLinear } from "d3-scale";
import { type Frame, type Label, label, type Mark, rect, type Tone, typeSize } from "./drawing.ts";
import { inset } from "./placing.ts";
import { cutText, textWidth } from "./text-width.ts";

/** The frame of one row in a chart of horizontal bars. */
export interface Row extends Frame {
  /** Baseline of the row's text. */
  readonly baseline: number;
}

/** Rows of equal height, at most `most` units each, from the top of the frame down. */
export function rowsIn(frame: Frame, count: number, most = 26): readonly Row[] {
  const height = Math.min(most, frame.height / Math.max(1, count));
  return Array.from({ length: count }, (_, index) => {
    const y = frame.y + index * height;
    return { x: frame.x, y, width: frame.width, height, baseline: y + height / 2 + 3.7 };
  });
}

/** The width of the widest text in small type, at most `most`. */
export const widest = (texts: readonly string[], most: number): number =>
  Math.min(most, max(texts, (text) => textWidth(text, typeSize.small)) ?? 0);

/** The frame of the bars, between names on the left and values on the right. */
export const between = (frame: Frame, left: number, right: number): Frame => inset(frame, 0, right, 0, left);

/** Lengths from zero to the largest value, which fills the frame. Never negative, never larger than the frame. */
export function lengthScale(greatest: number, room: number): (value: number) => number {
  return scaleLinear([0, greatest > 0 ? greatest : 1], [0, room]).clamp(true);
}

/** The name of a row at its left, in the space for names. */
export const nameIn = (row: Row, name: string, room: number, bold = false): Label =>
  label(cutText(name, room, typeSize.small, bold), row.x, row.baseline, { bold });

/** The value of a row at its right, in the space for values. */
export const valueIn = (
  row: Row,
  value: string,
  room: number,
  look: Partial<Pick<Label, "bold" | "tone">> = {},
): Label =>
  label(cutText(value, room, typeSize.small, look.bold), row.x + row.width, row.baseline, { ...look, anchor: "end" });

/** A bar in a row, from one place to another. */
export const barIn = (row: Row, from: number, to: number, tone: Tone): Mark =>
  rect({ x: from, y: row.y + row.height * 0.15, width: to - from, height: row.height * 0.7 }, tone);
