import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { serialOf } from "../measures/record.ts";
import { type Imported, type ImportOptions, importFile } from "./import-file.ts";
import { mergeFiles } from "./rows/merge.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

async function imported(input: Uint8Array | string, options?: ImportOptions): Promise<Imported> {
  const file = await importFile(typeof input === "string" ? bytes(input) : input, options);
  if (file.kind !== "imported") throw new Error(file.reason);
  return file;
}

const rowsIn = (...files: readonly Imported[]) => mergeFiles(files.map(({ entries }) => entries)).rows;

const orders = `Cedar Ridge Precision
Order report

Ord #;Ln;Cust;Prom Date;Qty Ord;Ext Amt;Ship Dt;Qty Shipped;Entered by
1001;1;Alder;13.10.2026;40;"1.234,50 €";14.10.2026;40;Pat Smith
1002;1;Birch;05.11.2026;12;980,00 €;;;Pat Smith
Ord #;Ln;Cust;Prom Date;Qty Ord;Ext Amt;Ship Dt;Qty Shipped;Entered by
1003;2;Maple;06.11.2026;5;75,25 €;06.11.2026;5;Pat Smith
Grand Total;;;;57;2.289,75 €;;45;
`;

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
] as const)("[N1] the same orders are read from %s", async ([, input]) => {
  expect(orderCells(await imported(input))).toEqual(expectedOrders);
});

