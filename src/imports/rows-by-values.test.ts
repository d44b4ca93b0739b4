import { expect, test } from "vitest";
import { imported, rowsIn, valuesIn } from "../../test/exports/imported.ts";
import { day, lines } from "../../test/exports/lists.ts";
import { serialOf } from "../measures/record-list.ts";

test("[R124] a credit by its amount is no delivery either", async () => {
  const text = [
    "SO #,Cust,Due,Shipped,Amount",
    `1,Alder,${day(1)},${day(1)},"1,200.00"`,
    `2,Alder,${day(1)},${day(1)},"9,941.00CR"`,
    `3,Alder,${day(1)},${day(1)},"$ (55.00)"`,
    `4,Alder,${day(1)},${day(2)},"700.00"`,
  ].join("\n");
  expect((await imported(text)).rowCount).toBe(2);
});

test("[R124] hours of a stop that a ticket books are not run hours, in other languages too", async () => {
  const text = lines(
    "FA-Nr;AG;Maschine;Art;Beginn;Ende;Dauer",
    9,
    (row) =>
      `${5500 + row};10;M1;${["Rüsten", "Bearbeiten", "Störung"][row % 3]};1${row}.10.2026 06:00;1${row}.10.2026 08:00;2,0`,
  );
  const { operations } = rowsIn(await imported(text));
  expect(operations?.slice(0, 3).map(({ act_setup, act_run }) => [act_setup, act_run])).toEqual([
    [2, 0],
    [0, 2],
    [0, 0],
  ]);
});

test("[R124] a machine next to a kind of maintenance called PM isn't a rate", async () => {
  const text = lines(
    "WO,Equipment,Type,Opened,Closed,Down Hrs",
    9,
    (row) => `W${row},VMC ${row % 3},${row % 2 ? "PM" : "Breakdown"},${day(row)},${day(row)},2.5`,
  );
  const file = await imported(text);
  expect(file.notes).toEqual([]);
  expect(file.headings.find(({ heading }) => heading === "Equipment")?.values).toContain("VMC 1");
});

test("[R124] canceled lines and returns are left out and listed", async () => {
  const text = [
    "Order,Line,Status,Qty Ord,Promise Date,Ship Date",
    `1,1,Closed,5,${day(1)},${day(1)}`,
    `1,2,Canceled,5,${day(1)},`,
    `2,1,Closed,-5,${day(1)},${day(1)}`,
    `3,1,Open,(none),${day(1)},`,
  ].join("\n");
  const { leftOut, rowCount } = await imported(text);
  expect(rowCount).toBe(2);
  expect(leftOut.map(({ row, why }) => [row, why])).toEqual([
    [3, "Its status says that it is canceled."],
    [4, "Its quantity or amount is below zero, so it is a return or a credit."],
  ]);
});

test("[R124] void rows, templates and demonstrations are left out and listed", async () => {
  const whyIn = async (text: string) => (await imported(text)).leftOut.map(({ row, why }) => [row, why]);
  const orders = lines("Order,Line,Part,Qty Ord,Promise Date,Ship Date,Note", 6, (row) =>
    [row, 1, row === 2 ? "Void filler" : "Bracket", 5, day(1), day(1), row === 3 ? "VOID - wrong ship-to" : ""].join(),
  );
  const template = `\nTEMPLATE-5AX,1,TEMPLATE,1,2020-01-01,,copy it`;
  expect(await whyIn(orders + template)).toEqual([
    [5, "Its status says that it is canceled."],
    [8, "It is a template to copy."],
  ]);
  const reversed = lines("Auftrag;Arbeitsgang;Arbeitsplatz;Datum;Ist-Zeit (h);Gutmenge;Ausschuss;Storno", 6, (row) =>
    [row, 10, "DR-01", day(row), "2,5", row === 3 ? "9-" : "9", "0", row === 2 || row === 3 ? "X" : ""].join(";"),
  );
  expect((await whyIn(reversed)).map(([row]) => row)).toEqual([4, 5]);
  const monitor = lines("Machine,Machine Group,Date,Scheduled,In-Cycle", 4, (row) =>
    [row === 3 ? "MM-SIM-01" : "VF2", row === 3 ? "Demo" : "Mills", day(row), "8:00:00", "5:10:00"].join(),
  );
  expect(await whyIn(monitor)).toEqual([[5, "It is a demo machine, not one of yours."]]);
});

