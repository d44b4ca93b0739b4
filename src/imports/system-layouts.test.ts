import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { imported, rowsIn, valuesIn } from "../../test/exports/imported.ts";
import { serialOf } from "../measures/record-list.ts";

const days = (count: number, of: (day: string, at: number) => string): readonly string[] =>
  Array.from({ length: count }, (_, at) => of(`2026-11-${String(at + 2).padStart(2, "0")}`, at));

test("[R124] the line above the headings names the first machine of a report in parts, not all of them", async () => {
  const part = (machine: string): readonly string[] => [
    `Equipment: ${machine}`,
    "Date\tShift\tSched\tIn Cycle\tDown-Unpl",
    ...days(5, (day) => `${day}\t1st\t8:00\t4:00\t0:24\n${day}\tLights Out\t0:00\t2:00\t0:00`),
    "Subtotal\t\t40:00\t30:00\t2:00",
    "",
  ];
  const report = ["Equipment Time by Status", "", ...part("M-101 Mill"), ...part("M-102 Mill")].join("\n");
  expect(new Set(rowsIn(await imported(report)).machine_days?.map(({ machine }) => machine))).toEqual(
    new Set(["M-101 Mill", "M-102 Mill"]),
  );
  expect(await valuesIn(report)).toMatchObject({ kpi_spindle_util: 50, kpi_unattended: 10, kpi_unplanned_dt: 5 });
});

test("[R124] a machine written once for a hundred stops names all of them", async () => {
  const stops = (machine: string): readonly string[] =>
    Array.from({ length: 120 }, (_, at) => {
      const time = `10/${12 + (at % 5)}/2026 ${1 + (at % 11)}:${10 + Math.floor(at / 11)}${at < 60 ? "a" : "p"}`;
      return `${at === 0 ? machine : ""},${time},24m,${at % 4 === 0 ? "" : "Setup"}`;
    });
  const log = ["Machine,Start,Duration,Reason", ...stops("VF2"), ...stops("ST20")].join("\n");
  const { stops: read = [] } = rowsIn(await imported(log));
  expect(read.filter(({ machine }) => machine === "ST20")).toHaveLength(120);
  expect(read.find(({ machine }) => machine === "VF2")?.began).toBeCloseTo(serialOf("2026-10-12") + 70 / 1440, 6);
});

test("[R125] dollars below a heading that spans cost and time aren't hours", async () => {
  const log = [
    "Job,Op,Mach,Date,Cost / Time,",
    ",,,,Scrap $,Rwk Hr",
    ...days(9, (day, at) => `100${at},10,VF2,${day},${41.5 + at},${at % 2 ? 0.5 : 1.25}`),
  ].join("\n");
  const { mapping } = await imported(log, { takeLikely: true, list: "operations" });
  const hours = mapping.filter(({ column }) => /_(?:run|setup|hours)$/.test(column));
  expect(hours.flatMap(({ heading }) => heading ?? []).filter((heading) => heading.includes("$"))).toEqual([]);
});

test.for([
  [["3.5", "1.25", "45 min", "2"], 3.5],
  [["40", "90", "45 min", "30"], 40 / 60],
  [["12000", "90000", "4500 ms", "30000"], 12 / 3600],
] as const)("[R125] bare numbers next to ones with a unit may be in another: %j", async ([written, first]) => {
  const log = [
    "WO,Asset,Work Type,Due,Completed,Downtime",
    ...days(12, (day, at) => `${at},VF2,${at % 2 ? "Preventive" : "Reactive"},${day},${day},${written[at % 4]}`),
  ].join("\n");
  expect(rowsIn(await imported(log)).maintenance?.[0]?.hours).toBeCloseTo(first, 6);
});

test("[R129] a task done within its days of grace is on time, and a repair still counts on the day it failed", async () => {
  const log = [
    "WO,Title,Work Type,Asset,Created on,Due date,Grace (days),Completed on",
    ...days(20, (day, at) => `${at},Lube,Preventive,VF${at},2026-10-01,${day},3,2026-11-${at < 5 ? "20" : "08"}`),
    "90,Spindle,Reactive,VF1,2026-11-05,,,2026-11-06",
  ].join("\n");
  const { maintenance = [] } = rowsIn(await imported(log));
  expect(maintenance[0]?.due).toBe(serialOf("2026-11-05"));
  expect(maintenance.find(({ kind }) => kind === "Repair")?.due).toBe(serialOf("2026-11-05"));
  expect((await valuesIn(log)).kpi_pm).toBeCloseTo((11 / 16) * 100, 6);
});

