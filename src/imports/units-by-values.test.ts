import { expect, test } from "vitest";
import { imported, rowsIn } from "../../test/exports/imported.ts";
import { day, lines, matchesIn } from "../../test/exports/lists.ts";

test("[R125] the same length in two columns is asked about once less", async () => {
  const text = lines(
    "Machine,Start Time,Duration (s),Duration,Reason",
    9,
    (row) => `VF2,${day(row)} 06:00,${60 * (row + 1)},00:0${row + 1}:00,Setup`,
  );
  const { stops } = rowsIn(await imported(text));
  expect(stops?.slice(0, 2).map(({ hours }) => hours)).toEqual([expect.closeTo(1 / 60), expect.closeTo(2 / 60)]);
});

test("[R125] a stop never takes less than no time: start and end count, across midnight and swapped", async () => {
  const text = [
    "Machine\tDown Start\tDown End\tMin Down\tReason",
    "VF2\t11/15/2026 14:00\t11/15/2026 15:30\t90\tSetup",
    "VF2\t11/15/2026 23:30\t11/15/2026 0:30\t-1380\tWaiting on Mat'l",
    "VF2\t11/16/2026 9:00\t11/16/2026 8:00\t-60\tno op - called in sick",
    "VF2\t11/17/2026 9:00\tstill down\t\tbroken tap",
  ].join("\n");
  const file = await imported(text);
  expect([file.questions, file.unread]).toEqual([[], []]);
  expect(rowsIn(file).stops?.map(({ hours, reason }) => [hours && Math.round(Number(hours) * 60), reason])).toEqual([
    [90, "Setup"],
    [60, "No material"],
    [60, "No operator"],
    [null, "Tools or fixture"],
  ]);
});

test("[R125] the times of the work decide the unit of its length, and of the plan next to it", async () => {
  const text = lines(
    "Manufacturing Order,Work Order,Work Center,Start,End,Setup Time,Expected Duration,Real Duration",
    9,
    (row) =>
      `MO/100${row},${row % 2 ? "Mill 2nd side" : "Deburr"},VF2,${day(row)} 08:00,${day(row)} 10:00,30,90,11${row}`,
  );
  const file = await imported(text);
  expect(file.questions).toEqual([]);
  expect(rowsIn(file).operations?.[0]).toMatchObject({
    operation: "MO/1000-Deburr",
    est_setup: 0.5,
    act_run: expect.closeTo(110 / 60, 9),
  });
  expect(rowsIn(file).operations?.[0]?.est_run).toBeCloseTo(1, 9);
});

test("[R125] a list of nothing but rejects gives no share of good parts", async () => {
  const text = lines(
    "NCR #,Date,WO#,Op,Qty Chk'd,Qty Rej",
    9,
    (row) => `26-00${row},${day(row)},40${row},10,10,${row + 1}`,
  );
  const file = await imported(text, { takeLikely: true });
  expect(file.notes).toEqual([expect.stringContaining("a list of rejects")]);
  expect(file.entries.filled.has("inspected")).toBe(false);
});

test("[R125] start and end decide the unit of a stop's length, whatever the size of its numbers", async () => {
  const minutes = [4.5, 7.25, 12.3, 22.8, 35.5];
  const stops = lines("Machine Name,Downtime Reason,Start,End,Duration", 10, (row) => {
    const took = minutes[row % 5] ?? 0;
    const end = `08:${String(Math.floor(took)).padStart(2, "0")}:${String((took % 1) * 60).padStart(2, "0")}`;
    return `Mill 1,Setup,${day(row)} 08:00:00,${day(row)} ${end},${took}`;
  });
  expect(rowsIn(await imported(stops)).stops?.[0]?.hours).toBeCloseTo(4.5 / 60, 9);
});

test("[R125] stops of a usual length in minutes are asked about if nothing says their unit", async () => {
  const stops = lines("Machine,Began,Reason,Duration", 9, (row) => `Mill 1,${day(row)} 08:00,Setup,${12.5 + row}`);
  expect((await imported(stops)).questions).toMatchObject([{ kind: "time-unit", heading: "Duration" }]);
});

