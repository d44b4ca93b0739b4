import { expect, test } from "vitest";
import { dossierOf, filledIn, shops, workbookOf } from "../../../test/composed-workbooks.ts";
import { occasion } from "../../../test/shops.ts";
import { cellAt, engineOf, rowNamed, sheetOf } from "../../../test/workbook-engine.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import type { Row } from "../../measures/reading.ts";
import { mondayOf } from "../../measures/record-list.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { composeDossier } from "../dossier.ts";
import { composeWorkbook } from "./compose-workbook.ts";
import { listRows, trackedKpis, trackedLists } from "./tracked.ts";
import { weekCount } from "./weeks.ts";
import { sheetNames } from "./workbook.words.ts";

test("the example of a list is counted by no formula: every range begins below the headings", () => {
  const workbook = workbookOf(sampleShop);
  const lists = trackedLists(trackedKpis({ submission: sampleShop, diagnosis: diagnose(sampleShop) }));
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

test("Excel shows every message about a wrong entry whole: it has at most 225 characters", () => {
  const said = Object.values(shops).flatMap((shop) =>
    workbookOf(shop).sheets.flatMap(({ checks }) => checks.map(({ say }) => say)),
  );
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter((say) => say.length > 225)).toEqual([]);
});

test("a list counts thirteen weeks of a shop that works on 60 operations a day", () => {
  expect(listRows.last - listRows.first + 1).toBeGreaterThan(13 * 5 * 60);
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
    expect(trackedKpis(dossier).filter(({ sheet }) => !names.includes(sheet))).toEqual([]);
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
  const lists = trackedLists(trackedKpis(dossier));
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
  expect([lightWith(95, 85), lightWith(90, 85), lightWith(95, 91)]).toEqual(["▲ Yellow", "● Green", "■ Red"]);
});

test("the sheet of assumptions ends with the published figures that its sources name", () => {
  const sheet = workbookOf(sampleShop).sheets.find(({ name }) => name === sheetNames.assumptions);
  const addresses = (sheet?.cells ?? []).flatMap(({ content }) => (content.kind === "web" ? [content.address] : []));
  expect(addresses.length).toBeGreaterThan(10);
});

test("[R74] a date pasted as text is counted next to the list, with what to do", () => {
  const dossier = dossierOf(sampleShop);
  const lists = trackedLists(trackedKpis(dossier));
  const rows = { deliveries: [{ promise_date: "11/18/2026" }, { promise_date: mondayOf(occasion.date) }] };
  const engine = engineOf(filledIn(composeWorkbook(dossier), lists, rows), ({ name }) => name === "Deliveries");
  expect(cellAt(engine, "Deliveries", 1, 3)).toBe(
    "Dates that are text and not counted: 1. Select their column, then Data, Text to Columns, Finish.",
  );
});

test("[R74] the workbook opens on the shop's goal and its first task", () => {
  const [first] = workbookOf(sampleShop).sheets;
  const texts = (first?.cells ?? []).flatMap(({ content }) => (content.kind === "text" ? [content.text] : []));
  expect(texts.slice(3, 7)).toEqual(expect.arrayContaining(["Your goal", "Do this first"]));
});

const onMonday = (shop: Submission) => composeDossier(shop, diagnose(shop), { ...occasion, date: "2026-11-23" });

test("the first sheet says what can be done on the day of the report, if anything can", () => {
  const textsOn = (shop: Submission): readonly string[] =>
    (composeWorkbook(onMonday(shop)).sheets.find(({ name }) => name === sheetNames.readFirst)?.cells ?? []).flatMap(
      ({ content }) => ("text" in content ? [content.text] : []),
    );
  const late = textsOn({
    ...shops.sparseShop,
    pain_invisible: "On 14 October the truck brings 61 forgings of 400, the other come 9 November.",
  });
  expect(late[late.indexOf("Today") + 1]).toMatch(/^For each job that waits for material/);
  expect(textsOn(sampleShop)).not.toContain("Today");
});
