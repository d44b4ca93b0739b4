import type { RawRow } from "../files/raw-table.ts";
import { columnCells } from "../values/column-cells.ts";
import { decimalMarkOf } from "../values/decimal-mark.ts";
import type { DecimalMark } from "../values/numbers.ts";
import { hoursReader } from "../values/read-cells.ts";

/** The decimal mark that a column's cells show; a point if they show none. */
export function markIn(rows: readonly RawRow[], column: number): DecimalMark {
  const mark = decimalMarkOf(columnCells(rows, column));
  return mark.kind === "decided" ? mark.is : ".";
}

/** Reads hours in these columns, each by the decimal mark that it shows; 0 if a cell holds none. */
export function hoursInColumns(
  rows: readonly RawRow[],
  columns: readonly number[],
): (row: RawRow, column: number) => number {
  const readers = new Map(columns.map((column) => [column, hoursReader(markIn(rows, column), "hours")]));
  return (row, column) => Number(readers.get(column)?.(row[column] ?? "") ?? 0);
}
