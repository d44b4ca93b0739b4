import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { imported, orders, rowsIn } from "../../test/exports/imported.ts";
import { serialOf } from "../measures/record-list.ts";

test("[R128] columns that are not matched leave no trace", async () => {
  expect(JSON.stringify((await imported(orders)).entries)).not.toContain("Pat Smith");
});

test("[R124] the newer file replaces a row, but the first promise stays", async () => {
  const head = "Order,Line,Promise Date,Ship Date,Qty Shipped\n";
  const older = await imported(`${head}1,1,2026-11-05,,0\n2,1,2026-11-06,2026-11-06,4\n`);
  const newer = await imported(`${head}1,1,2026-11-19,2026-11-18,9\n`);
  expect(rowsIn(older, newer).deliveries).toEqual([
    { line: "1-1", promise_date: serialOf("2026-11-05"), ship_date: serialOf("2026-11-18"), ship_qty: 9 },
    { line: "2-1", promise_date: serialOf("2026-11-06"), ship_date: serialOf("2026-11-06"), ship_qty: 4 },
  ]);
});

test("[R124] time tickets add up to operations and weeks, and those in two files count once", async () => {
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

test("[R124] a log of states becomes machine days and stops, across midnight", async () => {
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

test("[R124] in a log of many events only those of the state count, and one machine needs no name", async () => {
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

test("[R124] lines of an MTConnect adapter are a log of states without headings", async () => {
  const lines = [
    "2026-11-02T08:00:00.983264Z|exec|ACTIVE|line|12",
    "2026-11-02T08:30:00.983264Z|Srpm|4000",
    "2026-11-02T09:00:00.983264Z|exec|READY",
    "2026-11-02T10:00:00.983264Z|exec|ACTIVE",
    "2026-11-02T10:30:00.983264Z|exec|UNAVAILABLE",
  ];
  const file = await imported(lines.join("\n"));
  expect([file.list, file.leftOut]).toEqual(["machine_days", [{ row: 2, why: "It has no machine state." }]]);
  expect(rowsIn(file).machine_days?.map(({ in_cycle_hours }) => in_cycle_hours)).toEqual([expect.closeTo(1.5, 6)]);
});

test("[R124] a log of states with reasons never counts cutting as a stop", async () => {
  const text =
    "Machine,Status,Start,End,Duration (hrs),Downtime Reason\nA,Active,2026-11-02 06:00,2026-11-02 09:30,3.5,\nA,Idle,2026-11-02 09:30,2026-11-02 10:15,0.75,Waiting on material\n";
  const log = await imported(text);
  const { stops } = rowsIn(await imported(text, { list: "stops" }));
  expect(log.list).toBe("machine_days");
  for (const rows of [stops, rowsIn(log).stops])
    expect(rows?.map(({ hours, reason }) => [hours, reason])).toEqual([[expect.closeTo(0.75, 9), "No material"]]);
});

test("[R124] titles, totals, remarks and counts between the rows are left out and named", async () => {
  const text = [
    "ACME SHOP,,,Page 1",
    "Job,Op,Work Center,Est Run,Act Run",
    "1,10,VF2,1.5,2.25",
    "1,20,VF2,1.5,1.75",
    ",,Total:,3.0,4.0",
    "ACME SHOP,,,Page 2",
    "Job,Op,Work Center,Est Run,Act Run",
    ...Array.from({ length: 9 }, (_, row) => `2,${row}0,VF4,2.5,2.25`),
    "Summe;,,,5.5,",
    "# end of file,no more",
    "Open:,14",
  ].join("\n");
  const { leftOut, rowCount } = await imported(text);
  expect(rowCount).toBe(11);
  expect(leftOut.map(({ row, why }) => [row, why])).toEqual([
    [1, "It is above the headings."],
    [5, "It is a total."],
    [6, "The title is repeated."],
    [7, "The headings are repeated."],
    [17, "It is a total."],
    [18, "It is a comment between the rows."],
    [19, "It counts rows."],
  ]);
});

test("[R125] a workbook's quarter of an hour is one, whether as time or as [h]:mm", async () => {
  const workbook = await writeXlsx({
    sheets: [
      {
        name: "Export",
        rows: [
          ["Job", "Op", "Work Center", "Act Setup", "Act Run"],
          ["1", 10, "VF2", new Date(Date.UTC(1899, 11, 31, 0, 15)), new Date(Date.UTC(1900, 0, 1, 6))],
          ["1", 20, "VF2", new Date(Date.UTC(1899, 11, 31, 0, 45)), new Date(Date.UTC(1899, 11, 31, 6))],
        ],
      },
    ],
  });
  const { operations } = rowsIn(await imported(workbook));
  expect(operations?.map(({ act_setup, act_run }) => [act_setup, act_run])).toEqual([
    [expect.closeTo(0.25, 6), expect.closeTo(30, 6)],
    [expect.closeTo(0.75, 6), expect.closeTo(6, 6)],
  ]);
});

test("[R125] a workbook that counts from 1904 has the same days and hours, and may have negative ones", async () => {
  const hours = [6, 30, -1.5, 100];
  const workbook = await writeXlsx({
    dateSystem: "1904",
    sheets: [
      {
        name: "Export",
        rows: [
          ["Job", "Op", "Work Center", "Act Run", "Completed"],
          ...hours.map((some, row) => [
            `${row}`,
            10,
            "VF2",
            new Date(Date.UTC(1904, 0, 1) + some * 3_600_000),
            new Date(Date.UTC(2026, 10, 5 + row)),
          ]),
        ],
      },
    ],
  });
  const { operations } = rowsIn(await imported(workbook));
  expect(operations?.map(({ act_run }) => act_run)).toEqual(hours.map((some) => expect.closeTo(some, 6)));
  expect(operations?.[0]?.completed).toBe(serialOf("2026-11-05"));
});

test.for([
  [
    "operations",
    "BA-Nr.;AG;Kostenstelle;Soll tr (min);Ist tr (min);Ist te ges. (Std)\n26-1;10;Drehen;30;45;2,5\n;20;Fräsen;60;75;4,5\n26-2;10;Drehen;30;30;1,5\n;20;Fräsen;60;90;8,5",
    "operation",
    ["26-1-10", "26-1-20", "26-2-10", "26-2-20"],
  ],
  [
    "deliveries",
    "Cust,WO #,Qty,Due Date,Ship Date\nAlder,11,5,10/28/2026,10/30/2026\n,12,5,10/28/2026,10/30/2026\nBirch,13,5,10/28/2026,10/30/2026",
    "customer",
    ["Alder", "Alder", "Birch"],
  ],
  [
    "stops",
    "Date,Machine,Down,Up,Why\n10/28/2026,VF2,6:20,7:05,setup\n,VF3,8:00,9:10,no material\n10/29/2026,VF2,6:30,6:50,setup",
    "began",
    ["2026-10-28T06:20", "2026-10-28T08:00", "2026-10-29T06:30"].map(serialOf),
  ],
] as const)(
  "[R124] what a first column says once holds for the rows below: %s",
  async ([list, text, column, expected]) => {
    const file = await imported(text);
    expect(rowsIn(file)[list]?.map((row) => row[column])).toEqual(
      expected.map((value) => (typeof value === "number" ? expect.closeTo(value, 6) : value)),
    );
    expect(file.notes).toEqual([expect.stringContaining("take the value above them")]);
  },
);

test("[R124] an empty first column that names nothing is left empty", async () => {
  const text = "Hot,WO #,Qty,Due Date,Ship Date\nYes,11,5,10/28/2026,10/30/2026\n,12,5,10/28/2026,10/30/2026";
  expect((await imported(text)).notes).toEqual([]);
});

test("[R124] times without AM or PM go past noon, and those of a 24-hour clock past midnight", async () => {
  const hoursIn = async (...times: readonly string[]) => {
    const rows = times.map((time, at) => `10/${28 + at}/2026,VF2,${time},no material`);
    const file = await imported(["Date,Machine,Down,Up,Why", ...rows].join("\n"));
    return rowsIn(file).stops?.map(({ hours }) => Math.round(Number(hours) * 60));
  };
  expect(await hoursIn("11:50,1:10", "7:05,7:35", "12:40,12:55")).toEqual([80, 30, 15]);
  expect(await hoursIn("23:30,0:30", "7:05,7:35", "12:40,12:55")).toEqual([60, 30, 15]);
});

test("[R124] stops of which only the day is known all count, and once if the file comes again", async () => {
  const file = await imported(
    "Machine,Date,Downtime (min),Reason\nDMU 80,11/16/2026,60,Setup\nDMU 80,11/16/2026,30,Breakdown\nDMU 80,11/17/2026,15,Setup\n",
  );
  const hours = (...files: readonly (typeof file)[]) =>
    rowsIn(...files).stops?.map((stop) => [stop.reason, stop.hours]);
  const all = [
    ["Setup", 1],
    ["Breakdown", 0.5],
    ["Setup", 0.25],
  ];
  expect(hours(file)).toEqual(all);
  expect(hours(file, file)).toEqual(all);
});