test("[R125] job numbers are no hours booked to jobs, and hours of a person are tickets", async () => {
  const text = lines(
    "Emp,Date,Clock In,Clock Out,Job,Op,Type,Hrs",
    9,
    (row) => `10${row},${day(row)},06:00,08:15,60${row},10,${["SET", "RUN", "IND"][row % 3]},2.25`,
  );
  const file = await imported(text);
  expect(file.list).toBe("operations");
  expect(rowsIn(file).operations?.slice(0, 2)).toMatchObject([
    { operation: "600-10", act_setup: 2.25 },
    { operation: "601-10", act_run: 2.25 },
  ]);
  const hours = lines("Emp,Date,Job,Hrs", 9, (row) => `10${row},${day(row)},60${row},8`);
  expect(await matchesIn(hours)).not.toHaveProperty("booked_hours");
});

test("[R125] a time of day may have its half in the Spanish way", async () => {
  const text = lines(
    "Máquina;Fecha;Hora inicio;Hora fin;Duración (min);Causa",
    9,
    (row) =>
      `Torno 1;1${row}/10/26;0${1 + row}:05 ${row % 2 ? "a. m." : "p. m."};0${1 + row}:50 p. m.;45;Mantenimiento`,
  );
  const { stops } = rowsIn(await imported(text));
  expect(stops?.slice(0, 2).map(({ began }) => Math.round((Number(began) % 1) * 24 * 60))).toEqual([785, 125]);
});

test("[R125] hours are told apart by the kind of pay, and those behind a customer's colon are a job's", async () => {
  const codes = ["Hourly Reg", "Hourly Reg", "Hourly OT", "PTO"];
  const text = lines(",Activity Date,Customer full name,Payroll Item,Duration", 12, (row) =>
    [
      "",
      day(row),
      ["Pump Co:18615", "Own:Shop Overhead", "Pump Co:18616", ""][row % 4],
      codes[row % 4],
      "02:30",
    ].join(),
  );
  const file = await imported(text);
  const { people_weeks } = rowsIn(file);
  const sumOf = (id: string) => people_weeks?.reduce((sum, row) => sum + Number(row[id] ?? 0), 0);
  expect([sumOf("paid_hours"), sumOf("overtime_hours"), sumOf("booked_hours")]).toEqual([30, 7.5, 15]);
  expect(file.notes).toContain("“Duration” is overtime where “Payroll Item” says so.");
});

const days = [1, 2, 3, 4, 5, 6, 7, 8, 9];

test("[R125] hours of setup next to hours worked were worked too, unless a heading says that they are planned", async () => {
  const file = async (setup: string) => {
    const rows = days.map((day) => `70${day},10,VMC1,${day}/10/2026,5,1,0.5,2.5`);
    const { mapping } = await imported(
      [`Order,Op,Work ctr,Posted,Yield,Scrap,${setup},Mach. time hrs`, ...rows].join("\n"),
    );
    return mapping.find(({ heading }) => heading === setup)?.column;
  };
  expect(await file("Setup hrs")).toBe("act_setup");
  expect(await file("Est setup hrs")).toBe("est_setup");
});

test("[R125] a column for each state of a machine makes a list of machine days", async () => {
  const rows = days.map((day) => `Mill 2,2026-10-0${day},7:50:46,2:33:33,0:32:00,0:54:43,66`);
  const text = ["Machine,Date,Operate,Stop,Alarm,Disconnect,Parts Count", ...rows].join("\n");
  const { list, mapping } = await imported(`${text}\nMill 2 Total,,70:36:54,23:01:57,4:48:00,8:12:27,594`);
  expect(list).toBe("machine_days");
  expect(mapping.find(({ column }) => column === "in_cycle_hours")?.heading).toBe("Operate");
});