test("[R124] a part may be a template, and a machine may stop for a demo", async () => {
  const parts = lines("Order,Line,Part Description,Qty Ord,Promise Date,Ship Date", 4, (row) =>
    [row, 1, ["Bracket", "Template", "Template plate", "Drill template"][row], 5, day(1), day(1)].join(),
  );
  expect(await imported(parts)).toMatchObject({ rowCount: 4, leftOut: [] });
  const stops = lines("Machine,Start,End,Reason", 4, (row) =>
    ["VF2", `${day(row)} 08:00`, `${day(row)} 09:10`, ["Material", "No bar", "Demo", "Customer demo"][row]].join(),
  );
  expect(await imported(stops)).toMatchObject({ rowCount: 4, leftOut: [] });
  const jobs = lines("Job,Status,Order Qty,Released Date,Completed Date", 4, (row) =>
    [`J${row}`, row === 2 ? "Template" : "Complete", 5, day(1), day(row)].join(),
  );
  expect((await imported(jobs)).leftOut).toEqual([{ row: 4, why: "It is a template to copy." }]);
});

test("[R124] a canceled work order of maintenance wasn't missed", async () => {
  const text = lines("WO #,Title,Type,Asset,Status,Due,Completed", 6, (row) =>
    [
      row,
      "Lube",
      "PM",
      "VF2",
      row === 2 ? "Cancelled" : row === 3 ? "Skipped" : "Complete",
      day(row),
      row === 2 || row === 3 ? "" : day(row),
    ].join(),
  );
  expect(rowsIn(await imported(text)).maintenance?.length).toBe(5);
});

test("[R124] what a shop buys beside material and outside processes is left out", async () => {
  const text = lines("PO,Line,Supplier,Type,Due Date,Receipt Date", 8, (row) =>
    [row, 1, "Alder", row % 4 === 3 ? "E" : "M", day(row), day(row)].join(),
  );
  const file = await imported(text);
  expect(rowsIn(file).purchases?.length).toBe(6);
  expect(file.leftOut.map(({ why }) => why)).toContain("It buys neither material nor an outside process.");
});

test("[R124] quotes, returns and credits among orders are left out, and a quote won at one quantity is won", async () => {
  const orders = lines("Order No,Line,Type,Promise Date,Ship Date,Qty Ordered", 8, (row) =>
    [row, 1, ["Order", "Order", "Quote", "Credit Memo"][row % 4], day(row), day(row), 5].join(),
  );
  expect((await imported(orders)).rowCount).toBe(4);
  const quotes = lines("Quote #,Qty,Customer,Quoted Date,Result Date,Break Status", 9, (row) =>
    [`Q${Math.floor(row / 3)}`, 5 * (row % 3), "Alder", day(1), day(row), row === 4 ? "Won" : "Lost"].join(),
  );
  expect(rowsIn(await imported(quotes)).quotes?.map(({ result }) => result)).toEqual(["Lost", "Won", "Lost"]);
});

test("[R124] a purchase line with one of two receipts open isn't received", async () => {
  const text = `PO No,Ln,Vendor,PO Date,Promise,Rec'd\nP1,1,Alder,${day(0)},${day(5)},${day(4)}\nP1,1,Alder,${day(0)},${day(5)},OPEN\nP2,1,Alder,${day(0)},${day(5)},${day(3)}\nP2,1,Alder,${day(0)},${day(5)},${day(6)}`;
  const { purchases } = rowsIn(await imported(text));
  expect(purchases?.map(({ received }) => received)).toEqual([null, serialOf(day(6))]);
});

