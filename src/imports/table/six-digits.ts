import { isEmpty, type RawCell, textOf } from "../files/raw-table.ts";
import { mayCountDays } from "../match/column-match.ts";
import { headingOf } from "../match/heading.ts";
import { writtenDate } from "../values/dates.ts";
import type { Table } from "./table.ts";

/** The share of cells that must be dates. Own judgment. */
const minShare = 0.95;

/**
 * Adds slashes to dates such as "101926", October 19, 2026. Only under a heading for a date, because job numbers look the
 * same.
 */
export function withSixDigitDates(table: Table): Table {
  const columns = table.headings.flatMap((heading, column) => {
    if (!mayCountDays(headingOf(heading).words)) return [];
    const filled = table.rows
      .map((row) => row[column] ?? "")
      .filter((cell) => !isEmpty(cell) && !/^0+$/.test(textOf(cell)));
    const dates = filled.filter((cell) => writtenDate(slashed(cell))?.kind === "numeric");
    return dates.length > 0 && dates.length >= filled.length * minShare ? [column] : [];
  });
  if (columns.length === 0) return table;
  return {
    ...table,
    rows: table.rows.map((row) => row.map((cell, column) => (columns.includes(column) ? slashed(cell) : cell))),
  };
}

const slashed = (cell: RawCell): string =>
  /^\d{6}$/.test(textOf(cell)) ? textOf(cell).replace(/(..)(..)(..)/, "$1/$2/$3") : "";
