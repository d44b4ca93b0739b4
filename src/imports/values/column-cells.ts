import type { RawCell, RawRow } from "../files/raw-table.ts";

/** The cells of one column. Each distinct one is held and read only once, because texts repeat a lot. */
export interface ColumnCells {
  /** In order of first appearance. */
  readonly distinct: readonly RawCell[];
  /** How often each one occurs. */
  readonly counts: readonly number[];
  /** For each row, the index of its cell in `distinct`. */
  readonly positions: Uint32Array;
}

export function columnCells(rows: readonly RawRow[], column: number): ColumnCells {
  const known = new Map<RawCell, number>();
  const days = new Map<number, number>();
  const distinct: RawCell[] = [];
  const counts: number[] = [];
  const positions = new Uint32Array(rows.length);
  for (const [index, row] of rows.entries()) {
    const cell = row[column] ?? "";
    const isDay = cell instanceof Date;
    const before = isDay ? days.get(cell.getTime()) : known.get(cell);
    const position = before ?? distinct.length;
    if (before === undefined) {
      if (isDay) days.set(cell.getTime(), position);
      else known.set(cell, position);
      distinct.push(cell);
      counts.push(0);
    }
    counts[position] = (counts[position] ?? 0) + 1;
    positions[index] = position;
  }
  return { distinct, counts, positions };
}

/** How many cells of the column pass the test. */
export function countWhere({ distinct, counts }: ColumnCells, passes: (cell: RawCell) => boolean): number {
  let count = 0;
  for (const [position, cell] of distinct.entries()) if (passes(cell)) count += counts[position] ?? 0;
  return count;
}
