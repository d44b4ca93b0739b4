import type { RawRow } from "./raw-table.ts";

/** The first lines of a text. The line break at its end starts no line. */
export const linesOf = (text: string, max: number): readonly string[] =>
  (text.endsWith("\n") ? text.slice(0, -1) : text).split("\n", max);

/** Where columns of a printed report stand in its lines. */
export type Spans = readonly (readonly [from: number, end: number])[];

/** The share of gaps that a row may cross with cells wider than their columns, and of cells that it must fill. Own judgment. */
const [mostCrossed, leastFilled] = [0.34, 0.6];
/** The share of cells with digits from which on a column holds numbers. Own judgment. */
const mostlyNumbers = 0.8;

/** How many gaps between columns have text. */
export const crossedIn = (line: string, columns: Spans): number =>
  columns.slice(1).filter(([from], before) => line.slice(columns[before]?.[1], from).trim() !== "").length;

/**
 * Cuts lines into cells. A cell may be wider than its column. A title, note or total that runs across gaps stays one cell;
 * a row doesn't have words where the other rows have numbers.
 *
 * @param sample lines of the same report
 */
export function cutterFor(sample: readonly string[], columns: Spans): (line: string) => RawRow {
  const clean = sample.filter((line) => crossedIn(line, columns) === 0).map((line) => cut(line, columns));
  const isNumbered = columns.map((_, column) => {
    const cells = clean.flatMap((row) => row[column] || []);
    return cells.filter(hasDigit).length > cells.length * mostlyNumbers;
  });
  return (line) => {
    const crossed = crossedIn(line, columns);
    const cells = cut(line, columns);
    const isRow =
      !/\btotals?\b/i.test(line) &&
      crossed <= Math.max(1, columns.length * mostCrossed) &&
      cells.filter((cell) => cell !== "").length >= columns.length * leastFilled &&
      cells.every((cell, column) => cell === "" || !isNumbered[column] || hasDigit(cell));
    return crossed === 0 || isRow ? cells : [line.trim()];
  };
}

const hasDigit = (cell: string): boolean => /\d/.test(cell);

function cut(line: string, columns: Spans): readonly string[] {
  const starts = columns.map(([from, own], column) => {
    const end = columns[column - 1]?.[1];
    if (end === undefined || (line[from - 1] ?? " ") === " ") return from;
    const [wide, narrow] = [line.slice(end - 1, own).indexOf("  "), line.slice(end - 1, from).indexOf(" ")];
    const blank = wide < 0 ? narrow : wide;
    return blank < 0 ? from : end - 1 + blank;
  });
  return starts.map((start, column) => line.slice(start, starts[column + 1]).trim());
}
