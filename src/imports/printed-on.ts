import type { FileColumn } from "./match/match.ts";
import type { Table } from "./table/table.ts";
import { columnCells } from "./values/column-cells.ts";
import { dateOrderOf } from "./values/date-order.ts";
import { dateReader } from "./values/read-cells.ts";

const day = String.raw`\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d{1,2}[- .]\p{L}{3,9}\.?[- ]\d{2,4}|\p{L}{3,9}\.? \d{1,2},? \d{4}`;
/** "RUN DATE 03/14/25", "Printed 11/04/24  7:42a", "As of: Mar 3, 2025"; "Date: 10/01/24 - 10/31/24" is a range. */
const printed = new RegExp(
  String.raw`(?:\b(?:run|print(?:ed|ing)?|report|as of|created|generated|exported|gedruckt|druck|stand|stichtag|last updated|updated|impreso|imprim\p{L}*)\b(?: date| time| am| on| le)?|^date|^datum|^fecha)[:\s]+(${day})(?![\d/.-]|\s*(?:[-–]|to|thru|through|bis)\s*\d)(?:\s+[\d:]+ ?[ap]m?\b)?`,
  "iu",
);

/** "UpKeep-WorkOrders-2026-11-02.csv", "OpenOrders_20261116.xlsx": the day with which systems name their exports. */
const inName = /(?<!\d)(20\d\d)([-_.]?)(0[1-9]|1[0-2])\2(0[1-9]|[12]\d|3[01])(?!\d|[-_]\d{4}(?!\d))/g;

function dayInName(name: string): number | null {
  // Two days are the first and the last of a period.
  const [only, another] = [...name.matchAll(inName)];
  if (only === undefined || another !== undefined) return null;
  const [, year, , month, day] = only;
  const serial = dateReader(null)(`${year}-${month}-${day}`);
  return typeof serial === "number" ? serial : null;
}

/**
 * The day on which a report was printed, if it says so above the headings or in the file's name: what is open in it was
 * open then. `null` if it doesn't, or if day and month can be confused.
 */
export function printedOn({ titles, rows }: Table, columns: readonly FileColumn[], name: string): number | null {
  const [text = "", found] =
    titles.map((title) => printed.exec(title) ?? []).find(([, day]) => day !== undefined) ?? [];
  if (found === undefined) return dayInName(name);
  const orders = columns.flatMap(({ profile }, column) => {
    const order = profile.dates > 0.5 ? dateOrderOf(columnCells(rows, column)) : null;
    return order?.kind === "decided" ? [order.is] : [];
  });
  // Where hours end in AM or PM, the month comes first.
  const own = dateOrderOf(columnCells([[found]], 0));
  const order = orders[0] ?? (own.kind === "decided" ? own.is : /[ap]m?$/i.test(text) ? "month-first" : null);
  const serial = dateReader(order)(found);
  return typeof serial === "number" ? Math.floor(serial) : null;
}
