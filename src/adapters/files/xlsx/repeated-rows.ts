import type { Sheet } from "../../../report/workbook/workbook.ts";
import type { ChangedPart } from "./zip-parts.ts";

/**
 * The part of a sheet's file with its repeated row on all its rows. The library writes that row once: hundreds of empty
 * rows in each list took it more time than all the rest.
 */
export function repeatedRows({ repeated }: Sheet, index: number): readonly ChangedPart[] {
  if (repeated === null) return [];
  const { row, lastRow } = repeated;
  return [[`xl/worksheets/sheet${index + 1}.xml`, (xml) => withRows(xml, row, lastRow)]];
}

/** Nothing may stand below the repeated row. */
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