test("[N1] a workbook with dates, a title and merged cells gives the same rows", async () => {
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

test("[N1] answers of an API are read as JSON; midnight written in UTC stays on its day", async () => {
  const list = [4, 5, 6, 7].map((day) => ({
    PONumber: `P${day}`,
    vendorCode: "V1",
    dueDate: `2026-07-0${day}T04:00:00Z`,
    dateReceived: null,
  }));
  const { purchases } = rowsIn(await imported(JSON.stringify({ Data: list }), { list: "purchases" }));
  expect(purchases?.map(({ due }) => due)).toEqual([4, 5, 6, 7].map((day) => serialOf(`2026-07-0${day}`)));
});

test("[N2] what is no row is listed with its number and the reason", async () => {
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

test("[N2] lines of a database are left out: dashes, NULL and the count of rows", async () => {
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

const open = "Job;Order Date;Promise Date;Qty\n1;01/04/2026;02/05/2026;1.234\n2;03/04/2026;04/05/2026;2.345\n";

test("[N3] dates and numbers that can be read both ways are asked about and not used", async () => {
  const { questions, entries } = await imported(open, { list: "deliveries" });
  expect(questions.map(({ id, readings }) => [id, readings.map(({ means }) => means)])).toEqual(
    [
      ["date-order:Order Date", ["01/04/2026 is January 4, 2026", "01/04/2026 is April 1, 2026"]],
      ["date-order:Promise Date", ["02/05/2026 is February 5, 2026", "02/05/2026 is May 2, 2026"]],
      ["decimal-mark:Qty", ["1.234 is 1.234", "1.234 is 1,234"]],
    ].toSorted(),
  );
  expect([...entries.filled].toSorted()).toEqual(["+order", "line"]);
});

test("[N3] an answer opens the column; another column of the file decides as well", async () => {
  const answers = {
    "date-order:Order Date": "day-first",
    "date-order:Promise Date": "day-first",
    "decimal-mark:Qty": ",",
  };
  const { deliveries } = rowsIn(await imported(open, { list: "deliveries", answers }));
  expect(deliveries?.[0]).toMatchObject({ order_date: serialOf("2026-04-01"), order_qty: 1234 });
  const decided = open.replace("04/05/2026", "14/05/2026");
  const { questions } = await imported(decided, { list: "deliveries" });
  expect(questions.map(({ id }) => id)).toEqual(["decimal-mark:Qty"]);
});

test.for([
  ["Act Setup (min)", "90", 1.5],
  ["Act Setup [s]", "5400", 1.5],
  ["Act Setup Hrs", "1.5", 1.5],
  ["Act Setup Time", "1:30", 1.5],
  ["Act Setup Time", "1h 30m", 1.5],
  ["actSetupMs", "5400000", 1.5],
] as const)("[N3] %s of %s is %d hours", async ([heading, cell, hours]) => {
  const { operations } = rowsIn(
    await imported(`Job,Op,Work Center,${heading}\n1,10,VMC1,${cell}\n1,20,VMC1,${cell}\n`),
  );
  expect(operations?.map(({ act_setup }) => act_setup)).toEqual([hours, hours]);
});

test("[N3] whole numbers that may be hours or minutes are asked about", async () => {
  const { questions } = await imported("Job,Op,Work Center,Setup Time\n1,10,VMC1,45\n1,20,VMC1,60\n");
  expect(questions.map(({ id, readings }) => [id, readings.map(({ means }) => means)])).toEqual([
    ["time-unit:Setup Time", ["60 is 60 hours", "60 is 1 hours"]],
  ]);
});

test("[N4] a likely match waits to be confirmed, a chosen one counts", async () => {
  const text = "Work Order,Oper,WC,Est Setup Hrs,Odd Setup Actual Remark Hrs\n1,10,VMC1,1.5,2.5\n1,20,VMC2,1.25,2\n";
  const sure = await imported(text);
  expect(sure.mapping.find(({ column }) => column === "act_setup")).toMatchObject({ sureness: "likely", used: false });
  const confirmed = await imported(text, { takeLikely: true });
  const chosen = await imported(text, { answers: { "column:act_setup": "Odd Setup Actual Remark Hrs" } });
  for (const file of [confirmed, chosen]) expect(rowsIn(file).operations?.[0]?.act_setup).toBe(2.5);
});

test.for([
  ["", "The file is empty. Export it again."],
  ["%PDF-1.7", "This is a PDF. Export the same report as CSV or XLSX."],
  [
    "<html><body><table><tr><td>Job</td></tr></table>",
    "This is a web page, even if its name ends in .xls. Open it in Excel and save it as XLSX or CSV.",
  ],
  ["1;2;3\n4;5;6\n", "No row of column headings was found. Export the list again with its headings."],
  ["Job;Customer;Due Date\n", "There are headings but no rows below them. Export a span in which something happened."],
] as const)("[N6] %j is refused: %s", async ([text, reason]) => {
  expect(await importFile(bytes(text))).toMatchObject({ kind: "refused", reason });
});

test("[N6] an old Excel file, a locked one and a damaged one are told apart", async () => {
  const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  const locked = new Uint8Array([...ole, ...Buffer.from("EncryptedPackage", "utf16le")]);
  const damaged = bytes("PK\u0003\u0004 xl/workbook.xml and then nothing");
  const kinds = await Promise.all(
    [new Uint8Array(ole), locked, damaged].map(
      async (file) => (await importFile(file)) as { refusal: { kind: string } },
    ),
  );
  expect(kinds.map(({ refusal }) => refusal.kind)).toEqual(["old-excel", "password", "broken-workbook"]);
});

test("[N6] times that a spreadsheet destroyed are named, with what to do", async () => {
  const file = await imported("Machine,Start Time,Downtime (min),Reason\nA,24:00.0,5,Setup\nA,31:10.5,6,Setup\n");
  expect(file.notes.join()).toContain("Export it again and do not open it in Excel first.");
  expect(file.entries.filled.has("began")).toBe(false);
});

test("[N7] columns that are not matched leave no trace", async () => {
  expect(JSON.stringify((await imported(orders)).entries)).not.toContain("Pat Smith");
});

test("[N8] the newer file replaces a row, but the first promise stays", async () => {
  const head = "Order,Line,Promise Date,Ship Date,Qty Shipped\n";
  const older = await imported(`${head}1,1,2026-11-05,,0\n2,1,2026-11-06,2026-11-06,4\n`);
  const newer = await imported(`${head}1,1,2026-11-19,2026-11-18,9\n`);
  expect(rowsIn(older, newer).deliveries).toEqual([
    { line: "1-1", promise_date: serialOf("2026-11-05"), ship_date: serialOf("2026-11-18"), ship_qty: 9 },
    { line: "2-1", promise_date: serialOf("2026-11-06"), ship_date: serialOf("2026-11-06"), ship_qty: 4 },
  ]);
});

test("[N8] time tickets add up to operations and weeks, and those in two files count once", async () => {
  const head = "Job,Step,Work Date,Employee,Act Setup Hrs,Act Run Hrs\n";
  const shared = "7,10,2026-11-03,E1,1.5,2.25\n";
  const one = await imported(`${head}${shared}7,10,2026-11-04,E2,0,3.25\n`, { list: "operations" });
  const two = await imported(`${head}${shared}7,20,2026-11-05,E1,0.75,1\n`, { list: "operations" });
  const { operations, people_weeks } = rowsIn(one, two);
  expect(operations?.map(({ operation, act_setup, act_run }) => [operation, act_setup, act_run])).toEqual([
    ["7-10", 1.5, 5.5],
    ["7-20", 0.75, 1],
  ]);
  expect(people_weeks?.map(({ who, booked_hours }) => [who, booked_hours])).toEqual([
    ["E1", 5.5],
    ["E2", 3.25],
  ]);
});

test("[N9] a log of states becomes machine days and stops, across midnight", async () => {
  const log = [
    "Machine,State,Start Time,Reason",
    "M1,ACTIVE,2026-11-02T22:00:00,",
    "M1,IDLE,2026-11-03T02:00:00,No operator",
    "M1,ACTIVE,2026-11-03T03:00:00,",
    "M1,STOPPED,2026-11-03T04:30:00,",
  ].join("\n");
  const { machine_days, stops } = rowsIn(await imported(log));
  expect(machine_days?.map(({ day, in_cycle_hours }) => [day, Math.round(Number(in_cycle_hours) * 1e6) / 1e6])).toEqual(
    [
      [serialOf("2026-11-02"), 2],
      [serialOf("2026-11-03"), 3.5],
    ],
  );
  expect(stops?.map(({ machine, hours, reason }) => [machine, Math.round(Number(hours) * 1e6) / 1e6, reason])).toEqual([
    ["M1", 1, "No operator"],
  ]);
});

test("[N9] in a log of many events only those of the state count, and one machine needs no name", async () => {
  const log = [
    "Machine Name,Event,Value,Date",
    "M1,Execution,ACTIVE,2026-11-02 08:00:00",
    "M1,Program,O1234,2026-11-02 08:30:00",
    "M1,Execution,INTERRUPTED,2026-11-02 09:00:00",
    "M1,Execution,ACTIVE,2026-11-02 10:00:00",
    "M1,Execution,STOPPED,2026-11-02 10:30:00",
  ];
  const named = rowsIn(await imported(log.join("\n")));
  const unnamed = rowsIn(
    await imported(log.map((line) => line.slice(line.indexOf(",") + 1)).join("\n"), { list: "machine_days" }),
  );
  for (const { machine_days } of [named, unnamed])
    expect(machine_days?.map(({ in_cycle_hours }) => in_cycle_hours)).toEqual([expect.closeTo(1.5, 6)]);
});

test("[N2] two rows of headings, groups with subtotals and pages of a report are read as one list", async () => {
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

test("[N6] a workbook that unpacks to more than the limit is refused before it is unpacked", async () => {
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

test("[N6] too many rows and too many bytes are refused with the limit and a way out", async () => {
  const rows = `Order,Line,Ship Date\n${"1,1,2026-11-05\n".repeat(200_001)}`;
  expect(await importFile(bytes(rows))).toMatchObject({
    reason: "The file has more than 200,000 rows. Export a shorter span, such as one year.",
  });
  expect(await importFile(new Uint8Array(65_000_000))).toMatchObject({
    reason: "The file has 65 MB. The limit is 64 MB. Export a shorter span.",
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
  ["digits alone", "20261105"],
] as const)("[N1] a date is read from %s: %s", async ([, text]) => {
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
] as const)("[N1] an amount is read from %s", async ([text, amount]) => {
  const { deliveries } = rowsIn(
    await imported(`Order\tLine\tPromise Date\tExt Amt\n1\t1\t2026-11-05\t${text}\n2\t1\t2026-11-06\t${text}\n`),
  );
  expect(deliveries?.map(({ order_value }) => order_value)).toEqual([amount, amount]);
});

test("[N9] lines of an MTConnect adapter are a log of states without headings", async () => {
  const lines = [
    "2026-11-02T08:00:00.983264Z|exec|ACTIVE|line|12",
    "2026-11-02T08:30:00.983264Z|Srpm|4000",
    "2026-11-02T09:00:00.983264Z|exec|READY",
    "2026-11-02T10:00:00.983264Z|exec|ACTIVE",
    "2026-11-02T10:30:00.983264Z|exec|UNAVAILABLE",
  ];
  const file = await imported(lines.join("\n"));
  expect([file.list, file.leftOut]).toEqual(["machine_days", [{ row: 2, why: "It tells no execution state." }]]);
  expect(rowsIn(file).machine_days?.map(({ in_cycle_hours }) => in_cycle_hours)).toEqual([expect.closeTo(1.5, 6)]);
});

test("[N3] times in UTC are said to be so, and shift by the hours of the shop", async () => {
  const text =
    "Machine,Start Time,Downtime (min),Reason\nA,2026-11-03T02:30:00Z,30,Setup\nA,2026-11-03T14:10:00Z,30,Setup\n";
  const file = await imported(text);
  expect(file.notes).toEqual(['Times in "Start Time" are in UTC. Answer "utc-offset" with your hours, such as -5.']);
  const { stops } = rowsIn(await imported(text, { answers: { "utc-offset": "-5" } }));
  expect(stops?.map(({ began }) => began)).toEqual([
    expect.closeTo(serialOf("2026-11-02T21:30"), 9),
    expect.closeTo(serialOf("2026-11-03T09:10"), 9),
  ]);
});

test("[N9] a log of states with reasons never counts cutting as a stop", async () => {
  const text =
    "Machine,Status,Start,End,Duration (hrs),Downtime Reason\nA,Active,2026-11-02 06:00,2026-11-02 09:30,3.5,\nA,Idle,2026-11-02 09:30,2026-11-02 10:15,0.75,Waiting on material\n";
  const log = await imported(text);
  const { stops } = rowsIn(await imported(text, { list: "stops" }));
  expect(log.list).toBe("machine_days");
  for (const rows of [stops, rowsIn(log).stops])
    expect(rows?.map(({ hours, reason }) => [hours, reason])).toEqual([[expect.closeTo(0.75, 9), "No material"]]);
});

test("[N4] on time tickets the hours are those worked, unless the heading says planned", async () => {
  const text =
    "Employee,Job No.,Step No,Work Center,Date,Setup Time,Cycle Time,Pieces Good\n12,1001,10,VMC1,11/22/26,0.50,3.25,10\n12,1001,10,VMC1,11/23/26,0,2.25,10\n";
  const { operations } = rowsIn(await imported(text));
  expect(operations?.map(({ operation, act_setup, act_run }) => [operation, act_setup, act_run])).toEqual([
    ["1001-10", 0.5, 5.5],
  ]);
});

test("[N4] parts right the first time are those inspected less those rejected", async () => {
  const { inspections } = rowsIn(
    await imported(
      "Work Order,Insp Type,Qty Insp,Qty Rej,Date\n1001,FAI,10,1,2026-11-20\n1002,Final,12,0,2026-11-21\n",
    ),
  );
  expect(inspections?.map(({ kind, right_first_time }) => [kind, right_first_time])).toEqual([
    ["First article", 9],
    ["Final", 12],
  ]);
});
