import type { HyperFormula } from "hyperformula";
import { expect } from "vitest";
import { diagnose } from "../src/diagnosis/diagnose.ts";
import type { Diagnosis } from "../src/diagnosis/diagnosis.ts";
import type { Figure } from "../src/diagnosis/losses/figure.ts";
import type { Row, Rows } from "../src/measures/reading.ts";
import { composeDossier, type Dossier } from "../src/report/dossier.ts";
import { figuresOf } from "../src/report/figures.ts";
import { figureColumns, leafColumns } from "../src/report/workbook/calculation.ts";
import { composeWorkbook } from "../src/report/workbook/compose-workbook.ts";
import { listRows, type TrackedList } from "../src/report/workbook/tracked.ts";
import type { Cell, Sheet, Workbook } from "../src/report/workbook/workbook.ts";
import { sheetNames } from "../src/report/workbook/workbook.words.ts";
import { sampleShop } from "../src/survey/sample-shop.ts";
import type { Submission } from "../src/survey/submission.ts";
import { fullShop, hostileShop, occasion, silentShop, sparseShop, tidyShop } from "./shops.ts";
import { cellAt, rowNamed, sheetOf } from "./workbook-engine.ts";

export const dossierOf = (submission: Submission): Dossier =>
  composeDossier(submission, diagnose(submission), occasion);
export const shops = { sampleShop, tidyShop, sparseShop, silentShop, fullShop, hostileShop };
const workbooks = new Map(Object.values(shops).map((shop) => [shop, composeWorkbook(dossierOf(shop))]));

/** The workbook of one of the shops, composed once. */
export const workbookOf = (shop: Submission): Workbook =>
  workbooks.get(shop) ?? expect.fail("No workbook was composed");

/** Whether a sheet computes figures. */
export const calculation = ({ name }: Sheet): boolean => name === sheetNames.assumptions || name === sheetNames.hours;

/** Low, likely and high of a figure as the sheet Hours computes them. */
export function computedFigure(engine: HyperFormula, workbook: Workbook, name: string): readonly number[] {
  const row = rowNamed(sheetOf(workbook, sheetNames.hours), name);
  const { low, likely, high } = figureColumns;
  return [low, likely, high].map((column) => Number(cellAt(engine, sheetNames.hours, row, column)));
}

function expectSame(computed: readonly number[], figure: Figure, name: string): void {
  [figure.low, figure.likely, figure.high].forEach((value, index) => {
    const difference = Math.abs((computed[index] ?? Number.NaN) - value);
    expect(difference, `${name}: ${computed[index]} and ${value}`).toBeLessThanOrEqual(1e-9 * Math.abs(value));
  });
}

/** Expects every figure of the diagnosis on the sheet Hours. */
export function expectAllFigures(engine: HyperFormula, workbook: Workbook, diagnosis: Diagnosis): void {
  for (const { name, figure } of figuresOf(diagnosis)) expectSame(computedFigure(engine, workbook, name), figure, name);
}

/** Sets the likely value of the assumption with this name. */
export function assume(
  engine: HyperFormula,
  workbook: Workbook,
  words: string,
  value: number,
  column = leafColumns.likely,
): void {
  const row = rowNamed(sheetOf(workbook, sheetNames.assumptions), words);
  engine.setCellContents(
    { sheet: engine.getSheetId(sheetNames.assumptions) ?? -1, row: row - 1, col: column - 1 },
    value,
  );
}

/** The workbook with these rows in its lists. */
export function filledIn(workbook: Workbook, lists: readonly TrackedList[], rows: Rows): Workbook {
  const sheets = workbook.sheets.map((sheet) => {
    const list = lists.find((one) => one.sheet === sheet.name);
    return list === undefined ? sheet : { ...sheet, cells: [...sheet.cells, ...cellsFor(list, rows[list.id] ?? [])] };
  });
  return { ...workbook, sheets };
}

const cellsFor = ({ columns }: TrackedList, rows: readonly Row[]): readonly Cell[] =>
  rows.flatMap((row, index) =>
    columns.map(({ id, sheetColumn }) => {
      const value = row[id] ?? null;
      return { row: listRows.first + index, column: sheetColumn, content: contentOf(value), style: {} };
    }),
  );

function contentOf(value: number | string | null): Cell["content"] {
  if (value === null) return { kind: "blank" };
  return typeof value === "number" ? { kind: "number", value } : { kind: "text", text: value };
}
