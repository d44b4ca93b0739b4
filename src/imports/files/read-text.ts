import { parseCsv } from "hucre/csv";
import type { RawCell, RawRow } from "./raw-table.ts";

const delimiters = [",", ";", "\t", "|", "`"] as const;
const linesLookedAt = 200;

/** Rows of delimited text. Its own `sep=` line decides, else the delimiter that cuts the lines most evenly. */
export function rowsOfText(text: string, maxRows: number): readonly RawRow[] {
  const stated = /^sep=(.)\n/i.exec(text);
  const body = stated ? `\n${text.slice(stated[0].length)}` : text;
  const delimiter = stated?.[1] ?? delimiterOf(body);
  return parsed(body, delimiter, maxRows);
}

/** hucre keeps texts as they are; a quote that never closes would swallow the rest, so then quotes are plain letters. */
function parsed(text: string, delimiter: string, maxRows: number): readonly RawRow[] {
  const rows = parseCsv(text, { delimiter, maxRows, skipBom: false }) as RawCell[][];
  const isSwallowed = rows.some((row) => row.some((cell) => typeof cell === "string" && cell.length > 20_000));
  if (!isSwallowed) return rows;
  return text
    .split("\n")
    .slice(0, maxRows)
    .map((line) => line.split(delimiter).map((cell) => cell.replaceAll('"', "")));
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
