import { parseCsv } from "hucre/csv";
import { rowsOfFixedWidth } from "./fixed-width.ts";
import type { RawCell, RawRow } from "./raw-table.ts";
import { sharingCells } from "./shared-cells.ts";

const delimiters = [",", ";", "\t", "|", "`"] as const;
const linesLookedAt = 200;

/** Rows of text. A line of dashes cut by blanks rules columns that stand below each other. Else a delimiter does: its own `sep=` line decides, else the delimiter that cuts the lines most evenly. */
export function rowsOfText(text: string, maxRows: number): readonly RawRow[] {
  const ruled = rowsOfFixedWidth(text, maxRows);
  if (ruled !== null) return ruled;
  const stated = /^sep=(.)\r?\n/i.exec(text);
  const body = stated ? `\n${text.slice(stated[0].length)}` : text;
  const delimiter = stated?.[1] ?? delimiterOf(body);
  return parsed(body, delimiter, maxRows);
}

/** Where no cell runs over lines, each line is cut by itself, which takes a fourth of the time. */
function parsed(text: string, delimiter: string, maxRows: number): readonly RawRow[] {
  const lines = linesOf(text, maxRows);
  if (!lines.every((line) => isClosed(line))) return parsedWhole(text, delimiter, maxRows);
  // A file ends with a line break: no row follows it.
  if (lines.length < maxRows && lines.at(-1) === "") lines.pop();
  const shared = sharingCells();
  return lines.map((line) => shared(cellsOfLine(line, delimiter)));
}

/** hucre keeps texts as they are; a quote that never closes would swallow lines, so then each line is read alone. */
function parsedWhole(text: string, delimiter: string, maxRows: number): readonly RawRow[] {
  const rows = parseCsv(text, { delimiter, maxRows, skipBom: false }) as RawCell[][];
  const width = usualWidth(rows);
  if (!rows.some((row) => row.some((cell) => isSwallowing(cell, delimiter, width)))) return rows;
  return linesOf(text, maxRows).map((line) => alone(line, delimiter));
}

const alone = (line: string, delimiter: string): RawRow =>
  isClosed(line) ? cellsOfLine(line, delimiter) : line.split(delimiter).map((cell) => cell.replaceAll('"', ""));

function linesOf(text: string, maxRows: number): string[] {
  const lines = text.split("\n", maxRows);
  if (text.includes("\r"))
    for (const [index, line] of lines.entries()) if (line.endsWith("\r")) lines[index] = line.slice(0, -1);
  return lines;
}

function isClosed(line: string): boolean {
  let isOpen = false;
  for (let at = line.indexOf('"'); at >= 0; at = line.indexOf('"', at + 1)) isOpen = !isOpen;
  return !isOpen;
}

/** A line without quotes, or with each cell in plain ones, needs no parser. */
function cellsOfLine(line: string, delimiter: string): RawCell[] {
  if (!line.includes('"')) return line.split(delimiter);
  if (line.startsWith('"') && line.endsWith('"')) {
    const cells = line.slice(1, -1).split(`"${delimiter}"`);
    if (!cells.some((cell) => cell.includes('"'))) return cells;
  }
  return (parseCsv(line, { delimiter, skipBom: false }) as RawCell[][])[0] ?? [""];
}

/** A note may run over lines, with blanks behind its commas; as many delimiters as a row has show an open quote. */
function isSwallowing(cell: RawCell, delimiter: string, width: number): boolean {
  if (typeof cell !== "string" || !cell.includes("\n")) return false;
  if (cell.length > 20_000) return true;
  return width > 2 && cell.split(delimiter).filter((part) => !part.startsWith(" ")).length >= width;
}

/** The number of cells that most of the first rows have. */
function usualWidth(rows: readonly RawRow[]): number {
  const widths = rows.slice(0, 50).map((row) => row.length);
  return Math.max(0, ...widths.filter((width) => widths.filter((one) => one === width).length >= widths.length / 3));
}

function delimiterOf(text: string): string {
  const lines = withoutQuoted(text.slice(0, 200_000)).split("\n").slice(0, linesLookedAt);
  const filled = lines.filter((line) => line.trim() !== "");
  const scored = delimiters.map((delimiter) => [delimiter, evennessOf(filled, delimiter)] as const);
  return scored.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

/** Delimiters and line breaks inside quotes do not count. */
const withoutQuoted = (text: string): string => text.replace(/"(?:[^"]|"")*"/g, "q");

/** How many lines share the most common width, weighed by that width. */
function evennessOf(lines: readonly string[], delimiter: string): number {
  const widths = lines.map((line) => line.split(delimiter).length);
  const counts = new Map<number, number>();
  for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
  let best = 0;
  for (const [width, count] of counts) {
    const share = count / Math.max(1, lines.length);
    best = Math.max(best, share * share * Math.min(width, 40) ** 0.5);
  }
  return best;
}
