import { textWidth } from "../charts/text-width.ts";
import type { Area, Cell, Print, Sheet } from "./workbook.ts";

/** A sheet with defaults for what most sheets don't have. Rows are as high as their text needs, and at least as high as `heights` says. */
export function sheetOf(sheet: Pick<Sheet, "name" | "tab" | "widths" | "cells" | "print"> & Partial<Sheet>): Sheet {
  const merges = sheet.merges ?? [];
  return {
    merges,
    repeated: null,
    frozen: { rows: 0, columns: 0 },
    checks: [],
    shades: [],
    filter: null,
    charts: [],
    ...sheet,
    heights: neededHeights(sheet.cells, sheet.widths, merges, sheet.heights ?? new Map()),
  };
}

/** Prints on as many pages as needed, each with the heading row on top. */
export const onPages = (orientation: Print["orientation"], headingRow: number): Print => ({
  orientation,
  pagesTall: null,
  area: null,
  headings: { row: headingRow, lastRow: headingRow },
});

/** Prints on one page, from the first cell to this one. */
export const onOnePage = (orientation: Print["orientation"], lastRow: number, lastColumn: number): Print => ({
  orientation,
  pagesTall: 1,
  area: { row: 1, column: 1, lastRow, lastColumn },
  headings: null,
});

/** Height of a line of ten-point text, and the padding above and below it, in points. */
const lineHeight = 13;
const padding = 4;
const ruledPadding = 7;
/** The highest a row can be, in points. */
const highest = 409;
const oneLine = lineHeight + padding;

function neededHeights(
  cells: readonly Cell[],
  widths: readonly number[],
  merges: readonly Area[],
  minimums: Sheet["heights"],
): Sheet["heights"] {
  const heights = new Map(minimums);
  for (const cell of cells) {
    const height = Math.min(highest, heightOf(cell, roomOf(cell, widths, merges)));
    if (height > oneLine && height > (heights.get(cell.row) ?? 0)) heights.set(cell.row, height);
  }
  return heights;
}

function heightOf({ content, style }: Cell, room: number): number {
  const size = style.size ?? 10;
  const line = (size / 10) * lineHeight;
  const words = wordsOf(content);
  const free = style.borderBottom === undefined ? padding : ruledPadding;
  if (words === "" || style.wrap === undefined) return line + free;
  return line * linesOf(words, room, (size / 10) * (style.bold ? 1.06 : 1)) + free;
}

function wordsOf(content: Cell["content"]): string {
  switch (content.kind) {
    case "text":
    case "jump":
    case "web":
      return content.text;
    case "formula":
      return typeof content.result === "string" ? content.result : "";
    case "blank":
    case "number":
      return "";
  }
}

/** Characters that fit in a line of a cell: all columns if merged, minus the cell's margin. */
function roomOf({ row, column, style }: Cell, widths: readonly number[], merges: readonly Area[]): number {
  const merged = merges.find((area) => area.row === row && area.column === column);
  const last = merged?.lastColumn ?? column;
  return widths.slice(column - 1, last).reduce((sum, width) => sum + width, 0) - 1.5 - (style.indent ?? 0);
}

/** Width of a digit, because sheets measure columns in digits. */
const digit = textWidth("0", 10);

/** Fonts differ, and an extra line is better than text that is cut off. */
const allowance = 1.03;

/** Lines a text takes, broken between words, or inside a word that is longer than a line. */
function linesOf(words: string, room: number, scale: number): number {
  return words
    .split("\n")
    .map((paragraph) => linesOfParagraph(paragraph, room, scale))
    .reduce((sum, lines) => sum + lines, 0);
}

function linesOfParagraph(paragraph: string, room: number, scale: number): number {
  let lines = 1;
  let used = 0;
  for (const word of paragraph.split(" ")) {
    const width = (textWidth(`${word} `, 10) / digit) * scale * allowance;
    if (used > 0 && used + width > room) {
      lines += 1;
      used = 0;
    }
    lines += Math.floor(Math.max(0, width - 0.01) / room);
    used = (used + width) % room;
  }
  return lines;
}
