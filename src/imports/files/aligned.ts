import { cutterFor, linesOf, type Spans } from "./cut-line.ts";
import { linesCompared, linesSearched, ruler } from "./fixed-width.ts";
import type { RawRow } from "./raw-table.ts";

/** The fewest columns of such a report; its headings have at least as many words. Own judgment. */
const minColumns = 4;
const minRows = 3;
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
 * where the headings and nearly all rows are blank. `null` if it isn't such a report.
 *
 * @param delimiter what divides the lines evenly, if something does; headings that have it aren't such headings
 */
export function rowsOfAligned(
  text: string,
  maxRows: number,
  delimiter: string | null = null,
): readonly RawRow[] | null {
  const searched = linesOf(text, linesSearched).map((line) => line.trimEnd());
  const ruled = searched.findIndex((line, at) => isRule(line) && wordCount(searched[at - 1]) >= minColumns);
  const headed = ruled < 0 ? searched.findIndex(isBareHeading) : ruled - 1;
  const heading = searched[headed];
  if (heading === undefined || ["\t", delimiter ?? "\t"].some((mark) => heading.includes(mark))) return null;
  const lines = linesOf(text, maxRows).map((line) => line.trimEnd());
  const firstRow = headed + (ruled < 0 ? 1 : 2);
  const isRow = (line: string): boolean => !isRule(line) && wordCount(line) >= wordCount(heading) * minWordShare;
  const rows = lines.slice(firstRow, firstRow + linesCompared).filter(isRow);
  if (rows.length < minRows) return null;
  const columns = joinedHeadings(heading, columnsOf(heading, rows), rows);
  if (columns.length < minColumns) return null;
  const cellsOf = cutterFor(rows, columns);
  return lines.map((line) => (isRow(line) ? cellsOf(line) : [line.trim()]));
}

const wordCount = (line = ""): number => line.split(/\s+/).filter((word) => word !== "").length;

/** Cuts columns where the heading and nearly all rows are blank. */
function columnsOf(heading: string, rows: readonly string[]): Spans {
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
 * Two headings one blank apart are one if there is nothing below one of them, as with `Work Cntr` above short codes. Words
 * one below the other without a heading, as in `Acme, Inc.`, belong to the column before.
 */
function joinedHeadings(heading: string, spans: Spans, rows: readonly string[]): Spans {
  const isEmpty = ([from, end]: Spans[number]): boolean => rows.every((row) => row.slice(from, end).trim() === "");
  const joined: Spans[number][] = [];
  for (const span of spans) {
    const before = joined.at(-1);
    const isNext = before !== undefined && span[0] - before[1] === 1 && heading.slice(...before).trim() !== "";
    const isUnnamed = heading.slice(...span).trim() === "";
    if (isNext && (isUnnamed || isEmpty(span) || isEmpty(before))) joined[joined.length - 1] = [before[0], span[1]];
    else joined.push(span);
  }
  return joined;
}
