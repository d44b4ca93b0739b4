import { expect, test } from "vitest";
import { imported, rowsIn, valuesIn } from "../../test/exports/imported.ts";
import { day, lines, matchesIn } from "../../test/exports/lists.ts";
import { serialOf } from "../measures/record-list.ts";

test("[R126] a date that only won quotes have is that of the order: the lost ones count on the day they were sent", async () => {
  const quotes = lines(
    "Quote No.,Customer,RFQ Rec'd,Quoted On,Outcome,Order Date",
    18,
    (row) => `Q${row},Alder,${day(row)},${day(row)},${row % 3 ? "Lost," : `Won,${day(row + 1)}`}`,
  );
  const matches = await matchesIn(quotes);
  expect(matches).toMatchObject({ sent: "Quoted On", result: "Outcome" });
  expect(matches).not.toHaveProperty("decided");
});

test("[R126] a repair counts on the day of its failure, and planned maintenance only on its due date", async () => {
  const text = [
    "WO #,Asset,Reported,Due Date,Back Up,Type",
    "M1,VF2,2026-11-02,,2026-11-03,Breakdown",
    "M2,VF2,2026-11-04,2026-11-09,2026-11-06,PM",
    "M3,VF2,2026-11-05,,2026-11-06,PM",
  ].join("\n");
  expect(rowsIn(await imported(text, { list: "maintenance" })).maintenance?.map(({ due }) => due)).toEqual([
    serialOf("2026-11-02"),
    serialOf("2026-11-09"),
    null,
  ]);
});

test("[R126] a day that only shipped lines have is the ship date, and one that only decided quotes have the decision", async () => {
  const orders = lines(
    "No. OT,Cliente,Cant. Pedida,Cant. Entregada,Fecha Compromiso,Fecha Entrega",
    9,
    (row) => `00${row},Roble,5,${row % 2 ? 5 : 0},2${row}/10/2026,${row % 2 ? `1${row}-oct-26` : "pendiente"}`,
  );
  expect(await matchesIn(orders)).toMatchObject({ line: "No. OT", ship_date: "Fecha Entrega" });
  expect(rowsIn(await imported(orders)).deliveries?.[1]?.ship_date).toBe(serialOf("2026-10-11"));
  const quotes = lines(
    "Quote #,Customer,RFQ rec'd,Sent,Won / Lost,Date,Date",
    18,
    (row) => `Q${row},Alder,${day(0)},${day(1)},${row % 2 ? `WON,${day(row)},` : `,,${day(row)}`}`,
  );
  expect(await matchesIn(quotes)).toMatchObject({ decided: "Date" });
});

test("[R126] no lot has more accepted parts than inspected ones: those that add up are taken", async () => {
  const text = lines(
    "Report No.,Job,Insp Type,Insp Complete,Lot Qty,Sample Qty,Accepted,Rejected",
    9,
    (row) => `F${row},J${row},Final,${day(row)} 09:00,${40 + row},8,${40 + row - (row % 3)},${row % 3}`,
  );
  expect(await matchesIn(text)).toMatchObject({ inspected: "Lot Qty", right_first_time: "Accepted" });
  const without = text.replaceAll("Lot Qty", "Note").replaceAll(/,4\d,8,/g, ",x,8,");
  expect(await matchesIn(without)).toMatchObject({ inspected: "Accepted + Rejected" });
});

test("[R126] a list whose states are mostly quotations is one of quotes, though it has days of request and shipment", async () => {
  const text = lines(
    "Referencia;Cliente;Fecha de solicitud;Fecha de envío;Total;Estado",
    12,
    (row) =>
      `S${row};Roble;1${row % 9}/10/2026;2${row % 9}/10/2026;500,25;${row % 3 ? "Presupuesto enviado" : "Pedido de venta"}`,
  );
  const file = await imported(text);
  expect(file.list).toBe("quotes");
  expect(
    rowsIn(file)
      .quotes?.map(({ result }) => result)
      .slice(0, 2),
  ).toEqual(["Won", null]);
});

