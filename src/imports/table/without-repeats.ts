import { type RawRow, textOf } from "../files/raw-table.ts";
import type { LeftOut, Table } from "./table.ts";

/** Leaves out rows that are the same as an earlier one in every cell, and says so. */
export function withoutRepeats(table: Table): Table {
  const seen = new Map<string, number>();
  const rows: RawRow[] = [];
  const rowNumbers: number[] = [];
  const repeated: LeftOut[] = [];
  for (const [index, row] of table.rows.entries()) {
    const number = table.rowNumbers[index] ?? 0;
    const key = row.map(textOf).join("\u0000");
    const before = seen.get(key);
    if (before !== undefined) {
      repeated.push({ row: number, why: `It is the same as row ${before}.` });
      continue;
    }
    seen.set(key, number);
    rows.push(row);
    rowNumbers.push(number);
  }
  if (repeated.length === 0) return table;
  return { ...table, rows, rowNumbers, leftOut: [...table.leftOut, ...repeated].toSorted((a, b) => a.row - b.row) };
}
