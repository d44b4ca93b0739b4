import type { Sheet } from "../../../report/workbook/workbook.ts";
import type { ChangedPart } from "./zip-parts.ts";

/**
 * Repeats a sheet's repeated row over all its rows. The library writes the row once, because writing hundreds of empty
 * rows in each list took more time than everything else.
 */
export function repeatedRows({ repeated }: Sheet, index: number): readonly ChangedPart[] {
  if (repeated === null) return [];
  const { row, lastRow } = repeated;
  return [[`xl/worksheets/sheet${index + 1}.xml`, (xml) => withRows(xml, row, lastRow)]];
}

/** The repeated row must be the sheet's last. */
function withRows(xml: string, row: number, lastRow: number): string {
  const start = xml.indexOf(`<row r="${row}"`);
  const end = xml.indexOf("</row>", start) + "</row>".length;
  if (start === -1 || !xml.startsWith("</sheetData>", end))
    throw new Error(`Row ${row} isn't the last one of its sheet`);
  const pieces = xml.slice(start, end).split(new RegExp(`(?<=<row r=")${row}(?=")|(?<=<c r="[A-Z]+)${row}(?=")`));
  const rows = Array.from({ length: lastRow - row + 1 }, (_, at) => pieces.join(String(row + at)));
  const before = xml.slice(0, start).replace(/(?<=<dimension ref="A1:[A-Z]+)\d+/, String(lastRow));
  return before + rows.join("") + xml.slice(end);
}
