import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { imported } from "../../test/exports/imported.ts";
import { measures } from "../knowledge/kpis/kpis.ts";
import { computeKpis } from "./kpis/compute-kpis.ts";
import { shopRecords } from "./rows/shop-records.ts";

const kpisOf = async (file: string | Uint8Array) =>
  new Map(computeKpis(measures, shopRecords([(await imported(file)).entries])).map((kpi) => [kpi.id, kpi]));
const numbersOf = async (file: string | Uint8Array, kpi: string) => {
  const found = (await kpisOf(file)).get(kpi);
  return [found?.value ?? null, ...(found?.also ?? []).map(({ value }) => value)].map(
    (value) => value && Math.round(value * 100) / 100,
  );
};

/** As accounting systems print what is open: the day to ship by is called the ship date, and the customer is a line. */
const openOrders = [
  "Alder Tool & Die,,,,,,",
  "Open Sales Orders,,,,,,",
  '"As of October 12, 2026",,,,,,',
  ",Type,Date,Num,Ship Date,Amount,Open Balance",
  "Ash,,,,,,",
  ",Sales Order,09/01/2026,501,10/02/2026,400.00,400.00",
  ",Sales Order,09/08/2026,502,10/20/2026,900.00,300.00",
  "Total Ash,,,,,1300.00,700.00",
  "Beech,,,,,,",
  ",Sales Order,09/09/2026,503,10/06/2026,100.00,100.00",
  ",Sales Order,09/21/2026,504,11/03/2026,250.00,200.00",
  ",Sales Order,09/22/2026,505,11/10/2026,250.00,250.00",
  ",Sales Order,09/23/2026,506,10/12/2026,750.00,750.00",
  "Total Beech,,,,,1350.00,1300.00",
  "TOTAL,,,,,2650.00,2000.00",
].join("\n");

test("[R125] ship dates after the day of the report are promises, and what is open in dollars is the backlog", async () => {
  expect(await numbersOf(openOrders, "kpi_past_due")).toEqual([25, 500, 8]);
  const { mapping } = await imported(openOrders);
  expect(mapping.find(({ column }) => column === "promise_date")?.heading).toBe("Ship Date");
  expect(mapping.find(({ column }) => column === "order_value")?.heading).toBe("Open Balance");
});

test("[R125] ship dates up to the day of the report have shipped", async () => {
  const shipped = openOrders.replace("October 12, 2026", "November 12, 2026");
  expect((await imported(shipped)).mapping.find(({ column }) => column === "ship_date")?.heading).toBe("Ship Date");
});

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const headings = ["Job", "Customer", "Qty", "Total", "PO rec'd", "Orig Due", "New Due", "Ship Date"];
const tracker = () =>
  writeXlsx({
    sheets: [
      {
        name: "OPEN",
        rows: [
          ["OPEN JOBS", "", "", "as of", day("2026-10-12")],
          headings,
          [801, "Ash", 5, 600, day("2026-09-01"), day("2026-10-06"), "", ""],
          [802, "Beech", 5, 400, day("2026-09-14"), day("2026-10-20"), "", ""],
          [803, "Ash", 5, 500, day("2026-10-15"), day("2026-11-20"), "", ""],
          ["", "", "", "", "", "", "", ""],
          ["", "", "Open $", 1500, "", "", "", ""],
        ],
      },
      {
        name: "SHIPPED",
        rows: [
          headings,
          ...Array.from({ length: 40 }, (_, week) => {
            const due = new Date(day("2026-01-05").getTime() + week * 7 * 86_400_000);
            const shipped = new Date(due.getTime() + (week % 2 === 0 ? 0 : 2) * 86_400_000);
            const ordered = new Date(due.getTime() - 14 * 86_400_000);
            return [700 + week, "Cedar", 5, 100, ordered, due, "", shipped];
          }),
        ],
      },
    ],
  });

test("[R124] open and shipped jobs on two sheets with the same headings are read together, without their sum", async () => {
  const file = await imported(await tracker());
  expect(file.rowCount).toBe(43);
  expect(file.leftOut.filter(({ why }) => why.includes("total"))).toHaveLength(1);
});

test("[R129] what is open counts on the day in a cell next to “as of”, and orders dated later don't count yet", async () => {
  expect(await numbersOf(await tracker(), "kpi_past_due")).toEqual([60, 600, 6]);
});

test("[R129] next to the newest 13 weeks of a longer list stands the share in all of it", async () => {
  const [newest, whole] = await numbersOf(await tracker(), "kpi_otd");
  expect([newest, whole]).toEqual([42.86, 48.78]);
});

const workOrders = (hours: readonly (readonly [number, number])[]) =>
  [
    "WO #,SO #,Ln,Party,Qty Req,Qty Shp,Order Date,Due Date,Last Ship,Est Hrs,Act Hrs",
    ...hours.map(
      ([planned, worked], at) =>
        `${900 + at},S${at},1,Ash,10,${worked > 0 ? 10 : 4},2026-09-01,2026-10-0${at + 1},2026-10-0${at + 1},${planned},${worked}`,
    ),
    `Count=${hours.length},,,,90,,,,,"Sum=1,040.00",Sum=990.50`,
  ].join("\n");
