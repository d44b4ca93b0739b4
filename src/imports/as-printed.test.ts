import { expect, test } from "vitest";
import { imported, rowsIn } from "../../test/exports/imported.ts";
import { serialOf } from "../measures/record-list.ts";
import { shopRecords } from "./rows/shop-records.ts";

const lines = (head: string, rows: number, row: (index: number) => string): string =>
  [head, ...Array.from({ length: rows }, (_, index) => row(index))].join("\n");

const day = (index: number): string => String(index + 10).padStart(2, "0");

test("[R125] six digits under a heading that asks for a date are one, and a job number of six digits isn't", async () => {
  const text = lines(
    "JOB|SEQ|WC|EMP|DATE|TP|HRS WORK|PCS GOOD",
    9,
    (row) => `0409${day(row)}|0020|310|00117|10${day(row + 4)}26|${row === 0 ? "S" : "D"}|2.77|12`,
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
    row % 4 === 3 ? `,,9001,900,2026-10-${day(row)},I,0.5` : `4${row},20,,310,2026-10-${day(row)},D,2.5`,
  );
  const file = await imported(text);
  expect(file.notes).toEqual([]);
  expect(rowsIn(file).operations?.filter(({ operation }) => operation === "42-20")).toMatchObject([{ act_run: 2.5 }]);
});

test("[R124] sums that SAP marks with stars are totals", async () => {
  const text = lines(
    "|Rückm.|Auftrag|Vrg.|ArbPlatz|BuchDatum|Gutmenge|ME|",
    9,
    (row) => `|8004${row}|1004${row}|0010|DRE-02|${day(row)}.11.2026|10,000|ST|`,
  );
  const file = await imported(`${text}\n|*|||||90,000|ST|\n|**|||||90,000|ST|\n`);
  expect(file.leftOut.map(({ why }) => why)).toEqual(["It is a total.", "It is a total."]);
  expect(rowsIn(file).operations).toHaveLength(9);
});

test("[R125] posted times are those worked, each in the unit beside it", async () => {
  const text = lines(
    "Rückm.;Auftrag;Vrg.;ArbPlatz;BuchDatum;Gutmenge;Rüsten;Eh.;Maschine;Eh.;Person;Eh.",
    9,
    (row) =>
      `8004${row};1004${row};0010;FRA-14;${day(row)}.11.2026;10,000;45,0;MIN;${row % 2 ? "2,5;STD" : "30,0;MIN"};60,0;MIN`,
  );
  const { operations } = rowsIn(await imported(text));
  expect(operations?.slice(0, 2)).toMatchObject([
    { work_center: "FRA-14", act_setup: 0.75, act_run: 0.5 },
    { act_setup: 0.75, act_run: 2.5 },
  ]);
  expect(operations?.[0]?.est_setup ?? null).toBeNull();
});

test("[R125] MT-LINKi's states are those of the machine that it calls L1", async () => {
  const text = lines(
    "_id,L1Name,L0Name,signalname,value,filter,updatedate,enddate,timespan,TypeID,ProgNo_path1",
    10,
    (row) =>
      `a${row},MC0${row % 2},CELL,Status,${row < 5 ? "OPERATE" : "STOP"},,2026/11/12 0${row}:00:00.000,2026/11/12 0${row}:30:00.000,1800.000,,O1`,
  );
  const { machine_days } = rowsIn(await imported(text));
  expect(machine_days?.map(({ machine, in_cycle_hours }) => [machine, Number(in_cycle_hours).toFixed(2)])).toEqual([
    ["MC00", "1.50"],
    ["MC01", "1.00"],
  ]);
});

test("[R125] a shift is as long as the times that a monitor splits it into, and parts made are the good and the bad", async () => {
  const report = (total: string, idle: string, off = "Offline Time") =>
    lines(
      `Machine,Date,Shift,Total Time,Cycle Time,${off},Idle Time,Good Parts,Bad Parts,Alarm Count`,
      10,
      (row) => `VF2,10/${day(row)}/2026,1,${total},5:15:00,0:45:00,${idle},40,2,${row}`,
    );
  const { machine_days } = rowsIn(await imported(report("9:00:00", "3:00:00"), { takeLikely: true }));
  expect(machine_days?.[3]).toMatchObject({ scheduled_hours: 9, in_cycle_hours: 5.25, parts_made: 42, parts_good: 40 });
  const watched = rowsIn(await imported(report("24:00:00", "18:00:00"), { takeLikely: true }));
  const on = rowsIn(await imported(report("9:00:00", "3:00:00", "Setup Time"), { takeLikely: true }));
  for (const { machine_days } of [watched, on]) expect(machine_days?.[3]?.scheduled_hours ?? null).toBeNull();
});

