import { expect, test } from "vitest";
import { imported, rowsIn } from "../../test/exports/imported.ts";
import { dayOfMonth, lines } from "../../test/exports/lists.ts";
import { serialOf } from "../measures/record-list.ts";
import { shopRecords } from "./rows/shop-records.ts";

test("[R124] sums that SAP marks with stars are totals", async () => {
  const text = lines(
    "|Rückm.|Auftrag|Vrg.|ArbPlatz|BuchDatum|Gutmenge|ME|",
    9,
    (row) => `|8004${row}|1004${row}|0010|DRE-02|${dayOfMonth(row)}.11.2026|10,000|ST|`,
  );
  const file = await imported(`${text}\n|*|||||90,000|ST|\n|**|||||90,000|ST|\n`);
  expect(file.leftOut.map(({ why }) => why)).toEqual(["It is a total.", "It is a total."]);
  expect(rowsIn(file).operations).toHaveLength(9);
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
      (row) => `VF2,10/${dayOfMonth(row)}/2026,1,${total},5:15:00,0:45:00,${idle},40,2,${row}`,
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
      `,${row + 10}/08/2026,${row % 5 ? "Invoice" : "Credit Memo"},51${dayOfMonth(row)},bushing,PO 46${dayOfMonth(row)},818.52`,
  );
  expect((await imported(`Northern Lakes Machining\n\n${text}`)).list).toBe("deliveries");
});

test("[R125] Odoo's Spanish work orders have their planned hours and their status", async () => {
  const status = ["Finalizado", "Listo", "Esperando otra OT"];
  const text = lines(
    "Centro de trabajo;Orden de producción;Cantidad a producir;Cantidad producida;Duración esperada;Duración real;Inicio;Fin;Estado",
    9,
    (row) => {
      const time = `2026-10-${dayOfMonth(row)} 0`;
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
      (row) => `1063${row},10000,2026-10-${dayOfMonth(row)},Castle,12,2026-10-20,${row < 2 ? "Yes" : "No"}`,
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
      `2088${row},1,1,48,2026-10-${dayOfMonth(row)},${row < 8 ? `5512${row},2026-10-${dayOfMonth(row)},${40 + row}` : ",,"},2.50`,
  );
  expect(rowsIn(await imported(text)).deliveries?.[7]).toMatchObject({ order_qty: 48, ship_qty: 47, order_value: 120 });
});

test("[R125] a machine's own downtime counts before the time spent, and a title before a description", async () => {
  const text = lines(
    "ID,Title,Description,Status,Work Type,Asset,Created on,Due date,Completed on,Time Spent (hh:mm),Asset Downtime (Hrs)",
    12,
    (row) =>
      `22${row},Grease ways,Do steps ${row},Done,${row % 2 ? "Preventive" : "Reactive"},VF-4,8/18/26 2:05 PM,8/29/26,8/${dayOfMonth(row)}/26 4:30 PM,06:46,13.6`,
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
    (row) =>
      `7${row},10,HMC,${"CCCFXR"[row % 6]},2.5,2.25,2026-10-${dayOfMonth(row)},${row % 6 < 3 ? "2026-11-01" : ""}`,
  );
  const shop = shopRecords([(await imported(text)).entries]);
  expect(shop.rows.operations?.map(({ status }) => status).slice(2, 6)).toEqual(["Done", "Planned", "Waiting", "Done"]);
});

test("[R124] a machine's averages among its days are no day", async () => {
  const days = lines(
    "Machine Name,Date,On (hrs),Run (hrs),Stop (hrs)",
    9,
    (row) => `VMC-1,10/${dayOfMonth(row)}/2026,9,6.25,2.5`,
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
        `HMC${row % 2},${name(row)},${row % 3 ? "Production" : "Idle"},11/${dayOfMonth(row)}/2026 6:00 AM,11/${dayOfMonth(row)}/2026 8:00 AM`,
    );
  const sureness = async (text: string) =>
    (await imported(text)).mapping.find(({ column }) => column === "machine")?.sureness;
  expect(await sureness(log((row) => `Makino ${row % 2}`))).toBe("sure");
  expect(await sureness(log((row) => `Makino ${row % 3}`))).toBe("likely");
});

test("[R125] the f that stands for a field says nothing", async () => {
  const text = lines(
    "fsono,fenumber,frelease,fcompany,fordqty,fshipqty,fduedate,fshipdate",
    9,
    (row) => `00700${row},001,000,APEX,10,10,10/${dayOfMonth(row)}/2026,10/${dayOfMonth(row + 1)}/2026`,
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
    (row) =>
      `10${row},20${row},Anodize Co,ano,2026-10-0${row + 1},2026-10-${dayOfMonth(row)},2026-10-${dayOfMonth(row)}`,
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
    (row) => `00${row},Mill,10/${dayOfMonth(row)}/2026,8.00,1.50,9.50`,
  );
  expect(rowsIn(await imported(cards)).people_weeks?.[1]?.who).toBe("001");
});
