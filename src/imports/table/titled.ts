import type { Table } from "./table.ts";

/** A table with a column that a title fills. */
export const withTitled = (table: Table, heading: string, cell: string): Table => ({
  ...table,
  headings: [...table.headings, heading],
  fromLines: (table.fromLines ?? 0) + 1,
  rows: table.rows.map((row) => [...table.headings.map((_, column) => row[column] ?? ""), cell]),
});
