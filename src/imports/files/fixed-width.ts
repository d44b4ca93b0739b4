import { crossedIn, cutterFor, linesOf, type Spans } from "./cut-line.ts";
import type { RawRow } from "./raw-table.ts";

/** How many lines are searched for the row of dashes, or the headings, of a printed report. Own judgment. */
export const linesSearched = 60;
/** How many lines below it show where the columns are. Own judgment. */
export const linesCompared = 400;

/** Dashes with gaps. */
export const ruler = /^ *-{2,}(?: +-+)+\s*$/;

/** If more than this share of lines crosses the gaps, the dashes underline the headings, not the columns. Own judgment. */
const maxAcross = 0.3;

/**
 * Rows of a printed report with aligned columns, cut where its row of dashes has gaps; `null` if there is none, or the
 * values are wider than the dashes.
 */
export function rowsOfFixedWidth(text: string, maxRows: number): readonly RawRow[] | null {
  const start = text.slice(0, 200_000).split("\n", linesSearched);
  const ruled = start.find((line) => ruler.test(line));
  if (ruled === undefined) return null;
  const columns = [...ruled.matchAll(/-+/g)].map(({ index, 0: dashes }) => [index, index + dashes.length] as const);
  const lines = linesOf(text, maxRows);
  return isNarrow(lines, columns) ? null : lines.map(cutterFor(lines.slice(0, linesCompared), columns));
}

/** Whether the values of too many rows cross the gaps. */
function isNarrow(lines: readonly string[], columns: Spans): boolean {
  const rows = lines
    .slice(0, linesCompared)
    .filter((line) => !ruler.test(line) && line.trim().split(/\s{2,}/).length >= columns.length / 2);
  return rows.filter((line) => crossedIn(line, columns) > 0).length > rows.length * maxAcross;
}
