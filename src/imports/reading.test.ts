import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { bytes, imported, orders, rowsIn } from "../../test/exports/imported.ts";
import { serialOf } from "../measures/record-list.ts";
import { importFile } from "./import-file.ts";
import type { Imported } from "./imported.ts";

const expectedOrders = [
  ["1001-1", 40, 1234.5, serialOf("2026-10-13"), serialOf("2026-10-14")],
  ["1002-1", 12, 980, serialOf("2026-11-05"), null],
  ["1003-2", 5, 75.25, serialOf("2026-11-06"), serialOf("2026-11-06")],
];

const orderCells = (file: Imported) =>
  rowsIn(file).deliveries?.map((row) => [row.line, row.order_qty, row.order_value, row.promise_date, row.ship_date]);

const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le"));
const latin = (text: string): Uint8Array => new Uint8Array(Buffer.from(text.replaceAll("€", "$"), "latin1"));

test.for([
  ["UTF-8", bytes(orders)],
  ["UTF-8 with a byte order mark", bytes(`\uFEFF${orders}`)],
  ["UTF-16", utf16(orders)],
  ["Windows-1252", latin(orders.replace("Alder", "Müller"))],
  ["CR alone", bytes(orders.replaceAll("\n", "\r"))],
  ["CRLF", bytes(orders.replaceAll("\n", "\r\n"))],
  ["tabs", bytes(orders.replaceAll(";", "\t"))],
  ["pipes", bytes(orders.replaceAll(";", "|"))],
  ["backticks", bytes(orders.replaceAll(";", "`"))],
  ["a stated separator", bytes(`sep=;\n${orders}`)],
] as const)("[R124] the same orders are read from %s", async ([, input]) => {
  expect(orderCells(await imported(input))).toEqual(expectedOrders);
});

test("[R124] a workbook with dates, a title and merged cells gives the same rows", async () => {
  const file = await writeXlsx({
    sheets: [
      {
        name: "Orders",
        rows: [
          ["Orders 2026", null, null, null, null],
          ["Order", "Line", "Promise date", "Quantity", "Shipped"],
          ["A-1", 1, new Date(Date.UTC(2026, 10, 5)), 40, new Date(Date.UTC(2026, 10, 6))],
          ["A-2", 1, new Date(Date.UTC(2026, 10, 7)), 10, null],
        ],
        merges: [{ startRow: 0, endRow: 0, startCol: 0, endCol: 4 }],
      },
    ],
  });
  const { rows } = { rows: rowsIn(await imported(file)) };
  expect(rows.deliveries?.map(({ line, promise_date, ship_date }) => [line, promise_date, ship_date])).toEqual([
    ["A-1-1", serialOf("2026-11-05"), serialOf("2026-11-06")],
    ["A-2-1", serialOf("2026-11-07"), null],
  ]);
});

test("[R124] answers of an API are read as JSON; midnight written in UTC stays on its day", async () => {
  const list = [4, 5, 6, 7].map((day) => ({
    PONumber: `P${day}`,
    vendorCode: "V1",
    dueDate: `2026-07-0${day}T04:00:00Z`,
    dateReceived: null,
  }));
  const { purchases } = rowsIn(await imported(JSON.stringify({ Data: list }), { list: "purchases" }));
  expect(purchases?.map(({ due }) => due)).toEqual([4, 5, 6, 7].map((day) => serialOf(`2026-07-0${day}`)));
});

const duesAt = (time: string): string =>
  JSON.stringify({
    Data: [4, 5, 6, 7].map((day) => ({
      PONumber: `P${day}`,
      vendorCode: "V1",
      dueDate: `2026-07-0${day}T${time}Z`,
      dateReceived: null,
    })),
  });

test("[R124] midnight in Newfoundland's summer stays on its day", async () => {
  const { purchases } = rowsIn(await imported(duesAt("02:30:00"), { list: "purchases" }));
  expect(purchases?.map(({ due }) => due)).toEqual([4, 5, 6, 7].map((day) => serialOf(`2026-07-0${day}`)));
});

test("[R125] a UTC time that is midnight in New Zealand and noon in Central Europe is asked about", async () => {
  const { questions } = await imported(duesAt("11:00:00"), { list: "purchases" });
  expect(questions.map(({ kind, readings }) => [kind, readings.map(({ means }) => means)])).toEqual([
    ["day", ["July 4, 2026", "July 5, 2026"]],
  ]);
});

test("[R124] what isn't a row is listed with its number and the reason", async () => {
  const { leftOut, headerRow, rowCount } = await imported(orders);
  expect([headerRow, rowCount]).toEqual([4, 3]);
  expect(leftOut).toEqual([
    { row: 1, why: "It is above the headings." },
    { row: 2, why: "It is above the headings." },
    { row: 3, why: "It is above the headings." },
    { row: 7, why: "The headings are repeated." },
    { row: 9, why: "It is a total." },
  ]);
});

test("[R124] lines of a database are left out: dashes, NULL and the count of rows", async () => {
  const text =
    "Job`Sequence`Work_Center`Status`Act_Run_Hrs\n---`---`---`---`---\n004`10`VMC1`C`1.5\n004`20`VMC2`O`NULL\n\n(2 rows affected)\n";
  const file = await imported(text);
  expect(file.leftOut.map(({ row, why }) => [row, why])).toEqual([
    [2, "It is a line of dashes."],
    [5, "The row is empty."],
    [6, "It counts the rows, as databases do."],
  ]);
  const { operations } = rowsIn(file);
  expect(operations?.map(({ operation, status, act_run }) => [operation, status, act_run])).toEqual([
    ["004-10", "Done", 1.5],
    ["004-20", "Planned", null],
  ]);
});

