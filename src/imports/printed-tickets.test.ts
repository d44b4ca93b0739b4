import { expect, test } from "vitest";
import { imported, rowsIn } from "../../test/exports/imported.ts";
import { dayOfMonth, lines } from "../../test/exports/lists.ts";
import { serialOf } from "../measures/record-list.ts";
import { shopRecords } from "./rows/shop-records.ts";

test("[R125] six digits under a heading that asks for a date are one, and a job number of six digits isn't", async () => {
  const text = lines(
    "JOB|SEQ|WC|EMP|DATE|TP|HRS WORK|PCS GOOD",
    9,
    (row) => `0409${dayOfMonth(row)}|0020|310|00117|10${dayOfMonth(row + 4)}26|${row === 0 ? "S" : "D"}|2.77|12`,
  );
  const file = await imported(text);
  expect(rowsIn(file).operations?.[1]).toMatchObject({
    operation: "040911-0020",
    started: serialOf("2026-10-15"),
    act_run: 2.77,
    act_setup: 0,
  });
  expect(file.mapping.find(({ column }) => column === "act_run")?.sureness).toBe("sure");
});

test("[R124] time with a code in place of a job isn't booked to the job above it", async () => {
  const text = lines("JOB,SEQ,IND,WC,DATE,TP,HRS WORK", 20, (row) =>
    row % 4 === 3 ? `,,9001,900,2026-10-${dayOfMonth(row)},I,0.5` : `4${row},20,,310,2026-10-${dayOfMonth(row)},D,2.5`,
  );
  const file = await imported(text);
  expect(file.notes).toEqual([]);
  expect(rowsIn(file).operations?.filter(({ operation }) => operation === "42-20")).toMatchObject([{ act_run: 2.5 }]);
});

test("[R125] posted times are those worked, each in the unit beside it", async () => {
  const text = lines(
    "Rückm.;Auftrag;Vrg.;ArbPlatz;BuchDatum;Gutmenge;Rüsten;Eh.;Maschine;Eh.;Person;Eh.",
    9,
    (row) =>
      `8004${row};1004${row};0010;FRA-14;${dayOfMonth(row)}.11.2026;10,000;45,0;MIN;${row % 2 ? "2,5;STD" : "30,0;MIN"};60,0;MIN`,
  );
  const { operations } = rowsIn(await imported(text));
  expect(operations?.slice(0, 2)).toMatchObject([
    { work_center: "FRA-14", act_setup: 0.75, act_run: 0.5 },
    { act_setup: 0.75, act_run: 2.5 },
  ]);
  expect(operations?.[0]?.est_setup ?? null).toBeNull();
});

test("[R125] hours completed are those worked, and production complete says which operations are done", async () => {
  const text = lines(
    "Job ID,Operation ID,Work Center ID,Setup Hours,Estimated Production Hours,Completed Setup Hours,Completed Production Hours,Scheduled Due Date,Production Complete,Closed",
    12,
    (row) =>
      `50${row},10,VMC,1.50,4.25,${row < 9 ? "2.25,5.50" : "0.00,0.00"},10/${dayOfMonth(row)}/2026,${row < 9 ? "True" : "False"},False`,
  );
  const { operations } = shopRecords([(await imported(text)).entries]).rows;
  expect(operations?.[0]).toMatchObject({
    est_setup: 1.5,
    act_setup: 2.25,
    est_run: 4.25,
    act_run: 5.5,
    status: "Done",
  });
  expect(operations?.[11]).toMatchObject({ status: "Planned" });
});

test("[R125] times in UTC that are always the same are midnights only on a full quarter hour", async () => {
  const text = (time: string) =>
    lines(
      "Sales Order #,Line,Due Date,Last Shipped",
      9,
      (row) => `SO-${row},1,2026-10-${dayOfMonth(row)}T05:00:00Z,2026-10-${dayOfMonth(row)}T${time}Z`,
    );
  const shipped = async (time: string) =>
    Math.floor(Number(rowsIn(await imported(text(time))).deliveries?.[0]?.ship_date));
  expect(await shipped("18:22:10")).toBe(serialOf("2026-10-10"));
  expect(await shipped("22:00:00")).toBe(serialOf("2026-10-11"));
});

test("[R125] the same time in UTC that is midnight in one place and noon in another asks, and one that is no midnight is a time", async () => {
  const text = (time: string) =>
    lines(
      "Sales Order #,Line,Due Date,Shipped",
      9,
      (row) => `SO-${row},1,10/2${row % 9}/26,2026-10-${dayOfMonth(row)}T${time}Z`,
    );
  const shipped = async (time: string, answers = {}) =>
    rowsIn(await imported(text(time), { answers })).deliveries?.[0]?.ship_date ?? null;
  expect(await shipped("16:00:00")).toBe(null);
  expect(await shipped("16:00:00", { "day:Shipped": "same-day" })).toBe(serialOf("2026-10-10"));
  expect(await shipped("16:00:00", { "day:Shipped": "next-day" })).toBe(serialOf("2026-10-11"));
  expect(await shipped("16:00:00", { "utc-offset": "8" })).toBe(serialOf("2026-10-11"));
  expect(Math.floor(Number(await shipped("20:15:00")))).toBe(serialOf("2026-10-10"));
  expect(await shipped("18:30:00")).toBe(serialOf("2026-10-11"));
  const { questions } = await imported(text("16:00:00"));
  expect(questions.flatMap(({ readings }) => readings.map(({ means }) => means))).toEqual([
    "October 10, 2026",
    "October 11, 2026",
  ]);
});

test("[R125] a ticket that says yes to setup books setup, and one that says no books run", async () => {
  const text = lines(
    "Ticket Date,Employee Code,Job No,Step No,Work Center,Manhours,Setup (Y/N),Pieces Finished",
    9,
    (row) => `10/${dayOfMonth(row)}/26,10${row},15000-01,10,MILL,2.5,${row % 3 ? "N" : "Y"},12`,
  );
  expect(rowsIn(await imported(text)).operations).toMatchObject([{ act_setup: 7.5, act_run: 15 }]);
});

test("[R125] an empty column isn't planned hours because it is the same on every ticket", async () => {
  const text = lines(
    "Ticket Date,Employee Code,Job No,Step No,Work Center,Cycle Time,Manhours,Type",
    40,
    (row) => `10/${dayOfMonth(row % 18)}/26,101,1500${row % 10},10,MILL,,2.5,${row % 3 ? "Run" : "Setup"}`,
  );
  const planned = (await imported(text)).mapping.find(({ column }) => column === "est_run");
  expect(planned?.sureness).not.toBe("sure");
});

test("[R125] R next to D for direct work is rework, and run elsewhere", async () => {
  const tickets = (codes: string) =>
    lines(
      "JOB,SEQ,WC,EMP,DATE,TP,HRS WORK",
      12,
      (row) => `4091,20,310,117,2026-10-${dayOfMonth(row)},${codes[row % 3]},2.5`,
    );
  const booked = async (codes: string) => rowsIn(await imported(tickets(codes))).operations?.[0];
  expect(await booked("SDR")).toMatchObject({ act_setup: 10, act_run: 20, rework_hours: 10 });
  expect(await booked("SRI")).not.toHaveProperty("rework_hours");
});