test("[R124] where some devices write UTC, their times are those of the shop that the others show", async () => {
  const text = [
    "machine,state,started,ended",
    "VF2,ACTIVE,2026-11-02T20:00:00-05:00,2026-11-02T21:00:00-05:00",
    "VF4,ACTIVE,2026-11-03T01:00:00Z,2026-11-03T02:00:00Z",
    "VF4,IDLE,2026-11-03T02:00:00Z,2026-11-03T03:00:00Z",
  ].join("\n");
  const { machine_days } = rowsIn(await imported(text));
  expect(machine_days?.map(({ machine, day: on }) => [machine, on])).toEqual([
    ["VF2", serialOf("2026-11-02")],
    ["VF4", serialOf("2026-11-02")],
  ]);
});

test("[R124] the shop's time changes with daylight saving time", async () => {
  const text = [
    "machine,state,started,ended",
    "VF2,ACTIVE,2026-10-30T20:00:00-04:00,2026-10-30T21:00:00-04:00",
    "VF2,ACTIVE,2026-11-02T20:00:00-05:00,2026-11-02T21:00:00-05:00",
    "VF4,ACTIVE,2026-11-03T04:10:00Z,2026-11-03T04:40:00Z",
    "VF4,IDLE,2026-11-03T04:40:00Z,2026-11-03T04:50:00Z",
  ].join("\n");
  const { machine_days } = rowsIn(await imported(text));
  expect(machine_days?.filter(({ machine }) => machine === "VF4").map(({ day: on }) => on)).toEqual([
    serialOf("2026-11-02"),
  ]);
});

const days = [1, 2, 3, 4, 5, 6, 7, 8, 9];

test("[R124] a row whose label ends in Total is a total", async () => {
  const text = [
    "Machine,Date,Operate,Stop,Alarm",
    ...days.map((day) => `Mill 2,2026-10-0${day},7:50:46,2:33:33,0:32:00`),
    "Mill 2 Total,,70:36:54,23:01:57,4:48:00",
    ...days.map((day) => `Mill 3,2026-10-0${day},6:50:46,3:33:33,0:32:00`),
    "Mill 3 Total,,61:36:54,32:01:57,4:48:00",
  ].join("\n");
  const { leftOut, rowCount } = await imported(text);
  expect(rowCount).toBe(18);
  expect(leftOut.map(({ why }) => why)).toEqual(["It is a total.", "It is a total."]);
});

test("[R124] a past event in a year to come is a slip of the pen", async () => {
  const rows = days.map(
    (day) => `90${day},2026-10-0${day},2026-10-1${day},${day === 4 ? "2062" : "2026"}-10-1${day},5,5`,
  );
  const text = ["Order,Order Date,Promise Date,Ship Date,Qty,Qty Shipped", ...rows].join("\n");
  const { unread } = await imported(text, { today: 46_300 });
  expect(unread.map(({ text: said }) => said)).toEqual(["2062-10-14"]);
});

test("[R124] lines of one purchase order stay apart by a number that counts them, or by the day they are due", async () => {
  const log = (heading: string) =>
    lines(
      `Orden,${heading},Proveedor,Fecha prometida,Fecha recepción`,
      12,
      (row) => `OC-${row >> 1},${1 + (row % 2)},Aceros,${day(row)},${day(row % 2 ? row + 2 : row)}`,
    );
  for (const text of [log("Part."), log("Nota").replace(/^(OC-\d),\d,/gm, "$1,x,")])
    expect((await valuesIn(text)).kpi_supplier_otd).toBe(50);
});

test("[R125] a lot that is neither accepted nor rejected yet adds no inspected parts", async () => {
  const log = lines(
    "Job,Op,Type,Date,Time In,Qty,Acc,Rej,Inspector",
    12,
    (row) => `26${row},20,Final,${day(row)},7:00,20,${row < 8 ? "20,0" : row < 10 ? "10,10" : ","},Lena`,
  );
  expect((await valuesIn(log)).kpi_fpy).toBe(90);
});
