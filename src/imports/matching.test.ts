import { expect, test } from "vitest";
import { imported, rowsIn } from "../../test/exports/imported.ts";
import { serialOf } from "../measures/record-list.ts";
import { importFile } from "./import-file.ts";

const open = "Job;Order Date;Promise Date;Qty\n1;01/04/2026;02/05/2026;1.234\n2;03/04/2026;04/05/2026;2.345\n";

test("[R125] dates and numbers that can be read both ways are asked about and not used", async () => {
  const { questions, entries } = await imported(open, { list: "deliveries" });
  expect(questions.map(({ id, readings }) => [id, readings.map(({ means }) => means)])).toEqual(
    [
      ["date-order:Order Date", ["01/04/2026 is January 4, 2026", "01/04/2026 is April 1, 2026"]],
      ["date-order:Promise Date", ["02/05/2026 is February 5, 2026", "02/05/2026 is May 2, 2026"]],
      ["decimal-mark:Qty", ["1.234 is about 1.2", "1.234 is 1,234"]],
    ].toSorted(),
  );
  expect([...entries.filled].toSorted()).toEqual(["+order", "line"]);
});

test("[R125] an answer opens the column; another column of the file decides as well", async () => {
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
] as const)("[R125] %s of %s is %d hours", async ([heading, cell, hours]) => {
  const { operations } = rowsIn(
    await imported(`Job,Op,Work Center,${heading}\n1,10,VMC1,${cell}\n1,20,VMC1,${cell}\n`),
  );
  expect(operations?.map(({ act_setup }) => act_setup)).toEqual([hours, hours]);
});

test("[R125] whole numbers that may be hours or minutes are asked about", async () => {
  const { questions } = await imported("Job,Op,Work Center,Setup Time\n1,10,VMC1,45\n1,20,VMC1,60\n");
  expect(questions.map(({ id, readings }) => [id, readings.map(({ means }) => means)])).toEqual([
    ["time-unit:Setup Time", ["60 is 60 hours", "60 is 1 hour"]],
  ]);
});

test("[R125] a likely match waits to be confirmed, a chosen one counts", async () => {
  const text = "Work Order,Oper,WC,Est Setup Hrs,Odd Setup Actual Remark Hrs\n1,10,VMC1,1.5,2.5\n1,20,VMC2,1.25,2\n";
  const sure = await imported(text);
  expect(sure.mapping.find(({ column }) => column === "act_setup")).toMatchObject({ sureness: "likely", used: false });
  const confirmed = await imported(text, { takeLikely: true });
  const chosen = await imported(text, { answers: { "column:act_setup": "Odd Setup Actual Remark Hrs" } });
  for (const file of [confirmed, chosen]) expect(rowsIn(file).operations?.[0]?.act_setup).toBe(2.5);
});

test("[R125] times in UTC shift by the shop's offset", async () => {
  const text =
    "Machine,Start Time,Downtime (min),Reason\nA,2026-11-03T02:30:00Z,30,Setup\nA,2026-11-03T14:10:00Z,30,Setup\n";
  const { stops } = rowsIn(await imported(text, { answers: { "utc-offset": "-5" } }));
  expect(stops?.map(({ began }) => began)).toEqual([
    expect.closeTo(serialOf("2026-11-02T21:30"), 9),
    expect.closeTo(serialOf("2026-11-03T09:10"), 9),
  ]);
});

test("[R125] on time tickets the hours are those worked, unless the heading says planned", async () => {
  const text =
    "Employee,Job No.,Step No,Work Center,Date,Setup Time,Cycle Time,Pieces Good\n12,1001,10,VMC1,11/22/26,0.50,3.25,10\n12,1001,10,VMC1,11/23/26,0,2.25,10\n";
  const { operations } = rowsIn(await imported(text));
  expect(operations?.map(({ operation, act_setup, act_run }) => [operation, act_setup, act_run])).toEqual([
    ["1001-10", 0.5, 5.5],
  ]);
});

