import { expect, test } from "vitest";
import { imported } from "../../../test/exports/imported.ts";
import { shopExports } from "../../../test/exports/shop-exports.ts";
import { idsOf, shopOf, shown, textsOf } from "../../../test/exports/shop-of.ts";
import { measures } from "../../knowledge/kpis/kpis.ts";
import { serialOf } from "../../measures/record-list.ts";
import { computeKpis } from "../kpis/compute-kpis.ts";
import { noManualFacts } from "./machines.ts";
import { shopRecords } from "./shop-records.ts";

test("[R129] a log of two weeks is compared with the hours of two weeks, and not of thirteen", async () => {
  const days = ["09", "10", "11", "12", "13", "16", "17", "18", "19", "20"].map((day) => `2026-11-${day}`);
  const stops = `Machine,Began,Hours,Reason\n${days.map((day) => `VF2,${day} 08:00,1.6,Breakdown`).join("\n")}`;
  const down = await shopOf([stops], { ...noManualFacts, staffedHours: 16 });
  expect(shown(down, "kpi_unplanned_dt")).toBeCloseTo(10, 9);
  const log = `Machine,Day,In cycle,Unattended\n${days.map((day) => `VF2,${day},9,2`).join("\n")}`;
  const alone = await shopOf([log, "Work center,Kind\nVF2,Machine"]);
  expect(shown(alone, "kpi_unattended")).toBeCloseTo(10, 9);
});

test("[R129] a finished operation without a completion date counts on its start day", async () => {
  const operations =
    "Job,Op,Work Center,Status,Actual Start,Est Setup Hrs,Act Setup Hrs\n1,10,VMC1,C,2026-11-09,1.5,3\n2,10,VMC1,O,2026-11-09,2,9\n";
  const shop = await shopOf([operations]);
  expect(shop.rows.operations?.map(({ completed }) => completed)).toEqual([serialOf("2026-11-09"), null]);
  expect(shown(shop, "kpi_setup_var")).toBe(100);
  expect(textsOf(shop)).toContain("No completion dates: a finished operation counts on the day it started.");
});

test("[R129] hours over 40 a week count as overtime where a file has none, of people and not of areas", async () => {
  const paid = "Employee,Work Date,Total Hours\nE1,2026-11-02,44\nE2,2026-11-02,36\nShop,2026-11-02,400\n";
  const shop = await shopOf([paid]);
  expect(shop.rows.people_weeks?.map(({ overtime_hours }) => overtime_hours)).toEqual([4, 0, null]);
});

test("[R129] operations alone make jobs, machines and a bottleneck, each said", async () => {
  const shop = await shopOf([shopExports(7).operations]);
  expect(idsOf(shop)).toEqual(expect.arrayContaining(["kpi_setup_var", "kpi_est_actual", "kpi_bottleneck_load"]));
  expect(shop.rows.work_centers?.map(({ bottleneck }) => bottleneck).toSorted()).toEqual(["No", "No", "Yes"]);
  expect(textsOf(shop).join(" ")).toMatch(/No file names the bottleneck: VMC\d has the most hours/);
});

test("[R129] no queue is computed where no status says what waits", async () => {
  const { operations, orders } = shopExports(7);
  expect(idsOf(await shopOf([orders, operations]))).not.toContain("kpi_bn_queue");
});

test("[R129] a list of finished operations gives neither load nor queue of the bottleneck", async () => {
  const done = Array.from(
    { length: 40 },
    (_, at) => `${at},10,VMC1,Done,2026-10-${10 + (at % 18)},1,2,2,2026-10-${10 + (at % 18)}`,
  );
  const file = (rows: readonly string[]) =>
    ["Job,Op,Work Center,Status,Sched Start,Est Setup Hrs,Est Run Hrs,Act Run Hrs,Completed", ...rows].join("\n");
  const open = [
    "90,10,VMC1,Waiting,2026-10-27,1,2,0,",
    "91,10,VMC1,Waiting,2026-10-27,1,2,0,",
    "92,10,VMC1,Waiting,2026-10-27,1,2,0,",
  ];
  const ahead = ["kpi_bottleneck_load", "kpi_bn_queue"];
  const computed = async (rows: readonly string[]) =>
    idsOf(await shopOf([file(rows)])).filter((id) => ahead.includes(id));
  expect(await computed([...done, ...open])).toEqual(ahead);
  expect(await computed([...done, ...open.slice(0, 1)])).toEqual([]);
});