const nine = Array.from({ length: 9 }, (_, at) => [10, at < 3 ? 16 : 10] as const);

test("[R125] an order line that is a job has its hours, too, and a grid's footer is no line", async () => {
  const file = await imported(workOrders(nine));
  expect([file.list, file.rowCount]).toEqual(["deliveries", 9]);
  expect(await numbersOf(workOrders(nine), "kpi_est_actual")).toEqual([0, 20, 66.67]);
});

test("[R125] a job that shipped in part isn't closed", async () => {
  const short = nine.map(([planned, worked], at) => [planned, at === 0 ? 0 : worked] as const);
  expect((await numbersOf(workOrders(short), "kpi_est_actual"))[1]).toBe(15);
});

test("[R125] hours that several lines of one job repeat aren't added up", async () => {
  const shared = workOrders(nine).replace(/^90\d/gm, "900");
  expect((await kpisOf(shared)).get("kpi_est_actual")).toBeUndefined();
});

test("[R125] the day on which QC was done is the finish, whatever part of the day is written next to it", async () => {
  const log = [
    "SHIPPED,CUST,PO #,LN,QTY,DONE QC,DOCK DATE",
    ...Array.from(
      { length: 9 },
      (_, at) => `10/1${at}/26,Ash,P${at},1,5,${at === 4 ? "10/9 pm" : `10/0${at + 1}/26`},10/12/26`,
    ),
  ].join("\n");
  expect((await numbersOf(log, "kpi_ship_dwell"))[0]).toBe(9);
});

const shipments = (heading: string, [part, whole]: readonly [string, string]) =>
  [
    `SHIPPED,CUST,PO #,QTY,${heading},DOCK DATE`,
    ...Array.from({ length: 8 }, (_, at) => `2026-10-${12 + at},Ash,P${at},5,${whole},2026-10-${at < 6 ? 19 : 10}`),
    `2026-10-12,Beech,P9,3,${part},2026-10-14`,
    `2026-10-19,Beech,P9,2,${whole.toLowerCase()},2026-10-14`,
  ].join("\n");

test("[R125] in a log of shipments, a line ships with the one that completes it", async () => {
  const log = shipments("P/C", ["P", "C"]);
  expect((await imported(log)).leftOut.map(({ row }) => row)).toEqual([10]);
  expect((await numbersOf(log, "kpi_otd"))[0]).toBe(66.67);
  expect((await numbersOf(shipments("Partial", ["Y", "N"]), "kpi_otd"))[0]).toBe(66.67);
  expect((await imported(shipments("Via", ["P", "C"]))).leftOut).toEqual([]);
});

/** Ten lines of 100 dollars, four of them past due on the day of the report; no column says what has shipped. */
const unshipped = (title: string, more = "", cell = "") =>
  [
    title,
    `Sales Ord,Cust,Item,Promised,Ext Price${more && `,${more}`}`,
    ...Array.from({ length: 10 }, (_, at) => `S${at},Ash,P-${at},2026-11-${10 + at},100.00${more && `,${cell}`}`),
  ].join("\n");

test("[R125] where a title says that lines are open, all of them are still to ship", async () => {
  for (const title of ["Open Orders as of 11/14/2026", "ORDER BACKLOG, printed 11/14/2026"])
    expect((await numbersOf(unshipped(title), "kpi_past_due")).slice(0, 2)).toEqual([40, 400]);
  const { notes } = await imported(unshipped("Open Orders"));
  expect(notes.join()).toContain("all of it is still to ship");
  const held = unshipped("Open Orders as of 11/14/2026", "Status", "On hold");
  expect((await numbersOf(held, "kpi_past_due"))[0]).toBe(40);
});

test("[R125] a list of late lines has no late share, and a column about shipping must be read", async () => {
  for (const text of [
    unshipped("Orders as of 11/14/2026"),
    unshipped("Late Open Orders as of 11/14/2026"),
    unshipped("Open Orders as of 11/14/2026", "Status", "Closed"),
    unshipped("Open Orders as of 11/14/2026", "Shipped?", "x"),
  ])
    expect(await numbersOf(text, "kpi_past_due")).toEqual([null]);
});

test("[R125] a report of past due lines shows their dollars, but no share", async () => {
  const report = unshipped("Past Due Report as of 11/24/2026", "Days Late", "4");
  expect((await numbersOf(report, "kpi_past_due")).slice(0, 2)).toEqual([null, 1000]);
  expect(await numbersOf(report.replace("Past Due", "Late Shipments"), "kpi_past_due")).toEqual([null]);
});

test("[R125] a log of nothing but shipped lines says nothing of dollars past due", async () => {
  const log = [
    "Shipped,Invoice,Customer,PO,Qty Shp,Ext $,Due",
    ...Array.from({ length: 9 }, (_, at) => `11/1${at}/2026,80${at},Ash,P${at},5,50,11/1${at}/2026`),
  ].join("\n");
  expect((await kpisOf(log)).has("kpi_past_due")).toBe(false);
});

test("[R129] what is past due is so on one day, and what was on time over a period", async () => {
  const all = await kpisOf(await tracker());
  const days = ["kpi_past_due", "kpi_otd"].map((id) => new Set([all.get(id)?.from, all.get(id)?.to]).size);
  expect(days).toEqual([1, 2]);
});