test("[R127] times that a spreadsheet destroyed are named, with what to do", async () => {
  const file = await imported("Machine,Start Time,Downtime (min),Reason\nA,24:00.0,5,Setup\nA,31:10.5,6,Setup\n");
  expect(file.notes.join()).toContain("Export it again, and don't open it in Excel first.");
  expect(file.entries.filled.has("began")).toBe(false);
});

test("[R124] two rows of headings, groups with subtotals and pages of a report are read as one list", async () => {
  const text = [
    ",,Setup,,Run,,",
    "Job,Op,Est Hrs,Act Hrs,Est Hrs,Act Hrs,Date Completed",
    "Work Center: VMC1",
    "1,10,1.5,2.5,3.5,4.5,2026-11-12",
    "Subtotal,,1.5,2.5,3.5,4.5,",
    "Page 1 of 2",
    "2,10,1.25,2,3,4,2026-11-13",
    "2,10,1.25,2,3,4,2026-11-13",
  ].join("\n");
  const file = await imported(text);
  expect(
    rowsIn(file).operations?.map(({ operation, est_setup, act_setup, est_run, act_run }) => [
      operation,
      est_setup,
      act_setup,
      est_run,
      act_run,
    ]),
  ).toEqual([
    ["1-10", 1.5, 2.5, 3.5, 4.5],
    ["2-10", 1.25, 2, 3, 4],
  ]);
  expect(file.leftOut.map(({ row }) => row)).toEqual([1, 3, 5, 6, 8]);
  expect(file.leftOut.at(-1)?.why).toBe("It is the same as row 7.");
});

test("[R127] a workbook that unpacks to more than the limit is refused before it is unpacked", async () => {
  const bomb = await writeXlsx({
    sheets: [
      {
        name: "Orders",
        rows: [
          ["Order", "Line"],
          ["1", "1"],
        ],
      },
    ],
  });
  const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.byteLength);
  for (let at = 0; at < bomb.length - 46; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 0x3fffffff, true);
  expect(await importFile(bomb)).toMatchObject({ kind: "refused", refusal: { kind: "unpacks-too-large" } });
});

test("[R127] too many rows and too many bytes are refused with the limit and a way out", async () => {
  const rows = `Order,Line,Ship Date\n${"1,1,2026-11-05\n".repeat(200_001)}`;
  expect(await importFile(bytes(rows))).toMatchObject({
    reason: "The file has more than 200,000 rows. Export a shorter period, such as one year.",
  });
  expect(await importFile(new Uint8Array(65_000_000))).toMatchObject({
    reason: "The file is 65 MB. The limit is 64 MB. Export a shorter period.",
  });
});

test.for([
  ["Excel's own day count", "46331"],
  ["seconds since 1970", "1793836800"],
  ["milliseconds since 1970", "1793836800000"],
  ["ISO with an offset", "2026-11-05T07:30:00-05:00"],
  ["a month's name", "05-Nov-2026"],
  ["a weekday", "Thu, Nov 5, 2026"],
  ["twelve hours", "2026-11-05 07:30 PM"],
  ["a comma before the time", "2026-11-05, 7:30:00 PM"],
  ["a month with its name and a comma", "Nov 5 2026, 7:30:00 PM"],
  ["digits alone", "20261105"],
] as const)("[R124] a date is read from %s: %s", async ([, text]) => {
  const { deliveries } = rowsIn(
    await imported(`Order,Line,Promise Date,Ship Date\n1,1,"${text}","${text}"\n2,1,"${text}","${text}"\n`),
  );
  expect(deliveries?.map(({ promise_date }) => Math.floor(Number(promise_date)))).toEqual([
    serialOf("2026-11-05"),
    serialOf("2026-11-05"),
  ]);
});

test.for([
  ["$1,200.50", 1200.5],
  ["(350.25)", -350.25],
  ["1.200,50 €", 1200.5],
  ["1 200,50", 1200.5],
  ["1'200.50", 1200.5],
  ["USD 1,200.50", 1200.5],
  ["350.25-", -350.25],
] as const)("[R124] an amount is read from %s", async ([text, amount]) => {
  const { deliveries } = rowsIn(
    await imported(`Order\tLine\tPromise Date\tExt Amt\n1\t1\t2026-11-05\t${text}\n2\t1\t2026-11-06\t${text}\n`),
  );
  expect(deliveries?.map(({ order_value }) => order_value)).toEqual([amount, amount]);
});

test("[R125] what was decided of a column is said with it: date order, decimal mark, time unit", async () => {
  const { mapping } = await imported(orders);
  const formatOf = (column: string) => mapping.find((one) => one.column === column)?.format;
  expect([formatOf("promise_date"), formatOf("order_value"), formatOf("customer")]).toEqual([
    "Day first",
    "Decimal comma",
    null,
  ]);
  const stops = await imported("Machine,Start Time,Downtime (min),Reason\nVMC1,11/13/2026 08:00,90,Setup\n");
  expect(stops.mapping.map(({ column, format }) => [column, format])).toEqual([
    ["machine", null],
    ["began", "Month first"],
    ["hours", "Minutes, turned into hours"],
    ["reason", null],
  ]);
});
