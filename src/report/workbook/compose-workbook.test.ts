import fc from "fast-check";
import type { HyperFormula } from "hyperformula";
import { expect, test } from "vitest";
import { fullShop, hostileShop, occasion, silentShop, sparseShop, tidyShop } from "../../../test/shops.ts";
import { submissions } from "../../../test/submissions.ts";
import { cellAt, engineOf, rowNamed, sheetOf } from "../../../test/workbook-engine.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import type { Figure } from "../../diagnosis/figure.ts";
import { lightOf } from "../../knowledge/signals.ts";
import { type Row, type Rows, readingOf } from "../../measures/reading.ts";
import { type Column, mondayOf } from "../../measures/record.ts";
import type { Field } from "../../survey/questionnaire.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { composeDossier, type Dossier } from "../dossier.ts";
import { figuresOf } from "../figures.ts";
import { assumptionsSheet, figureColumns, hoursSheet, leafColumns } from "./calculation.ts";
import { composeWorkbook } from "./compose-workbook.ts";
import { lightTexts, noData } from "./lights.ts";
import { listRows, type TrackedList, trackedKpis, trackedLists } from "./tracked.ts";
import { thisWeekSheet, weekCount } from "./weeks.ts";
import type { Cell, Sheet, Workbook } from "./workbook.ts";

const dossierOf = (submission: Submission): Dossier => composeDossier(submission, diagnose(submission), occasion);
const shops = { sampleShop, tidyShop, sparseShop, silentShop, fullShop, hostileShop };
const workbooks = new Map(Object.values(shops).map((shop) => [shop, composeWorkbook(dossierOf(shop))]));

/** The workbook of one of the shops, composed once. */
const workbookOf = (shop: Submission): Workbook => workbooks.get(shop) ?? expect.fail("No workbook was composed");

const calculation = ({ name }: Sheet): boolean => name === assumptionsSheet || name === hoursSheet;

/** Low, likely and high of a figure as the sheet of hours computes them. */
function computedFigure(engine: HyperFormula, workbook: Workbook, name: string): readonly number[] {
  const row = rowNamed(sheetOf(workbook, hoursSheet), name);
  const { low, likely, high } = figureColumns;
  return [low, likely, high].map((column) => Number(cellAt(engine, hoursSheet, row, column)));
}

function expectSame(computed: readonly number[], figure: Figure, name: string): void {
  [figure.low, figure.likely, figure.high].forEach((value, index) => {
    const difference = Math.abs((computed[index] ?? Number.NaN) - value);
    expect(difference, `${name}: ${computed[index]} and ${value}`).toBeLessThanOrEqual(1e-9 * Math.abs(value));
  });
}

function expectAllFigures(engine: HyperFormula, workbook: Workbook, diagnosis: Diagnosis): void {
  for (const { name, figure } of figuresOf(diagnosis)) expectSame(computedFigure(engine, workbook, name), figure, name);
}

test.for(Object.entries(shops))("[R69] every figure of the report starts as the diagnosis has it: %s", ([, shop]) => {
  const workbook = workbookOf(shop);
  expectAllFigures(engineOf(workbook, calculation), workbook, diagnose(shop));
});

test("[R69] every figure starts as the diagnosis has it, whatever was answered", () => {
  fc.assert(
    fc.property(submissions, (submission) => {
      const workbook = composeWorkbook(dossierOf(submission));
      expectAllFigures(engineOf(workbook, calculation), workbook, diagnose(submission));
    }),
    { seed: 31, numRuns: 5 },
  );
});

/** Puts a number where the sheet of assumptions has the likely value of what these words name. */
function assume(
  engine: HyperFormula,
  workbook: Workbook,
  words: string,
  value: number,
  column = leafColumns.likely,
): void {
  const row = rowNamed(sheetOf(workbook, assumptionsSheet), words);
  engine.setCellContents({ sheet: engine.getSheetId(assumptionsSheet) ?? -1, row: row - 1, col: column - 1 }, value);
}

test.for<readonly [Field, string, number]>([
  ["machine_count", "How many CNC machines do you run?", 31],
  ["machinist_count", "How many machinists, all shifts combined?", 9],
  ["shop_rate_value", "Shop rate", 92.5],
  ["erp_user_count", "How many people use the ERP?", 3],
])("[R57] another %s gives the figures of the diagnosis with that answer", ([field, label, value]) => {
  const workbook = workbookOf(sampleShop);
  const engine = engineOf(workbook, calculation);
  assume(engine, workbook, label, value);
  expectAllFigures(engine, workbook, diagnose({ ...sampleShop, [field]: value }));
});

