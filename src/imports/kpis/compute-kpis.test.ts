import { DatabaseSync } from "node:sqlite";
import { HyperFormula, type RawCellContent } from "hyperformula";
import { beforeAll, expect, test } from "vitest";
import { shopExports } from "../../../test/exports/shop-exports.ts";
import { type KpiId, measures } from "../../knowledge/kpis/kpis.ts";
import type { PeriodDays } from "../../measures/measure.ts";
import type { Row } from "../../measures/reading.ts";
import { type RecordList, serialOf } from "../../measures/record-list.ts";
import { type ListId, recordLists } from "../../measures/record-lists.ts";
import { excelFormula, type Ranges } from "../../measures/spreadsheet-formula.ts";
import { sqlNumber } from "../../measures/sql.ts";
import { importFile } from "../import-file.ts";
import type { Entries } from "../rows/entries.ts";
import { mergeFiles } from "../rows/merge.ts";
import { type Records, undated } from "../rows/records.ts";
import { shopRecords } from "../rows/shop-records.ts";
import { isoDay } from "../values/serials.ts";
import { computeKpis, type KpiValue } from "./compute-kpis.ts";
import { daysOf, newestPeriod, wholeFile } from "./period.ts";
import { reachOf } from "./reach.ts";
import { reachText } from "./reach.words.ts";
import { worstRows } from "./worst-rows.ts";

async function entriesFrom(...texts: readonly string[]): Promise<readonly Entries[]> {
  const files = await Promise.all(texts.map((text) => importFile(text, { takeLikely: true })));
  return files.flatMap((file) => (file.kind === "imported" ? [file.entries] : []));
}

const recordsFrom = async (...texts: readonly string[]): Promise<Records> => mergeFiles(await entriesFrom(...texts));

const exported = shopExports(7);
let shop: Records;
let period: PeriodDays;
let values: readonly KpiValue[];

beforeAll(async () => {
  shop = await recordsFrom(...Object.values(exported));
  period = newestPeriod(shop) ?? { first: 0, after: 0 };
  values = computeKpis(measures, shop, period);
});

const lists = Object.keys(recordLists) as readonly ListId[];
const columnsOf = (list: ListId): readonly string[] => Object.keys((recordLists[list] as RecordList).columns);
const rowsOf = (list: ListId): readonly Row[] => shop.rows[list] ?? [];
const longest = 250;

test("[R129] the workbook formula gives each KPI of imported rows to the last digit that a spreadsheet keeps", () => {
  const sheets = Object.fromEntries(
    lists.map((list) => [
      list,
      rowsOf(list).map((row): RawCellContent[] => columnsOf(list).map((column) => row[column] ?? null)),
    ]),
  );
  const ranges: Ranges = (list, column) => {
    const letter = String.fromCharCode(65 + columnsOf(list).indexOf(column));
    return `${list}!$${letter}$1:$${letter}$${longest}`;
  };
  const formulas = values.map(({ id }) => [
    `=${excelFormula(measures[id as KpiId], { first: "$A$1", after: "$B$1" }, ranges).formula}`,
  ]);
  const engine = HyperFormula.buildFromSheets(
    { ...sheets, Readings: [[period.first, period.after], ...formulas] },
    { licenseKey: "gpl-v3", useArrayArithmetic: true },
  );
  const sheet = engine.getSheetId("Readings") ?? -1;
  const found = values.map(({ id }, row) => [id, numberOrNull(engine.getCellValue({ sheet, row: row + 1, col: 0 }))]);
  engine.destroy();
  expect(found).toEqual(values.map(({ id, value }) => [id, nearly(value)]));
});

/** Equal to the nine digits that a spreadsheet keeps. */
const nearly = (value: number | null) =>
  value === null ? null : expect.closeTo(value, 8 - Math.floor(Math.log10(Math.max(1, Math.abs(value)))));

const numberOrNull = (value: unknown): number | null => (typeof value === "number" ? value : null);

