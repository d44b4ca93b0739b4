import fc from "fast-check";
import { expect, test } from "vitest";
import { dossierOf, filledIn } from "../../../test/composed-workbooks.ts";
import { fullShop, occasion, sparseShop, tidyShop } from "../../../test/shops.ts";
import { cellAt, engineOf, rowNamed, sheetOf } from "../../../test/workbook-engine.ts";
import { lightOf } from "../../knowledge/kpi-record/signals.ts";
import { hasPast } from "../../measures/measure.ts";
import { type Row, type Rows, readingOf } from "../../measures/reading.ts";
import { type Column, mondayOf, serialOf } from "../../measures/record-list.ts";
import { recordLists } from "../../measures/record-lists.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import { composeWorkbook } from "./compose-workbook.ts";
import { lightTexts, noData } from "./lights.words.ts";
import { type TrackedList, trackedKpis, trackedLists } from "./tracked.ts";
import { weekCount, weekShown } from "./weeks.ts";
import { sheetNames } from "./workbook.words.ts";

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

test.for(Object.entries({ sampleShop, tidyShop, sparseShop }))(
  "[R74] filled rows give the readings and lights of the last weeks: %s",
  ([, shop]) => {
    const dossier = dossierOf(shop);
    const tracked = trackedKpis(dossier);
    const lists = trackedLists(tracked);
    const filled = fc.record(Object.fromEntries(lists.map((list) => [list.id, rowsFor(list)]))) as fc.Arbitrary<Rows>;
    const workbook = composeWorkbook(dossier);
    const [rows = {}] = fc.sample(filled, { seed: 33, numRuns: 1 });
    const needed = new Set(["This week", ...tracked.map(({ sheet }) => sheet), ...lists.map(({ sheet }) => sheet)]);
    const engine = engineOf(filledIn(workbook, lists, rows), ({ name }) => needed.has(name));
    for (const { sheet, measure, signal } of tracked) {
      for (const weeksAgo of [0, 1, 2]) {
        const isCounted = weeksAgo === 0 || hasPast(measure);
        const reading = isCounted ? readingOf(measure, rows, weekShown(occasion.date, weeksAgo)) : null;
        const row = rowNamed(sheetOf(workbook, sheet), "Monday") + weekCount - weeksAgo;
        expect(cellAt(engine, sheet, row, 4), sheet).toEqual(reading === null ? "" : expect.closeTo(reading, 9));
        const light = reading === null ? noData : lightTexts[lightOf(signal, reading)];
        expect(cellAt(engine, sheet, row, 5), sheet).toBe(light);
      }
    }
  },
);

const kpiWith = (name: string, rows: Rows) => {
  const dossier = dossierOf(fullShop);
  const tracked = trackedKpis(dossier);
  const workbook = filledIn(composeWorkbook(dossier), trackedLists(tracked), rows);
  const lists: readonly string[] =
    tracked.find(({ sheet }) => sheet === name)?.lists.map((id) => recordLists[id].sheet) ?? [];
  const engine = engineOf(workbook, ({ name: one }) => [sheetNames.thisWeek, name, ...lists].includes(one));
  const last = rowNamed(sheetOf(workbook, name), "Monday") + weekCount;
  return {
    newest: () => cellAt(engine, name, last, 4),
    before: () => cellAt(engine, name, last - 1, 4),
    write: (row: number, day: number, value: number) =>
      engine.setCellContents({ sheet: engine.getSheetId(name) ?? -1, row: row - 1, col: 1 }, [[day, value]]),
  };
};

test("[R74] what is due today or later isn't late yet: the week counts up to yesterday", () => {
  const today = serialOf(occasion.date);
  const due = (promise_date: number, ship_date: number | null) => ({
    promise_date,
    ship_date,
    order_qty: 1,
    ship_qty: 1,
  });
  const { newest } = kpiWith("On-time delivery", {
    deliveries: [due(today - 1, today - 1), due(today, null), due(today + 1, null)],
  });
  expect(newest()).toBe(100);
});

test("[R74] a KPI that reads a status is counted in the newest week alone, and earlier weeks keep what was written down", () => {
  const today = serialOf(occasion.date);
  const work_centers = [{ kind: "Machine", demonstrated_hours: 50 }];
  const operations = [{ released: today - 30, est_run: 100, status: "Running" }];
  const kpi = kpiWith("Work on the floor", { work_centers, operations });
  expect([kpi.before(), kpi.newest()]).toEqual(["", 10]);
  kpi.write(37, today - 8, 12);
  expect([kpi.before(), kpi.newest()]).toEqual([12, 10]);
  kpi.write(38, today, 9);
  expect([kpi.before(), kpi.newest()]).toEqual([12, 9]);
});

test("[R74] the rows behind a light are listed next to it by name: late lines, and the setups most over plan first", () => {
  const dossier = dossierOf(sampleShop);
  const tracked = trackedKpis(dossier);
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
    operations: [
      setup("10 mill", 1.5),
      setup("20 turn", 4),
      ...Array.from({ length: 20 }, () => setup("30 saw", 0.5)),
      setup("40 ream", 1.5001),
    ],
  };
  const workbook = filledIn(composeWorkbook(dossier), lists, rows);
  const needed = new Set([
    sheetNames.thisWeek,
    ...tracked.map(({ sheet }) => sheet),
    ...lists.map(({ sheet }) => sheet),
  ]);
  const engine = engineOf(workbook, ({ name }) => needed.has(name) || name === "Changeovers" || name === "Jobs");
  const beside = (kpi: string): unknown => {
    const { cells } = sheetOf(workbook, sheetNames.thisWeek);
    const row = cells.find(({ content }) => content.kind === "jump" && content.text === kpi)?.row ?? 0;
    return cellAt(engine, sheetNames.thisWeek, row, 6);
  };
  expect(beside("On-time delivery")).toBe("4128-1, 4129-2");
  expect(beside("Setup vs estimate")).toBe("20 turn, 40 ream, 10 mill");
});
