import { max } from "d3-array";
import type { Range } from "../../knowledge/figures/units.ts";
import { type Frame, line, type Mark, rect } from "./drawing.ts";
import { labeledRows } from "./labeled-rows.ts";
import { lengthScale } from "./rows.ts";

/** Losses by size: a light band from low to high, a firm mark at the likely value, all on one scale from zero. */
export interface RangeBars {
  readonly kind: "range-bars";
  /** Index of the bar in bold; the first unless given. */
  readonly strong?: number;
  readonly bars: readonly { readonly name: string; readonly range: Range; readonly text: string }[];
}

export function drawRangeBars({ bars, strong = 0 }: RangeBars, frame: Frame): readonly Mark[] {
  const words = bars.map(({ name, text }, index) => ({ name, value: text, strong: index === strong }));
  const rows = labeledRows(words, frame);
  const room = rows[0]?.bar.width ?? 0;
  const length = lengthScale(max(bars, ({ range }) => range.high) ?? 1, room);
  return rows.flatMap((row, index) => {
    const range = bars[index]?.range ?? { low: 0, likely: 0, high: 0 };
    return [...rangeMarks(range, row.bar, length), ...row.marks];
  });
}

/** A light band and a solid mark at the likely value. A solid bar up to it would hide the low end, so the bar is thin. */
function rangeMarks({ low, likely, high }: Range, bar: Frame, length: (value: number) => number): readonly Mark[] {
  const middle = bar.y + bar.height / 2;
  const at = bar.x + length(likely);
  return [
    line([bar.x, bar.y - 4], [bar.x, bar.y + bar.height + 4], "muted"),
    line([bar.x, middle], [bar.x + length(low), middle], "rule"),
    rect({ ...bar, x: bar.x + length(low), width: length(high) - length(low) }, "loss-soft"),
    rect({ x: at - 2, y: bar.y - 2, width: 4, height: bar.height + 4 }, "loss"),
  ];
}
