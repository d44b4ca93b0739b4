import { expect, test } from "vitest";
import { idsOf, shopOf, shown, textsOf } from "../../../test/exports/shop-of.ts";
import { measures } from "../../knowledge/kpis/kpis.ts";
import { computeKpis } from "../kpis/compute-kpis.ts";
import { savedRows } from "./shop-records.ts";

const orders =
  "Order,Line,Prom Date,Ship Date\nA,1,2026-11-05,2026-11-06\nB,1,2026-11-06,2026-11-06\nC,1,2026-11-04,\n";

test("[R129] order lines without quantities and values give on-time delivery and past due, and say how", async () => {
  const shop = await shopOf([orders]);
  expect(shown(shop, "kpi_otd")).toBeCloseTo(100 / 3, 9);
  expect(shown(shop, "kpi_past_due")).toBe(100);
  expect(textsOf(shop)).toEqual(
    expect.arrayContaining([
      "Shipped quantities are missing: a line with a ship date counts as shipped in full.",
      "No line values: past due is a share of open lines, not of dollars.",
    ]),
  );
});

test("[R129] open orders without ship dates give today's past due alone, and say how", async () => {
  const shop = await shopOf([
    "SO,Line,Ord Date,Promise,Qty Ord,Qty Shp,Ext Price\nA,1,2026-10-01,2026-11-02,10,0,300\nB,1,2026-10-01,2026-11-20,10,4,100\nC,1,2026-11-09,2026-11-01,5,5,999\n",
  ]);
  // The value of the six pieces of B that are still to ship is $60.
  const value = expect.closeTo((100 * 300) / 360, 9);
  expect(computeKpis(measures, shop)).toMatchObject([{ id: "kpi_past_due", value, weeks: [] }]);
  expect(textsOf(shop)).toContain("No ship dates: a line is open until its whole quantity has shipped.");
});

test("[R129] pieces still open stand in for those shipped", async () => {
  const shop = await shopOf([
    "SO,Line,Ord Date,Promise,Qty Ord,Qty Open,Ext Price\nA,1,2026-11-09,2026-11-02,10,10,300\nB,1,2026-11-09,2026-11-20,10,4,100\n",
  ]);
  expect(shop.rows.deliveries?.map(({ ship_qty }) => ship_qty)).toEqual([0, 6]);
});

test("[R129] where only a finish date is known, an order counts as shipped on it", async () => {
  const shop = await shopOf([
    "Order No,Cust Code,Order Date,Due Date,Date Finished,Qty to Make,Qty Shipped,Unit Price\n1,A,2026-10-01,2026-11-03,2026-11-02,5,5,9.50\n2,A,2026-11-03,2026-11-03,,5,0,9.50\n",
  ]);
  expect(shown(shop, "kpi_otd")).toBe(50);
  expect(idsOf(shop)).not.toContain("kpi_ship_dwell");
});

test("[R129] what only weighs isn't in the saved rows, and no lead time depends on it", async () => {
  const shop = await shopOf([orders]);
  expect(savedRows(shop).deliveries?.[0]).toMatchObject({ line: "A-1", order_value: null, order_date: null });
  expect(idsOf(shop)).not.toContain("kpi_lead_time");
});

test("[R129] the value of open pieces counts once, whatever has shipped of the line", async () => {
  const shop = await shopOf([
    "SO,Line,Ord Date,Promise,Qty Ord,Qty Shp,Open Amount\nA,1,2026-10-01,2026-11-02,10,0,300\nB,1,2026-10-01,2026-11-20,10,4,60\nC,1,2026-11-09,2026-11-01,5,5,0\n",
  ]);
  expect(shown(shop, "kpi_past_due")).toBeCloseTo((100 * 300) / 360);
});

test("[R129] a report of shipments doesn't say what is past due, even where some shipped short", async () => {
  const report = (rest: string) =>
    `Order,Line,Due Date,Ship Date,Qty Ordered,Qty Shipped\n${Array.from({ length: 10 }, (_, at) => `A,${at},2026-11-0${at || 1},2026-11-02,100,${at === 3 ? 99 : 100}\n`).join("")}${rest}`;
  expect(idsOf(await shopOf([report("")]))).toEqual(["kpi_otd"]);
  expect(shown(await shopOf([report("B,1,2026-11-01,,5,0\nB,2,2026-11-20,,5,0\n")]), "kpi_past_due")).toBeCloseTo(
    100 / 2.01,
  );
});

test("[R129] a list of open orders says what is past due, and nothing about lines that shipped", async () => {
  const lines = Array.from(
    { length: 10 },
    (_, at) => `A,${at},2026-10-0${at || 1},2026-11-${at + 10},${at + 1},$100.00`,
  );
  const head = "Order,Line,Ord Date,Promise,Qty Open,Extended";
  const shop = await shopOf([
    [head, ...lines, "B,1,2026-11-12,2026-11-30,4,$100.00", "B,2,2026-11-12,2026-11-12,0,$0.00"].join("\n"),
  ]);
  expect(idsOf(shop)).toEqual(["kpi_past_due"]);
  expect(shown(shop, "kpi_past_due")).toBeCloseTo(300 / 11);
  expect(textsOf(shop)).toContain("Only open quantities: a line is open while it has pieces to ship.");
});
