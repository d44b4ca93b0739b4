import { expect, test } from "vitest";
import { imported, valuesIn } from "../../test/exports/imported.ts";
import { day, lines } from "../../test/exports/lists.ts";
import { serialOf } from "../measures/record-list.ts";

const today = serialOf("2026-11-22") ?? 0;

test("[R126] a list of what was done without any day counts whole, and says so", async () => {
  const text = lines(
    "Job,Customer,Part,Quoted Hrs,Actual Hrs",
    10,
    (row) => `80${row},Alder,B-${row},10,${row % 2 === 0 ? 12 : 11}`,
  );
  expect((await valuesIn(text, { today })).kpi_est_actual).toBeCloseTo(15, 9);
  expect((await imported(text, { today })).notes).toContain(
    "No column says when each row was done, so all rows count together.",
  );
  expect(await valuesIn(text)).toEqual({});
});

test("[R126] a list of open work without any day says nothing about what was done", async () => {
  const text = lines("Job,Customer,Part,Quoted Hrs,Actual Hrs", 10, (row) => `80${row},Alder,B-${row},10,12`);
  expect(await valuesIn(text, { today, fileName: "Open jobs.csv" })).toEqual({});
  const closed = lines(
    "Job,Op,Est Setup Hrs,Act Setup Hrs,Closed",
    10,
    (row) => `80${row},10,1,${row < 5 ? 1.5 : 9},${row < 5 ? "Y" : "N"}`,
  );
  expect((await valuesIn(closed, { today })).kpi_setup_var).toBeCloseTo(50, 9);
});

test("[R126] what is left of a price tells what a job cost", async () => {
  const text = lines(
    "Job,Customer,Part,Sell $,Quoted contribution $,Actual margin $",
    9,
    (row) => `80${row},Alder,B-${row},1000,${400 + row},${300 + row}`,
  );
  expect((await valuesIn(text, { today })).kpi_job_margin).toBeCloseTo(-10, 9);
});

test("[R126] a form's long questions head times of day, and its setup hours count as setups", async () => {
  const text = lines(
    "Timestamp,Which mill?,Date of last good piece (old job),Time of LAST GOOD piece off old job,Time of FIRST GOOD piece (bought off),Planned setup (hours),Hands-on setup (hours)",
    9,
    (row) => `${day(row + 1)} 06:00,M${row % 2},${day(row)},11:30 PM,12:${30 + row} AM,1,1.5`,
  );
  const values = await valuesIn(text, { today });
  expect(values.kpi_changeover).toBeCloseTo(64, 6);
  expect(values.kpi_setup_var).toBeCloseTo(50, 6);
});

test("[R126] a program without its setup sheet isn't ready", async () => {
  const text = lines(
    "Job,Op,Work Center,Sched start,Prog released,Setup sheet",
    10,
    (row) => `80${row},10,VF${row % 2},${day(row)},${day(row)},${row % 5 === 0 ? "N" : "Y"}`,
  );
  expect((await valuesIn(text, { today })).kpi_program_ready).toBeCloseTo(80, 9);
});

test("[R126] blank rejects of a log of inspections are none, so it isn't a log of rejects", async () => {
  const text = lines(
    "Date,Inspector,Job,Lot qty,Qty insp,Acc,Rej,NCR#",
    12,
    (row) =>
      `${day(row)},KS,80${row},40,10,${row % 4 === 0 ? 8 : 10},${row % 4 === 0 ? 2 : ""},${row % 4 === 0 ? `26-${row}` : ""}`,
  );
  expect((await valuesIn(text, { today })).kpi_fpy).toBeCloseTo(95, 9);
});
