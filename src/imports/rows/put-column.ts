import type { Row } from "../../measures/reading.ts";
import type { Cell } from "../../measures/record.ts";

/**
 * Puts a column into rows that were just made of the files and that no one else holds: a copy of each would take as much
 * memory as all of them.
 *
 * @returns the same rows in a new list, for what was counted over the old one no longer holds
 */
export function putColumn(rows: readonly Row[], column: string, cells: readonly Cell[]): readonly Row[] {
  for (const [index, row] of rows.entries()) (row as Record<string, Cell>)[column] = cells[index] ?? null;
  return [...rows];
}
