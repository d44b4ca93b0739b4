import type { FileColumn } from "./match/match.ts";
import type { Table } from "./table/table.ts";
import { columnCells } from "./values/column-cells.ts";
import { dateOrderOf } from "./values/date-order.ts";
import { dateReader } from "./values/read-cells.ts";

const day = String.raw`\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d{1,2}[- .]\p{L}{3,9}\.?[- ]\d{2,4}|\p{L}{3,9}\.? \d{1,2},? \d{4}`;
/** "RUN DATE 03/14/25", "Printed 11/04/24  7:42a", "As of: Mar 3, 2025"; "Date: 10/01/24 - 10/31/24" is a range. */
const printed = new RegExp(
  String.raw`(?:\b(?:run|print(?:ed|ing)?|report|as of|created|generated|exported|gedruckt|stand|impreso|imprim\p{L}*)\b(?: date| time| am| on| le)?|^date|^datum|^fecha)[:\s]+(${day})(?![\d/.-]|\s*(?:[-–]|to|thru|through|bis)\s*\d)`,
  "iu",
);

/**
 * The day on which a report was printed, if it says so above the headings: what is open in it was open then. `null` if it
 * doesn't, or if day and month can be confused.
 */
export function printedOn({ titles, rows }: Table, columns: readonly FileColumn[]): number | null {
  const found = titles.flatMap((title) => printed.exec(title)?.[1] ?? [])[0];
  if (found === undefined) return null;
  const orders = columns.flatMap(({ profile }, column) => {
    const order = profile.dates > 0.5 ? dateOrderOf(columnCells(rows, column)) : null;
    return order?.kind === "decided" ? [order.is] : [];
  });
  const serial = dateReader(orders[0] ?? null)(found);
  return typeof serial === "number" ? Math.floor(serial) : null;
}
