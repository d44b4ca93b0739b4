import { type Frame, label, line, type Mark, rect, type Tone, typeSize } from "./drawing.ts";
import { textWidth } from "./text-width.ts";

/** A whole cut into parts that follow each other: `45 minutes planned, 75 over`. */
export interface PartBar {
  readonly kind: "part-bar";
  /** The whole; where the last part may end. */
  readonly end: number;
  readonly endText: string;
  readonly parts: readonly { readonly to: number; readonly tone: Tone; readonly name: string }[];
}

export function drawPartBar({ end, endText, parts }: PartBar, frame: Frame): readonly Mark[] {
  const x = (value: number): number => frame.x + (Math.min(value, end) / (end > 0 ? end : 1)) * frame.width;
  const starts = [0, ...parts.map(({ to }) => to)];
  const foot = frame.y + 38;
  const bars = parts.map(({ to, tone }, at) =>
    rect({ x: x(starts[at] ?? 0), y: frame.y + 6, width: x(to) - x(starts[at] ?? 0), height: 14 }, tone),
  );
  const names = parts.flatMap(({ to, name }, at) => {
    const [from, until] = [x(starts[at] ?? 0), x(to)];
    return textWidth(name, typeSize.small) > until - from ? [] : [label(name, from, foot, { tone: "muted" })];
  });
  const last = label(endText, frame.x + frame.width, foot, { tone: "muted", anchor: "end" });
  return [...bars, line([frame.x, frame.y + 20], [frame.x + frame.width, frame.y + 20], "muted"), last, ...names];
}
