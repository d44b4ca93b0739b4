import { isEmpty, type Merge, type RawRow, textOf } from "../files/raw-table.ts";
import { writtenDate } from "../values/dates.ts";
import { areDatabaseNames } from "./database-names.ts";
import { tableWords } from "./table.words.ts";

export interface Named {
  /** One per column, each once; empty for a column without one. */
  readonly headings: readonly string[];
  /** One for each heading that got a number because another column has the same. */
  readonly notes: readonly string[];
}

/** How many rows show how wide a table is, and from which share of its width on a merged cell is a title. Own judgment. */
const limits = { rows: 30, title: 0.7 } as const;

/**
 * Column headings from one or two rows. A heading that spans columns goes in front of each.
 *
 * @param headerRow the lower row
 * @param isDouble whether the row above it also holds headings
 */
export function nameColumns(
  rows: readonly RawRow[],
  headerRow: number,
  isDouble: boolean,
  merges: readonly Merge[],
): Named {
  const width = Math.max(...rows.slice(headerRow, headerRow + limits.rows).map((row) => row.length), 0);
  const lower = mergedTexts(rows, headerRow, width, merges);
  const upper = areDatabaseNames(lower)
    ? []
    : isDouble
      ? filledRight(mergedTexts(rows, headerRow - 1, width, merges))
      : spanning(rows, headerRow, width, merges);
  const joined = lower.map((text, column) =>
    oneLine([upper[column] ?? "", text].filter((part) => part !== "").join(" ")),
  );
  return withNumbers(joined);
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Headings that mean nothing without the one above: "Program" over "No.". */
const needsUpper = /^(?:no|nr|num|#|est|act|plan|actual|qty|hrs|date|time|start|end)\.?$/i;

/** Whether a text is about the file, such as `# Unit,sec` or `Shift: All`. */
const isRemark = (text: string): boolean => /^#\s|:\s*$|:\s+\S/.test(text);

/** A row above whose cells span several headings: merged, or over headings that repeat. */
function spanning(
  rows: readonly RawRow[],
  headerRow: number,
  width: number,
  merges: readonly Merge[],
): readonly string[] {
  const row = rows[headerRow - 1] ?? [];
  if (isTitleLine(row)) return [];
  const above = merges.filter(
    ({ startRow, endRow, startCol, endCol }) => startRow === headerRow - 1 && endRow === startRow && endCol > startCol,
  );
  if (above.some(({ startCol, endCol }) => endCol - startCol >= width * limits.title)) return [];
  if (above.length > 0) return mergedTexts(rows, headerRow - 1, width, merges);
  const header = textsOf(rows[headerRow], width);
  const isAmbiguous = (text: string | undefined = "") =>
    needsUpper.test(text) || (text !== "" && header.filter((other) => other === text).length > 1);
  const filled = row.filter((cell) => !isEmpty(cell)).map(textOf);
  if (filled.length < 2 || filled.some(isRemark) || !header.some(isAmbiguous)) return [];
  const texts = textsOf(row, width);
  return filledRight(texts).map((text, column) => (isAmbiguous(header[column]) ? text : (texts[column] ?? "")));
}

/** "OPEN JOBS", "as of", 10/30/2026: a day among more texts belongs to a title, and no heading is one. */
function isTitleLine(row: RawRow): boolean {
  const filled = row.filter((cell) => !isEmpty(cell));
  const days = filled.filter((cell) => cell instanceof Date || writtenDate(textOf(cell)) !== null);
  return days.length > 0 && days.length <= filled.length / 2;
}

const textsOf = (row: RawRow | undefined, width: number): readonly string[] =>
  Array.from({ length: width }, (_, column) => (isEmpty(row?.[column]) ? "" : textOf(row?.[column])));

/** The texts of a row, that of a merged cell in each of its columns. */
function mergedTexts(
  rows: readonly RawRow[],
  index: number,
  width: number,
  merges: readonly Merge[],
): readonly string[] {
  const texts = textsOf(rows[index], width);
  const here = merges.filter(({ startRow, endRow }) => startRow <= index && index <= endRow);
  return texts.map((text, column) => {
    const merge = here.find(({ startCol, endCol }) => startCol < column && column <= endCol);
    return merge === undefined ? text : (texts[merge.startCol] ?? "");
  });
}

/** Empty cells take the text to their left. */
function filledRight(texts: readonly string[]): readonly string[] {
  let left = "";
  return texts.map((text) => {
    if (text !== "") left = text;
    return left;
  });
}

/** "Comment", "Comment (2)". */
function withNumbers(texts: readonly string[]): Named {
  const taken = new Set(texts);
  const times = new Map<string, number>();
  const notes: string[] = [];
  const headings = texts.map((text) => {
    let next = (times.get(text) ?? 0) + 1;
    while (next > 1 && taken.has(`${text} (${next})`)) next += 1;
    times.set(text, next);
    if (text === "" || next === 1) return text;
    const heading = `${text} (${next})`;
    taken.add(heading);
    notes.push(tableWords.sameHeading(text, heading));
    return heading;
  });
  return { headings, notes };
}
