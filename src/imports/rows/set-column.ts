import type { Row } from "../../measures/reading.ts";
import type { Cell } from "../../measures/record-list.ts";

/**
 * Sets a column in rows that were just made from the files and that nothing else refers to, without copying each row:
 * copies would double the memory.
 *
 * @returns the same rows in a new list, so that nothing cached for the old list is used
 */
export function setColumn(rows: readonly Row[], column: string, cells: readonly Cell[]): readonly Row[] {
  for (const [index, row] of rows.entries()) (row as Record<string, Cell>)[column] = cells[index] ?? null;
  return [...rows];
}
