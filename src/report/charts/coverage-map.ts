import { area, type Frame, label, type Mark, stroke, typeSize } from "./drawing.ts";
import { joinPaths } from "./join-paths.ts";
import { isNarrow } from "./labeled-rows.ts";
import { inset } from "./placing.ts";
import { type Row, rowsIn, widest } from "./rows.ts";
import { cutText, wrapText } from "./text-width.ts";

/** How much of each KPI's data is in each system: a full cell is all of it, a dash is none. */
export interface CoverageMap {
  readonly kind: "coverage-map";
  /** The systems, with all of them combined in the last column. */
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    /** One share per column, 0 to 1. */
    readonly shares: readonly number[];
    /** The last share in words. */
    readonly text: string;
  }[];
}

/** The position of a column; its cells are centered on `x`. */
interface Column {
  readonly x: number;
  readonly side: number;
}

export function drawCoverageMap({ columns, rows }: CoverageMap, frame: Frame): readonly Mark[] {
  const names = Math.min(210, frame.width * 0.36);
  const words =
    widest(
      rows.map(({ text }) => text),
      frame.width * 0.2,
    ) + 8;
  const head = Math.min(columns.length * step + 12, frame.height / 2);
  const rowFrames = rowsIn(inset(frame, head, 0, 2, 0), rows.length, isNarrow(frame.width) ? 60 : 34);
  const grid = inset(frame, 0, words, 0, names + 6);
  const cells = columnsIn(grid, columns.length, rowFrames[0]?.height ?? 0);
  return joinPaths([
    ...heads(columns, cells, frame, frame.y + head),
    ...rows.flatMap(({ name, text }, index) => rowWords(name, text, names, rowFrames[index])),
    ...cellMarks(rows, cells, rowFrames),
  ]);
}

/** How far each column heading is above the next. */
const step = 14;

function columnsIn(grid: Frame, count: number, rowHeight: number): readonly Column[] {
  const width = grid.width / Math.max(1, count);
  const side = Math.round(Math.max(2, Math.min(width - 4, rowHeight - 6, 24)));
  return Array.from({ length: count }, (_, index) => ({ x: grid.x + (index + 0.5) * width, side }));
}

/** Headings in steps, the first one lowest, each with a line down to its column, so that they fit any column width. */
function heads(columns: readonly string[], cells: readonly Column[], frame: Frame, foot: number): readonly Mark[] {
  return columns.flatMap((name, index) => {
    const x = cells[index]?.x ?? 0;
    const y = frame.y + 10 + (columns.length - 1 - index) * step;
    const bold = index === columns.length - 1;
    const text = cutText(name, x - frame.x - 5, typeSize.small, bold);
    return [
      stroke(`M${x},${Math.min(y - 7, foot - 3)}V${foot - 3}`, "rule", 1),
      label(text, x - 4, y, { anchor: "end", bold, tone: bold ? "ink" : "muted" }),
    ];
  });
}

function rowWords(name: string, text: string, names: number, row: Row | undefined): readonly Mark[] {
  if (row === undefined) return [];
  const size = isNarrow(row.width) ? typeSize.small : typeSize.plain;
  const lines = row.height < 26 ? [cutText(name, names, size)] : wrapText(name, names, size, 2);
  const first = row.baseline - (lines.length - 1) * 6.5;
  return [
    stroke(`M${row.x},${row.y}h${row.width}`, "rule", 1),
    ...lines.map((part, index) => label(part, row.x, first + index * 13, { size })),
    label(cutText(text, row.width * 0.2, typeSize.small, true), row.x + row.width, row.baseline, {
      anchor: "end",
      bold: true,
    }),
  ];
}

/** All cells as few marks: full cells, the filled parts of the others with their edges, and dashes for empty ones. */
function cellMarks(rows: CoverageMap["rows"], columns: readonly Column[], rowFrames: readonly Row[]): readonly Mark[] {
  const cells = rows.flatMap(({ shares }, index) =>
    columns.map(({ x, side }, column) => ({ x, side, share: shares[column] ?? 0, middle: middleOf(rowFrames[index]) })),
  );
  const of = (is: (share: number) => boolean, path: (cell: Cell) => string): string =>
    cells
      .filter(({ share }) => is(share))
      .map(path)
      .join("");
  const isPart = (share: number): boolean => share > 0 && share < 1;
  return [
    area(of((share) => share >= 1, boxOf) + of(isPart, filled), "accent"),
    stroke(of(isPart, boxOf), "accent", 1),
    stroke(
      of((share) => share <= 0, dash),
      "muted",
      1,
    ),
  ];
}

interface Cell {
  readonly x: number;
  readonly middle: number;
  readonly side: number;
  readonly share: number;
}

const middleOf = (row: Row | undefined): number => (row === undefined ? 0 : row.y + row.height / 2);

/** A cell filled from the bottom up to a part of its height. */
const column = ({ x, middle, side }: Cell, part: number): string =>
  `M${Math.round(x - side / 2)},${Math.round(middle + side / 2)}h${side}v${-side * part}h${-side}Z`;

const boxOf = (cell: Cell): string => column(cell, 1);
const filled = (cell: Cell): string => column(cell, cell.share);
const dash = ({ x, middle }: Cell): string => `M${Math.round(x) - 3},${Math.round(middle)}h6`;
