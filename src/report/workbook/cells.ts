import type { Style } from "./style.ts";
import type { Area, Cell } from "./workbook.ts";

export const text = (row: number, column: number, words: string, style: Style): Cell => ({
  row,
  column,
  content: { kind: "text", text: words },
  style,
});

export const number = (row: number, column: number, value: number, style: Style): Cell => ({
  row,
  column,
  content: { kind: "number", value },
  style,
});

/** @param result the value stored with the formula until a program recalculates it; `null`: `#N/A` */
export const formula = (
  row: number,
  column: number,
  expression: string,
  result: number | string | null,
  style: Style,
): Cell => ({
  row,
  column,
  content: { kind: "formula", formula: expression, array: false, result },
  style,
});

/** A formula over whole columns. */
export const arrayFormula = (
  row: number,
  column: number,
  expression: string,
  result: number | string,
  style: Style,
): Cell => ({
  row,
  column,
  content: { kind: "formula", formula: expression, array: true, result },
  style,
});

/** @param to a cell of this workbook: `'Read first'!A1` */
export const jump = (row: number, column: number, words: string, to: string, style: Style): Cell => ({
  row,
  column,
  content: { kind: "jump", text: words, to },
  style,
});

export const blank = (row: number, column: number, style: Style): Cell => ({
  row,
  column,
  content: { kind: "blank" },
  style,
});

/** A row of cells with one style and text in the first. */
export const band = (row: number, column: number, lastColumn: number, words: string, style: Style): readonly Cell[] => [
  text(row, column, words, style),
  ...blanks({ row, column: column + 1, lastRow: row, lastColumn }, style),
];

/** Empty cells for a whole area. */
export function blanks({ row, column, lastRow, lastColumn }: Area, style: Style): readonly Cell[] {
  const columns = Array.from({ length: lastColumn - column + 1 }, (_, index) => column + index);
  const rows = Array.from({ length: lastRow - row + 1 }, (_, index) => row + index);
  return rows.flatMap((of) => columns.map((column) => blank(of, column, style)));
}