test("[R126] a day of the job, by its table, isn't surely one of each operation", async () => {
  const text = lines(
    "JobHead_JobNum,JobHead_StartDate,JobOper_OprSeq,JobOpDtl_ResourceGrpID,JobOper_ActProdHours,JobOper_OpComplete,Calculated_FirstLaborDt,Calculated_LastLaborDt",
    8,
    (row) => [row, day(1), 10, "5AX", 3.25, row % 2 ? "True" : "False", day(row + 1), day(row + 2)].join(),
  );
  const file = await imported(text);
  const sure = file.mapping.filter(({ sureness }) => sureness === "sure").map(({ heading }) => heading);
  expect(sure).toContain("Calculated_FirstLaborDt");
  expect(sure).not.toContain("JobHead_StartDate");
  expect(rowsIn(file).operations?.[1]?.last_worked).toBe(serialOf(day(3)));
});

test("[R126] machines with a day in each row are a log, and no list of machines", async () => {
  const text = lines("Date,Asset,Available (min),Cut Time (min),Utilization", 9, (row) =>
    [day(row), `VF${row % 2}`, 960, 480 + row, `${((480 + row) / 9.6).toFixed(1)}%`].join(),
  );
  const file = await imported(text);
  expect(file.list).toBe("machine_days");
  expect(rowsIn(file).machine_days?.[0]).toMatchObject({ machine: "VF0", scheduled_hours: 16, in_cycle_hours: 8 });
});

test("[R125] double time is overtime, too, with a total next to it and without one", async () => {
  const week = (heads: string, total: string) =>
    lines(`Week Ending,Employee,Reg Hrs,OT Hrs,DT Hrs${heads}`, 9, (row) => `${day(row)},E${row},40,5,2.5${total}`);
  const first = async (text: string) => rowsIn(await imported(text)).people_weeks?.[0];
  expect(await first(week(",Total Hrs", ",47.5"))).toMatchObject({ paid_hours: 47.5, overtime_hours: 7.5 });
  expect(await first(week("", ""))).toMatchObject({ paid_hours: 47.5, overtime_hours: 7.5 });
});

test("[R126] what was sent out comes back, and a void changeover was none", async () => {
  const sent = lines("OSP PO,Ln,Vendor,Qty Sent,Date Sent,Due Back,Qty Back,Date Back", 9, (row) =>
    [`OP${row}`, 1, "Heat Co", 9, day(row), day(row + 5), 9, day(row + 6)].join(),
  );
  expect(await matchesIn(sent)).toMatchObject({ line: "OSP PO + Ln", due: "Due Back", received: "Date Back" });
  const changes = lines("Machine,To Job,Last Good Part,First Good Part,Notes", 9, (row) =>
    ["VF2", row, `${day(row)} 08:00`, `${day(row)} 09:30`, row === 3 ? "VOID - wrong machine" : ""].join(),
  );
  expect((await imported(changes)).rowCount).toBe(8);
});

test("[R126] the day that a customer asked for isn't surely the one that was promised", async () => {
  const text = lines("Order,Line,Qty Ordered,Requested On,Shipped On", 9, (row) =>
    [row, 1, 5, day(row), day(row)].join(),
  );
  const { mapping } = await imported(text);
  expect(mapping.find(({ column }) => column === "promise_date")).toMatchObject({
    heading: "Requested On",
    sureness: "likely",
  });
});

test("[R126] of two columns of reasons the one whose words are known counts", async () => {
  const said = ["hand loading", "Ray knows", "waiting", "bad day", "see notes", "fixed it", "long one", "again"];
  const kinds = ["SETUP", "TOOL", "MATL", "MAINT", "QC", "OTHER", "PROG", "NO OP"];
  const text = lines("Machine,Down Start,Min Down,Reason,Cat", 8, (row) =>
    ["VF2", `${day(row)} 06:00`, 30, said[row], kinds[row]].join(),
  );
  expect(await matchesIn(text)).toMatchObject({ reason: "Cat" });
});

