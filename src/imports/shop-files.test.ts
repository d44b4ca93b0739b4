import { expect, test } from "vitest";
import { imported, rowsIn } from "../../test/exports/imported.ts";
import { lines } from "../../test/exports/lists.ts";
import { serialOf } from "../measures/record-list.ts";

const headingsOf = async (text: string): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(
    (await imported(text)).mapping.flatMap(({ column, heading, used }) => (used ? [[column, heading ?? ""]] : [])),
  );

test("[R124] a line between the rows that names the machine becomes a column of the rows below it", async () => {
  const text = [
    "Job,Op,Est Run,Act Run,Completed",
    "Work Center: VMC 1",
    "1,10,1.5,2.25,2026-11-02",
    "1,20,1.5,2.25,2026-11-03",
    "Work Center: LATHE 2",
    "2,10,1.5,2.25,2026-11-02",
  ].join("\n");
  const file = await imported(text);
  expect(rowsIn(file).operations?.map(({ work_center }) => work_center)).toEqual(["VMC 1", "VMC 1", "LATHE 2"]);
  expect(file.notes).toContain("The lines between rows give the column “Work Center” of the rows below them.");
});

test("[R124] an order written once for several rows counts for each, its sums don't", async () => {
  const text =
    "Work Order,Customer,Order Qty,Op,Work Center,Setup Actual Hrs\nW1,Ash,40,10,VF2,1.5\n,,,20,VF4,2.25\n,,,30,VF4,0.5\nW2,Elm,10,10,VF2,1.25\n";
  const file = await imported(text);
  expect(rowsIn(file).operations?.map(({ operation }) => operation)).toEqual(["W1-10", "W1-20", "W1-30", "W2-10"]);
  expect(file.notes).toEqual(["Empty cells of “Work Order”, “Customer” take the value above them."]);
});

test("[R125] tickets with S for setup and R for run are distinguished", async () => {
  const text = lines(
    "Emp,Labor Type,Job,Opr Seq,Work Center,Date,Labor Hrs",
    4,
    (row) => `7,${row % 2 === 0 ? "S" : "R"},1001,10,VF2,2026-11-0${row + 1},${row + 1}.25`,
  );
  expect(rowsIn(await imported(text)).operations?.[0]).toMatchObject({ act_setup: 4.5, act_run: 6.5 });
});

test("[R125] a start with no work booked yet is a plan", async () => {
  const text = lines(
    "Job,Opr,W/C,Start,Due Dt,Est Prod Hrs,Act Prod Hrs,Qty Cmp,Cmp",
    20,
    (row) => `1001,${row}0,VF2,2026-11-02,2026-11-20,2.5,${row < 10 ? "2.25,5,true" : "0,0,false"}`,
  );
  expect(await headingsOf(text)).toMatchObject({ planned_start: "Start", planned_end: "Due Dt", status: "Cmp" });
});

test("[R125] three columns called Date are asked, sent and decided where they follow each other", async () => {
  const text = lines(
    "Qte No,Date,Customer,Date,Won / Lost,Date",
    9,
    (row) => `Q${row},2026-10-0${row + 1},Ash,2026-10-1${row},${row % 2 ? "won" : "lost"},2026-10-2${row}`,
  );
  expect(await headingsOf(text)).toMatchObject({
    quote: "Qte No",
    asked: "Date",
    sent: "Date (2)",
    decided: "Date (3)",
    result: "Won / Lost",
  });
});

test.for([
  ["WO#,Op,Mach,Date,Qty Scr,Qty Rwk,Reason,Tot $,Prog Stat\n1,10,VF2,2026-11-02,1,2,tool,$50.73,Open\n", "operations"],
  ["Job,Opr,W/C,Est Setup Hrs,Act Setup Hrs,Prog Hrs Left,Rtg Rev\n1,10,VF2,1.5,2.25,4.5,A\n", "operations"],
] as const)("[R125] money, pieces and hours that are left aren't hours worked: %#", async ([text, list]) => {
  const file = await imported(text, { takeLikely: true, list });
  const hours = file.mapping.filter(({ column }) => ["act_run", "rework_hours", "status"].includes(column));
  expect(hours.map(({ heading }) => heading)).toEqual([null, null, null]);
});

test("[R125] zeros are not a date, and neither is an order number", async () => {
  const text = lines(
    "PURCHASE_ORDER,PO_LINE,VENDOR,DATE_ORDER,DATE_DUE_LINE,DATE_LAST_RECEIVED",
    9,
    (row) => `0070${200 + row},1,ASH,20261002,202610${10 + row},${row % 2 ? "00000000" : "20261020"}`,
  );
  const file = await imported(text);
  expect(rowsIn(file).purchases?.slice(0, 2)).toEqual([
    {
      line: "0070200-1",
      supplier: "ASH",
      sent: serialOf("2026-10-02"),
      due: serialOf("2026-10-10"),
      received: serialOf("2026-10-20"),
    },
    expect.objectContaining({ received: null }),
  ]);
});

test("[R125] a total of setup and run hours is not paid hours", async () => {
  const text = lines(
    "Employee,Week,Setup Hrs,Run Hrs,Total Hrs",
    9,
    (row) => `${row},2026-11-02,${row}.25,30,3${row}.25`,
  );
  expect(Object.keys(await headingsOf(text))).not.toContain("paid_hours");
});

test("[R124] a log of machine states stays one where it also names orders and pieces", async () => {
  const text =
    "Arbeitsplatz;Betriebszustand;Störgrund;Beginn;Ende;Dauer [min];FA-Nr.;Vg.;Gutmenge\n" +
    "DMU;Stillstand;Werkzeugbruch;11.11.2026 06:00:00;11.11.2026 07:00:00;60,0;1044;10;0\n" +
    "DMU;Produktion;;11.11.2026 07:00:00;11.11.2026 09:30:00;150,0;1044;10;28\n";
  const file = await imported(text);
  const { machine_days } = rowsIn(file);
  expect(file.list).toBe("machine_days");
  expect(machine_days?.[0]?.in_cycle_hours).toBeCloseTo(2.5, 6);
});

test("[R125] a unit in the next column counts, and makes a run time that of one part", async () => {
  const text = lines(
    "Job;Op;Work Center;Setup;Setup Unit;Run Time;Unit;Order Qty;Act Run Hrs",
    9,
    (row) => `1;${row}0;VF2;45;MINUTES;8.5;MINUTES;80;${row + 1}.25`,
  );
  const { operations } = rowsIn(await imported(text));
  expect(operations?.[0]).toMatchObject({ est_setup: 0.75, est_run: expect.closeTo((80 * 8.5) / 60, 9) });
});

test("[R125] a rate whose unit changes from row to row isn't read as hours", async () => {
  const text = lines(
    "Job,Op,Work Center,Prod Std,Std Fmt,Act Prod Hrs",
    9,
    (row) => `1,${row}0,VF2,8.5,${row % 2 ? "HP" : "MP"},2.25`,
  );
  expect(await headingsOf(text)).toEqual({
    operation: "Job + Op",
    work_center: "Work Center",
    act_run: "Act Prod Hrs",
  });
});