test("[R125] invoices and credit memos are sales, though they name a purchase order", async () => {
  const text = lines(
    ",Date,Transaction Type,No.,Memo,P.O. Number,Amount",
    12,
    (row) =>
      `,${row + 10}/08/2026,${row % 5 ? "Invoice" : "Credit Memo"},51${day(row)},bushing,PO 46${day(row)},818.52`,
  );
  expect((await imported(`Northern Lakes Machining\n\n${text}`)).list).toBe("deliveries");
});

test("[R125] Odoo's Spanish work orders have their planned hours and their status", async () => {
  const status = ["Finalizado", "Listo", "Esperando otra OT"];
  const text = lines(
    "Centro de trabajo;Orden de producción;Cantidad a producir;Cantidad producida;Duración esperada;Duración real;Inicio;Fin;Estado",
    9,
    (row) => {
      const time = `2026-10-${day(row)} 0`;
      return `Torno;WH/MO/0${row};20;19;${60 + row}.5;90.25;${time}7:00:00;${time}8:30:00;${status[row % 3]}`;
    },
  );
  const file = await imported(text);
  expect(file.questions).toEqual([]);
  expect(rowsIn(file).operations?.slice(0, 3)).toMatchObject([
    { status: "Done", est_run: 60.5 / 60, act_run: 90.25 / 60, good_qty: 19 },
    { status: "Waiting" },
    { status: "Waiting" },
  ]);
});

test("[R125] receipts were posted on the day they came, and a receipt undone was none", async () => {
  const receipts = (title: string) =>
    lines(
      `${title}\n\nOrder No.,Line No.,Posting Date,Buy-from Vendor Name,Quantity,Promised Receipt Date,Correction`,
      10,
      (row) => `1063${row},10000,2026-10-${day(row)},Castle,12,2026-10-20,${row < 2 ? "Yes" : "No"}`,
    );
  const file = await imported(receipts("Posted Purchase Receipt Lines"));
  expect(rowsIn(file).purchases).toHaveLength(8);
  expect(rowsIn(file).purchases?.[0]).toMatchObject({ due: serialOf("2026-10-20"), received: serialOf("2026-10-12") });
  const invoiced = rowsIn(await imported(receipts("Posted Purchase Invoice Lines")));
  expect(invoiced.purchases?.[0]?.received ?? null).toBeNull();
});

test("[R125] of two quantities the one that is empty where nothing has shipped is the one shipped", async () => {
  const text = lines(
    "Order,Line,Release,Our Qty,Ship By,Pack,Ship Date,Qty,Unit Price",
    12,
    (row) =>
      `2088${row},1,1,48,2026-10-${day(row)},${row < 8 ? `5512${row},2026-10-${day(row)},${40 + row}` : ",,"},2.50`,
  );
  expect(rowsIn(await imported(text)).deliveries?.[7]).toMatchObject({ order_qty: 48, ship_qty: 47, order_value: 120 });
});

test("[R125] a machine's own downtime counts before the time spent, and a title before a description", async () => {
  const text = lines(
    "ID,Title,Description,Status,Work Type,Asset,Created on,Due date,Completed on,Time Spent (hh:mm),Asset Downtime (Hrs)",
    12,
    (row) =>
      `22${row},Grease ways,Do steps ${row},Done,${row % 2 ? "Preventive" : "Reactive"},VF-4,8/18/26 2:05 PM,8/29/26,8/${day(row)}/26 4:30 PM,06:46,13.6`,
  );
  const file = await imported(text);
  const { maintenance } = rowsIn(file);
  expect(maintenance?.[0]).toMatchObject({ task: "VF-4-Grease ways", hours: 13.6 });
  expect(maintenance).toHaveLength(12);
});

test("[R125] next to C for closed, X is canceled and F is firmed", async () => {
  const text = lines(
    "Job,Seq,Resource,Status,Act Run Hrs,Est Run Hrs,Sched Start Date,Close Date",
    20,
    (row) => `7${row},10,HMC,${"CCCFXR"[row % 6]},2.5,2.25,2026-10-${day(row)},${row % 6 < 3 ? "2026-11-01" : ""}`,
  );
  const shop = shopRecords([(await imported(text)).entries]);
  expect(shop.rows.operations?.map(({ status }) => status).slice(2, 6)).toEqual(["Done", "Planned", "Waiting", "Done"]);
});

test("[R124] a machine's averages among its days are no day", async () => {
  const days = lines(
    "Machine Name,Date,On (hrs),Run (hrs),Stop (hrs)",
    9,
    (row) => `VMC-1,10/${day(row)}/2026,9,6.25,2.5`,
  );
  const file = await imported(`${days}\nVMC-1 Avg,,9,6.25,2.5\n`);
  expect(rowsIn(file).machine_days).toHaveLength(9);
});

