import { expect, test } from "vitest";
import { imported, rowsIn } from "../../test/exports/imported.ts";
import { serialOf } from "../measures/record-list.ts";

test("[R125] planned hours that a ticket repeats stay planned, and its clock-out completes nothing", async () => {
  const head =
    "TRANSACTION_ID,TYPE,WORKORDER_BASE_ID,OPERATION_SEQ_NO,RESOURCE_ID,EMPLOYEE_ID,SHIFT_DATE,CLOCK_IN,CLOCK_OUT,HOURS_WORKED,OPER_SETUP_HRS,OPER_RUN_HRS";
  const ticket = (id: number, type: string, hours: number): string =>
    `${id},${type},7001,10,VF2,E1,2026-11-0${id},2026-11-0${id} 06:00,2026-11-0${id} 09:00,${hours},1.5,8`;
  const text = [head, ticket(1, "S", 2.25), ticket(2, "R", 3), ticket(3, "R", 4.5), ticket(4, "I", 1)].join("\n");
  const { operations } = rowsIn(await imported(text, { takeLikely: true }));
  expect(operations).toEqual([expect.objectContaining({ est_setup: 1.5, act_setup: 2.25, est_run: 8, act_run: 7.5 })]);
  expect(Object.keys(operations?.[0] ?? {})).not.toContain("completed");
  expect(Object.keys(operations?.[0] ?? {})).not.toContain("rework_hours");
});

test("[R125] setup, run and rework tapped by an operator are types of labor, and a row sent twice counts once", async () => {
  const text = [
    "event_id,badge,work_order,op_seq,machine_id,activity,state_text,started_at,ended_at,duration_s,pause_s,good_qty,scrap_qty",
    "1,0422,7001,020,VF2,SETUP,indicating,2026-11-02T06:00:00,2026-11-02T07:00:00,3600,0,,",
    "2,0422,7001,020,VF2,RUN,running,2026-11-02T07:00:00,2026-11-02T09:00:00,7200,60,5,1",
    "2,0422,7001,020,VF2,RUN,running,2026-11-02T07:00:00,2026-11-02T09:00:00,7200,60,5,1",
    "3,0422,7001,020,VF2,REWORK,idle,2026-11-02T09:00:00,2026-11-02T09:30:00,1800,0,,",
    "4,0422,7001,020,VF2,WAIT,waiting,2026-11-02T09:30:00,,null,null,,",
  ].join("\n");
  const file = await imported(text);
  expect([file.list, file.questions]).toEqual(["operations", []]);
  expect(file.leftOut).toEqual([{ row: 4, why: "It is the same as row 3." }]);
  expect(rowsIn(file).operations).toEqual([
    expect.objectContaining({
      started: serialOf("2026-11-02T06:00"),
      act_setup: 1,
      act_run: 2.5,
      rework_hours: 0.5,
      good_qty: 5,
      scrap_qty: 1,
    }),
  ]);
});

test("[R125] a planned time that is the same on every ticket of an operation is taken", async () => {
  const head = "TYPE,WORKORDER_BASE_ID,OPERATION_SEQ_NO,EMPLOYEE_ID,SHIFT_DATE,HOURS_WORKED,OPER_SETUP_HRS";
  const rows = Array.from({ length: 20 }, (_, row) => {
    const job = row % 10;
    return `${row < 10 ? "S" : "R"},70${job},10,E1,2026-11-0${1 + (row % 9)},2.25,${job}.5`;
  });
  const { mapping } = await imported([head, ...rows].join("\n"));
  expect(mapping.find(({ column }) => column === "est_setup")).toMatchObject({
    heading: "OPER_SETUP_HRS",
    sureness: "sure",
    reason: "It is the same on every ticket of an operation, so it was planned.",
  });
});

test("[R125] hours of a time card that have a job are booked, and those without are only paid", async () => {
  const rows = [1, 2, 3, 4, 5, 6].map((day) => `0012,11/1${day}/2026,8:00,${day % 3 ? `003184${day}` : "N/A"}`);
  const file = await imported(["Employee ID,Date,Hours,Job Number", ...rows].join("\n"));
  const weeks = rowsIn(file).people_weeks ?? [];
  const sumOf = (column: string): number => weeks.reduce((sum, row) => sum + Number(row[column]), 0);
  expect([file.list, sumOf("paid_hours"), sumOf("booked_hours")]).toEqual(["people_weeks", 48, 32]);
});

test("[R124] a control's counter counts what it rises by, and starts again after a reset", async () => {
  const counts = [5, 5, 6, 6, 7, 7, 9, 9, 1, 1, 2];
  const rows = counts.map(
    (count, hour) =>
      `VF2,${hour % 2 ? "READY" : "ACTIVE"},2026-11-02T${String(8 + hour).padStart(2, "0")}:00:00,${count}`,
  );
  const { machine_days } = rowsIn(await imported(["device,execution,timestamp,partCount", ...rows].join("\n")));
  expect(machine_days).toEqual([expect.objectContaining({ parts_made: 6 })]);
});

test("[R125] the day somebody clocked in is the day of the ticket, if nothing else is", async () => {
  const head =
    "LaborDtl_EmployeeNum,LaborDtl_JobNum,LaborDtl_OprSeq,LaborDtl_ClockInDate,LaborDtl_LaborType,LaborDtl_LaborHrs";
  const ticket = (day: number, type: string, hours: number) => `1${day},7001,10,11/1${day}/2026,${type},${hours}`;
  const { operations } = rowsIn(
    await imported([head, ticket(2, "S", 1.5), ticket(3, "P", 4), ticket(4, "P", 3)].join("\n"), {
      list: "operations",
    }),
  );
  expect(operations).toEqual([
    expect.objectContaining({ act_setup: 1.5, act_run: 7, started: serialOf("2026-11-12") }),
  ]);
});

test("[R125] a line above the headings says what the codes below it mean, and no one works twice at the same time", async () => {
  const text = [
    "Time Ticket Detail   Ty: S=Setup R=Run W=Rework I=Indirect",
    "",
    "Date,Job No,Step,WC,Ty,Start,Stop,Hrs,Pcs Good,Pcs Scrap",
    "Employee: 0142  Delgado",
    "9/3/2026,26110,30,VMC1,S,1:00p,2:45p,1.75,,",
    "9/4/2026,26110,30,VMC1,R,6:00a,11:30a,5.50,56,2",
    "9/4/2026,26110,30,VMC1,R,6:00a,11:30a,5.50,56,2",
    "Employee: 0151  Baker",
    "9/4/2026,26110,30,VMC1,R,6:00a,11:30a,5.50,40,0",
    "9/5/2026,26110,30,VMC1,W,6:00a,7:15a,1.25,,",
    "9/5/2026,INDIRECT,,MAINT,I,7:15a,8:15a,1.00,,",
  ].join("\n");
  const file = await imported(text, { today: serialOf("2026-11-29") });
  expect(file.leftOut.at(-2)).toEqual({ row: 7, why: "It is the same as row 6." });
  expect(rowsIn(file).operations?.[0]).toMatchObject({
    act_setup: 1.75,
    act_run: 12.25,
    rework_hours: 1.25,
    good_qty: 96,
    scrap_qty: 2,
  });
});
