import { cumsum, max, sum } from "d3-array";
import type { PartsOfWhole } from "../../knowledge/kpi-record/kpi-drawing.ts";
import { type Frame, label, type Mark, rect, type Tone, typeSize } from "./drawing.ts";
import { inset } from "./placing.ts";
import { barIn, between, lengthScale, nameIn, rowsIn, valueIn, widest } from "./rows.ts";
import { cutText } from "./text-width.ts";

/** Parts of a whole, one bar per row. The first part is the one that matters. */
export type StackedBars = PartsOfWhole;

export function drawStackedBars({ parts, rows, values, first }: StackedBars, frame: Frame): readonly Mark[] {
  const names = widest(
    rows.map(({ name }) => name),
    frame.width * 0.36,
  );
  const room = widest(values, frame.width * 0.2) + 4;
  const bars = between(inset(frame, 17, 0, 0, 0), names + 8, room + 4);
  const length = lengthScale(max(rows, (row) => sum(row.values)) ?? 1, bars.width);
  const tones: readonly Tone[] = [first === "loss" ? "loss" : "accent", "accent-soft", "rule"];
  const rowFrames = rowsIn(inset(frame, 17, 0, 0, 0), rows.length);
  const marks = rows.flatMap(({ name, values: sizes }, index) => {
    const row = rowFrames[index];
    if (row === undefined) return [];
    const ends = [0, ...cumsum(sizes)].map((end) => bars.x + length(end));
    const segments = sizes.map((_, part) => barIn(row, ends[part] ?? 0, ends[part + 1] ?? 0, tones[part] ?? "rule"));
    return [...segments, nameIn(row, name, names), valueIn(row, values[index] ?? "", room, { bold: true })];
  });
  return [...headings(parts, tones, bars, frame), ...marks];
}

/** The legend above the bars: the name of each part after a patch in its color. */
function headings(parts: readonly string[], tones: readonly Tone[], bars: Frame, frame: Frame): readonly Mark[] {
  const width = (frame.x + frame.width - bars.x) / Math.max(1, parts.length);
  return parts.flatMap((part, index) => {
    const x = bars.x + index * width;
    return [
      rect({ x, y: frame.y + 2, width: 8, height: 8 }, tones[index] ?? "rule"),
      label(cutText(part, width - 16, typeSize.small), x + 12, frame.y + 10, { tone: "muted" }),
    ];
  });
}
