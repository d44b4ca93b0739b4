import { expect, test } from "vitest";
import { measures } from "../../knowledge/kpis/kpis.ts";
import type { Row } from "../../measures/reading.ts";
import type { ListId } from "../../measures/record-lists.ts";
import type { Records } from "../rows/records.ts";
import { computeKpis } from "./compute-kpis.ts";
import { summaryOf } from "./summary.ts";
import { worstRows } from "./worst-rows.ts";

const newest = 46_353;

/** One row for each of the last weeks, the newest first. */
const weekly = (weeks: number, rowOf: (day: number, week: number) => Row): readonly Row[] =>
  Array.from({ length: weeks }, (_, week) => rowOf(newest - 7 * week, week));

const only = (list: ListId, rows: readonly Row[]): Records => ({
  rows: { [list]: rows },
  filled: new Map([[list, new Set(Object.keys(rows[0] ?? {}))]]),
});

const setups = (weeks: number): Records =>
  only(
    "operations",
    weekly(weeks, (day, week) => ({
      operation: `O${week}`,
      completed: day,
      est_setup: 1,
      act_setup: week < 13 ? 1.5 : 5,
    })),
  );

test("[R129] the worst setups are those of the weeks that the value counts", () => {
  const shop = setups(20);
  const values = computeKpis(measures, shop);
  const [variance] = summaryOf(measures, shop, values).filter(({ kpi }) => kpi === "kpi_setup_var");
  const hoursOver = 13 * 0.5 + 7 * 4;
  expect(variance).toMatchObject({ rows: 20, worst: { count: 10, share: (7 * 4 + 3 * 0.5) / hoursOver } });
  expect(worstRows(shop, values)?.worstSetups.filter(({ over }) => over === 4)).toHaveLength(7);
});

test("[R129] of a list longer than half a year, the worst setups too are those of the newest 13 weeks", () => {
  const shop = setups(40);
  const values = computeKpis(measures, shop);
  const [variance] = summaryOf(measures, shop, values).filter(({ kpi }) => kpi === "kpi_setup_var");
  expect(variance).toMatchObject({ rows: 13, worst: { count: 10, share: 10 / 13 } });
  expect(worstRows(shop, values)?.worstSetups.every(({ over }) => over === 0.5)).toBe(true);
});

test("[R129] the late lines of half a year are listed if the share on time counts them", () => {
  const shop = only(
    "deliveries",
    weekly(24, (day, week) => ({
      line: `L${week}`,
      promise_date: day,
      ship_date: week > 15 ? day + 5 : day,
      ship_qty: 1,
      order_qty: 1,
    })),
  );
  const values = computeKpis(measures, shop);
  expect(values.find(({ id }) => id === "kpi_otd")?.value).toBeCloseTo((100 * 16) / 24);
  expect(worstRows(shop, values)?.lateCount).toBe(8);
});

test("[R129] late lines without the quantities that the share on time needs are listed over the newest 13 weeks", () => {
  const shop = only(
    "deliveries",
    weekly(24, (day, week) => ({ line: `L${week}`, promise_date: day, ship_date: week === 0 ? day : day + 5 })),
  );
  expect(worstRows(shop, computeKpis(measures, shop))?.lateCount).toBe(12);
});

test("[R129] what is due on the last day and still open isn't late before that day is over: orders and purchases alike", () => {
  const orders = [newest - 3, newest].map((day, at) => ({ line: `L${at}`, promise_date: day, ship_date: null }));
  const purchases = [newest - 3, newest].map((day, at) => ({ supplier: `S${at}`, due: day, received: null }));
  const shipped = { line: "done", promise_date: newest, ship_date: newest };
  const shop: Records = { rows: { deliveries: [...orders, shipped], purchases }, filled: new Map() };
  const named = worstRows(shop, []);
  expect(named?.lateLines.map(({ line, daysLate }) => [line, daysLate])).toEqual([["L0", 3]]);
  expect(named?.lateSuppliers).toEqual([{ supplier: "S0", late: 1, due: 1 }]);
});

test("[R129] a line that shipped in part is late until it has shipped in full, by the day of the past-due backlog", () => {
  const line = (name: string, promised: number, shipped: number | null, pieces: number): Row => ({
    ...{ line: name, order_date: newest - 200, promise_date: promised, order_qty: 10, order_value: 100 },
    ...{ ship_date: shipped, ship_qty: pieces },
  });
  const lines = [
    line("part", newest - 120, newest - 110, 6),
    line("open", newest - 20, null, 0),
    line("late", newest - 30, newest - 25, 10),
    line("on time", newest - 5, newest, 10),
  ];
  const shop = only("deliveries", lines.with(3, { ...lines[3], ship_date: newest - 5 }));
  const printed: Records = { ...shop, printedOn: newest + 10 };
  const listed = (records: Records) => {
    const values = computeKpis(measures, records);
    const age = values.find(({ id }) => id === "kpi_past_due")?.also.find(({ unit }) => unit === "days")?.value;
    const { lateLines = [] } = worstRows(records, values) ?? {};
    const open = lateLines.filter(({ shipped }) => shipped === null).map(({ daysLate }) => daysLate);
    expect(open.reduce((sum, days) => sum + days, 0) / open.length).toBe(age);
    return lateLines.map(({ line: name, daysLate }) => [name, daysLate]);
  };
  expect(listed(printed)).toEqual([
    ["part", 130],
    ["open", 30],
    ["late", 5],
  ]);
  expect(listed(shop).at(-1)).toEqual(["late", 5]);
});
