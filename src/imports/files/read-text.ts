import { parseCsv } from "hucre/csv";
import { rowsOfAligned } from "./aligned.ts";
import { rowsOfFixedWidth } from "./fixed-width.ts";
import type { RawCell, RawRow } from "./raw-table.ts";
import { sharingCells } from "./shared-cells.ts";

const delimiters = [",", ";", "\t", "|", "`"] as const;
/** How much of a text shows what separates its cells. */
const sample = { characters: 200_000, lines: 200 } as const;
/** The longest note in a cell, and the widest row that counts fully. Own judgment. */
const [maxNote, maxWidth] = [20_000, 40];
/** A delimiter that divides the lines less evenly than this doesn't separate cells. Own judgment. */
const evenFrom = 0.5;

/**
 * Rows of text. A row of dashes with gaps means aligned columns. Otherwise a delimiter separates cells: the one a
 * `sep=` line names, else the one that divides the lines most evenly. If none does, or only into fewer cells, headings
 * above a line of dashes, or alone above the rows, mean aligned columns, too.
 */
export function rowsOfText(text: string, maxRows: number): readonly RawRow[] {
  const ruled = rowsOfFixedWidth(text, maxRows);
  if (ruled !== null) return ruled;
  const stated = /^sep=(.)\r?\n/i.exec(text);
  const body = stated ? `\n${text.slice(stated[0].length)}` : text;
  if (stated?.[1] !== undefined) return parsed(body, stated[1], maxRows);
  const { delimiter, evenness, width } = delimiterOf(body);
  // "Acme, Inc." and "1,250": such commas divide lines evenly, but into fewer cells, and not the headings.
  const isEven = evenness >= evenFrom;
  const aligned = rowsOfAligned(body, maxRows, isEven ? delimiter : null);
  const isFiner = !isEven || aligned?.some((row) => row.length > width) === true;
  return (isFiner ? aligned : null) ?? parsed(body, delimiter, maxRows);
}

/**
 * If no cell spans lines, each line is split alone, which takes a quarter of the time. Lines are cut one by one, because
 * cutting all at once would keep a long file in memory twice.
 */
function parsed(text: string, delimiter: string, maxRows: number): readonly RawRow[] {
  const rows: RawRow[] = [];
  const shared = sharingCells();
  for (let from = 0; from <= text.length && rows.length < maxRows; ) {
    const end = text.indexOf("\n", from);
    const line = withoutReturn(text.slice(from, end < 0 ? text.length : end));
    if (!isClosed(line)) return parsedWhole(text, delimiter, maxRows);
    // The line break at the end of a file starts no row.
    if (end < 0 && line === "") break;
    rows.push(shared(cellsOfLine(line, delimiter)));
    from = end < 0 ? text.length + 1 : end + 1;
  }
  return rows;
}

const withoutReturn = (line: string): string => (line.endsWith("\r") ? line.slice(0, -1) : line);

/**
 * hucre doesn't convert cells: text stays text. A quote that never closes would swallow lines, so in that case each line is read
 * alone.
 */
function parsedWhole(text: string, delimiter: string, maxRows: number): readonly RawRow[] {
  const rows = parseCsv(text, { delimiter, maxRows, skipBom: false }) as RawCell[][];
  const width = usualWidth(rows);
  if (!rows.some((row) => row.some((cell) => isSwallowing(cell, delimiter, width)))) return rows;
  return text.split("\n", maxRows).map((line) => alone(withoutReturn(line), delimiter));
}

const alone = (line: string, delimiter: string): RawRow =>
  isClosed(line) ? cellsOfLine(line, delimiter) : line.split(delimiter).map((cell) => cell.replaceAll('"', ""));

function isClosed(line: string): boolean {
  let isOpen = false;
  for (let at = line.indexOf('"'); at >= 0; at = line.indexOf('"', at + 1)) isOpen = !isOpen;
  return !isOpen;
}

/** A line without quotes, or with every cell in plain quotes, needs no parser. */
function cellsOfLine(line: string, delimiter: string): RawCell[] {
  if (!line.includes('"')) return line.split(delimiter);
  if (line.startsWith('"') && line.endsWith('"')) {
    const cells = line.slice(1, -1).split(`"${delimiter}"`);
    if (!cells.some((cell) => cell.includes('"'))) return cells;
  }
  return (parseCsv(line, { delimiter, skipBom: false }) as RawCell[][])[0] ?? [""];
}

/**
 * Whether a cell with line breaks has swallowed rows after an unclosed quote, rather than being a note: it has as many
 * delimiters as a row, not counting those followed by a space, or is longer than any note.
 */
function isSwallowing(cell: RawCell, delimiter: string, width: number): boolean {
  if (typeof cell !== "string" || !cell.includes("\n")) return false;
  if (cell.length > maxNote) return true;
  return width > 2 && cell.split(delimiter).filter((part) => !part.startsWith(" ")).length >= width;
}

/** The largest number of cells that at least a third of the first rows have. */
function usualWidth(rows: readonly RawRow[]): number {
  const widths = rows.slice(0, 50).map((row) => row.length);
  return Math.max(0, ...widths.filter((width) => widths.filter((one) => one === width).length >= widths.length / 3));
}

interface Division {
  /** Of the width that divides the lines best: its share of the lines, squared, times the square root of the width. */
  readonly evenness: number;
  /** How many cells most lines have. */
  readonly width: number;
}

function delimiterOf(text: string): Division & { readonly delimiter: string } {
  const lines = withoutQuoted(text.slice(0, sample.characters)).split("\n").slice(0, sample.lines);
  const filled = lines.filter((line) => line.trim() !== "");
  return delimiters
    .map((delimiter) => ({ delimiter, ...divisionBy(filled, delimiter) }))
    .reduce((best, one) => (one.evenness > best.evenness ? one : best));
}

/** Delimiters and line breaks inside quotes don't count. */
const withoutQuoted = (text: string): string => text.replace(/"(?:[^"]|"")*"/g, "q");

function divisionBy(lines: readonly string[], delimiter: string): Division {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const width = line.split(delimiter).length;
    if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
  }
  let best: Division = { evenness: 0, width: 0 };
  for (const [width, count] of counts) {
    const share = count / Math.max(1, lines.length);
    const evenness = share * share * Math.sqrt(Math.min(width, maxWidth));
    if (evenness > best.evenness) best = { evenness, width };
  }
  return best;
}
