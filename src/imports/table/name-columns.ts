import { isEmpty, type Merge, type RawRow, textOf } from "../files/raw-table.ts";
import { tableWords } from "./table.words.ts";

/** Column headings from one or two rows. A heading that spans columns goes in front of each. */
export function nameColumns(
  rows: readonly RawRow[],
  headerRow: number,
  isDouble: boolean,
  merges: readonly Merge[],
): readonly string[] {
  const width = Math.max(...rows.slice(headerRow, headerRow + 30).map((row) => row.length), 0);
  const upper = isDouble
    ? spread(rows[headerRow - 1] ?? [], width, headerRow - 1, merges, true)
    : spanning(rows, headerRow, width, merges);
  const lower = spread(rows[headerRow] ?? [], width, headerRow, merges, false);
  const joined = lower.map((text, column) =>
    oneLine([upper[column] ?? "", text].filter((part) => part !== "").join(" ")),
  );
  return withoutRepeats(joined);
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Headings that mean nothing without the one above: "Program" over "No.". */
const bare = /^(?:no|nr|num|#|est|act|plan|actual|qty|hrs|date|time|start|end)\.?$/i;

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
  const above = merges.filter(
    ({ startRow, endRow, startCol, endCol }) => startRow === headerRow - 1 && endRow === startRow && endCol > startCol,
  );
  if (above.some(({ startCol, endCol }) => endCol - startCol >= width * 0.7)) return [];
  if (above.length > 0) return spread(row, width, headerRow - 1, merges, false);
  const header = Array.from({ length: width }, (_, column) => textOf(rows[headerRow]?.[column]));
  const isTwice = (text: string | undefined) =>
    text !== "" && (bare.test(text ?? "") || header.filter((other) => other === text).length > 1);
  const filled = row.filter((cell) => !isEmpty(cell)).map(textOf);
  if (filled.length < 2 || filled.some(isRemark) || !header.some(isTwice)) return [];
  const texts = spread(row, width, headerRow - 1, [], true);
  return texts.map((text, column) => (isTwice(header[column]) ? text : textOf(row[column])));
}

/** The texts of a row. A merged cell, or with `toRight` any cell, also fills the empty ones to its right. */
function spread(
  row: RawRow,
  width: number,
  index: number,
  merges: readonly Merge[],
  toRight: boolean,
): readonly string[] {
  const texts = Array.from({ length: width }, (_, column) => (isEmpty(row[column]) ? "" : textOf(row[column])));
  for (const { startRow, endRow, startCol, endCol } of merges) {
    if (index < startRow || index > endRow) continue;
    for (let column = startCol + 1; column <= Math.min(endCol, width - 1); column += 1)
      texts[column] = texts[startCol] ?? "";
  }
  if (toRight)
    for (const column of texts.keys()) if (texts[column] === "" && column > 0) texts[column] = texts[column - 1] ?? "";
  return texts;
}

/** "Comment", "Comment (2)". */
function withoutRepeats(headings: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return headings.map((heading) => {
    if (heading === "") return "";
    const times = (seen.get(heading) ?? 0) + 1;
    seen.set(heading, times);
    return times === 1 ? heading : `${heading} (${times})`;
  });
}

/** A note for each repeated heading that got a number. */
export const notesOnRepeats = (headings: readonly string[]): readonly string[] =>
  headings.flatMap((heading) => {
    const [, text] = /^(.+) \(2\)$/.exec(heading) ?? [];
    return text !== undefined && headings.includes(text) ? [tableWords.sameHeading(text, heading)] : [];
  });