test("[R57] 10 machines, one shift, 40 hours: 50 weeks are 20,000 nominal hours, 45 weeks are 18,000", () => {
  const workbook = workbookOf(silentShop);
  const engine = engineOf(workbook, calculation);
  expect(computedFigure(engine, workbook, "Nominal machine hours a year")[1]).toBe(20_000);
  assume(engine, workbook, "Working weeks", 45);
  expect(computedFigure(engine, workbook, "Nominal machine hours a year")[1]).toBe(18_000);
});

test("[R57] the more setups could be avoided, the more hours are hidden, and never more than the cap", () => {
  const workbook = workbookOf(sampleShop);
  const engine = engineOf(workbook, calculation);
  const hidden = [0.2, 0.35, 0.5, 0.65].map((avoidable) => {
    assume(engine, workbook, "Avoidable part", avoidable, leafColumns.high);
    assume(engine, workbook, "Avoidable part", avoidable);
    return computedFigure(engine, workbook, "Hidden machine hours a year")[1] ?? Number.NaN;
  });
  expect(hidden).toEqual(hidden.toSorted((a, b) => a - b));
  const [staffed = 0] = computedFigure(engine, workbook, "Staffed machine hours a year").slice(1);
  expect(hidden.at(-1)).toBeLessThan(staffed * 0.15);
});

test("[R57] a number is on the sheet of assumptions once, and no formula of the hours has one of its own", () => {
  const workbook = workbookOf(sampleShop);
  const names = sheetOf(workbook, hoursSheet).cells.flatMap(({ content }) =>
    content.kind === "formula" ? (content.formula.match(/(?<![A-Z$!\d.])\d+(?:\.\d+)?(?![\d.]*[A-Z!])/g) ?? []) : [],
  );
  expect(new Set(names)).toEqual(new Set(["0", "1", "60", "365"]));
});

/** Rows of a shop for a list, spread over the weeks that its workbook shows. */
function rowsFor({ columns }: TrackedList): fc.Arbitrary<readonly Row[]> {
  const row = fc.record(Object.fromEntries(columns.map(({ id, column }) => [id, filledCell(column)])));
  return fc.array(row, { minLength: 5, maxLength: 40 });
}

function filledCell(column: Column): fc.Arbitrary<number | string | null> {
  const today = mondayOf(occasion.date);
  switch (column.kind) {
    case "date":
      return fc.option(fc.integer({ min: today - 30, max: today + 9 }), { freq: 8 });
    case "datetime":
      return fc.option(
        fc.integer({ min: (today - 30) * 4, max: (today + 9) * 4 }).map((quarter) => quarter / 4),
        { freq: 8 },
      );
    case "number":
      return fc.option(fc.integer({ min: 0, max: 40 }), { freq: 8 });
    case "text":
      return fc.constantFrom("4127", "A", "=1+1");
    case "choice":
      return fc.option(fc.constantFrom(...column.choices), { freq: 8 });
    case "yes-no":
      return fc.constantFrom("Yes", "No");
  }
}

