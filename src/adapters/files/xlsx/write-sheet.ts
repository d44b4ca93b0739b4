import type { ConditionalRule, DataValidation, WriteOptions, WriteSheet, Cell as WrittenCell } from "hucre/xlsx";
import { longDate } from "../../../report/format.ts";
import { absoluteAreaRef, areaRef, cellRef, sheetRef } from "../../../report/workbook/reference.ts";
import type { Cell, Check, Content, Shade, Sheet, Tab, Workbook } from "../../../report/workbook/workbook.ts";
import { workbookWords } from "../../../report/workbook/workbook.words.ts";
import { type CellFormats, conditionalFormat } from "./cell-formats.ts";
import { inHeader, ooxmlEscaped } from "./strings.ts";
import { chartOf } from "./write-chart.ts";

/** A sheet in the library's form. */
export function toWriteSheet(sheet: Sheet, workbook: Workbook, cellFormats: CellFormats): WriteSheet {
  return {
    name: sheet.name,
    columns: sheet.widths.map((width) => ({ width })),
    cells: new Map(sheet.cells.map((cell) => [`${cell.row - 1},${cell.column - 1}`, toWrittenCell(cell, cellFormats)])),
    rowDefs: new Map([...sheet.heights].map(([row, height]) => [row - 1, { height }])),
    merges: sheet.merges.map(({ row, column, lastRow, lastColumn }) => ({
      startRow: row - 1,
      startCol: column - 1,
      endRow: lastRow - 1,
      endCol: lastColumn - 1,
    })),
    dataValidations: sheet.checks.map(validationOf),
    conditionalRules: sheet.shades.map((shade, index) => ruleOf(shade, index + 1, cellFormats)),
    ...(sheet.filter === null ? {} : { autoFilter: { range: areaRef(sheet.filter) } }),
    ...(sheet.frozen.rows + sheet.frozen.columns === 0 ? {} : { freezePane: sheet.frozen }),
    charts: sheet.charts.map((chart) => chartOf(chart, sheet.name, cellFormats)),
    view: { showGridLines: false, tabColor: { rgb: cellFormats.colorOf(tabColors[sheet.tab]) }, zoomScale: 100 },
    ...printSettings(sheet, workbook),
  };
}

const tabColors = { read: "ink", "fill-in": "watch", "work-out": "accent" } as const satisfies Record<Tab, string>;

function toWrittenCell({ row, column, content, style }: Cell, { cellStyleOf }: CellFormats): Partial<WrittenCell> {
  return { ...writtenContent(content, cellRef(row, column)), style: cellStyleOf(style) };
}

function writtenContent(content: Content, reference: string): Partial<WrittenCell> {
  switch (content.kind) {
    case "blank":
      return { value: null };
    case "text":
      return textCell(content.text);
    case "jump":
      return { ...textCell(content.text), hyperlink: { target: "", location: content.to } };
    case "web":
      return { ...textCell(content.text), hyperlink: { target: content.address } };
    case "number":
      return { value: content.value };
    case "formula":
      return writtenFormula(content, reference);
  }
}

function writtenFormula(
  { formula, array, result }: Content & { readonly kind: "formula" },
  reference: string,
): Partial<WrittenCell> {
  return {
    formula,
    // The library can't write an error as a result. Without a result, the cell is empty, as the chart needs it.
    ...(result === null ? {} : { formulaResult: typeof result === "string" ? ooxmlEscaped(result) : result }),
    ...(array ? { formulaType: "array", formulaRef: reference } : {}),
  };
}

/** Text that looks like a formula error would be written as one; as rich text it stays text. */
const textCell = (text: string): Partial<WrittenCell> =>
  text.startsWith("#") ? { value: null, richText: [{ text: ooxmlEscaped(text) }] } : { value: ooxmlEscaped(text) };

function validationOf({ area, allowed, say }: Check): DataValidation {
  const common = {
    range: areaRef(area),
    allowBlank: true,
    showErrorMessage: true,
    errorTitle: workbookWords.file.checkEntry,
    errorMessage: say,
  } as const;
  switch (allowed.kind) {
    case "choice":
      return { ...common, type: "list", values: [...allowed.choices] };
    case "date":
      // 2000 to 2100, so that a number meant for another column isn't accepted as a date.
      return { ...common, type: "date", operator: "between", formula1: "36526", formula2: "73051" };
    case "number":
      return { ...common, type: "decimal", ...limitsOf(allowed) };
  }
}

function limitsOf({ min, max }: { readonly min: string | null; readonly max: string | null }) {
  if (min !== null && max !== null) return { operator: "between", formula1: min, formula2: max } as const;
  if (max !== null) return { operator: "lessThanOrEqual", formula1: max } as const;
  // Excel needs a limit, also where any number is allowed.
  return { operator: "greaterThanOrEqual", formula1: min ?? "-1E+99" } as const;
}

const ruleOf = ({ area, formula, look }: Shade, priority: number, { colorOf }: CellFormats): ConditionalRule => ({
  type: "expression",
  priority,
  range: areaRef(area),
  formula,
  style: conditionalFormat(look, colorOf),
});

function printSettings(
  { print, name }: Sheet,
  { shop, date, brand }: Workbook,
): Pick<WriteSheet, "pageSetup" | "headerFooter"> {
  const { orientation, pagesTall } = print;
  return {
    pageSetup: {
      // Whatever PAPER is: Excel fits letter pages to A4 where a printer has that.
      paperSize: "letter",
      orientation,
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: pagesTall ?? 0,
      horizontalCentered: false,
      margins: { top: 0.6, bottom: 0.6, left: 0.45, right: 0.45, header: 0.25, footer: 0.25 },
    },
    headerFooter: {
      oddHeader: `&L&8 ${inHeader(shop, 60)}&R&8 ${inHeader(name, 31)}`,
      oddFooter: `&L&8 ${inHeader(brand.productName, 40)}, ${longDate(date)}&R&8 Page &P of &N`,
    },
  };
}

type PrintName = NonNullable<WriteOptions["namedRanges"]>[number];

/**
 * The print area and repeated rows of a sheet, as defined names. The library would write the sheet's name without quotes,
 * which Excel reports as damage if it has a space.
 */
export function printNames({ name, print: { area, headings } }: Sheet): readonly PrintName[] {
  const names: PrintName[] = [];
  if (area !== null)
    names.push({ name: "_xlnm.Print_Area", range: sheetRef(name, absoluteAreaRef(area)), scope: name });
  if (headings !== null) {
    const range = sheetRef(name, `$${headings.row}:$${headings.lastRow}`);
    names.push({ name: "_xlnm.Print_Titles", range, scope: name });
  }
  return names;
}
