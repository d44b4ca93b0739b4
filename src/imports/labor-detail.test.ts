import { expect, test } from "vitest";
import { imported, valuesIn } from "../../test/exports/imported.ts";

/** Ten tickets of two people: setup, production, one for rework, and meetings that no job pays for. */
const detail = (indirect: string, rework = "True") =>
  [
    "Emp ID,Name,Clock In Date,Job,Opr,Resource Group,Labor Type,Indirect,Labor Hrs,Labor Qty,Scrap Qty,Rework",
    ...Array.from(
      { length: 4 },
      (_, at) => `7,Ash,2026-10-0${5 + at},${4000 + at},10,MILL,P,,6.0,20,0,${at === 0 ? rework : "False"}`,
    ),
    ...Array.from({ length: 4 }, (_, at) => `8,Beech,2026-10-0${5 + at},${4100 + at},10,LATHE,S,,4.0,0,0,False`),
    ...(indirect === "" ? [] : [`7,Ash,2026-10-09,,,,I,MEET,${indirect},0,0,False`]),
    ...(indirect === "" ? [] : [`8,Beech,2026-10-09,,,,I,CLEAN,${indirect},0,0,False`]),
  ].join("\n");

test("[R129] tickets with indirect work hold all hours paid; those without don't say", async () => {
  expect((await valuesIn(detail("5.0"))).kpi_labor_util).toBe(80);
  const values = await valuesIn(detail(""));
  expect(values.kpi_labor_util).toBeUndefined();
  expect((await valuesIn(detail("5.0"))).kpi_overtime).toBeUndefined();
});

test("[R125] the only column of days is the day of the ticket, whatever its heading says", async () => {
  for (const heading of ["Payroll Date", "Trx Dt.", "Posted", "Fecha"])
    expect((await valuesIn(detail("5.0").replace("Clock In Date", heading))).kpi_labor_util).toBe(80);
  for (const heading of ["Job Due Date", "Ship Date", "Customer Wants", "Job Released"])
    expect((await valuesIn(detail("5.0").replace("Clock In Date", heading))).kpi_labor_util).toBeUndefined();
});

test("[R125] tickets that say yes under rework are hours of rework", async () => {
  expect((await valuesIn(detail("5.0"))).kpi_rework).toBe(15);
  expect((await valuesIn(detail("5.0", "False"))).kpi_rework).toBe(0);
});

test("[R125] 0 and 1 under rework may be pieces, and no hours are made of them", async () => {
  const pieces = detail("5.0").replaceAll("False", "0").replaceAll("True", "1");
  expect((await valuesIn(pieces)).kpi_rework).toBeUndefined();
});

test("[R124] a row of units below the headings gives each column its unit, also in another language", async () => {
  const list = [
    "Auftrag;AG;Maschine;Gut;Aussch.;tr Soll;tr Ist;te Soll;tb Soll;tb Ist;RM-Datum;Pers.Nr",
    ";;;Stk;Stk;min;min;min/Stk;min;min;;",
    ...Array.from(
      { length: 9 },
      (_, at) => `61200${at};10;DMC;${at === 0 ? "50;0" : "48;2"};60,0;90,0;8,50;425,0;480,0;0${at + 1}.10.2026;163`,
    ),
    "Summe;;;432;18;540,0;810,0;;3.825,0;4.320,0;;",
  ].join("\n");
  const { rowCount, mapping } = await imported(list);
  expect(rowCount).toBe(9);
  expect(mapping.find(({ column }) => column === "act_setup")?.format).toMatch(/^Minutes/);
  const { kpi_setup_var, kpi_scrap } = await valuesIn(list);
  expect([kpi_setup_var, kpi_scrap]).toEqual([50, (100 * 16) / 450]);
});

test("[R125] what the buyer requested isn't due if the supplier promised another day", async () => {
  const receipts = [
    "PO,Line,Vendor,Ordered On,Requested,Promised,Receipt Date,Order Qty,Receipt Qty",
    ...Array.from(
      { length: 10 },
      (_, at) => `P${at},1,Ash,2026-09-01,2026-10-05,2026-10-${at < 4 ? 12 : "05"},2026-10-${at < 8 ? "05" : 12},10,10`,
    ).map((line, at) => (at < 4 ? line.replace("2026-10-05,10,10", "2026-10-12,10,10") : line)),
  ].join("\n");
  expect((await valuesIn(receipts)).kpi_supplier_otd).toBe(80);
  expect((await valuesIn(receipts.replace("Requested", "Req Date"))).kpi_supplier_otd).toBe(40);
});

/** Nine tickets for jobs, each of an hour of setup and nine of running, and one of ten hours for none. */
const booked = (cleanup: string) =>
  [
    "Emp,Work Date,Job,Op,Setup Min,Run Min,Good,Scrap,Rework?",
    ...Array.from({ length: 9 }, (_, at) => `7,2026-10-0${at + 1},400${at},10,60,540,9,1,${at === 0 ? "Y" : "N"}`),
    `7,2026-10-10,${cleanup},,0,300,,,N`,
    `7,2026-10-11,${cleanup},,0,300,,,N`,
  ].join("\n");

test("[R125] tickets for no job aren't run hours of an operation, and setup on a ticket for rework is rework", async () => {
  for (const cleanup of ["", "CLEANUP", "Indirect"]) {
    const { kpi_rework, kpi_labor_util } = await valuesIn(booked(cleanup));
    expect([kpi_rework, kpi_labor_util]).toEqual([expect.closeTo(100 / 9), 90]);
  }
});