test("[R129] a bottleneck without open operations in the list has no load of 0", async () => {
  const rows = Array.from({ length: 40 }, (_, at) => {
    const day = `2026-10-${10 + (at % 18)}`;
    return at % 8 === 0 ? `${at},10,QC,Waiting,${day},1,2,0,` : `${at},10,VMC1,Done,${day},1,2,2,${day}`;
  });
  const head = "Job,Op,Work Center,Status,Sched Start,Est Setup Hrs,Est Run Hrs,Act Run Hrs,Completed";
  const ids = idsOf(await shopOf([[head, ...rows].join("\n")]));
  expect(ids.filter((id) => id === "kpi_bn_queue" || id === "kpi_bottleneck_load")).toEqual([]);
});

test("[R129] of a counter that is read every day, the increase counts", async () => {
  const log = (runs: (day: number) => string, parts: (day: number) => number) =>
    [
      "Date,Machine,Run Hours,Part Count",
      ...Array.from({ length: 12 }, (_, at) => `2026-11-${at + 2},VF2,${runs(at)},${parts(at)}`),
    ].join("\n");
  const counted = await shopOf([
    log(
      (at) => (4021.5 + 5.5 * at).toFixed(1),
      (at) => 18_200 + 40 * at,
    ),
  ]);
  expect(counted.rows.machine_days?.length).toBe(11);
  expect(counted.rows.machine_days?.[0]).toMatchObject({ in_cycle_hours: 5.5, parts_made: 40 });
  const daily = await shopOf([
    log(
      (at) => (4 + at / 4).toFixed(1),
      (at) => 40 + at,
    ),
  ]);
  expect(daily.rows.machine_days?.length).toBe(12);
  expect(daily.rows.machine_days?.[2]).toMatchObject({ in_cycle_hours: 4.5, parts_made: 42 });
});

test("[R129] a purchase that came in part isn't received, and parts that make the whole are", async () => {
  const head = "PO,Line,Vendor,Due Date,Qty Ordered,Qty Received,Date Received";
  const whole = Array.from({ length: 8 }, (_, at) => `${at},1,Alro,2026-11-1${at},10,10,2026-11-1${at}`);
  const parts = [
    "20,1,Alro,2026-11-10,10,5,2026-11-08",
    "21,1,Alro,2026-11-10,10,5,2026-11-08",
    "21,1,Alro,2026-11-10,10,5,2026-11-09",
  ];
  const shop = await shopOf([[head, ...whole, ...parts].join("\n")]);
  expect(shop.rows.purchases?.slice(-2).map(({ received }) => received)).toEqual([null, serialOf("2026-11-09")]);
  const inFeet = whole.map((line) => line.replace(",10,10,", ",120,10,"));
  expect(
    (await shopOf([[head, ...inFeet].join("\n")])).rows.purchases?.every(({ received }) => received !== null),
  ).toBe(true);
});

test("[R129] a log of released programs or complete kits alone shows how far it reaches", async () => {
  const log = (column: string, of: (at: number) => number) =>
    [
      `Job,Op,Machine,Sched Start,${column}`,
      ...Array.from({ length: 10 }, (_, at) => `${at},10,VF2,2026-11-${at + 10},2026-11-${of(at)}`),
    ].join("\n");
  const programs = await shopOf([log("Program released", (at) => at + (at % 2 ? 9 : 11))]);
  expect(shown(programs, "kpi_program_ready")).toBe(50);
  expect(idsOf(await shopOf([log("Kit complete", (at) => 10 + (at % 8))]))).toEqual(["kpi_ready_to_run"]);
});

test("[R129] staffed hours and the bottleneck that a person says are counted, and aren't guesses", async () => {
  const { operations, stops } = shopExports(7);
  const shop = await shopOf([operations, stops], { staffedHours: 16, bottleneck: "VMC0" });
  expect(idsOf(shop)).toEqual(expect.arrayContaining(["kpi_setup_share", "kpi_unplanned_dt"]));
  expect(shop.rows.work_centers?.find((row) => row.bottleneck === "Yes")?.work_center).toBe("VMC0");
  expect(textsOf(shop).join(" ")).not.toContain("No file names the bottleneck");
});

