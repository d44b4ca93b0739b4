import { type CellValue, readXlsx, streamXlsxRows } from "hucre/xlsx";
import type { Merge, RawCell, RawRow, RawSheet } from "./raw-table.ts";
import { limits, type Refusal } from "./refusal.ts";
import { sharingCells } from "./shared-cells.ts";
import { unpackedSize } from "./unpacked-size.ts";

export type ReadWorkbook =
  | { readonly kind: "sheets"; readonly sheets: readonly RawSheet[]; readonly hidden: readonly string[] }
  | { readonly kind: "refused"; readonly refusal: Refusal };

/** Merged cells are looked up only in workbooks up to this size; in larger ones it takes too long. Own judgment. */
const mergesUpTo = 4_000_000;
const megabyte = 1_000_000;

/** The visible sheets of a workbook. A file that can't be read is refused; nothing throws. */
export async function readWorkbook(bytes: Uint8Array, maxRows: number): Promise<ReadWorkbook> {
  const size = unpackedSize(bytes);
  if (size === null) return { kind: "refused", refusal: { kind: "broken-workbook" } };
  if (size > limits.unpackedMegabytes * megabyte)
    return {
      kind: "refused",
      refusal: { kind: "unpacks-too-large", megabytes: Math.min(1e6, Math.round(size / megabyte)) },
    };
  try {
    return await sheetsOf(bytes, maxRows);
  } catch (error) {
    const isLocked = error instanceof Error && /Encrypt/.test(error.name);
    return { kind: "refused", refusal: { kind: isLocked ? "password" : "broken-workbook" } };
  }
}

async function sheetsOf(bytes: Uint8Array, maxRows: number): Promise<ReadWorkbook> {
  const hidden: string[] = [];
  const visible: string[] = [];
  const looked = await readXlsx(bytes, {
    range: "A1:KN60",
    sheets: (sheet) => {
      const isHidden = sheet.hidden || sheet.veryHidden;
      (isHidden ? hidden : visible).push(sheet.name);
      return !isHidden && bytes.length <= mergesUpTo;
    },
  });
  const merges = new Map(looked.sheets.map((sheet) => [sheet.name, sheet.merges ?? []]));
  const sheets: RawSheet[] = [];
  for (const name of visible) {
    const read = await rowsOf(bytes, name, maxRows);
    if (read === null) return { kind: "refused", refusal: { kind: "too-many-rows" } };
    sheets.push({ name, rows: read, merges: (merges.get(name) ?? []).filter(isSmall) });
  }
  return { kind: "sheets", sheets, hidden };
}

const isSmall = ({ startRow, endRow, startCol, endCol }: Merge): boolean =>
  endRow - startRow < 10_000 && endCol - startCol < limits.columns;

/** `null` if there are more rows than the limit. */
async function rowsOf(bytes: Uint8Array, sheet: string, maxRows: number): Promise<RawRow[] | null> {
  const rows: RawRow[] = [];
  const shared = sharingCells();
  for await (const { index, values } of streamXlsxRows(bytes, { sheet, maxRows: maxRows + 1 })) {
    if (index > limits.rows * 2 || rows.length > maxRows + 1) break;
    while (rows.length < index && rows.length <= maxRows) rows.push([]);
    rows.push(shared(values.slice(0, limits.columns).map(cellOf)));
  }
  return rows.length > limits.rows + 100 ? null : rows;
}

function cellOf(value: CellValue): RawCell {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return String(value);
  return value;
}