test("[R126] a price below the cost of the job is of one piece, and without a cost no one can tell", async () => {
  const priced = async (price: number, cost: string) =>
    (
      await imported(
        lines(
          `Job,Customer,Order Date,Date Closed,Qty Manufactured,Selling Price${cost && `,${cost}`}`,
          9,
          (row) => `51${row},Alder,${day(row)},2026-12-1${row},141,${price + row}.25,540.61`,
        ),
        { list: "jobs" },
      )
    ).mapping.find(({ column }) => column === "quoted_price")?.sureness;
  expect(await priced(25, "Total Actual Cost")).toBe("none");
  expect(await priced(825, "Total Actual Cost")).toBe("sure");
  expect(await priced(25, "")).toBe("likely");
});

test("[R126] what labor cost is not the cost of the job", async () => {
  const text = lines(
    "Job,Customer,Order Date,Date Closed,Mat Cost,Lab Cost",
    9,
    (row) => `51${row},Alder,${day(row)},2026-12-1${row},540.61,100.50`,
  );
  const { mapping } = await imported(text, { list: "jobs" });
  expect(mapping.find(({ column }) => column === "job_cost")?.heading).toBe(null);
});

const days = [1, 2, 3, 4, 5, 6, 7, 8, 9];

test("[R126] next to pieces on backorder, invoiced ones have shipped, and a ship date is a plan", async () => {
  const rows = days.map(
    (day) =>
      `55${day},10/0${day}/2026,11/1${day}/2026,12,${day % 2 ? 0 : 12},${day % 2 ? 12 : 0},"1,048.40","${day}48.40"`,
  );
  const text = ["Num,Date,Ship Date,Qty,Invoiced,Backordered,Amount,Open Balance", ...rows].join("\n");
  const { list, mapping } = await imported(text);
  const headingOf = (wanted: string) => mapping.find(({ column }) => column === wanted)?.heading;
  expect(list).toBe("deliveries");
  expect(["line", "ship_qty", "promise_date", "ship_date"].map(headingOf)).toEqual([
    "Num",
    "Invoiced",
    "Ship Date",
    null,
  ]);
});

test("[R128] a log of stops takes its reason from the column whose words we know, and an unknown word is another reason", async () => {
  const kinds = ["BD", "pm", "bd ", "Breakdown", "PM", "BD", "bd", "BD"];
  const log = (headings: string, row: (kind: string, at: number) => string): string =>
    ["Date,Mach,Down @,Up @,", ...kinds.map(row)].join("\n").replace(",\n", `,${headings}\n`);
  const stopped = (at: number): string => `2026-10-0${at + 1},VF-4,7:15 AM,${at % 3 ? 9 : 8}:45 AM`;
  const both = log("PM/BD,What happened", (kind, at) => `${stopped(at)},${kind},door ${at}`);
  expect(rowsIn(await imported(both)).stops?.map(({ reason }) => reason)).toEqual(
    kinds.map((kind) => (/pm/i.test(kind) ? "Planned stop" : "Breakdown")),
  );
  const one = log("What happened", (_, at) => `${stopped(at)},${at ? "door" : "crash"}`);
  expect(new Set(rowsIn(await imported(one)).stops?.map(({ reason }) => reason))).toEqual(
    new Set(["Breakdown", "Other"]),
  );
});

test("[R126] times of day next to one day are those of that day: setups by hand, and lots that wait for inspection", async () => {
  const setups = lines(
    "Date,Machine,From Job,To Job,Last good pc,1st good pc,By",
    9,
    (row) => `${day(row)},VF2,J${row},J${row + 1},${row ? "10:05 AM,11:35 AM" : "11:10 PM,12:40 AM"},Al`,
  );
  const changes = rowsIn(await imported(setups)).changeovers ?? [];
  expect(changes.map((row) => Math.round((Number(row.first_good) - Number(row.last_good)) * 1440))).toEqual(
    changes.map(() => 90),
  );
  const lots = lines(
    "Date,Job,Part,Drop off,Start,Qty Insp,Accepted",
    9,
    (row) => `${day(row)},J${row},P,7:00 AM,9:30 AM,8,${row % 2 ? 8 : 7}`,
  );
  const waits = rowsIn(await imported(lots)).inspections ?? [];
  expect(waits.map((row) => Math.round((Number(row.started) - Number(row.ready)) * 1440))).toEqual(
    waits.map(() => 150),
  );
});

