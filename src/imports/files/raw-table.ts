/** One cell as the file holds it. Workbooks have numbers and dates; text files only text. An empty cell is `""`. */
export type RawCell = string | number | Date;
export type RawRow = readonly RawCell[];

/** One sheet of a file, before anything is known about it. */
export interface RawSheet {
  /** `null` for a file that has no sheets. */
  readonly name: string | null;
  readonly rows: readonly RawRow[];
  /** A merged cell: rows and columns from 0, ends included. */
  readonly merges: readonly Merge[];
}

export interface Merge {
  readonly startRow: number;
  readonly endRow: number;
  readonly startCol: number;
  readonly endCol: number;
}

/** The text of a cell on one line, trimmed. */
export function textOf(cell: RawCell | undefined): string {
  if (cell === undefined) return "";
  if (typeof cell === "string") return cell.trim();
  if (typeof cell === "number") return String(cell);
  return Number.isNaN(cell.getTime()) ? "" : cell.toISOString().slice(0, 19);
}

const blankWords = new Set([
  ...["NULL", "null", "(null)", "--", "\u2013", "\u2014", "N/A", "n/a"],
  ...["#N/A", "#VALUE!", "#DIV/0!", "#REF!", "#NAME?", "#NUM!", "#NULL!", "#ERROR!"],
]);

/** Whether a cell is empty. Databases write NULL, people a dash, and spreadsheets an error for a formula that finds nothing. */
export function isEmpty(cell: RawCell | undefined): boolean {
  if (cell === undefined || cell === "") return true;
  if (typeof cell !== "string") return false;
  // Runs for every cell of a file, so the first character rules out most.
  const first = cell.charCodeAt(0);
  if ((first >= 48 && first <= 77) || (first >= 79 && first <= 90)) return false;
  const text = cell.trim();
  return text === "" || blankWords.has(text);
}