test("[R125] a code and a name of the same machine leave nothing to ask", async () => {
  const log = (name: (row: number) => string) =>
    lines(
      "Workcenter Code,Workcenter Name,Status,Log Date,End Date",
      12,
      (row) =>
        `HMC${row % 2},${name(row)},${row % 3 ? "Production" : "Idle"},11/${day(row)}/2026 6:00 AM,11/${day(row)}/2026 8:00 AM`,
    );
  const sureness = async (text: string) =>
    (await imported(text)).mapping.find(({ column }) => column === "machine")?.sureness;
  expect(await sureness(log((row) => `Makino ${row % 2}`))).toBe("sure");
  expect(await sureness(log((row) => `Makino ${row % 3}`))).toBe("likely");
});

test("[R125] hours completed are those worked, and production complete says which operations are done", async () => {
  const text = lines(
    "Job ID,Operation ID,Work Center ID,Setup Hours,Estimated Production Hours,Completed Setup Hours,Completed Production Hours,Scheduled Due Date,Production Complete,Closed",
    12,
    (row) =>
      `50${row},10,VMC,1.50,4.25,${row < 9 ? "2.25,5.50" : "0.00,0.00"},10/${day(row)}/2026,${row < 9 ? "True" : "False"},False`,
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
      (row) => `SO-${row},1,2026-10-${day(row)}T05:00:00Z,2026-10-${day(row)}T${time}Z`,
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
      (row) => `SO-${row},1,10/2${row % 9}/26,2026-10-${day(row)}T${time}Z`,
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
    (row) => `10/${day(row)}/26,10${row},15000-01,10,MILL,2.5,${row % 3 ? "N" : "Y"},12`,
  );
  expect(rowsIn(await imported(text)).operations).toMatchObject([{ act_setup: 7.5, act_run: 15 }]);
});

test("[R125] an empty column isn't planned hours because it is the same on every ticket", async () => {
  const text = lines(
    "Ticket Date,Employee Code,Job No,Step No,Work Center,Cycle Time,Manhours,Type",
    40,
    (row) => `10/${day(row % 18)}/26,101,1500${row % 10},10,MILL,,2.5,${row % 3 ? "Run" : "Setup"}`,
  );
  const planned = (await imported(text)).mapping.find(({ column }) => column === "est_run");
  expect(planned?.sureness).not.toBe("sure");
});

test("[R125] the f that stands for a field says nothing", async () => {
  const text = lines(
    "fsono,fenumber,frelease,fcompany,fordqty,fshipqty,fduedate,fshipdate",
    9,
    (row) => `00700${row},001,000,APEX,10,10,10/${day(row)}/2026,10/${day(row + 1)}/2026`,
  );
  const file = await imported(text);
  expect(file.mapping.filter(({ sureness }) => sureness === "sure").map(({ column }) => column)).toEqual(
    expect.arrayContaining(["line", "customer", "promise_date", "order_qty", "ship_date", "ship_qty"]),
  );
});

test("[R125] what is sent out and needed back is outside work, and a person comes before a department", async () => {
  const outside = lines(
    "PO,Job,Vendor,Process,Sent out,Need back,Came back",
    9,
    (row) => `10${row},20${row},Anodize Co,ano,2026-10-0${row + 1},2026-10-${day(row)},2026-10-${day(row)}`,
  );
  expect(rowsIn(await imported(outside)).purchases?.[0]).toEqual({
    line: "100",
    supplier: "Anodize Co",
    sent: serialOf("2026-10-01"),
    due: serialOf("2026-10-10"),
    received: serialOf("2026-10-10"),
  });
  const cards = lines(
    "Payroll ID,Department,Date,Regular Hours,OT Hours,Total Hours",
    9,
    (row) => `00${row},Mill,10/${day(row)}/2026,8.00,1.50,9.50`,
  );
  expect(rowsIn(await imported(cards)).people_weeks?.[1]?.who).toBe("001");
});

test("[R125] R next to D for direct work is rework, and run elsewhere", async () => {
  const tickets = (codes: string) =>
    lines("JOB,SEQ,WC,EMP,DATE,TP,HRS WORK", 12, (row) => `4091,20,310,117,2026-10-${day(row)},${codes[row % 3]},2.5`);
  const booked = async (codes: string) => rowsIn(await imported(tickets(codes))).operations?.[0];
  expect(await booked("SDR")).toMatchObject({ act_setup: 10, act_run: 20, rework_hours: 10 });
  expect(await booked("SRI")).not.toHaveProperty("rework_hours");
});
