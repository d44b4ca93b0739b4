import { expect, test } from "vitest";
import { imported, rowsIn } from "../../test/exports/imported.ts";
import { measures } from "../knowledge/kpis/kpis.ts";
import { serialOf } from "../measures/record-list.ts";
import { computeKpis } from "./kpis/compute-kpis.ts";
import { shopRecords } from "./rows/shop-records.ts";

const kpisOf = async (text: string) => computeKpis(measures, shopRecords([(await imported(text)).entries]));
const alsoIn = async (text: string, kpi: string) => {
  const found = (await kpisOf(text)).find(({ id }) => id === kpi);
  return Object.fromEntries((found?.also ?? []).map(({ label, value }) => [label, Math.round(value * 100) / 100]));
};

/** Receipts of ten lines, of which two came in two parts; the buyer moved some promised days. */
const receipts = [
  "PO No,Ln,Item,Type,PO Date,Req Date,Promised,Rcpt Date,Qty Ord,Qty Rcvd",
  ...Array.from(
    { length: 8 },
    (_, at) => `P${at},1,BAR,R,2026-09-01,2026-10-0${1 + at},2026-10-1${at},2026-10-0${at + 1},10,10`,
  ),
  "P8,1,PLATE,R,2026-09-01,2026-10-09,2026-10-09,2026-10-05,10,4",
  ",,,,,,,2026-10-12,,6",
  "P9,1,PLATE,R,2026-09-01,2026-10-09,2026-10-19,2026-10-05,10,4",
  ",,,,,,,2026-10-08,,6",
].join("\n");

test("[R125] a line that came in parts is complete with its last part, and the due date that never moved counts", async () => {
  const rows = rowsIn(await imported(receipts)).purchases ?? [];
  expect(rows).toHaveLength(10);
  expect(rows.slice(-2).map(({ received, due }) => [received, due])).toEqual([
    [serialOf("2026-10-12"), serialOf("2026-10-09")],
    [serialOf("2026-10-08"), serialOf("2026-10-09")],
  ]);
  expect(await kpisOf(receipts)).toMatchObject([{ id: "kpi_supplier_otd", value: 90 }]);
});

const backlog = [
  "Order,Line,Customer,Order Date,Promise Date,Qty Ordered,Qty Shipped,Open Value,Ship Date",
  ...Array.from(
    { length: 9 },
    (_, at) => `${100 + at},1,Ash,2026-08-01,2026-10-0${1 + at},10,10,500,2026-10-0${1 + at}`,
  ),
  "110,1,Ash,2026-08-01,2026-10-05,10,5,400,",
].join("\n");

test("[R125] next to a KPI stand the dollars, days and hours that people call by its name", async () => {
  const lines = backlog.replace("Open Value", "Line Value");
  expect(await alsoIn(lines, "kpi_past_due")).toEqual({ "past due": 200, "late, on average": 5 });
  const repairs = Array.from(
    { length: 9 },
    (_, at) => `Alarm ${at},VF2,Reactive,2026-10-0${1 + at},2026-10-0${1 + at},${at < 8 ? "2:00" : "0:00"}`,
  );
  expect(
    await alsoIn(["Title,Asset,Category,Due Date,Completed On,Asset Downtime", ...repairs].join("\n"), "kpi_mtbf_mttr"),
  ).toEqual({
    "to repair, on average": 2,
    "down for repairs": 16,
  });
});

test("[R125] made-up values give no dollars past due", async () => {
  const unpriced = backlog.replace(",Open Value", "").replaceAll(/,(?:500|400),/g, ",");
  expect(await alsoIn(unpriced, "kpi_past_due")).not.toHaveProperty("past due");
});

test("[R125] a log that says when the machine was off shows its share of the hours it was on", async () => {
  const log = Array.from({ length: 5 }, (_, at) => {
    const day = `2026-11-0${2 + at}`;
    return [
      `${day}T06:00:00.000Z|avail|AVAILABLE|exec|READY|prog|O1`,
      `${day}T08:00:00.000Z|mode|AUTOMATIC|exec|ACTIVE|line|2`,
      `${day}T12:00:00.000Z|exec|READY|part_count|3`,
      `${day}T14:00:00.000Z|exec|UNAVAILABLE|avail|UNAVAILABLE`,
    ];
  }).flat();
  expect(await kpisOf(["# adapter.log", "# * device: DMU-1", ...log].join("\n"))).toMatchObject([
    { id: "kpi_spindle_util", value: expect.closeTo(50), also: [{ label: "in cycle", value: expect.closeTo(20) }] },
  ]);
  const neverOff = log.filter((line) => !line.includes("UNAVAILABLE"));
  const [only] = await kpisOf(neverOff.join("\n"));
  expect(only).toMatchObject({ id: "kpi_spindle_util", value: null });
});

