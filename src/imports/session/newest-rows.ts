import type { Row, Rows } from "../../measures/reading.ts";
import type { ListId } from "../../measures/record-lists.ts";
import { happened } from "../knowledge/combine.ts";

/** How many rows of a list the workbook's formulas read. */
export const rowsCounted = 2000;

/** The newest rows of each list, as many as the workbook reads. */
export const newestRows = (rows: Rows): Rows =>
  Object.fromEntries(Object.entries(rows).map(([list, own]) => [list, newest(list as ListId, own)]));

/** The newest rows, in their original order. */
function newest(list: ListId, rows: readonly Row[]): readonly Row[] {
  if (rows.length <= rowsCounted) return rows;
  const dayOf = (row: Row): number =>
    Math.max(0, ...happened[list].map((column) => (typeof row[column] === "number" ? row[column] : 0)));
  const days = rows.map(dayOf).toSorted((a, b) => b - a);
  const oldest = days[rowsCounted - 1] ?? 0;
  return rows.filter((row) => dayOf(row) >= oldest).slice(-rowsCounted);
}