test("[R126] the price of a job is the one from which its cost leaves the profit, in dollars or percent", async () => {
  for (const profit of ["Gross Profit", "Margin %"]) {
    const jobs = lines(`Job,Customer,Date Closed,Price,Qtd Cost,Act Cost,${profit}`, 12, (row) => {
      const cost = 700 + 10 * row;
      return `J${row},Alder,${day(row)},1000.00,650.00,${cost}.00,${profit === "Margin %" ? `${(1000 - cost) / 10}%` : `${1000 - cost}.00`}`;
    });
    expect(await matchesIn(jobs)).toMatchObject({ invoiced: "Price", quoted_cost: "Qtd Cost", job_cost: "Act Cost" });
  }
});

test("[R125] a finish that is filled in where nothing is booked is planned, so unfinished work gives no values", async () => {
  const wip = (finish: string) =>
    lines(
      `WC,Job,Op,Qty,Qty Comp,Qty Scrap,Start,${finish},Std Hrs,Act Hrs,Stat`,
      20,
      (row) =>
        `VF2,26${row},10,40,${row % 2 ? "20,1" : "0,0"},${day(row % 9)},${day((row % 9) + 3)},9,${row % 2 ? 4.5 : 0},R`,
    );
  expect(await valuesIn(wip("Finish"))).toEqual({});
  const schedule = "Work Ctr,Job,Seq,Start Dt,Finish Dt,Setup Std,Run Std,Op Status";
  const { mapping } = await imported(
    lines(schedule, 9, (row) => `VF2,26${row},10,${day(row)},${day(row + 2)},1,8,Released`),
  );
  expect(mapping.find(({ heading }) => heading === "Finish Dt")?.column).toBe("planned_end");
});

test("[R126] totals below headings that span them are what the job cost, if they cover the material", async () => {
  const summary = (total: (row: number) => number) =>
    [
      ",,,ESTIMATED,,,ACTUAL,,,,",
      "Job #,Customer,Date Closed,Hours,Material,Total,Hours,Material,Total,Sell Price,Billed",
      ...Array.from({ length: 9 }, (_, row) => `${row},Ash,${day(row)},10,200,1000,12,220,${total(row)},1500,1500`),
    ].join("\n");
  expect((await valuesIn(summary(() => 1300))).kpi_job_margin).toBeCloseTo(-20);
  expect(await valuesIn(summary(() => 12))).not.toHaveProperty("kpi_job_margin");
});

test("[R125] the state of the operation before isn't that of the row", async () => {
  for (const heading of ["Prev Op", "Prior Op Status", "Next Op Status"]) {
    const list = `Job,Op,Machine,Start,Setup,Run,${heading}`;
    const words = ["Complete", "Not Started", "In Process"];
    const { entries } = await imported(lines(list, 9, (row) => `26${row},20,VF2,${day(row)},1,8,${words[row % 3]}`));
    expect(entries.filled.has("status")).toBe(false);
  }
});

test("[R128] preventive maintenance is a planned stop, and maintenance alone a breakdown", async () => {
  const reasons = [
    "Preventive maint",
    "Scheduled maintenance",
    "Maint - PM",
    "Weekly maint.",
    "Maintenance",
    "Wait maint",
  ];
  const log = lines("Machine,Down At,Hours,Reason", 12, (row) => `VF2,${day(row)} 09:00,1,${reasons[row % 6]}`);
  const { stops } = rowsIn(await imported(log));
  expect(stops?.slice(0, 6).map(({ reason }) => reason)).toEqual([
    ...Array.from({ length: 4 }, () => "Planned stop"),
    "Breakdown",
    "Breakdown",
  ]);
});
