import { max } from "d3-array";
import type { Range } from "../../knowledge/figures/units.ts";
import { type Frame, line, type Mark, rect } from "./drawing.ts";
import { isNarrow, labeledRows } from "./labeled-rows.ts";
import { lengthScale } from "./rows.ts";

/** A waterfall chart: totals start at zero, and each part starts where the step before it ended. */
export interface Waterfall {
  readonly kind: "waterfall";
  readonly steps: readonly WaterfallBar[];
}

export interface WaterfallBar {
  readonly name: string;
  readonly text: string;
  /**
   * total: a subtotal; result: the last total, highlighted; loss: recoverable; rest: lost and not recoverable; option: hours
   * without anyone there, drawn as an outline.
   */
  readonly role: "total" | "result" | "loss" | "rest" | "option";
  readonly from: number;
  readonly to: number;
  /** The range of a total's value, drawn as a whisker; `null` draws none. Parts have none. */
  readonly range: Range | null;
}

export function drawWaterfall({ steps }: Waterfall, frame: Frame): readonly Mark[] {
  const words = steps.map(({ name, text, role }) => ({
    name,
    value: text,
    strong: role === "total" || role === "result",
  }));
  const rows = labeledRows(words, frame);
  const greatest = max(steps, ({ from, to, range }) => Math.max(from, to, range?.high ?? 0)) ?? 1;
  const length = lengthScale(greatest, rows[0]?.bar.width ?? 0);
  return rows.flatMap((row, index) => {
    const step = steps[index];
    if (step === undefined) return [];
    return [
      ...stepMarks(step, row.bar, length),
      ...(isNarrow(frame.width) && row.bar.width === frame.width
        ? []
        : connector(step, row.bar, rows[index + 1]?.bar, length)),
      ...row.marks,
    ];
  });
}

type Length = (value: number) => number;

function stepMarks({ role, from, to, range }: WaterfallBar, bar: Frame, length: Length): readonly Mark[] {
  const [start, end] = from < to ? [length(from), length(to)] : [length(to), length(from)];
  const box = { ...bar, x: bar.x + start, width: end - start };
  return [...body(role, box), ...(range === null ? [] : whisker(range, bar, length))];
}

function body(role: WaterfallBar["role"], box: Frame): readonly Mark[] {
  switch (role) {
    case "total":
      return [rect(box, "accent-soft")];
    case "result":
      return [rect(box, "accent")];
    case "loss":
      return [rect(box, "loss")];
    case "rest":
      return [rect(box, "rule")];
    case "option":
      return [rect(box, null, { stroke: "muted", dashed: true })];
  }
}

/** The range of a total, as a thin line with a stop at each end. */
function whisker({ low, high }: Range, bar: Frame, length: Length): readonly Mark[] {
  const [from, to, y] = [bar.x + length(low), bar.x + length(high), bar.y + bar.height / 2];
  return [
    line([from, y], [to, y], "ink", 1.25),
    line([from, y - 4], [from, y + 4], "ink", 1.25),
    line([to, y - 4], [to, y + 4], "ink", 1.25),
  ];
}

function connector({ to }: WaterfallBar, bar: Frame, next: Frame | undefined, length: Length): readonly Mark[] {
  if (next === undefined) return [];
  const x = bar.x + length(to);
  return [line([x, bar.y + bar.height], [x, next.y], "muted", 1, true)];
}