test("[R125] a flag says which rows of an operation are setup", async () => {
  const list = [
    "JOB|SEQ|OPERATION|DESCRIPTION|PART_WC|HOURS_ESTIMATED|HOURS_ACTUAL|FLAG_SETUP|UNITS_COMPLETE|UNITS_SCRAP|DATE_CLOSED",
    ...days(12, (day, at) =>
      [
        `4${at}|100|TURN|SETUP TURN|L02|2.0000|2.5000|Y|1|0|${day}`,
        `4${at}|110|TURN|RUN TURN|L02|4.0000|3.5000|N|9|1|${day}`,
      ].join("\n"),
    ),
  ].join("\n");
  expect(await valuesIn(list)).toMatchObject({ kpi_setup_var: 25, kpi_scrap: 10 });
});

test("[R124] below a row of labels, names from a database are the headings", async () => {
  const list = [
    "Purchase lines - run 2026-11-30",
    "PO,Ln,Vendor,Part,Ord Qty,Rcvd,Ordered,Vendor Promise,Last Recv,Line",
    "PURC_ORDER_ID,LINE_NO,VENDOR_ID,PART_ID,ORDER_QTY,TOTAL_RECEIVED_QTY,ORDER_DATE,PROMISE_DATE,LAST_RECEIVED_DATE,LINE_STATUS",
    ...days(12, (day, at) => {
      const status = at === 0 ? "X" : "C";
      const line = at % 3;
      return `${line === 0 ? `P${at}` : ""},${line + 1},${line === 0 ? `V${at}` : ""},BAR,5,5,2026-10-01,${day},2026-11-08,${status}`;
    }),
  ].join("\n");
  const file = await imported(list);
  expect(file.leftOut.map(({ row }) => row)).toEqual([1, 4]);
  expect(rowsIn(file).purchases?.slice(0, 3)).toMatchObject([
    { line: "P0-2", supplier: "V0" },
    { line: "P0-3", supplier: "V0" },
    { line: "P3-1", supplier: "V3" },
  ]);
});

test("[R124] database names below merged labels keep the job in the operation's number", async () => {
  const list = [
    "Job,,,Operation,,,Estimated,,Actual,",
    "JobHead_JobNum,JobHead_PartNum,JobHead_JobReleased,JobOper_OprSeq,ResourceGroup_ResourceGrpID,JobOper_DueDate,JobOper_EstSetHours,JobOper_EstProdHours,JobOper_ActSetupHours,JobOper_ActProdHours",
    ...days(12, (day, at) => `1182${at},P-1,TRUE,${(at % 3) + 1}0,VMC3,${day},1,4,1.25,4.5`),
  ].join("\n");
  expect(rowsIn(await imported(list)).operations?.[0]).toMatchObject({ operation: "11820-10", act_setup: 1.25 });
});

test("[R129] planned days don't show what a machine does in a usual week", async () => {
  const list = (last: string) =>
    [
      `Job,Op,W/C,Sched Start,Sched End,Est Setup Hrs,Est Run Hrs,Act Setup Hrs,Act Run Hrs,Complete${last}`,
      ...Array.from({ length: 60 }, (_, at) => {
        const day = `2026-${String(9 + Math.floor(at / 25)).padStart(2, "0")}-${String((at % 25) + 1).padStart(2, "0")}`;
        const isDone = at < 35;
        return `10${at},10,5AX,${day},${day},1,4,${isDone ? "1,4,true" : "0,0,false"}${last === "" ? "" : `,${isDone ? day : ""}`}`;
      }),
    ].join("\n");
  expect((await valuesIn(list(",Actual End"))).kpi_bottleneck_load).toBeGreaterThan(0);
  expect((await valuesIn(list(""))).kpi_bottleneck_load ?? null).toBeNull();
});

const punches = [
  "Employee,Day,Date,In,Out,Job / Code,Hours,Reg,OT1",
  ...["Mon", "Tue", "Wed", "Thu", "Fri", "Sat"].flatMap((day, at) =>
    [1, 2, 3].map((who) => {
      const date = `05/0${at + 4}`;
      return `E${who},${day},${date},6:00a,4:00p,J10${who}${at}5-10,9:00,8:00,1:00\nE${who},${day},${date},4:00p,5:00p,900 CLEAN,1:00,1:00,0:00`;
    }),
  ),
  "E1,Fri,05/08,,,PTO,8:00,,",
].join("\n");

test("[R125] days of the week settle whether month or day comes first", async () => {
  const file = await imported(punches, { today: serialOf("2026-11-30") });
  expect(file.questions).toEqual([]);
  expect(file.mapping.find(({ column }) => column === "week")?.format).toContain("May 4, 2026");
});

test("[R129] codes for cleaning and paid leave in the column of jobs are booked to no job", async () => {
  const values = await valuesIn(punches, { today: serialOf("2026-11-30") });
  expect(values.kpi_overtime).toBeCloseTo((18 / 188) * 100, 6);
  expect(values.kpi_labor_util).toBeCloseTo((162 / 188) * 100, 6);
});

