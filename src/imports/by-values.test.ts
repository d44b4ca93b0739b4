import { expect, test } from "vitest";
import { imported, rowsIn } from "../../test/exports/imported.ts";
import { serialOf } from "../measures/record.ts";

const lines = (head: string, rows: number, row: (index: number) => string): string =>
  [head, ...Array.from({ length: rows }, (_, index) => row(index))].join("\n");

const day = (of: number): string => `2026-11-${String(10 + of).padStart(2, "0")}`;

const matchesIn = async (text: string) => {
  const { mapping } = await imported(text);
  return Object.fromEntries(
    mapping.flatMap(({ column, heading, sureness }) => (sureness === "sure" ? [[column, heading]] : [])),
  );
};

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

test("[R124] a credit by its amount is no delivery either", async () => {
  const text = [
    "SO #,Cust,Due,Shipped,Amount",
    `1,Alder,${day(1)},${day(1)},"1,200.00"`,
    `2,Alder,${day(1)},${day(1)},"9,941.00CR"`,
    `3,Alder,${day(1)},${day(1)},"$ (55.00)"`,
    `4,Alder,${day(1)},${day(2)},"700.00"`,
  ].join("\n");
  expect((await imported(text)).rowCount).toBe(2);
});

test("[R124] hours of a stop that a ticket books are not run hours, in other languages too", async () => {
  const text = lines(
    "FA-Nr;AG;Maschine;Art;Beginn;Ende;Dauer",
    9,
    (row) =>
      `${5500 + row};10;M1;${["Rüsten", "Bearbeiten", "Störung"][row % 3]};1${row}.10.2026 06:00;1${row}.10.2026 08:00;2,0`,
  );
  const { operations } = rowsIn(await imported(text));
  expect(operations?.slice(0, 3).map(({ act_setup, act_run }) => [act_setup, act_run])).toEqual([
    [2, 0],
    [0, 2],
    [0, 0],
  ]);
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

test("[R124] a machine next to a kind of maintenance called PM isn't a rate", async () => {
  const text = lines(
    "WO,Equipment,Type,Opened,Closed,Down Hrs",
    9,
    (row) => `W${row},VMC ${row % 3},${row % 2 ? "PM" : "Breakdown"},${day(row)},${day(row)},2.5`,
  );
  const file = await imported(text);
  expect(file.notes).toEqual([]);
  expect(file.headings.find(({ heading }) => heading === "Equipment")?.values).toContain("VMC 1");
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

test("[R124] canceled lines and returns are left out and listed", async () => {
  const text = [
    "Order,Line,Status,Qty Ord,Promise Date,Ship Date",
    `1,1,Closed,5,${day(1)},${day(1)}`,
    `1,2,Canceled,5,${day(1)},`,
    `2,1,Closed,-5,${day(1)},${day(1)}`,
    `3,1,Open,(none),${day(1)},`,
  ].join("\n");
  const { leftOut, rowCount } = await imported(text);
  expect(rowCount).toBe(2);
  expect(leftOut.map(({ row, why }) => [row, why])).toEqual([
    [3, "Its status says that it is canceled."],
    [4, "Its quantity or amount is below zero, so it is a return or a credit."],
  ]);
});

test("[R124] void rows, templates and demonstrations are left out and listed", async () => {
  const whyIn = async (text: string) => (await imported(text)).leftOut.map(({ row, why }) => [row, why]);
  const orders = lines("Order,Line,Part,Qty Ord,Promise Date,Ship Date,Note", 6, (row) =>
    [row, 1, row === 2 ? "Void filler" : "Bracket", 5, day(1), day(1), row === 3 ? "VOID - wrong ship-to" : ""].join(),
  );
  const template = `\nTEMPLATE-5AX,1,TEMPLATE,1,2020-01-01,,copy it`;
  expect(await whyIn(orders + template)).toEqual([
    [5, "Its status says that it is canceled."],
    [8, "It is a template to copy."],
  ]);
  const reversed = lines("Auftrag;Arbeitsgang;Arbeitsplatz;Datum;Ist-Zeit (h);Gutmenge;Ausschuss;Storno", 6, (row) =>
    [row, 10, "DR-01", day(row), "2,5", row === 3 ? "9-" : "9", "0", row === 2 || row === 3 ? "X" : ""].join(";"),
  );
  expect((await whyIn(reversed)).map(([row]) => row)).toEqual([4, 5]);
  const monitor = lines("Machine,Machine Group,Date,Scheduled,In-Cycle", 4, (row) =>
    [row === 3 ? "MM-SIM-01" : "VF2", row === 3 ? "Demo" : "Mills", day(row), "8:00:00", "5:10:00"].join(),
  );
  expect(await whyIn(monitor)).toEqual([[5, "It is a demonstration and no machine of yours."]]);
});

test("[R124] a canceled work order of maintenance wasn't missed", async () => {
  const text = lines("WO #,Title,Type,Asset,Status,Due,Completed", 6, (row) =>
    [
      row,
      "Lube",
      "PM",
      "VF2",
      row === 2 ? "Cancelled" : row === 3 ? "Skipped" : "Complete",
      day(row),
      row === 2 || row === 3 ? "" : day(row),
    ].join(),
  );
  expect(rowsIn(await imported(text)).maintenance?.length).toBe(5);
});

test("[R124] what a shop buys beside material and outside processes is left out", async () => {
  const text = lines("PO,Line,Supplier,Type,Due Date,Receipt Date", 8, (row) =>
    [row, 1, "Alder", row % 4 === 3 ? "E" : "M", day(row), day(row)].join(),
  );
  const file = await imported(text);
  expect(rowsIn(file).purchases?.length).toBe(6);
  expect(file.leftOut.map(({ why }) => why)).toContain("It buys neither material nor an outside process.");
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
  expect(file.notes).toContain('"Duration" is overtime where "Payroll Item" says so.');
});

test("[R126] machines with a day in each row are a log, and no list of machines", async () => {
  const text = lines("Date,Asset,Available (min),Cut Time (min),Utilization", 9, (row) =>
    [day(row), `VF${row % 2}`, 960, 480 + row, `${((480 + row) / 9.6).toFixed(1)}%`].join(),
  );
  const file = await imported(text);
  expect(file.list).toBe("machine_days");
  expect(rowsIn(file).machine_days?.[0]).toMatchObject({ machine: "VF0", scheduled_hours: 16, in_cycle_hours: 8 });
});

test("[R124] quotes, returns and credits among orders are left out, and a quote won at one quantity is won", async () => {
  const orders = lines("Order No,Line,Type,Promise Date,Ship Date,Qty Ordered", 8, (row) =>
    [row, 1, ["Order", "Order", "Quote", "Credit Memo"][row % 4], day(row), day(row), 5].join(),
  );
  expect((await imported(orders)).rowCount).toBe(4);
  const quotes = lines("Quote #,Qty,Customer,Quoted Date,Result Date,Break Status", 9, (row) =>
    [`Q${Math.floor(row / 3)}`, 5 * (row % 3), "Alder", day(1), day(row), row === 4 ? "Won" : "Lost"].join(),
  );
  expect(rowsIn(await imported(quotes)).quotes?.map(({ result }) => result)).toEqual(["Lost", "Won", "Lost"]);
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

test("[R124] a purchase line with one of two receipts open isn't received", async () => {
  const text = `PO No,Ln,Vendor,PO Date,Promise,Rec'd\nP1,1,Alder,${day(0)},${day(5)},${day(4)}\nP1,1,Alder,${day(0)},${day(5)},OPEN\nP2,1,Alder,${day(0)},${day(5)},${day(3)}\nP2,1,Alder,${day(0)},${day(5)},${day(6)}`;
  const { purchases } = rowsIn(await imported(text));
  expect(purchases?.map(({ received }) => received)).toEqual([null, serialOf(day(6))]);
});

test("[R124] where some devices write UTC, their times are those of the shop that the others show", async () => {
  const text = [
    "machine,state,started,ended",
    "VF2,ACTIVE,2026-11-02T20:00:00-05:00,2026-11-02T21:00:00-05:00",
    "VF4,ACTIVE,2026-11-03T01:00:00Z,2026-11-03T02:00:00Z",
    "VF4,IDLE,2026-11-03T02:00:00Z,2026-11-03T03:00:00Z",
  ].join("\n");
  const { machine_days } = rowsIn(await imported(text));
  expect(machine_days?.map(({ machine, day: on }) => [machine, on])).toEqual([
    ["VF2", serialOf("2026-11-02")],
    ["VF4", serialOf("2026-11-02")],
  ]);
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

test("[R124] a row whose label ends in Total is a total", async () => {
  const text = [
    "Machine,Date,Operate,Stop,Alarm",
    ...days.map((day) => `Mill 2,2026-10-0${day},7:50:46,2:33:33,0:32:00`),
    "Mill 2 Total,,70:36:54,23:01:57,4:48:00",
    ...days.map((day) => `Mill 3,2026-10-0${day},6:50:46,3:33:33,0:32:00`),
    "Mill 3 Total,,61:36:54,32:01:57,4:48:00",
  ].join("\n");
  const { leftOut, rowCount } = await imported(text);
  expect(rowCount).toBe(18);
  expect(leftOut.map(({ why }) => why)).toEqual(["It is a total.", "It is a total."]);
});

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

test("[R124] a past event in a year to come is a slip of the pen", async () => {
  const rows = days.map(
    (day) => `90${day},2026-10-0${day},2026-10-1${day},${day === 4 ? "2062" : "2026"}-10-1${day},5,5`,
  );
  const text = ["Order,Order Date,Promise Date,Ship Date,Qty,Qty Shipped", ...rows].join("\n");
  const { unread } = await imported(text, { today: 46_300 });
  expect(unread.map(({ text: said }) => said)).toEqual(["2062-10-14"]);
});
