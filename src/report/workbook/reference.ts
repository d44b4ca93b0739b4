import type { Area } from "./workbook.ts";

/** A cell reference in a formula: `B7`. */
export const cellRef = (row: number, column: number): string => `${lettersOf(column)}${row}`;

/** An absolute cell reference: `$B$7`. */
export const absoluteRef = (row: number, column: number): string => `$${lettersOf(column)}$${row}`;

/** `B7:D9` */
export const areaRef = ({ row, column, lastRow, lastColumn }: Area): string =>
  `${cellRef(row, column)}:${cellRef(lastRow, lastColumn)}`;

/** `$B$7:$D$9` */
export const absoluteAreaRef = ({ row, column, lastRow, lastColumn }: Area): string =>
  `${absoluteRef(row, column)}:${absoluteRef(lastRow, lastColumn)}`;

/** A cell or an area of a named sheet: `'This week'!B7`. */
export const sheetRef = (sheet: string, reference: string): string => `'${sheet.replaceAll("'", "''")}'!${reference}`;

/** Text inside a formula, with quotes doubled. */
export const quotedText = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** An area of one column. */
export const columnArea = (column: number, row: number, lastRow: number): Area => ({
  row,
  column,
  lastRow,
  lastColumn: column,
});

/** An area of one row. */
export const rowArea = (row: number, column: number, lastColumn: number): Area => ({
  row,
  column,
  lastRow: row,
  lastColumn,
});

/** One cell as an area. */
export const cellArea = (row: number, column: number): Area => ({ row, column, lastRow: row, lastColumn: column });

/** The letters of a column: 1 is A, 27 is AA. */
function lettersOf(column: number): string {
  const rest = column - 1;
  const last = String.fromCharCode(65 + (rest % 26));
  return rest < 26 ? last : lettersOf(Math.floor(rest / 26)) + last;
}
