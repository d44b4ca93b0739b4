import type { RawCell, RawRow } from "../files/raw-table.ts";

/** The cells of one column, each different one held and read only once, because texts repeat a lot. */
export interface ColumnCells {
  /** In order of first appearance. */
  readonly different: readonly RawCell[];
  /** How often each one occurs. */
  readonly counts: readonly number[];
  /** For each row, the index of its cell in `different`. */
  readonly places: Uint32Array;
}

export function columnCells(rows: readonly RawRow[], column: number): ColumnCells {
  const known = new Map<RawCell, number>();
  const days = new Map<number, number>();
  const different: RawCell[] = [];
  const counts: number[] = [];
  const places = new Uint32Array(rows.length);
  for (const [index, row] of rows.entries()) {
    const cell = row[column] ?? "";
    const isDay = cell instanceof Date;
    const before = isDay ? days.get(cell.getTime()) : known.get(cell);
    const place = before ?? different.length;
    if (before === undefined) {
      if (isDay) days.set(cell.getTime(), place);
      else known.set(cell, place);
      different.push(cell);
      counts.push(0);
    }
    counts[place] = (counts[place] ?? 0) + 1;
    places[index] = place;
  }
  return { different, counts, places };
}

/** How many cells of the column pass the test. */
export function countWhere({ different, counts }: ColumnCells, is: (cell: RawCell) => boolean): number {
  let count = 0;
  for (const [place, cell] of different.entries()) if (is(cell)) count += counts[place] ?? 0;
  return count;
}
