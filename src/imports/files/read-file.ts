import { decodeText, withLineFeeds } from "./decode-text.ts";
import { fileKindOf } from "./file-kind.ts";
import { fileNotes } from "./files.words.ts";
import type { RawRow, RawSheet } from "./raw-table.ts";
import { rowsOfJson } from "./read-json.ts";
import { rowsOfText } from "./read-text.ts";
import { limits, type Refusal } from "./refusal.ts";

/** The sheets of one file, and notes for a person on how it was read. */
export type ReadFile =
  | { readonly kind: "sheets"; readonly sheets: readonly RawSheet[]; readonly notes: readonly string[] }
  | { readonly kind: "refused"; readonly refusal: Refusal };

const refused = (refusal: Refusal): ReadFile => ({ kind: "refused", refusal });

/** Room for title lines, totals and repeated headings on top of the rows that count. */
const spareRows = 2000;

/**
 * Reads an export: bytes of a file, or text that was pasted. Never throws.
 *
 * @param maxRows for a preview: stop after this many rows
 */
export async function readFile(input: Uint8Array | string, maxRows = Number.POSITIVE_INFINITY): Promise<ReadFile> {
  if (typeof input === "string") return sheetOf(rowsPasted(input, maxRows), []);
  const megabytes = Math.ceil(input.length / 1_000_000);
  if (megabytes > limits.megabytes) return refused({ kind: "too-large", megabytes });
  const kind = fileKindOf(input);
  switch (kind.kind) {
    case "refused":
      return kind;
    case "json":
      return jsonSheet(decodeText(input).text);
    case "text":
      return textSheet(input, maxRows);
    case "workbook":
      return workbookSheets(input, maxRows);
  }
}

const rowsPasted = (text: string, maxRows: number): readonly RawRow[] =>
  (/^\s*[[{]/.test(text) ? rowsOfJson(text) : null) ?? rowsOfText(withLineFeeds(text), mostRows(maxRows));

/** One more than is read, to notice that there are too many. */
const mostRows = (wanted: number): number => Math.min(wanted, limits.rows + spareRows + 1);

function jsonSheet(text: string): ReadFile {
  const rows = rowsOfJson(text);
  return rows === null ? refused({ kind: "broken-json" }) : sheetOf(rows, []);
}

function textSheet(bytes: Uint8Array, maxRows: number): ReadFile {
  const { text, encoding } = decodeText(bytes, Number.isFinite(maxRows));
  if (text.trim() === "") return refused({ kind: "empty" });
  const rows = rowsOfText(text, mostRows(maxRows));
  const notes = encoding === "UTF-8" ? [] : [fileNotes.encoding(encoding)];
  return sheetOf(rows, notes);
}

function sheetOf(rows: readonly RawRow[], notes: readonly string[]): ReadFile {
  if (rows.length > limits.rows + spareRows) return refused({ kind: "too-many-rows" });
  return { kind: "sheets", sheets: [{ name: null, rows, merges: [] }], notes };
}

async function workbookSheets(bytes: Uint8Array, maxRows: number): Promise<ReadFile> {
  // A quarter of the script that reads exports: whoever has only text doesn't wait for it.
  const { readWorkbook } = await import("./read-workbook.ts");
  const read = await readWorkbook(bytes, Math.min(maxRows, limits.rows + spareRows));
  if (read.kind === "refused") return read;
  const notes = read.hidden.length === 0 ? [] : [fileNotes.hiddenSheets(read.hidden)];
  return { kind: "sheets", sheets: read.sheets, notes };
}
