import { ruler } from "./fixed-width.ts";
import type { RawRow } from "./raw-table.ts";

const linesSearched = 60;
const linesCompared = 400;
/** The fewest columns that a heading line above a rule has. Own judgment. */
const minColumns = 4;
/** A line with at least this share of the headings' words is a row; a group title or a total has fewer. Own judgment. */
const minWordShare = 0.4;

/** The share of rows that must be blank between two columns; not all, because titles on later pages cross it. Own judgment. */
const minBlankShare = 0.9;

const isRule = (line: string): boolean => /^\s*[-=_]{20,}\s*$/.test(line) || ruler.test(line);

/** Headings without a line below them: a minimum number of texts two or more blanks apart, and no numbers. */
const isBareHeading = (line: string): boolean =>
  !/\d|\t/.test(line) && line.trim().split(/\s{2,}/).length >= minColumns;

/**
 * Rows of a printed report whose headings are above a line of dashes, or stand alone above the rows. Columns are cut
 * where headings and rows are all blank. `null` if it isn't such a report.
 */
export function rowsOfAligned(text: string, maxRows: number): readonly RawRow[] | null {
  const lines = text.split("\n", maxRows).map((line) => line.trimEnd());
  const searched = lines.slice(0, linesSearched);
  const ruled = searched.findIndex((line, at) => isRule(line) && wordsOf(lines[at - 1]) >= minColumns);
  const rule = ruled < 0 ? searched.findIndex(isBareHeading) + 1 : ruled;
  const heading = lines[rule - 1];
  if (rule < 1 || heading === undefined || /\t/.test(heading)) return null;
  const isRow = (line: string): boolean => !isRule(line) && wordsOf(line) >= wordsOf(heading) * minWordShare;
  const rows = lines.slice(rule + 1, rule + linesCompared).filter(isRow);
  if (rows.length < 3) return null;
  const columns = withNames(heading, columnsOf(heading, rows), rows);
  if (columns.length < minColumns) return null;
  return lines
    .map((line) => (isRow(line) ? cellsOf(line, columns) : [line.trim()]))
    .filter((_, index, all) => index < all.length - 1 || text.at(-1) !== "\n");
}

/** A title or note runs across the gaps between columns, so it stays one cell. */
function cellsOf(line: string, columns: readonly Span[]): RawRow {
  const isAcross = columns.some(([, end], column) => line.slice(end, columns[column + 1]?.[0] ?? end).trim() !== "");
  return isAcross
    ? [line.trim()]
    : columns.map(([from, end], column) => line.slice(from, column < columns.length - 1 ? end : undefined).trim());
}

const wordsOf = (line: string | undefined): number => (line ?? "").split(/\s+/).filter((word) => word !== "").length;

type Span = readonly [from: number, end: number];

/** Cuts columns where the heading and nearly all rows are blank. */
function columnsOf(heading: string, rows: readonly string[]): readonly Span[] {
  const width = Math.max(heading.length, ...rows.map((row) => row.length));
  const isBlankIn = (line: string, at: number): boolean => (line[at] ?? " ") === " ";
  const isBlank = Array.from(
    { length: width + 1 },
    (_, at) => isBlankIn(heading, at) && rows.filter((row) => isBlankIn(row, at)).length >= rows.length * minBlankShare,
  );
  const starts = isBlank.flatMap((blank, at) => (!blank && (isBlank[at - 1] ?? true) ? [at] : []));
  return starts.map((from) => [from, isBlank.indexOf(true, from)]);
}

/**
 * Joins `Work` and `Cntr` over short names: a heading with nothing below it belongs to the one before it if only one
 * blank separates them.
 */
function withNames(heading: string, spans: readonly Span[], rows: readonly string[]): readonly Span[] {
  const isEmpty = ([from, end]: Span): boolean => rows.every((row) => row.slice(from, end).trim() === "");
  const joined: Span[] = [];
  for (const span of spans) {
    const before = joined.at(-1);
    const isNext = before !== undefined && span[0] - before[1] === 1 && heading.slice(...before).trim() !== "";
    if (isNext && (isEmpty(span) || isEmpty(before))) joined[joined.length - 1] = [before[0], span[1]];
    else joined.push(span);
  }
  return joined;
}
