import type { Frame, Label, Mark } from "./drawing.ts";
import { textWidth } from "./text-width.ts";

/** The gap between a label and the text after it on its line. */
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
 * The marks without labels that would touch an earlier label or leave the frame. So more important labels must come
 * first. The text of a dropped label is in the description of the drawing.
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

/** How far down the marks reach. */
export const lowestOf = (marks: readonly Mark[]): number => Math.max(...marks.map(lowestPoint));

/** The lowest point of a mark. Paths are left out: their axis or label is always lower. */
function lowestPoint(mark: Mark): number {
  switch (mark.kind) {
    case "rect":
      return mark.y + mark.height;
    case "line":
      return Math.max(mark.y1, mark.y2);
    case "circle":
      return mark.y + mark.r;
    case "label":
      return mark.y + mark.size * 0.3;
    case "path":
      return 0;
  }
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
