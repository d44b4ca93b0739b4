import { type Frame, label, line, type Mark, rect, type Tone, typeSize } from "./drawing.ts";
import { textWidth } from "./text-width.ts";

/** A whole cut into parts that follow each other: `45 minutes planned, 75 over`. */
export interface PartBar {
  readonly kind: "part-bar";
  /** The whole: the farthest the last part may reach. */
  readonly end: number;
  readonly endText: string;
  readonly parts: readonly { readonly to: number; readonly tone: Tone; readonly name: string }[];
}

/**
 * Names under the bar are on this line. A name wider than its part goes on the next line, with a line up to the part.
 */
const firstLine = 38;
const lineHeight = 16;
/** The same size as on the ruler of a range, which is next to it. */
const look = { size: typeSize.plain, tone: "muted" } as const;

/** How high the bar is with its names, at a width. */
export const heightOfPartBar = (bar: PartBar, width: number): number =>
  44 + (placed(bar, { x: 0, width }).some(({ isWide }) => isWide) ? lineHeight : 0);

export function drawPartBar(bar: PartBar, frame: Frame): readonly Mark[] {
  const foot = frame.y + firstLine;
  const parts = placed(bar, frame);
  const bars = parts.map(({ from, until, tone }) =>
    rect({ x: from, y: frame.y + 6, width: until - from, height: 14 }, tone),
  );
  const last = label(bar.endText, frame.x + frame.width, foot, { ...look, anchor: "end" });
  const under = line([frame.x, frame.y + 20], [frame.x + frame.width, frame.y + 20], "muted");
  return [...bars, under, last, ...parts.flatMap((part) => nameOf(part, frame))];
}

function nameOf({ name, from, until, isWide }: Placed, frame: Frame): readonly Mark[] {
  const foot = frame.y + firstLine;
  if (name === "") return [];
  if (!isWide) return [label(name, from, foot, look)];
  const middle = (from + until) / 2;
  const start = Math.max(frame.x, Math.min(middle - 2, frame.x + frame.width - textWidth(name, look.size)));
  return [
    line([middle, frame.y + 20], [middle, foot + lineHeight - 10], "muted"),
    label(name, start, foot + lineHeight, look),
  ];
}

interface Placed {
  readonly name: string;
  readonly tone: Tone;
  readonly from: number;
  readonly until: number;
  /** Whether the name is wider than its part. */
  readonly isWide: boolean;
}

function placed({ end, parts }: PartBar, { x, width }: Pick<Frame, "x" | "width">): readonly Placed[] {
  const at = (value: number): number => x + (Math.min(value, end) / (end > 0 ? end : 1)) * width;
  return parts.map(({ to, tone, name }, index) => {
    const [from, until] = [at(parts[index - 1]?.to ?? 0), at(to)];
    return { name, tone, from, until, isWide: textWidth(name, look.size) > until - from };
  });
}