test("[R129] SQL over the imported rows gives each KPI that plain SQL can say", () => {
  const database = new DatabaseSync(":memory:");
  for (const list of lists) {
    const columns = columnsOf(list);
    database.exec(`CREATE TABLE ${list} (${columns.join(", ")})`);
    const insert = database.prepare(`INSERT INTO ${list} VALUES (${columns.map(() => "?").join(", ")})`);
    for (const row of rowsOf(list)) insert.run(...columns.map((column) => row[column] ?? null));
  }
  const asked = values.flatMap(({ id, value }) => {
    const sql = sqlNumber(measures[id as KpiId].value, () => false);
    return sql === null ? [] : [{ id, value, sql }];
  });
  const bound = { first: period.first, after: period.after, days: period.after - period.first };
  const found = asked.map(({ id, sql }) => {
    const used = Object.entries(bound).filter(([name]) => new RegExp(`@${name}\\b`).test(sql));
    return [id, database.prepare(sql).get(Object.fromEntries(used))?.value ?? null];
  });
  expect(found).toEqual(asked.map(({ id, value }) => [id, nearly(value)]));
  expect(asked.length).toBeGreaterThan(5);
});

test("[R129] the exports of the shop fill what nine KPIs read, each with 13 weeks", () => {
  const [withValue, without] = [
    values.filter(({ value }) => value !== null),
    values.filter(({ value }) => value === null),
  ];
  expect(withValue.map(({ id }) => id).toSorted()).toEqual(expectedKpis);
  // Hours booked to operations don't say how long the machines were staffed, but how the booked hours are split.
  expect(without).toMatchObject([
    { id: "kpi_setup_share", weeks: [], also: [{ label: "of the hours booked to setup and run", unit: "%" }] },
    { id: "kpi_unplanned_dt", weeks: [], also: [{ label: "stopped for breakdowns", unit: "h" }] },
  ]);
  expect(values.filter(({ weeks }) => weeks.length === 13).length).toBe(expectedKpis.length);
});

const expectedKpis = [
  "kpi_labor_util",
  "kpi_lead_time",
  "kpi_otd",
  "kpi_overtime",
  "kpi_past_due",
  "kpi_rework",
  "kpi_scrap",
  "kpi_sched_adh",
  "kpi_setup_var",
].toSorted();