test("[R129] a column that a file fills is left as it is", async () => {
  const filled =
    "Order,Line,Order Date,Prom Date,Ship Date,Qty,Qty Shipped,Amount\nA,1,2026-10-05,2026-11-05,2026-11-06,4,3,80\n";
  const shop = await shopOf([filled]);
  expect(shop.rows.deliveries?.[0]).toMatchObject({ order_qty: 4, ship_qty: 3, order_value: 80 });
});

test("[R127] nothing stands in for a column that waits for an answer", async () => {
  const quotes = (answers: Readonly<Record<string, string>>) =>
    imported(
      `Quote #,Customer,Status,Sent On,Closed On\n${[1, 2, 3].map((day) => `Q${day},Alder,Won,2026-10-0${day},2026-10-1${day}T16:00:00Z\n`).join("")}`,
      { answers },
    );
  const decided = async (answers: Readonly<Record<string, string>>) =>
    shopRecords([(await quotes(answers)).entries]).rows.quotes?.[0]?.decided ?? null;
  expect(await decided({})).toBe(null);
  expect(await decided({ "day:Closed On": "same-day" })).toBe(serialOf("2026-10-11"));
});

test("[R129] an operation without booked hours is no setup in no time, and its job says nothing of the estimate", async () => {
  const shop = await shopOf([
    [
      "Job,Op,Work Center,Est Setup Hrs,Act Setup Hrs,Est Run Hrs,Act Run Hrs,Date Completed",
      "1,10,VMC1,2,3,10,9,2026-11-09",
      "2,10,VMC1,2,0,10,12,2026-11-09",
      "3,10,VMC1,2,3,10,0,2026-11-09",
      "3,20,VMC1,0,0,8,0,2026-11-10",
    ].join("\n"),
  ]);
  expect(shown(shop, "kpi_setup_var")).toBe(50);
  expect(shop.rows.jobs?.map(({ quoted_hours }) => quoted_hours)).toEqual([12, 12, null]);
});

test("[R129] a finished operation without its start doesn't say when it began, nor does a split one say it twice", async () => {
  const shop = await shopOf([
    [
      "Job,Op,Machine,Sched Start,Act Start,Act Done,Est Hrs,Act Hrs",
      "1,10,VMC1,2026-11-02,2026-11-02,2026-11-03,5,5",
      "1,10,VMC2,2026-11-02,2026-11-04,2026-11-05,5,5",
      "2,10,VMC1,2026-11-03,,2026-11-03,5,5",
      "3,10,VMC1,2026-11-04,2026-11-04,2026-11-05,5,5",
      "4,10,VMC1,2026-11-05,,,5,",
    ].join("\n"),
  ]);
  expect(shown(shop, "kpi_sched_adh")).toBe(50);
});

const stopLog = (reason: (at: number) => string): string =>
  ["Machine,Start Time,End Time,Duration,Reason"]
    .concat(
      Array.from({ length: 24 }, (_, at) => {
        const day = `2026-11-${at + 2 < 10 ? "0" : ""}${at + 2}`;
        return `VMC-${at % 2},${day} 08:00,${day} 09:30,1h 30m,${reason(at)}`;
      }),
    )
    .join("\n");

test("[R129] stops alone show how many hours no one explains and how long setups last, but no utilization", async () => {
  const shop = await shopOf([stopLog((at) => ["Setup", "Not scheduled", "", "Breakdown"][at % 4] ?? "")]);
  expect(shown(shop, "kpi_downtime_reasons")).toBeCloseTo(100 / 3, 9);
  expect(shown(shop, "kpi_changeover")).toBe(undefined);
  expect(shown(shop, "kpi_unplanned_dt")).toBe(null);
  expect(idsOf(shop)).toEqual(["kpi_downtime_reasons", "kpi_unplanned_dt"]);
  expect(textsOf(shop).join(" ")).toContain("No machine log: the unplanned stops in your list");
  expect(shown(await shopOf([stopLog((at) => (at % 2 ? "" : "Setup"))]), "kpi_changeover")).toBeCloseTo(90, 6);
});

test("[R129] a log in which every stop has a reason leaves out the others", async () => {
  const shop = await shopOf([stopLog((at) => (at % 4 ? "Breakdown" : "Setup"))]);
  expect(computeKpis(measures, shop)).toMatchObject([
    { id: "kpi_unplanned_dt", value: null, also: [{ label: "stopped for breakdowns", value: expect.closeTo(27) }] },
  ]);
  expect(idsOf(await shopOf([stopLog((at) => (at % 4 ? "Lunch" : "Setup"))]))).toEqual([]);
});
