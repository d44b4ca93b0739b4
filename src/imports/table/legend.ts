import { isEmpty, type RawRow, textOf } from "../files/raw-table.ts";
import { yesNoOf } from "../values/yes-no.ts";
import type { Table } from "./table.ts";

/** "S=Setup", "W = Rework": a code and what it means, up to the next code. */
const explained =
  /(?<![\p{L}\d])([\p{L}\d]{1,4})\s?=\s?(\p{L}[\p{L}'/ -]*?)(?=\s+[\p{L}\d]{1,4}\s?=|\s*[,;).|]|\s{2,}|$)/gu;

/** Spells out the codes that a line above the headings or below the list explains: "Ty: S=Setup R=Run W=Rework". */
export function withLegend(table: Table): Table {
  const meaning = new Map(
    [...table.titles, ...(table.below ?? [])].flatMap((line) =>
      [...line.matchAll(explained)].map(([, code = "", said = ""]) => [code, said.trim()]),
    ),
  );
  // Y, and an X for what is so, are read as they are. N alone is a letter like any other.
  if (meaning.size < 2 || [...meaning.keys()].some((code) => yesNoOf(code) === "Yes")) return table;
  const columns = table.headings.flatMap((_, column) => (isCoded(table.rows, column, meaning) ? [column] : []));
  if (columns.length === 0) return table;
  const spelledOut = (row: RawRow): RawRow =>
    row.map((cell, column) => (columns.includes(column) ? (meaning.get(textOf(cell)) ?? "") : cell));
  return { ...table, rows: table.rows.map(spelledOut) };
}

function isCoded(rows: readonly RawRow[], column: number, meaning: ReadonlyMap<string, string>): boolean {
  const codes = new Set(
    rows
      .map((row) => row[column])
      .filter((cell) => !isEmpty(cell))
      .map(textOf),
  );
  return codes.size > 1 && [...codes].every((code) => meaning.has(code));
}