test("[R129] a KPI without one of its columns is left out, and what would add it is said", async () => {
  const orders = await recordsFrom("Order,Line,Prom Date,Ship Date\nA,1,2026-11-05,2026-11-06\n");
  expect(computeKpis(measures, orders)).toEqual([]);
  const reach = reachOf(measures, orders);
  expect(reach.missing.kpi_otd).toEqual(["deliveries.ship_qty", "deliveries.order_qty"]);
  expect(reachText(reach, 2)).toMatch(/^These files aren't enough for a KPI yet\. Add .+ to get \d+ more\.$/);
});

test("[R129] a few KPIs are named, and many are counted", () => {
  const reach = { of: 38, add: [] };
  expect(reachText({ ...reach, computes: ["On-time delivery", "Setup vs estimate"] }, 1)).toBe(
    "From this file, we can work out On-time delivery and Setup vs estimate.",
  );
  expect(reachText({ ...reach, computes: ["a", "b", "c", "d", "e"] }, 2)).toBe(
    "From these files, we can work out 5 of the 38 KPIs we know.",
  );
});

test("[R129] late lines, setups over plan and stops without a reason are named, the worst first", async () => {
  const small = await recordsFrom(
    "Order,Line,Customer,Prom Date,Ship Date\nA,1,Alder,2026-11-05,2026-11-09\nB,1,Birch,2026-11-05,2026-11-05\nC,1,Maple,2026-11-02,\n",
    "Job,Op,Work Center,Est Setup Hrs,Act Setup Hrs,Date Completed\n1,10,VMC1,1.5,4,2026-11-09\n2,10,VMC2,2.5,2,2026-11-09\n",
    "Machine,Start Time,Downtime (min),Reason\nVMC1,2026-11-09 08:00,90,\nVMC1,2026-11-09 12:00,30,Setup\n",
  );
  const named = worstRows(small, computeKpis(measures, small));
  expect(named?.lateLines.map(({ line, daysLate, shipped }) => [line, daysLate, shipped])).toEqual([
    ["C-1", 7, null],
    ["A-1", 4, serialOf("2026-11-09")],
  ]);
  expect(named?.worstSetups).toEqual([{ name: "1-10", where: "VMC1", planned: 1.5, actual: 4, over: 2.5 }]);
  expect(named?.stopsWithoutReason).toEqual([{ machine: "VMC1", hours: 1.5, stops: 1 }]);
});

test("[R129] of very many late lines the worst 1,000 are named and all are counted", async () => {
  const lines = Array.from({ length: 1500 }, (_, at) => `${at},1,2026-11-05,2026-11-${at === 1400 ? 20 : 10}`);
  const records = await recordsFrom(["Order,Line,Prom Date,Ship Date", ...lines].join("\n"));
  const named = worstRows(records, computeKpis(measures, records));
  expect([named?.lateCount, named?.lateLines.length, named?.lateLines[0]?.line]).toEqual([1500, 1000, "1400-1"]);
});

test("[R129] the bottleneck of the list of machines counts for operations and machine days", async () => {
  const files = await entriesFrom(
    "Work Center,Type,Bottleneck?\nVMC1,Machine,Yes\nVMC2,Machine,No\n",
    "Job,Op,Work Center,Est Setup Hrs,Date Completed\n1,10,vmc1,1.5,2026-11-09\n2,10,VMC2,2.5,2026-11-09\n",
  );
  const { rows } = shopRecords(files);
  expect(rows.operations?.map(({ bottleneck }) => bottleneck)).toEqual(["Yes", "No"]);
});

test("[R129] half a year of one list counts whole, and of a longer one its newest 13 weeks", async () => {
  const spanOf = async (weeks: number) => {
    const promised = Array.from({ length: weeks }, (_, week) => serialOf("2026-11-27") - 7 * (weeks - 1 - week));
    const lines = promised.map((day, at) => `${at},1,${isoDay(day)},${isoDay(day)},5,5`);
    const late = `900,1,${isoDay(promised[0] ?? 0)},2026-11-27,5,5`;
    const text = ["Order,Line,Prom Date,Ship Date,Qty Ord,Qty Shipped", late, ...lines].join("\n");
    return computeKpis(measures, await recordsFrom(text)).find(({ id }) => id === "kpi_otd");
  };
  expect(await spanOf(20)).toMatchObject({
    value: 100 * (20 / 21),
    rows: 21,
    from: "2026-07-17",
  });
  expect(await spanOf(40)).toMatchObject({ value: 100, rows: 13, from: "2026-09-04" });
});

test("[R129] the days stated are those of the rows counted: by promise, and of a second number if there is no first", async () => {
  const days = Array.from({ length: 20 }, (_, week) => serialOf("2026-11-27") - 7 * (19 - week));
  const orders = days.map((day, at) => `${at},1,${isoDay(day - 2)},${isoDay(day)},5,5`);
  const lines = await recordsFrom(["Order,Line,Prom Date,Ship Date,Qty Ord,Qty Shipped", ...orders].join("\n"));
  const found = computeKpis(measures, lines).find(({ id }) => id === "kpi_otd");
  expect(found).toMatchObject({ rows: 20, from: isoDay((days[0] ?? 0) - 2) });
  const steps = days.map((day, at) => `${at},10,VMC1,1,2,3,${isoDay(day)}`);
  const setups = await recordsFrom(
    ["Job,Op,Work Center,Est Setup Hrs,Act Setup Hrs,Act Run Hrs,Date Completed", ...steps].join("\n"),
  );
  const share = computeKpis(measures, setups).find(({ id }) => id === "kpi_setup_share");
  expect(share).toMatchObject({ value: null, from: isoDay(days[0] ?? 0), to: isoDay(days.at(-1) ?? 0) });
});

test("[R129] a day typed wrong doesn't make a list longer", () => {
  const newest = { first: 46_000, after: 46_091 };
  const days = Array.from({ length: 30 }, (_, at) => 45_980 + at);
  expect(wholeFile([...days, 40_000], newest)).toEqual({ first: 45_980, after: 46_091 });
  expect(wholeFile([], newest)).toEqual(newest);
});

test("[R129] what happened on a day that no file has makes no list longer", () => {
  const newest = { first: 46_300, after: 46_391 };
  const days = Array.from({ length: 18 }, (_, at) => 46_340 + at);
  const deliveries = [undated, ...days].map((order_date) => ({ order_date: order_date + order_date / 100_000 }));
  expect(daysOf({ deliveries }, "deliveries", "order_date")).toEqual(days);
  expect(wholeFile(daysOf({ deliveries }, "deliveries", "order_date"), newest)).toEqual({ ...newest, first: 46_340 });
});

test("[R129] the same rows have another period if their file was printed on another day", () => {
  const rows = { deliveries: [{ order_date: 46_390 }, { order_date: 46_340, ship_date: 46_342 }] };
  expect(newestPeriod({ rows })?.after).toBe(46_391);
  expect(newestPeriod({ rows, printedOn: 46_350 })?.after).toBe(46_350);
  expect(newestPeriod({ rows })?.after).toBe(46_391);
});

test("[R129] in a list of orders alone, one dated after the day of printing doesn't move the end of the period", () => {
  const rows = { deliveries: [46_330, 46_340, 46_349, 46_380].map((order_date) => ({ order_date })) };
  expect(newestPeriod({ rows, printedOn: 46_350 })?.after).toBe(46_350);
});

test("[R129] a share over 100% isn't shown: the columns that contradict each other are named", async () => {
  const hours = (booked: string) =>
    recordsFrom(`Employee,Week Of,Paid Hours,Direct Hours\nE1,2026-11-02,40,${booked}\nE2,2026-11-09,40,38\n`);
  const usedHours = async (booked: string) =>
    computeKpis(measures, await hours(booked)).find(({ id }) => id === "kpi_labor_util");
  expect(await usedHours("58")).toMatchObject({
    value: null,
    refused: "Not shown: it would be 120%, which is impossible. Check which columns hold “Booked to jobs” and “Paid”.",
    weeks: [],
  });
  const shown = await usedHours("41.5");
  expect(shown).toMatchObject({ refused: null });
  expect(shown?.value).toBeCloseTo((100 * 79.5) / 80);
  expect(shown?.weeks.slice(-2).map(({ value }) => value)).toEqual([null, 95]);
});

test("[R129] a machine log of two weeks gives hours a week of those two, not of thirteen", () => {
  const newest = serialOf("2026-11-15") ?? 0;
  const machine_days: readonly Row[] = Array.from({ length: 14 }, (_, ago) => ({
    day: newest - ago,
    unattended_hours: 3,
  }));
  const log: Records = {
    rows: { machine_days, work_centers: [{ kind: "Machine" }] },
    filled: new Map<ListId, ReadonlySet<string>>([
      ["machine_days", new Set(["day", "unattended_hours"])],
      ["work_centers", new Set(["kind"])],
    ]),
  };
  const [shown] = computeKpis({ kpi_unattended: measures.kpi_unattended }, log);
  expect(shown?.value).toBeCloseTo(21);
  expect(shown?.weeks.map(({ value }) => value)).toEqual([...Array.from({ length: 11 }, () => null), 21, 21]);
});

test("[R129] a KPI that counts rows by words we mostly don't know isn't shown until someone says what they mean", async () => {
  const results = ["Won", "Lost", "Lost", "Parked", "Parked", "Won", "Lost", "Lost"];
  const text = [
    "Quote,Customer,RFQ Date,Sent,Result,Result Date",
    ...results.map((result, at) => `Q-${at},Alder,2026-10-0${at + 1},2026-10-1${at},${result},2026-10-2${at}`),
  ].join("\n");
  const shown = async (answers = {}): Promise<KpiValue | undefined> => {
    const file = await importFile(text, { answers });
    return computeKpis(measures, mergeFiles(file.kind === "imported" ? [file.entries] : [])).find(
      ({ id }) => id === "kpi_quote_hit",
    );
  };
  expect(await shown()).toMatchObject({ value: null, refused: expect.stringContaining("“Result”") });
  expect((await shown({ "word:Result:Parked": "nothing" }))?.value).toBeCloseTo(100 / 3, 6);
});

test("[R129] a row that counts for two lists is one row", async () => {
  const reasons = ["Setup", "Breakdown", "No operator"];
  const stops = Array.from(
    { length: 13 },
    (_, at) => `VF${at % 2},2026-11-${10 + at} 08:00,${30 + at},${at === 12 ? "" : reasons[at % 3]}`,
  );
  const records = shopRecords(await entriesFrom(["Machine,Start Time,Downtime (min),Reason", ...stops].join("\n")));
  expect(computeKpis(measures, records).find(({ id }) => id === "kpi_downtime_reasons")).toMatchObject({ rows: 13 });
});
