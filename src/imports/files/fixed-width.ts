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
  return isNarrow(lines, columns) ? null : lines.map((line) => cellsOf(line, columns));
}

/** The first lines of a text. The line break at its end starts no line. */
export const linesOf = (text: string, max: number): readonly string[] =>
  (text.endsWith("\n") ? text.slice(0, -1) : text).split("\n", max);

/** Where the columns of a line are. */
export type Spans = readonly (readonly [from: number, end: number])[];

/** Whether the values of too many rows cross the gaps. */
function isNarrow(lines: readonly string[], columns: Spans): boolean {
  const rows = lines
    .slice(0, linesCompared)
    .filter((line) => !ruler.test(line) && line.trim().split(/\s{2,}/).length >= columns.length / 2);
  return rows.filter((line) => isAcross(line, columns)).length > rows.length * maxAcross;
}

const isAcross = (line: string, columns: Spans): boolean =>
  columns.some(([, end], column) => {
    const next = columns[column + 1]?.[0] ?? line.length;
    return column < columns.length - 1 && line.slice(end, next).trim() !== "";
  });

/** A title or note runs across the gaps between columns, so it stays one cell. */
export function cellsOf(line: string, columns: Spans): RawRow {
  if (isAcross(line, columns)) return [line.trim()];
  return columns.map(([from, end], column) => line.slice(from, column < columns.length - 1 ? end : undefined).trim());
}