test("[R125] bought parts don't wait for the shop's inspectors", async () => {
  const lots = Array.from(
    { length: 8 },
    (_, at) => `L${at},Final,2026-10-0${1 + at} 08:00,2026-10-0${1 + at} 10:00,10,10`,
  );
  const bought = lots.map((lot) => lot.replace("L", "R").replace("Final", "Receiving").replace("10:00", "20:00"));
  const values = await kpisOf(
    ["Lot,Inspection Type,Ready,Inspection Start,Inspected,Accepted", ...lots, ...bought].join("\n"),
  );
  expect(values.find(({ id }) => id === "kpi_insp_queue")?.value).toBeCloseTo(2);
});

test("[R125] a log sorted by day may write each day once, and rows without any shipment stay open", async () => {
  const head = "Ship Date,Order-Line,Qty Ord,PL #,Qty Ship,Ord Date,Orig Prom";
  const lines = Array.from({ length: 12 }, (_, at) => {
    const day = at % 2 === 0 ? `2026-10-${10 + at}` : "";
    return `${day},${100 + at}-01,10,5${at},10,2026-09-01,2026-10-${11 + at}`;
  });
  const shipped = rowsIn(await imported([head, ...lines].join("\n"))).deliveries?.map(({ ship_date }) => ship_date);
  expect(shipped?.slice(0, 4)).toEqual(["10", "10", "12", "12"].map((day) => serialOf(`2026-10-${day}`)));
  const open = lines.map((line) => (line.startsWith(",") ? line.replace(/,10,5\d+,10,/, ",10,,,") : line));
  const dates = rowsIn(await imported([head, ...open].join("\n"))).deliveries?.map(
    ({ ship_date }) => ship_date ?? null,
  );
  expect(dates?.filter((day) => day === null)).toHaveLength(6);
});

test.for([
  ["nothing shipped is written as 0", "0", "10"],
  ["the line is still open", "Open", "Closed"],
] as const)("[R125] rows without a day stay open if %s", async ([, open, done]) => {
  const head = "Ship Date,Order-Line,Qty Ord,Qty Ship,Ord Date,Orig Prom";
  const columns = open === "0" ? head : head.replace("Qty Ship", "Status");
  const lines = Array.from({ length: 12 }, (_, at) => {
    const [day, state] = at % 2 === 0 ? [`2026-10-${10 + at}`, done] : ["", open];
    return `${day},${100 + at}-01,10,${state},2026-09-01,2026-10-${11 + at}`;
  });
  const dates = rowsIn(await imported([columns, ...lines].join("\n"))).deliveries?.map(
    ({ ship_date }) => ship_date ?? null,
  );
  expect(dates?.filter((day) => day === null)).toHaveLength(6);
});

test("[R125] a log that writes each day once may write the day before the month", async () => {
  const lines = Array.from({ length: 16 }, (_, at) => {
    const day = at % 2 === 0 ? `${10 + at}/10/2026` : "";
    return `${day},${100 + at}-01,10,5${at},10,2026-09-01,2026-10-${11 + at}`;
  });
  const file = await imported(["Ship Date,Order-Line,Qty Ord,PL #,Qty Ship,Ord Date,Orig Prom", ...lines].join("\n"));
  const shipped = rowsIn(file).deliveries?.map(({ ship_date }) => ship_date);
  expect(shipped?.slice(4, 8)).toEqual(["14", "14", "16", "16"].map((day) => serialOf(`2026-10-${day}`)));
});

test("[R125] double time is overtime, too", async () => {
  const days = Array.from({ length: 9 }, (_, at) => `Ash,2026-10-0${1 + at},8,${at === 0 ? 6 : 0},${at === 1 ? 2 : 0}`);
  const values = await kpisOf(["Employee,Date,Reg,OT,DT", ...days].join("\n"));
  expect(values.find(({ id }) => id === "kpi_overtime")?.value).toBeCloseTo(10);
});

test("[R125] operations alone show which share of their hours went into setup", async () => {
  const steps = Array.from({ length: 9 }, (_, at) => `J${at},10,VF2,2026-10-0${1 + at},2,2,6,6`);
  const text = ["Job,Op,Work Center,Completed,Est Setup Hrs,Act Setup Hrs,Est Run Hrs,Act Run Hrs", ...steps].join(
    "\n",
  );
  expect(await alsoIn(text, "kpi_setup_share")).toEqual({ "of the hours booked to setup and run": 25 });
});