test("[R125] cycles in seconds or a few minutes are of one part, so they aren't the hours of a job", async () => {
  const study = (planned: string, actual: string, head = "") =>
    lines(
      `Job,Op,Machine,Date,${planned},${actual},Setup Est (min),Setup Actual (min)${head}`,
      9,
      (row) => `26${100 + row},10,VF2,${day(row)},${20 + row},${22 + row},30,4${row}${head && ",40"}`,
    );
  for (const unit of ["(sec)", "(min)"]) {
    const { filled } = (await imported(study(`Std Cycle ${unit}`, `Observed Cycle ${unit}`))).entries;
    expect(["est_run", "act_run", "act_setup"].map((id) => filled.has(id))).toEqual([false, false, true]);
  }
  const withPieces = await imported(study("Est Cycle (min)", "Actual Run Hrs", ",Order Qty"));
  expect(rowsIn(withPieces).operations?.[0]).toMatchObject({ est_run: expect.closeTo((20 * 40) / 60), act_run: 22 });
});

test("[R125] whole dollars behind a dollar sign are thousands, and aren't asked about", async () => {
  const costs = lines("Job,Cust,Closed,Act Cost,Billed", 9, (row) => `${row},Ash,${day(row)},"$2,481","$3,10${row}"`);
  const file = await imported(costs);
  expect(file.questions).toEqual([]);
  expect(rowsIn(file).jobs?.[0]).toMatchObject({ job_cost: 2481, invoiced: 3100 });
});

const runsIn = async (heading: string, ...cells: readonly string[]) => {
  const rows = cells.map((cell, at) => `${4001 + at};10;VF2;${cell};2026-11-0${at + 2}`);
  const file = await imported(`Job;Operation;Work Center;${heading};Completed\n${rows.join("\n")}\n`);
  return rowsIn(file).operations?.map(({ act_run }) => Number(act_run) * 60);
};

test.for([
  ["Actual Run Hours", ["90 min", "45 min", "1,500 min", "75 min"], [90, 45, 1500, 75]],
  ["Actual Run Hours", ["90 min", "45,5 min", "1.500 min", "75 min"], [90, 45.5, 1500, 75]],
  ["Actual Run (min)", ["90", "45", "1,500", "75"], [90, 45, 1500, 75]],
  ["Actual Run (min)", ["90.250", "45.500", "12.000", "120.125"], [90.25, 45.5, 12, 120.125]],
  ["Actual Run Hours", ["1,5 h", "2.5 h", "2.25 h", "0.5 h"], [90, 150, 135, 30]],
  ["Actual Run Hours", ["8", "7,125", "6", "4"], [480, 427.5, 360, 240]],
] as const)(
  "[R125] 1,500 minutes are 25 hours, unless all cells have three decimals: %s %j",
  async ([heading, cells, minutes]) => {
    expect(await runsIn(heading, ...cells)).toEqual(minutes.map((some) => expect.closeTo(some, 6)));
  },
);

test("[R125] hours of a machine stay hours when the clocks go back and a day has 25 of them", async () => {
  const log = lines(
    "Machine,Date,Scheduled,In Cycle",
    12,
    (row) => `VF2,${day(row)},${row === 5 ? 25 : 24},${9 + row}`,
  );
  const days = rowsIn(await imported(log)).machine_days?.map(({ scheduled_hours }) => scheduled_hours);
  expect(days?.slice(4, 7)).toEqual([24, 25, 24]);
});

test("[R125] a day of 80 hours is typed wrong, and makes no column of hours one of minutes", async () => {
  const log = (scheduled: string) =>
    imported(
      lines(
        `Machine,Date,${scheduled}In Cycle`,
        30,
        (row) =>
          `VF${row % 3},2026-11-${10 + Math.floor(row / 3)},${scheduled && "16,"}${row === 5 ? 80 : 8 + (row % 5)}`,
      ),
    );
  const { machine_days } = rowsIn(await log("Scheduled,"));
  expect(machine_days?.slice(3, 7).map(({ in_cycle_hours }) => in_cycle_hours)).toEqual([11, 12, 80, 9]);
  expect((await log("")).questions.map(({ id }) => id)).toEqual(["time-unit:In Cycle"]);
});
