import { HyperFormula, type RawCellContent } from "hyperformula";
import { serialOf } from "../src/measures/record-list.ts";
import { listRows } from "../src/report/workbook/tracked.ts";
import type { Cell, Sheet, Workbook } from "../src/report/workbook/workbook.ts";
import { occasion } from "./shops.ts";

/** The workbook, or some of its sheets, in a calculation engine. Text is inserted as text, as in the file. */
export function engineOf({ sheets, names }: Workbook, only: (sheet: Sheet) => boolean = () => true): HyperFormula {
  const kept = sheets.filter(only);
  const expressions = names.filter(({ to }) => kept.some(({ name }) => to.startsWith(`'${name}'!`)));
  return HyperFormula.buildFromSheets(
    Object.fromEntries(kept.map((sheet) => [sheet.name, rowsOf(sheet)])),
    { licenseKey: "gpl-v3", useArrayArithmetic: true, smartRounding: false },
    expressions.map(({ name, to }) => ({ name, expression: `=${to}` })),
  );
}

function rowsOf({ cells }: Sheet): RawCellContent[][] {
  const last = Math.max(...cells.map(({ row }) => row));
  const width = Math.max(...cells.map(({ column }) => column));
  const rows = Array.from({ length: last }, () => Array.from({ length: width }, (): RawCellContent => null));
  for (const { row, column, content } of cells) {
    const of = rows[row - 1];
    if (of !== undefined) of[column - 1] = rawOf(content);
  }
  return rows;
}

function rawOf(content: Cell["content"]): RawCellContent {
  switch (content.kind) {
    case "blank":
      return null;
    case "text":
    case "jump":
    case "web":
      return `'${content.text}`;
    case "number":
      return content.value;
    case "formula":
      return `=${shortened(onDayOfReport(content.formula))}`;
  }
}

/** The workbook opened on the day of the report. */
export const onDayOfReport = (formula: string): string =>
  formula.replaceAll("TODAY()", String(serialOf(occasion.date)));

/** The same formula over fewer rows: the rows below those that tests fill in are empty and cost time. */
const shortened = (formula: string): string =>
  formula.replaceAll(`$${listRows.last}`, `$${listRows.first + 49}`).replaceAll(/\bROW\([^)]*\)/g, rowNumbers);

/** What office programs make of ROW over a column: this engine returns only its first row. */
const rowNumbers = `{${Array.from({ length: 50 }, (_, index) => listRows.first + index).join(";")}}`;

export function sheetOf(workbook: Workbook, name: string): Sheet {
  const sheet = workbook.sheets.find((one) => one.name === name);
  if (sheet === undefined) throw new Error(`The workbook has no sheet ${name}`);
  return sheet;
}

export const cellAt = (engine: HyperFormula, sheet: string, row: number, column: number): unknown =>
  engine.getCellValue({ sheet: engine.getSheetId(sheet) ?? -1, row: row - 1, col: column - 1 });

/** The row of a sheet that contains this text. */
export function rowNamed(sheet: Sheet, words: string): number {
  const cell = sheet.cells.find(({ content }) => content.kind === "text" && content.text === words);
  if (cell === undefined) throw new Error(`${sheet.name} has no cell that says ${words}`);
  return cell.row;
}
