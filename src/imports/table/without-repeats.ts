import { type RawCell, type RawRow, textOf } from "../files/raw-table.ts";
import type { LeftOut, Table } from "./table.ts";
import { tableWords } from "./table.words.ts";

/**
 * Leaves out rows that repeat an earlier one in every cell, and reports them.
 *
 * @param mayRecur whether two rows may legitimately be alike, such as tickets for the same hours; then rows are repeats
 * only if each has its own number or time
 */
export function withoutRepeats(table: Table, mayRecur: boolean): Table {
  const earlier = earlierSame(table.rows);
  if (earlier.size === 0 || (mayRecur && !isNumbered(table.rows, earlier.size))) return table;
  const isFirst = (_: unknown, index: number): boolean => !earlier.has(index);
  const repeated = [...earlier].map(
    ([index, before]): LeftOut => ({
      row: table.rowNumbers[index] ?? 0,
      why: tableWords.sameAs(table.rowNumbers[before] ?? 0),
    }),
  );
  return {
    ...table,
    rows: table.rows.filter(isFirst),
    rowNumbers: table.rowNumbers.filter(isFirst),
    leftOut: [...table.leftOut, ...repeated].toSorted((a, b) => a.row - b.row),
  };
}

/** Whether some column differs in all rows but the repeated ones. */
function isNumbered(rows: readonly RawRow[], repeated: number): boolean {
  const width = rows[0]?.length ?? 0;
  return Array.from({ length: width }, (_, column) => column).some((column) => {
    const texts = new Set(rows.map((row) => textOf(row[column])));
    return !texts.has("") && texts.size === rows.length - repeated;
  });
}

/** For each repeated row, the first one like it. */
function earlierSame(rows: readonly RawRow[]): ReadonlyMap<number, number> {
  // A hash table twice the size of the rows: if a slot is taken, the next one is tried.
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * rows.length + 2))).fill(-1);
  const earlier = new Map<number, number>();
  for (const [index, row] of rows.entries()) {
    let slot = hashOf(row) & (slots.length - 1);
    while (isOther(rows, slots[slot] ?? -1, row)) slot = (slot + 1) & (slots.length - 1);
    const before = slots[slot] ?? -1;
    if (before < 0) slots[slot] = index;
    else earlier.set(index, before);
  }
  return earlier;
}

const isOther = (rows: readonly RawRow[], taken: number, row: RawRow): boolean =>
  taken >= 0 && !isSame(rows[taken] ?? [], row);

const isSame = (a: RawRow, b: RawRow): boolean =>
  a.length === b.length && a.every((cell, column) => textOf(cell) === textOf(b[column]));

/** Equal for equal rows. FNV-1a. */
function hashOf(row: RawRow): number {
  let hash = 0x811c9dc5;
  for (const cell of row) hash = Math.imul(withCell(hash, cell) ^ 0x1f, 0x01000193);
  return hash;
}

function withCell(start: number, cell: RawCell): number {
  let hash = start;
  const text = cell instanceof Date ? String(cell.getTime()) : textOf(cell);
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}