/** The workbook with these rows in its lists. */
function filledIn(workbook: Workbook, lists: readonly TrackedList[], rows: Rows): Workbook {
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

test.for(Object.entries({ sampleShop, tidyShop, sparseShop }))(
  "[R74] filled rows give the readings and lights of the last weeks: %s",
  ([, shop]) => {
    const dossier = dossierOf(shop);
    const tracked = trackedKpis(dossier.diagnosis);
    const lists = trackedLists(tracked);
    const filled = fc.record(Object.fromEntries(lists.map((list) => [list.id, rowsFor(list)]))) as fc.Arbitrary<Rows>;
    const workbook = composeWorkbook(dossier);
    const [rows = {}] = fc.sample(filled, { seed: 33, numRuns: 1 });
    const needed = new Set(["This week", ...tracked.map(({ sheet }) => sheet), ...lists.map(({ sheet }) => sheet)]);
    const engine = engineOf(filledIn(workbook, lists, rows), ({ name }) => needed.has(name));
    for (const { sheet, measure, signal } of tracked) {
      for (const weeksAgo of [0, 1, 2]) {
        const first = mondayOf(occasion.date) - 7 * weeksAgo;
        const reading = readingOf(measure, rows, { first, after: first + 7 });
        const row = rowNamed(sheetOf(workbook, sheet), "Monday") + weekCount - weeksAgo;
        expect(cellAt(engine, sheet, row, 4), sheet).toEqual(reading === null ? "" : expect.closeTo(reading, 9));
        const light = reading === null ? noData : lightTexts[lightOf(signal, reading)];
        expect(cellAt(engine, sheet, row, 5), sheet).toBe(light);
      }
    }
  },
);

test("[R74] the rows behind a light are listed next to it by name: late lines, and the setups most over plan first", () => {
  const dossier = dossierOf(sampleShop);
  const tracked = trackedKpis(dossier.diagnosis);
  const lists = trackedLists(tracked).filter(({ id }) => id === "deliveries" || id === "operations");
  const monday = mondayOf(occasion.date);
  const due = (line: string, ship_date: number | null) => ({
    line,
    promise_date: monday + 1,
    ship_date,
    order_qty: 5,
    ship_qty: ship_date === null ? null : 5,
  });
  const setup = (operation: string, act_setup: number) => ({ operation, completed: monday, est_setup: 1, act_setup });
  const rows: Rows = {
    deliveries: [due("4127-1", monday + 1), due("4128-1", monday + 3), due("4129-2", null)],
    operations: [setup("10 mill", 1.5), setup("20 turn", 4), setup("30 saw", 0.5)],
  };
  const workbook = filledIn(composeWorkbook(dossier), lists, rows);
  const needed = new Set([thisWeekSheet, ...tracked.map(({ sheet }) => sheet), ...lists.map(({ sheet }) => sheet)]);
  const engine = engineOf(workbook, ({ name }) => needed.has(name) || name === "Changeovers" || name === "Jobs");
  const beside = (kpi: string): unknown => {
    const { cells } = sheetOf(workbook, thisWeekSheet);
    const row = cells.find(({ content }) => content.kind === "jump" && content.text === kpi)?.row ?? 0;
    return cellAt(engine, thisWeekSheet, row, 6);
  };
  expect(beside("On-time delivery")).toBe("4128-1, 4129-2");
  expect(beside("Setup vs estimate")).toBe("20 turn, 10 mill");
});

test("the example of a list is counted by no formula: every range begins below the headings", () => {
  const workbook = workbookOf(sampleShop);
  const lists = trackedLists(trackedKpis(diagnose(sampleShop)));
  const formulas = workbook.sheets.flatMap(({ cells }) =>
    cells.flatMap(({ content }) => (content.kind === "formula" ? [content.formula] : [])),
  );
  const starts = lists.flatMap(({ sheet }) =>
    formulas.flatMap((formula) =>
      [...formula.matchAll(new RegExp(`'${sheet}'!\\$[A-Z]+\\$(\\d+)`, "g"))].map(([, row]) => Number(row)),
    ),
  );
  expect(listRows.first).toBeGreaterThan(listRows.example);
  expect(new Set(starts)).toEqual(new Set([listRows.first]));
});

test("[R74] formulas use only functions that Excel 2010 and other office programs share", () => {
  const used = new Set(
    Object.values(shops).flatMap((shop) =>
      workbookOf(shop).sheets.flatMap(({ cells }) =>
        cells.flatMap(({ content }) =>
          content.kind === "formula" ? (content.formula.match(/[A-Z0-9.]+(?=\()/g) ?? []) : [],
        ),
      ),
    ),
  );
  const shared =
    "ABS AND COUNTA COUNTIF EXP IF IFERROR INDEX INT ISNUMBER ISTEXT LARGE LOG10 MATCH MAX MEDIAN MIN MOD NA OR ROUND ROW SQRT SUM SUMPRODUCT TODAY WEEKDAY";
  expect([...used].filter((name) => !shared.split(" ").includes(name))).toEqual([]);
});

test.for(Object.entries(shops))(
  "every planned KPI has a sheet, every sheet a name that programs accept, every link a target: %s",
  ([, shop]) => {
    const dossier = dossierOf(shop);
    const { sheets } = composeWorkbook(dossier);
    const names = sheets.map(({ name }) => name);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    expect(names.filter((name) => name.length > 31 || /[[\]:*?/\\]/.test(name))).toEqual([]);
    expect(trackedKpis(dossier.diagnosis).filter(({ sheet }) => !names.includes(sheet))).toEqual([]);
    const links = sheets.flatMap(({ cells }) =>
      cells.flatMap(({ content }) => (content.kind === "jump" ? [content.to] : [])),
    );
    expect(links.filter((to) => !names.some((name) => to.startsWith(`'${name}'!`)))).toEqual([]);
  },
);

test.for(Object.entries(shops))("no sheet has what programs refuse or repair: %s", ([, shop]) => {
  for (const { name, cells, merges, heights, checks } of workbookOf(shop).sheets) {
    const addresses = cells.map(({ row, column }) => `${row},${column}`);
    const merged = merges.flatMap(({ row, column, lastColumn }) =>
      Array.from({ length: lastColumn - column + 1 }, (_, index) => `${row},${column + index}`),
    );
    const formulas = cells.flatMap(({ content }) => (content.kind === "formula" ? [content.formula] : []));
    const choices = checks.flatMap(({ allowed }) => (allowed.kind === "choice" ? [allowed.choices] : []));
    expect(new Set(addresses).size, name).toBe(addresses.length);
    expect(new Set(merged).size, name).toBe(merged.length);
    expect(Math.max(15, ...heights.values()), name).toBeLessThanOrEqual(409);
    expect(Math.max(0, ...formulas.map(({ length }) => length)), name).toBeLessThanOrEqual(8192);
    expect(
      choices.filter((words) => words.join(",").length > 255 || words.join("").includes(",")),
      name,
    ).toEqual([]);
  }
});

test("[R74] changing a limit changes every light: with 90, on-time is green from 90 and red below the other limit", () => {
  const dossier = dossierOf(sampleShop);
  const lists = trackedLists(trackedKpis(dossier.diagnosis));
  const due = mondayOf(occasion.date);
  const line = (late: boolean): Row => ({
    promise_date: due,
    order_qty: 1,
    ship_date: late ? due + 1 : due,
    ship_qty: 1,
  });
  const deliveries = [false, false, false, false, false, false, false, false, false, true].map(line);
  const workbook = filledIn(composeWorkbook(dossier), lists, { deliveries });
  const name = "On-time delivery";
  const sheet = sheetOf(workbook, name);
  const engine = engineOf(workbook, (one) => ["This week", name, "Deliveries"].includes(one.name));
  const set = (words: string, value: number): void => {
    engine.setCellContents({ sheet: engine.getSheetId(name) ?? -1, row: rowNamed(sheet, words) - 1, col: 3 }, value);
  };
  const lightWith = (green: number, red: number): unknown => {
    set("Green at or above", green);
    set("Red below", red);
    return cellAt(engine, name, rowNamed(sheet, "Monday") + weekCount, 5);
  };
  expect([lightWith(95, 85), lightWith(90, 85), lightWith(95, 91)]).toEqual(["▲ Amber", "● Green", "■ Red"]);
});

test("the sheet of assumptions ends with the published figures that its sources name", () => {
  const sheet = workbookOf(sampleShop).sheets.find(({ name }) => name === assumptionsSheet);
  const addresses = (sheet?.cells ?? []).flatMap(({ content }) => (content.kind === "web" ? [content.address] : []));
  expect(addresses.length).toBeGreaterThan(10);
});

test("[R74] a date pasted as text is counted next to the list, with what to do", () => {
  const dossier = dossierOf(sampleShop);
  const lists = trackedLists(trackedKpis(dossier.diagnosis));
  const rows = { deliveries: [{ promise_date: "11/18/2026" }, { promise_date: mondayOf(occasion.date) }] };
  const engine = engineOf(filledIn(composeWorkbook(dossier), lists, rows), ({ name }) => name === "Deliveries");
  expect(cellAt(engine, "Deliveries", 1, 3)).toBe(
    "Dates that are text and not counted: 1. Select their column, then Data, Text to Columns, Finish.",
  );
});

test("[R74] the workbook opens on the shop's goal and its first task", () => {
  const [first] = workbookOf(sampleShop).sheets;
  const texts = (first?.cells ?? []).flatMap(({ content }) => (content.kind === "text" ? [content.text] : []));
  expect(texts.slice(3, 7)).toEqual(expect.arrayContaining(["Your goal", "Do this week"]));
});
