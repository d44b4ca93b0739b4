import { inflateRawSync } from "node:zlib";
import { type Cell, type CellValue, readXlsx, type Sheet } from "hucre/xlsx";
import { HyperFormula, type RawCellContent } from "hyperformula";
import { expect, test } from "vitest";
import { hostileShop, occasion, sparseShop, tidyShop } from "../../../../test/shops.ts";
import { onDayOfReport } from "../../../../test/workbook-engine.ts";
import { diagnose } from "../../../diagnosis/diagnose.ts";
import { composeDossier, type Dossier } from "../../../report/dossier.ts";
import { composeWorkbook } from "../../../report/workbook/compose-workbook.ts";
import { listRows } from "../../../report/workbook/tracked.ts";
import { sheetNames } from "../../../report/workbook/workbook.words.ts";
import { questionOf } from "../../../survey/questionnaire.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import type { Submission } from "../../../survey/submission.ts";
import { renderXlsx } from "./render-xlsx.ts";

const dossierOf = (submission: Submission): Dossier => composeDossier(submission, diagnose(submission), occasion);

interface FormulaCell {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly cell: Cell;
}

const formulasIn = (sheets: readonly Sheet[]): readonly FormulaCell[] =>
  sheets.flatMap(({ name, cells }) =>
    [...(cells ?? [])].flatMap(([key, cell]) => {
      const [row = 0, column = 0] = key.split(",").map(Number);
      return cell.formula === undefined ? [] : [{ sheet: name, row, column, cell }];
    }),
  );

/** Days since 1899-12-30, where the reader of the file made a date out of a number. */
const plainValue = (value: CellValue | undefined): string | number | boolean | null =>
  value instanceof Date ? value.getTime() / 86_400_000 + 25_569 : (value ?? null);

const rawValue = (value: CellValue): RawCellContent => {
  const plain = plainValue(value);
  return typeof plain === "string" ? `'${plain}` : plain;
};

function engineOf(sheets: readonly Sheet[], names: readonly { readonly name: string; readonly range: string }[]) {
  const contents = Object.fromEntries(sheets.map(({ name, rows }) => [name, rows.map((row) => row.map(rawValue))]));
  for (const { sheet, row, column, cell } of formulasIn(sheets)) {
    const of = contents[sheet]?.[row];
    if (of !== undefined) of[column] = `=${shortened(onDayOfReport(cell.formula ?? ""))}`;
  }
  return HyperFormula.buildFromSheets(
    contents,
    { licenseKey: "gpl-v3", useArrayArithmetic: true, smartRounding: false },
    names.map(({ name, range }) => ({ name, expression: `=${range}` })),
  );
}

/** The same formula over fewer rows: all rows of the lists are empty, and cost time. */
const shortened = (formula: string): string => formula.replaceAll(`$${listRows.last}`, `$${listRows.first + 9}`);

test.for(Object.entries({ sampleShop, tidyShop, sparseShop }))(
  "[R74] every formula of the file carries the result that recomputing gives: %s",
  async ([, shop]) => {
    const { sheets, namedRanges } = await readXlsx(await renderXlsx(dossierOf(shop)));
    const engine = engineOf(sheets, namedRanges ?? []);
    const formulas = formulasIn(sheets);
    expect(formulas.length).toBeGreaterThan(500);
    for (const { sheet, row, column, cell } of formulas) {
      const computed = engine.getCellValue({ sheet: engine.getSheetId(sheet) ?? -1, row, col: column });
      const stored = plainValue(cell.formulaResult ?? cell.value);
      const address = `${sheet} ${row + 1},${column + 1}: ${cell.formula}`;
      if (cell.formula?.endsWith("NA())")) expect([stored, String(computed)], address).toEqual([null, "#N/A"]);
      else if (typeof stored === "number") expect(computed, address).toEqual(expect.closeTo(stored, 6));
      else expect(computed, address).toBe(stored ?? "");
    }
  },
);

/** A part of the file as it is stored. */
function partOf(file: Uint8Array, part: string): string {
  const bytes = Buffer.from(file);
  const name = bytes.indexOf(Buffer.from(part));
  const header = name - 30;
  const start = name + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
  return inflateRawSync(bytes.subarray(start, start + bytes.readUInt32LE(header + 18))).toString();
}

test("every name of the file says its sheet in quotes: a bare name with a blank is damage to Excel", async () => {
  const book = partOf(await renderXlsx(dossierOf(sampleShop)), "xl/workbook.xml");
  const ranges = [...book.matchAll(/<definedName [^>]*>([^<]*)</g)].map(([, range]) => range ?? "");
  expect(ranges.length).toBeGreaterThan(30);
  expect(ranges.filter((range) => !range.startsWith("'") || /,/.test(range))).toEqual([]);
});

test("[R69] the same dossier gives the same bytes", async () => {
  const [first, second] = [await renderXlsx(dossierOf(tidyShop)), await renderXlsx(dossierOf(tidyShop))];
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
});

const openings = [
  "=1+1",
  "+1",
  "-1",
  "@SUM(A1)",
  '=HYPERLINK("http://evil.example")',
  "#REF!",
  "#N/A",
  "'quoted",
  "\t=1",
];
const anything = '\uD800 alone, \uFFFE, \u0007, _x0041_, 五轴 😀 مرحبا \u202e <b>&amp;</b> "q"\nsecond line';
const answers = [...openings, anything, "W".repeat(1000), " blanks around "];
const fields = ["improvement_goal", "success_metric", "pain_invisible", "notes"] as const;

test.for([0, 4, 8])(
  "[R64] answers stay text, character for character, from number %i of the hostile ones on",
  async (first) => {
    const given = Object.fromEntries(fields.map((field, index) => [field, answers[first + index]]));
    const { sheets } = await readXlsx(await renderXlsx(dossierOf({ ...sampleShop, ...given })));
    const sheet = sheets.find(({ name }) => name === sheetNames.answers);
    const written = fields.map(
      (field) => sheet?.rows.find(([, question]) => question === questionOf(field).label)?.[2],
    );
    expect(written).toEqual(answers.slice(first, first + fields.length));
    expect(formulasIn(sheet === undefined ? [] : [sheet])).toEqual([]);
  },
);

test("[R64] a hostile shop's formulas are those of our own sheets", async () => {
  const { sheets } = await readXlsx(await renderXlsx(dossierOf(hostileShop)));
  const own = composeWorkbook(dossierOf(hostileShop)).sheets.flatMap(({ cells }) =>
    cells.flatMap(({ content }) => (content.kind === "formula" ? [content.formula] : [])),
  );
  expect(
    formulasIn(sheets)
      .map(({ cell }) => cell.formula)
      .toSorted(),
  ).toEqual(own.toSorted());
  expect(own.filter((formula) => formula.includes("alert") || formula.includes("SUM(A1)"))).toEqual([]);
});

test("[R74] a page can be recognized by its header, whatever characters the shop's name has", async () => {
  const { sheets } = await readXlsx(await renderXlsx(dossierOf({ ...sampleShop, shop_name: "R&D &P 8 & Söhne" })));
  for (const { name, headerFooter } of sheets) {
    expect(headerFooter?.oddHeader).toBe(`&L&8 R&&D &&P 8 && Söhne&R&8 ${name}`);
  }
});
