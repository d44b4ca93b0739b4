import { expect, test } from "vitest";
import { imported, rowsIn } from "../../test/exports/imported.ts";
import { serialOf } from "../measures/record-list.ts";
import { rowsOfAligned } from "./files/aligned.ts";

const orderHead = "Order,Line,Customer,Part,Promise Date,Ship Date,Qty Ord,Open Value";
const orderOf = (order: number, customer: string): string =>
  `${order},1,${customer},P-${order},2026-11-05,2026-11-06,${order % 7},${order}.5`;

test("[R124] a row with only a label and sums is a total, whatever its label says", async () => {
  const text = [
    orderHead,
    ...[4001, 4002, 4003, 4004].map((order) => orderOf(order, "Alder")),
    ",,Alder average,,,,6,4001.5",
    ...[4011, 4012, 4013, 4014].map((order) => orderOf(order, "Birch")),
    ",,,Birch Total (1),,,5,4003.5",
    ",,,,,,,",
    "Overall Total,,,,,,17,12006.5",
    "*** GRAND TOTAL ***,,,,,,17,12006.5",
    ",,,,late,,,980",
  ].join("\n");
  const { leftOut, rowCount } = await imported(text);
  expect(rowCount).toBe(8);
  expect(leftOut.map(({ row, why }) => [row, why])).toEqual([
    [6, "It is a total."],
    [11, "It is a total."],
    [12, "The row is empty."],
    [13, "It is a total."],
    [14, "It is a total."],
    [15, "It is a total."],
  ]);
});

test("[R124] a list that begins with a row of sums names the rows below it, without their count", async () => {
  const text = [
    "Job,Op,Part,Start,End,Qty,Act Run Hrs",
    "VF-2 (2),,,,,9,4.75",
    "7001,10,P-1,2026-11-02,2026-11-03,5,2.25",
    "7002,10,P-2,2026-11-02,2026-11-03,4,2.5",
    "Lathe 3 (1),,,,,8,1.25",
    "7003,20,P-3,2026-11-04,2026-11-05,8,1.25",
  ].join("\n");
  const file = await imported(text, { takeLikely: true });
  expect(rowsIn(file).operations?.map(({ work_center }) => work_center)).toEqual(["VF-2", "VF-2", "Lathe 3"]);
  expect(file.leftOut.map(({ row, why }) => [row, why])).toEqual([
    [2, "It names the rows below it and has their totals."],
    [5, "It names the rows below it and has their totals."],
  ]);
});

test("[R124] each label on a line between the rows becomes a column", async () => {
  const text = [
    "Seq,Work Center,Est Set Hrs,Act Set Hrs,Date Closed",
    "Job: 7001   Customer: Alder & Sons   Due: 11/20/26",
    "10,VF2,1.5,2.25,11/05/26",
    "20,VF4,1,1.25,11/06/26",
    "Job: 7002   Customer: Birch   Due: 11/27/26",
    "10,VF2,0.5,0.75,11/05/26",
  ].join("\n");
  const file = await imported(text);
  expect(rowsIn(file).operations?.map(({ operation }) => operation)).toEqual(["7001-10", "7001-20", "7002-10"]);
  expect(file.notes).toEqual([
    "The lines between rows give the columns “Job”, “Customer”, “Due” of the rows below them.",
  ]);
});

test("[R124] headings split over two rows are left out on every page, and signs are units", async () => {
  const head = ["Due,Order,Qty,Customer,Order", "Date,Number,Shipped,Code,Value"];
  const page = [...head, "11/20/26,4001,0,ALDER,1250.5", "11/21/26,4002,4,BIRCH,980"];
  const file = await imported([...page, ...page.with(2, "11/22/26,4003,0,ELM,75")].join("\n"));
  expect(file.headings.map(({ heading }) => heading)).toContain("Due Date");
  expect(file.leftOut.map(({ row, why }) => [row, why])).toEqual([
    [1, "It is above the headings."],
    [5, "The headings are repeated."],
    [6, "The headings are repeated."],
    [8, "It is the same as row 4."],
  ]);
  const monitor = [
    "Machine,Date,Scheduled,In Cycle,,Parts",
    ",,Hours,Hours,%,Count",
    "VF2,2026-11-02,9.5,4.75,50%,12",
    "VF4,2026-11-02,9.5,2.25,24%,N/A",
  ];
  expect(rowsIn(await imported(monitor.join("\n"))).machine_days).toEqual([
    { machine: "VF2", day: serialOf("2026-11-02"), scheduled_hours: 9.5, in_cycle_hours: 4.75, parts_made: 12 },
    { machine: "VF4", day: serialOf("2026-11-02"), scheduled_hours: 9.5, in_cycle_hours: 2.25, parts_made: null },
  ]);
});

test("[R124] cells that say there is no value yet are empty, and don't hide what their column holds", async () => {
  const text = [
    "Order,Line,Promise Date,Ship Date,Qty Ord",
    "4001,1,2026-11-05,open,-",
    "4002,1,TBD,N/A,12",
    "4003,1,2026-11-07,2026-11-08,k.A.",
    "4004,1, /  /  ,pendiente,4",
  ].join("\n");
  const file = await imported(text);
  expect(file.unread).toEqual([]);
  expect(rowsIn(file).deliveries?.map(({ ship_date, order_qty }) => [ship_date, order_qty])).toEqual([
    [null, null],
    [null, 12],
    [serialOf("2026-11-08"), null],
    [null, 4],
  ]);
});

test("[R124] a report in aligned columns is read without a line below its headings, too", async () => {
  const rows = Array.from(
    { length: 9 },
    (_, row) =>
      `${5000 + row}     001 ${row % 2 ? "MSC INDUSTRIA" : "HEAT TREAT CO"}       2025-01-1${row}  2025-01-1${row}  ${20 + row}`,
  );
  const report = [
    "      ACME - PURCHASE RECEIPTS",
    "",
    "PO NUM   LN  VENDOR              DUE DATE    RCPT DATE   QTY ORD",
  ];
  const file = await imported([...report, ...rows].join("\r\n"));
  expect([file.list, file.rowCount]).toEqual(["purchases", 9]);
  expect(rowsIn(file).purchases?.[0]).toMatchObject({ line: "5000-001", supplier: "HEAT TREAT CO" });
  const three = rowsOfAligned([...report, ...rows.slice(0, 3)].join("\n"), 99);
  expect(three?.map((row) => row.length)).toEqual([1, 1, 6, 6, 6, 6]);
  const [whole, cut] = [99, 8].map((max) => rowsOfAligned(`${[...report, ...rows].join("\n")}\n`, max));
  expect([whole?.length, cut]).toEqual([12, whole?.slice(0, 8)]);
});
