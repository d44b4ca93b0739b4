import { type RawCell, textOf } from "../files/raw-table.ts";
import { headingOf } from "../match/heading.ts";
import { yesNoOf } from "../values/yes-no.ts";
import type { Table } from "./table.ts";

/** Spells out codes of time tickets that have a meaning only in their column. */
export const withLaborCodes = (table: Table): Table =>
  table.headings.reduce((so, heading, column) => {
    const isFlag = headingOf(heading).words.join() === "setup";
    const said = isFlag ? setupOrRun : codes;
    const texts = textsIn(so, column, said);
    return texts !== null && (isFlag ? texts.size === 2 : isReworkApart(texts)) ? spelledOut(so, column, said) : so;
  }, table);

const spelledOut = (table: Table, column: number, said: typeof codes): Table => ({
  ...table,
  rows: table.rows.map((row) => row.with(column, said(row[column]) ?? "")),
});

/** The different texts of a column; `null` if one of them is none of these. */
function textsIn({ rows }: Table, column: number, said: typeof codes): ReadonlySet<string> | null {
  const texts = new Set<string>();
  for (const row of rows) {
    const text = said(row[column]);
    if (text === null) return null;
    texts.add(text);
  }
  return texts;
}

/** The meaning of "Setup (Y/N)" on a ticket: setup or run. Numbers are hours. */
function setupOrRun(cell: RawCell | undefined): "Setup" | "Run" | null {
  const text = textOf(cell);
  const said = /\d/.test(text) ? null : yesNoOf(text);
  return said === null ? null : said === "Yes" ? "Setup" : "Run";
}

/** The meaning of one-letter codes. R is rework if D, for direct work, also occurs; otherwise it is run. */
const codes = (cell: RawCell | undefined): string | null => {
  const text = textOf(cell);
  return text.length > 1 ? null : text === "R" ? "Rework" : text;
};
const isReworkApart = (texts: ReadonlySet<string>): boolean => ["S", "D", "Rework"].every((text) => texts.has(text));
