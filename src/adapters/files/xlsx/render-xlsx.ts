import { writeXlsx } from "hucre/xlsx";
import type { Dossier } from "../../../report/dossier.ts";
import { composeWorkbook } from "../../../report/workbook/compose-workbook.ts";
import type { Workbook } from "../../../report/workbook/workbook.ts";
import { workbookWords } from "../../../report/workbook/workbook.words.ts";
import { cellFormatsFor, font } from "./cell-formats.ts";
import { repeatedRows } from "./repeated-rows.ts";
import { ooxmlEscaped } from "./strings.ts";
import { printNames, toWriteSheet } from "./write-sheet.ts";
import { withParts } from "./zip-parts.ts";

/** The tracker as an Excel file. The same dossier gives the same bytes. */
export const renderXlsx = (dossier: Dossier): Promise<Uint8Array> => writeWorkbook(composeWorkbook(dossier));

async function writeWorkbook(workbook: Workbook): Promise<Uint8Array> {
  const cellFormats = cellFormatsFor(workbook.brand.color, workbook.money);
  const day = new Date(`${workbook.date}T00:00:00Z`);
  const file = await writeXlsx({
    sheets: workbook.sheets.map((sheet) => toWriteSheet(sheet, workbook, cellFormats)),
    namedRanges: [
      ...workbook.names.map(({ name, to }) => ({ name, range: to })),
      ...workbook.sheets.flatMap(printNames),
    ],
    defaultFont: { name: font, size: 10 },
    properties: {
      title: ooxmlEscaped(workbook.title),
      creator: ooxmlEscaped(workbook.brand.productName),
      description: workbookWords.file.about(workbook.date),
      // The report's date, because the time of writing would make every file different.
      created: day,
      modified: day,
    },
  });
  return withParts(file, new Map(workbook.sheets.flatMap(repeatedRows)));
}
