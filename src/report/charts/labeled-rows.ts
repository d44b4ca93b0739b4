import { type Frame, label, type Mark, typeSize } from "./drawing.ts";
import { between, rowsIn, widest } from "./rows.ts";
import { cutText, textWidth, wrapText } from "./text-width.ts";

/** A row of a report chart: a name, a strip for the bar, and its value as text. */
export interface LabeledRow {
  readonly bar: Frame;
  readonly marks: readonly Mark[];
}

/** Below this width, names are above their bars instead of next to them. */
const narrow = 520;

/** Whether names and values are above the bars, so that nothing can be drawn between two bars. */
export const isNarrow = (width: number): boolean => width < narrow;

/** The height of a chart with this many labeled rows. */
export const heightOfRows = (count: number, width: number): number => count * rowHeight(width) + 4;

const rowHeight = (width: number): number => (isNarrow(width) ? 44 : 36);

/** Lays out names, bars and values in rows: in columns if there is room, else name and value above the bar. */
export function labeledRows(
  rows: readonly { readonly name: string; readonly value: string; readonly strong: boolean }[],
  frame: Frame,
): readonly LabeledRow[] {
  if (frame.height < heightOfRows(rows.length, frame.width)) return compact(rows, frame);
  const nameWidth = Math.min(220, frame.width * 0.31);
  const valueWidth = Math.max(0, ...rows.map(({ value }) => textWidth(value, typeSize.plain))) + 14;
  return rows.map((row, index) => {
    const rowFrame = { ...frame, y: frame.y + index * rowHeight(frame.width), height: rowHeight(frame.width) };
    return isNarrow(frame.width) ? stacked(row, rowFrame) : inColumns(row, rowFrame, nameWidth, valueWidth);
  });
}

/** Rows of small type that fit the available height, for a plot within a widget. */
function compact(rows: readonly Words[], frame: Frame): readonly LabeledRow[] {
  const names =
    widest(
      rows.map(({ name }) => name),
      frame.width * 0.36,
    ) + 8;
  const values =
    widest(
      rows.map(({ value }) => value),
      frame.width * 0.3,
    ) + 10;
  return rowsIn(frame, rows.length).map((row, index) => {
    const { name, value, strong } = rows[index] ?? { name: "", value: "", strong: false };
    const right = frame.x + frame.width;
    return {
      bar: { ...between(row, names, values), y: row.y + row.height * 0.15, height: row.height * 0.7 },
      marks: [
        label(cutText(name, names - 8, typeSize.small), frame.x, row.baseline),
        label(cutText(value, values - 4, typeSize.small, strong), right, row.baseline, { anchor: "end", bold: strong }),
      ],
    };
  });
}

type Words = { readonly name: string; readonly value: string; readonly strong: boolean };

function inColumns({ name, value, strong }: Words, row: Frame, names: number, values: number): LabeledRow {
  const lines = wrapText(name, names - 12, typeSize.plain, 2, strong);
  const middle = row.y + row.height / 2;
  const first = middle + 4 - (lines.length - 1) * 7;
  return {
    bar: { x: row.x + names, y: middle - 9, width: row.width - names - values, height: 18 },
    marks: [
      ...lines.map((text, index) => label(text, row.x, first + index * 14, { size: typeSize.plain, bold: strong })),
      label(value, row.x + row.width, middle + 4, { size: typeSize.plain, anchor: "end", bold: strong }),
    ],
  };
}

function stacked({ name, value, strong }: Words, row: Frame): LabeledRow {
  const room = row.width - textWidth(value, typeSize.plain, strong) - 10;
  const look = { size: typeSize.plain, bold: strong } as const;
  return {
    bar: { x: row.x, y: row.y + 19, width: row.width, height: 14 },
    marks: [
      label(cutText(name, room, typeSize.plain, strong), row.x, row.y + 13, look),
      label(value, row.x + row.width, row.y + 13, { ...look, anchor: "end" }),
    ],
  };
}
