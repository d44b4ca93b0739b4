import type { RawRow } from "./raw-table.ts";

/** How many lines are searched for the row of dashes. */
const linesSearched = 60;

const ruler = /^ *-{2,}(?: +-+)+\s*$/;

/** Rows of a printed report with aligned columns, cut where its row of dashes has gaps; `null` if there is none. */
export function rowsOfFixedWidth(text: string, maxRows: number): readonly RawRow[] | null {
  const start = text.slice(0, 200_000).split("\n", linesSearched);
  const ruled = start.find((line) => ruler.test(line));
  if (ruled === undefined) return null;
  const columns = [...ruled.matchAll(/-+/g)].map(({ index, 0: dashes }) => [index, index + dashes.length] as const);
  return text
    .split("\n", maxRows)
    .map((line) => cellsOf(line, columns))
    .filter((_, index, rows) => index < rows.length - 1 || text.at(-1) !== "\n");
}

/** A title or note runs across the gaps between columns, so it stays one cell. */
function cellsOf(line: string, columns: readonly (readonly [number, number])[]): RawRow {
  const isAcross = columns.some(([, end], column) => {
    const next = columns[column + 1]?.[0] ?? line.length;
    return column < columns.length - 1 && line.slice(end, next).trim() !== "";
  });
  if (isAcross) return [line.trim()];
  return columns.map(([from, end], column) => line.slice(from, column < columns.length - 1 ? end : undefined).trim());
}
