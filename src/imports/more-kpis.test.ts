import { expect, test } from "vitest";
import { imported, rowsIn, valuesIn } from "../../test/exports/imported.ts";
import { day, lines, matchesIn } from "../../test/exports/lists.ts";
import { measures } from "../knowledge/kpis/kpis.ts";
import { serialOf } from "../measures/record-list.ts";
import { computeKpis } from "./kpis/compute-kpis.ts";
import { shopRecords } from "./rows/shop-records.ts";

const today = serialOf("2026-11-22") ?? 0;

test("[R126] a list of what was done without any day counts whole, and says so", async () => {
  const text = lines(
    "Job,Customer,Part,Quoted Hrs,Actual Hrs",
    10,
    (row) => `80${row},Alder,B-${row},10,${row % 2 === 0 ? 12 : 11}`,
  );
  expect((await valuesIn(text, { today })).kpi_est_actual).toBeCloseTo(15, 9);
  expect((await imported(text, { today })).notes).toContain(
    "No column says when each row was done, so all rows count as done by November 22, 2026.",
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

test("[R129] a column that may say which rows are done, but can't be read, leaves all of them open", async () => {
  const text = (heading: string) =>
    lines(`Job,Part,Quoted Hrs,Actual Hrs,${heading}`, 10, (row) => `80${row},B-${row},10,12,${row < 5 ? "O" : "C"}`);
  expect(await valuesIn(text("Open/Closed"), { today })).toEqual({});
  expect((await valuesIn(text("Odd remark"), { today })).kpi_est_actual).toBeCloseTo(20, 9);
});

test("[R129] O is oui next to N, and otherwise may mean open", async () => {
  const closed = (no: string) =>
    lines(
      "Job,Op,Est Setup Hrs,Act Setup Hrs,Closed",
      10,
      (row) => `80${row},10,1,${row < 5 ? 1.5 : 9},${row < 5 ? "O" : no}`,
    );
  const columnOf = async (no: string) =>
    (await imported(closed(no), { today })).mapping.find(({ heading }) => heading === "Closed")?.column;
  expect(await columnOf("C")).toBeUndefined();
  expect(await columnOf("N")).toBe("status");
  expect((await valuesIn(closed("N"), { today })).kpi_setup_var).toBeCloseTo(50, 9);
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

test("[R126] jobs that say when they were ordered, finished and shipped give what order lines would", async () => {
  const text = lines(
    "JobHead_JobNum,JobHead_PartNum,JobHead_ProdQty,OrderHed_OrderDate,Calculated_RelDate,Calculated_LastOpComp,ShipHead_ShipDate,Calculated_ActSetup,Calculated_ActProd",
    9,
    (row) =>
      `80${row},P-${row},60,2026-11-02,2026-11-03,2026-11-1${row},${row < 8 ? `2026-11-1${row + 1}` : ""},1.5,4.25`,
  );
  expect(await valuesIn(text)).toMatchObject({ kpi_lead_time: 9, kpi_ship_dwell: 1 });
  expect(await valuesIn(text)).not.toHaveProperty("kpi_otd");
});

test("[R126] the plan that was frozen is the first plan", async () => {
  const text = lines(
    "ordline,op,workloc,frozen_start,cur_start,act_start,est_hrs,status",
    9,
    (row) => `80${row}-1,10,VMC,${day(row)},${day(row + 1)},${day(row + 1)},4.25,C`,
  );
  expect(await matchesIn(text)).toMatchObject({ planned_start: "frozen_start", started: "act_start" });
});

test("[R126] Italian reasons tell setup, run and rework apart, whatever follows their first word", async () => {
  const kinds = ["Attrezzaggio", "Lavorazione", "Rilavorazione", "Fermo per guasto", "Pulizia / varie"];
  const text = lines(
    "Data;Operatore;Commessa;Fase;Descr. causale;Ore;Q.tà buona;Q.tà scarto",
    10,
    (row) =>
      `1${row}/10/2026;Bianchi;80${row};10;${kinds[row % 5]};2,50;${row % 5 === 1 ? 20 : ""};${row % 5 === 1 ? 1 : ""}`,
  );
  const { operations = [] } = rowsIn(await imported(text));
  const sumOf = (column: string): number => operations.reduce((sum, row) => sum + Number(row[column] ?? 0), 0);
  expect(["act_setup", "act_run", "rework_hours", "good_qty", "scrap_qty"].map(sumOf)).toEqual([5, 10, 5, 40, 2]);
});

test("[R126] a list without days doesn't make an older list of orders late, or its jobs finished long after shipping", async () => {
  const orders = lines("Job,Customer,Order Date,Promise Date,Ship Date,Qty Ordered,Qty Shipped", 20, (row) =>
    row < 10
      ? `80${row},Ash,2026-10-01,2026-10-${10 + row},2026-10-12,5,5`
      : `80${row},Ash,2026-10-01,2026-11-1${row - 10},,5,0`,
  );
  const operations = lines(
    "Job,Op,Work Center,Est Setup Hrs,Act Setup Hrs,Est Run Hrs,Act Run Hrs",
    20,
    (row) => `80${row},10,VF2,1,1.5,4,5`,
  );
  const kpisOf = async (...texts: readonly string[]) => {
    const files = await Promise.all(texts.map((text) => imported(text, { today })));
    const kpis = computeKpis(measures, shopRecords(files.map(({ entries }) => entries)));
    return Object.fromEntries(kpis.map(({ id, value }) => [id, value]));
  };
  const alone = await kpisOf(orders);
  expect(alone.kpi_otd).toBeCloseTo(100 / 3, 9);
  const both = await kpisOf(orders, operations);
  expect([both.kpi_otd, both.kpi_past_due, both.kpi_ship_dwell]).toEqual([
    alone.kpi_otd,
    alone.kpi_past_due,
    undefined,
  ]);
  expect(both.kpi_setup_var).toBeCloseTo(50, 9);
});

test("[R126] meters that are read every week show the hours in cycle of each week", async () => {
  const fridays = ["09-04", "09-11", "09-18", "09-25", "10-02", "10-09", "10-16", "10-23", "10-30"];
  for (const heading of ["Reading Date", "Week Ending", "Date Read"]) {
    const log = ["A", "B"].flatMap((machine) =>
      fridays.map((friday, week) => `${machine},2026-${friday},${4000 + 40 * week},80`),
    );
    const values = await valuesIn([`Machine,${heading},Run Hour Meter,Staffed Hours`, ...log].join("\n"));
    expect(values.kpi_spindle_util).toBeCloseTo(50);
  }
});