test("[R125] parts right the first time are those inspected less those rejected", async () => {
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

test.for([
  [
    "Emp #,Date,Time In,Time Out\n104,2026-11-02,7:02 AM,3:32 PM\n104,2026-11-03,10:00 PM,6:30 AM\n",
    "people_weeks",
    { paid_hours: 17 },
  ],
  [
    "FA-Nr.;AG;Maschine;Datum;Von;Bis\n40021;10;DMU 50;02.11.2026;07:00;11:30\n40021;10;DMU 50;03.11.2026;06:00;07:00\n",
    "operations",
    { operation: "40021-10", act_run: 5.5 },
  ],
  [
    "Machine,Date,Time Down,Time Up,Why\nVF2,2026-11-02,23:30,00:30,No material\nVF2,2026-11-03,9:00,9:10,Setup\n",
    "stops",
    { began: serialOf("2026-11-02T23:30"), hours: 1 },
  ],
] as const)("[R125] from and until are times of day next to them: %#", async ([text, list, expected]) => {
  const { [list]: rows } = rowsIn(await imported(text));
  for (const [column, value] of Object.entries(expected))
    expect(rows?.[0]?.[column]).toEqual(typeof value === "number" ? expect.closeTo(value, 9) : value);
});

test("[R125] a release of an order line is part of its key", async () => {
  const text = "SO,Ln,Rel,Cust,Due,Shipped,Qty\n1001,1,1,Ash,10/20/2026,10/22/2026,5\n1001,1,2,Ash,10/27/2026,,5\n";
  const { deliveries } = rowsIn(await imported(text));
  expect(deliveries?.map(({ line }) => line)).toEqual(["1001-1-1", "1001-1-2"]);
});

test("[R125] a single letter outside of brackets isn't a unit", async () => {
  const text = "Job,Op,W/C,Est S/U,Act S/U,Sts\n1,10,VMC1,1.5,2.25,C\n1,20,VMC2,0.5,0.75,C\n1,30,VMC2,0.5,0.75,C\n";
  const { operations } = rowsIn(await imported(text));
  expect(operations?.[0]).toMatchObject({ work_center: "VMC1", est_setup: 1.5, act_setup: 2.25, status: "Done" });
});

test("[R125] hours of one part are those of all parts together", async () => {
  const text =
    "Job,Op,Work Center,Order Qty,Setup (hrs),Cycle (min/pc),Pcs/Hr,Act Run Hrs\n1,10,VMC1,40,1.5,6.5,9.2,5\n1,20,VMC2,40,0.5,3,20,2.25\n";
  const { operations } = rowsIn(await imported(text));
  expect(operations?.map(({ est_run }) => est_run)).toEqual([expect.closeTo((40 * 6.5) / 60, 9), 2]);
});

test("[R125] a column headed just Date is the order date if its days come before promise and shipping", async () => {
  const head = "SO,Date,Qty,Due,Shipped";
  const text = [
    head,
    ...Array.from({ length: 9 }, (_, row) => `${row},2026-09-0${row + 1},5,2026-10-${10 + row},2026-10-${11 + row}`),
  ].join("\n");
  const after = text.replaceAll("2026-09", "2026-12");
  const dateIn = async (file: string) => (await imported(file)).mapping.find(({ column }) => column === "order_date");
  expect(await dateIn(text)).toMatchObject({ heading: "Date", sureness: "sure" });
  expect(await dateIn(after)).toMatchObject({ heading: null });
});

const tickets = (days: readonly string[]): string =>
  ["Job No.,Step No,Work Center,Actual Start,Finish,Actual Hours"]
    .concat(days.map((day, row) => `${1001 + row},10,VMC1,${day},${day},2.5`))
    .join("\n");

test("[R125] in a log of one week the part of its dates that stays is the month", async () => {
  const week = await imported(tickets([1, 2, 3, 4, 8].map((day) => `09/0${day}/2026 0${day}:30`)));
  expect(week.questions).toEqual([]);
  expect(week.mapping.flatMap(({ format }) => format ?? [])).toContain("Month first");
});

test("[R125] one day per month doesn't show which part is the month", async () => {
  const months = await imported(tickets(["1/5/2026", "2/5/2026", "3/5/2026", "4/5/2026", "5/5/2026", "6/5/2026"]));
  expect(new Set(months.questions.map(({ kind }) => kind))).toEqual(new Set(["date-order"]));
});

test("[R126] a job number on several rows isn't a sure key of operations", async () => {
  const rows = ["VMC1,2,5", "VMC2,1,4", "LATHE,1,3", "VMC1,2,6", "SAW,0,1", "VMC2,1,7"];
  const text = [
    "Work Order,Work Center,Est Setup,Est Run",
    ...rows.map((row, at) => `${700 + (at > 2 ? 1 : 0)},${row}`),
  ];
  const { list, mapping } = await imported(text.join("\n"));
  expect([list, mapping[0]?.sureness]).toEqual(["operations", "likely"]);
});

test("[R126] a date filled in before anything ships is not a ship date", async () => {
  const rows = ["10/13/2026,5", "10/20/2026,4", "10/30/2026,2", "11/24/2026,0", "12/1/2026,0", "12/2/2026,0"];
  const text = ["SO,Customer,Qty,Ship Date,Shipped Qty", ...rows.map((row, at) => `${at},Alder,5,${row}`)].join("\n");
  const { mapping } = await imported(text);
  const found = (id: string) => mapping.find(({ column }) => column === id);
  expect([found("ship_date")?.heading, found("promise_date")?.heading, found("promise_date")?.sureness]).toEqual([
    null,
    "Ship Date",
    "likely",
  ]);
});

test("[R127] a list of addresses is refused, not read as the most similar list", async () => {
  const text =
    "Company,Contact,Phone,City,State,Terms\nAlder,Pat,555-0101,Akron,OH,N30\nBirch,Sam,555-0102,Akron,OH,N30";
  expect(await importFile(text)).toMatchObject({ kind: "refused", refusal: { kind: "unknown-list" } });
});

test("[R126] regular hours next to overtime are not all paid hours", async () => {
  const rows = ["Olsen,11/7/2026,40,3.5", "Pham,11/7/2026,38,0", "Diaz,11/14/2026,40,6"];
  const { people_weeks } = rowsIn(await imported(["Employee,Week Ending,Reg Hours,OT Hours", ...rows].join("\n")));
  expect(people_weeks?.map(({ paid_hours }) => paid_hours)).toEqual([43.5, 38, 46]);
});

test("[R125] a unit of time beside pieces is not theirs", async () => {
  const head =
    "Posting Date,Order No.,Operation No.,Setup Time,Run Time,Output Quantity,Scrap Quantity,Cap. Unit of Measure Code";
  const rows = [1, 2, 3, 4].map((n) => `11/1${n + 2}/2026,RPO100${n},10,30,9${n}.5,${20 + n},${n},MINUTES`);
  const { entries } = await imported([head, ...rows].join("\n"), { list: "operations" });
  expect([...entries.filled]).toEqual(expect.arrayContaining(["good_qty", "scrap_qty"]));
});

test.each([
  ["Machine;Date;Power On Time [s];Automatic Operation Time [s];Cutting Time [s]", "48000;30000;21000"],
  ["Mach;Day;Good;Bad;Hrs Run;Hrs Avail", "400;3;15.5;24"],
])("[R127] days of machines without any job are not operations: %s", async (head, values) => {
  const rows = ["QT-250", "VCN-530"].flatMap((machine) =>
    [3, 4, 5].map((day) => `${machine};1${day}.11.2026;${values}`),
  );
  const file = await imported([head, ...rows].join("\n"));
  expect(file.list).toBe("machine_days");
});

const day = (heading: string, cell: string): string =>
  `Date,Machine Name,${heading},In-Cycle Time\n2026-11-02,A51-1,${cell},06:10:00\n2026-11-03,A51-1,${cell},07:20:00\n`;

test("available and staffed time written as 16:00 is a length, not a time of day", async () => {
  for (const heading of ["Available Time", "Staffed Time"]) {
    const { machine_days } = rowsIn(await imported(day(heading, "16:00:00")));
    expect(machine_days?.map(({ scheduled_hours }) => scheduled_hours)).toEqual([16, 16]);
  }
});

test("planned downtime is no planned hours", async () => {
  const { mapping } = await imported(day("Planned Downtime", "01:00:00"));
  expect(mapping.find(({ column }) => column === "scheduled_hours")).toMatchObject({ heading: null, sureness: "none" });
});

test("Itm next to an order number is its line", async () => {
  const { deliveries } = rowsIn(
    await imported(
      "Order No,Itm,Part No,Qty Ordered,Due Date,Ship Date\n31868,1,B567,100,09/28/26,09/28/26\n31868,2,K655,100,09/18/26,09/22/26\n",
    ),
  );
  expect(deliveries?.map(({ line }) => line)).toEqual(["31868-1", "31868-2"]);
});
