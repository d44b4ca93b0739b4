import { textOf } from "../files/raw-table.ts";
import { headingOf } from "../match/heading.ts";
import { yesNoOf } from "../values/yes-no.ts";
import type { Table } from "./table.ts";

/** "Setup (Y/N)" on each time ticket says what it books: setup, or run. Numbers are hours. */
export function withSetupFlags(table: Table): Table {
  const column = table.headings.findIndex((heading) => headingOf(heading).words.join() === "setup");
  if (column < 0) return table;
  const said = new Set(table.rows.map((row) => kindIn(textOf(row[column]))));
  if (said.size !== 2 || said.has(null)) return table;
  return { ...table, rows: table.rows.map((row) => row.with(column, kindIn(textOf(row[column])) ?? "")) };
}

function kindIn(text: string): "Setup" | "Run" | null {
  const said = /\d/.test(text) ? null : yesNoOf(text);
  return said === null ? null : said === "Yes" ? "Setup" : "Run";
}
