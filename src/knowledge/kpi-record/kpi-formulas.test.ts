import fc from "fast-check";
import { HyperFormula, type RawCellContent } from "hyperformula";
import { expect, test } from "vitest";
import { columnsRead, type PeriodDays } from "../../measures/measure.ts";
import { type Row, type Rows, readingOf } from "../../measures/reading.ts";
import { type Cell, type Column, type RecordList, serialOf } from "../../measures/record-list.ts";
import { type ListId, recordLists } from "../../measures/record-lists.ts";
import { excelFormula, type Ranges } from "../../measures/spreadsheet-formula.ts";
import { type KpiId, kpiIds, kpis } from "../kpis/kpis.ts";

const everyRecord = Object.keys(recordLists) as readonly ListId[];
const columnsOf = (list: ListId): readonly (readonly [string, Column])[] =>
  Object.entries((recordLists[list] as RecordList).columns);

const week: PeriodDays = { first: serialOf("2026-11-16"), after: serialOf("2026-11-23") };

/** What people leave in a cell: mostly what belongs there, sometimes nothing, sometimes a word. */
function cellOf(column: Column): fc.Arbitrary<Cell> {
  const right = rightCell(column);
  return fc.oneof(
    { weight: 12, arbitrary: right },
    { weight: 2, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom("?", "n/a", "see Joe", "late") },
  );
}

const anyDay = fc.integer({ min: week.first - 20, max: week.after + 20 });
const anyMoment = fc
  .integer({ min: (week.first - 20) * 96, max: (week.after + 20) * 96 })
  .map((quarter) => quarter / 96);

function rightCell(column: Column): fc.Arbitrary<Cell> {
  switch (column.kind) {
    case "date":
      // Pasted dates often carry a time of day.
      return fc.oneof({ weight: 3, arbitrary: anyDay }, { weight: 1, arbitrary: anyMoment });
    case "datetime":
      return anyMoment;
    case "number":
      return fc.integer({ min: 0, max: 60 }).map((quarter) => quarter / 4);
    case "choice":
      return fc.constantFrom(...column.choices, (column.choices[0] ?? "").toUpperCase());
    case "yes-no":
      return fc.constantFrom("Yes", "No", "yes");
    case "text":
      return fc.constantFrom("A", "B", "");
  }
}

const listOf = (list: ListId): fc.Arbitrary<readonly Row[]> =>
  fc.array(fc.record(Object.fromEntries(columnsOf(list).map(([id, column]) => [id, cellOf(column)]))), {
    maxLength: rowsOnSheet,
  });

const rowsOnSheet = 25;
const anyRows: fc.Arbitrary<Rows> = fc.record(
  Object.fromEntries(everyRecord.map((list) => [list, listOf(list)])) as Record<ListId, fc.Arbitrary<readonly Row[]>>,
);

const anyPeriod: fc.Arbitrary<PeriodDays> = fc
  .record({ days: fc.integer({ min: 1, max: 31 }), earlier: fc.integer({ min: 0, max: 10 }) })
  .map(({ days, earlier }) => ({ first: week.first - earlier, after: week.first - earlier + days }));

/** One sheet per list, from row 1, as long as the ranges whether filled or not. */
const sheetOf = (list: ListId, rows: Rows): RawCellContent[][] =>
  Array.from({ length: rowsOnSheet }, (_, index) =>
    columnsOf(list).map(([id]) => (rows[list]?.[index]?.[id] === "" ? null : rows[list]?.[index]?.[id])),
  );

const letterOf = (index: number): string => String.fromCharCode(65 + index);

const ranges: Ranges = (list, column) => {
  const letter = letterOf(columnsOf(list).findIndex(([id]) => id === column));
  return `${list}!$${letter}$1:$${letter}$${rowsOnSheet}`;
};

function spreadsheetReadings(rows: Rows, period: PeriodDays): readonly (number | null)[] {
  const sheets = Object.fromEntries(everyRecord.map((list) => [list, sheetOf(list, rows)]));
  const readings = kpiIds.map((id) => [
    `=${excelFormula(kpis[id].measure, { first: "$A$1", after: "$B$1" }, ranges).formula}`,
  ]);
  const engine = HyperFormula.buildFromSheets(
    { ...sheets, Readings: [[period.first, period.after], ...readings] },
    { licenseKey: "gpl-v3", useArrayArithmetic: true },
  );
  const sheet = engine.getSheetId("Readings") ?? -1;
  const found = kpiIds.map((_, index) => engine.getCellValue({ sheet, row: index + 1, col: 0 }));
  engine.destroy();
  return found.map((value) => (value === "" ? null : Number(value)));
}

test("[R69] every KPI's spreadsheet formula gives the same number as our own code, whatever is in the cells", () => {
  const seen = new Set<KpiId>();
  fc.assert(
    fc.property(anyRows, anyPeriod, (rows, period) => {
      const inSheet = spreadsheetReadings(rows, period);
      for (const [index, id] of kpiIds.entries()) {
        const ours = readingOf(kpis[id].measure, rows, period);
        const theirs = inSheet[index] ?? null;
        if (ours !== null) seen.add(id);
        expect([id, theirs === null]).toEqual([id, ours === null]);
        expect(Math.abs((theirs ?? 0) - (ours ?? 0)), id).toBeLessThan(1e-9 * Math.max(1, Math.abs(ours ?? 0)));
      }
    }),
    { seed: 23, numRuns: 15 },
  );
  expect([...seen].toSorted()).toEqual(kpiIds.toSorted());
});

test("[R69] with empty lists no KPI shows a number, in the spreadsheet or in ours", () => {
  expect(spreadsheetReadings({}, week)).toEqual(kpiIds.map(() => null));
  expect(kpiIds.map((id) => readingOf(kpis[id].measure, {}, week))).toEqual(kpiIds.map(() => null));
});

test.for(kpiIds)("[R69] the formula of %s fits into a cell and uses only functions that Excel 2010 knows", (id) => {
  const { formula } = excelFormula(kpis[id].measure, { first: "$AA$1", after: "$AA$2" }, (list, column) => {
    const letter = letterOf(columnsOf(list).findIndex(([each]) => each === column));
    return `'${(recordLists[list] as RecordList).sheet}'!$${letter}$6:$${letter}$2005`;
  });
  expect(formula.length).toBeLessThan(8192);
  const functions = new Set([...formula.matchAll(/([A-Z]+)\(/g)].map(([, name]) => name));
  const known = ["IFERROR", "SUM", "MEDIAN", "IF", "ISNUMBER", "INT", "MOD", "ABS"];
  expect([...functions].filter((name) => !known.includes(name ?? ""))).toEqual([]);
});

test.for(kpiIds)("[R69] the measure of %s reads columns that exist", (id) => {
  for (const [list, columns] of columnsRead(kpis[id].measure.value)) {
    const known = columnsOf(list).map(([column]) => column);
    expect([...columns].filter((column) => !known.includes(column))).toEqual([]);
  }
});

test("every data element that a KPI needs is a column of a list", () => {
  const held = new Set(everyRecord.flatMap(columnsOf).flatMap(([, { elements }]) => elements));
  const needed = new Set(Object.values(kpis).flatMap(({ elements }) => elements));
  expect([...needed].filter((element) => !held.has(element))).toEqual([]);
});