test("[R124] in a German list of orders with their work orders, the work order's own columns count", async () => {
  const list = [
    "Referenz;Menge;Frist;Status;Arbeitsaufträge/Arbeitsauftrag;Arbeitsaufträge/Arbeitsplatz;Arbeitsaufträge/Geplantes Datum;Arbeitsaufträge/Start;Arbeitsaufträge/Ende;Arbeitsaufträge/Erwartete Dauer;Arbeitsaufträge/Tatsächliche Dauer;Arbeitsaufträge/Status",
    ...Array.from({ length: 10 }, (_, at) => {
      const day = (of: number) => `${of}.06.2026`;
      return [
        `WH/FA/0${at};4,00;${day(25)};In Bearbeitung;Drehen;CTX 310;${day(at + 1)} 07:30;${day(at + 1)} 08:37;${day(at + 1)} 18:57;125,05;142,75;Fertig`,
        `;;;;${at % 4 ? "Entgraten" : "Fräsen 5-Achs"};Bank;${day(at + 2)} 07:30;${day(at + 3)} 08:37;${day(at + 3)} 18:57;325,05;342,75;Fertig`,
      ].join("\n");
    }),
  ].join("\n");
  const answers = {
    "time-unit:Arbeitsaufträge/Erwartete Dauer": "minutes",
    "time-unit:Arbeitsaufträge/Tatsächliche Dauer": "minutes",
  };
  const values = await valuesIn(list, { takeLikely: true, answers });
  expect(values.kpi_sched_adh).toBe(50);
  expect(values.kpi_est_actual).toBeCloseTo(((485.5 - 450.1) / 450.1) * 100, 6);
});

test("[R124] a quote log from Québec is a list of quotes", async () => {
  const log = [
    "N° soum.;Rév.;Client;DDP reçue;Envoyée;Pièce;Total;Statut;Décision le",
    ...Array.from({ length: 20 }, (_, at) => {
      const [asked, sent, decided] = ["05", "06", "07"].map(
        (month) => `2026-${month}-${String(at + 1).padStart(2, "0")}`,
      );
      const result = at === 0 ? "Révisé" : at === 1 ? "En attente" : at < 8 ? "Gagné" : "Perdu";
      return `260${at};A;Alder;${asked};${sent};P-${at};1 250,00 $;${result};${at < 2 ? "" : decided}`;
    }),
  ].join("\n");
  expect((await valuesIn(log)).kpi_quote_hit).toBeCloseTo((6 / 18) * 100, 6);
});

test("[R129] material and outside lines of a job aren't hours in the shop", async () => {
  const list = [
    "JOB|SEQ|LMO|OPERATION|PART_WC|HOURS_ESTIMATED|HOURS_ACTUAL|DATE_CLOSED",
    ...days(12, (day, at) =>
      [
        `4${at}|50|M||BAR|0.0000|0.0000|${day}`,
        `4${at}|100|L|TURN|L02|4.0000|5.0000|${day}`,
        `4${at}|140|O|ANOD|OSV|0.0000|4.9730|${day}`,
      ].join("\n"),
    ),
  ].join("\n");
  expect((await valuesIn(list)).kpi_est_actual).toBe(25);
});

const week = (labels: readonly string[], first: string) => [
  ["Utilization by machine by day, 2026"],
  ["Machine", ...["Mon 10/12", "Tue 10/13", "Wed 10/14", "Thu 10/15"].flatMap((day) => [day, ""]), "Week", ""],
  ["", ...Array.from({ length: 5 }, () => labels).flat()],
  [first, 16, 8, 16, 8, 16, 8, 16, 8, 64, 32],
  ["UMC-750", 8, 6, 8, 6, "", "", 8, 6, 24, 18],
  ["All Machines", 24, 14, 24, 14, 16, 8, 24, 14, 88, 50],
];

test("[R124] a week with its days side by side is read as one row for each machine and day", async () => {
  const file = await imported(
    await writeXlsx({ sheets: [{ name: "Utilization", rows: week(["Sched h", "In-Cycle h"], "NLX 2500") }] }),
    { today: serialOf("2026-11-30") },
  );
  const { machine_days = [] } = rowsIn(file);
  expect(machine_days).toHaveLength(7);
  expect(machine_days[1]).toMatchObject({ machine: "NLX 2500", day: serialOf("2026-10-13"), in_cycle_hours: 8 });
  expect(file.leftOut.map(({ row }) => row)).toEqual([1, 6]);
});

test("[R129] a line of which half has come isn't received, whatever the heading of its pieces adds", async () => {
  const list = [
    "PO,Line,Vendor,Order Qty,Total Received Qty,Order Date,Promise Date,Last Received Date",
    ...days(12, (day, at) => `P${at},1,Ash,10,${at < 3 ? 5 : 10},2026-10-01,${day},${day}`),
  ].join("\n");
  expect((await valuesIn(list)).kpi_supplier_otd).toBe(75);
});
