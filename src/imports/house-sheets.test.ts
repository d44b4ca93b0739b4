import { expect, test } from "vitest";
import { imported, rowsIn, valuesIn } from "../../test/exports/imported.ts";
import { lines } from "../../test/exports/lists.ts";

const periods = ["PPE 9/6/26", "PPE 9/20/26", "PPE 10/4/26"];
const payroll = [
  `Dept,Employee,${periods.map((period) => `${period},,`).join(",")},YTD,,`,
  `,,${[...periods, "YTD"].map(() => "Reg,OT,PTO").join(",")}`,
  ...Array.from({ length: 6 }, (_, at) => `Mill,Ash ${at},80,20,,76,4,4,80,0,,236,24,4`),
  "Mill total,,480,120,0,456,24,24,480,0,0,1416,144,24",
].join("\n");

test("[R124] pay periods side by side are rows of their own, without the totals below and beside them", async () => {
  const { rowCount, mapping } = await imported(payroll);
  expect(rowCount).toBe(18);
  expect(mapping.find(({ column }) => column === "week")?.heading).toBe("Week ending");
  expect((await valuesIn(payroll)).kpi_overtime).toBeCloseTo((100 * 24) / 260, 6);
});

const signIn = (inHeading: string) =>
  [
    "CMM room sign in,,,,,,",
    `date,${inHeading},job,FAI / lot,date start,start,done`,
    ...Array.from({ length: 8 }, (_, at) => `10/${12 + at}/26,7:00a,80${at},lot,,8:30a,9:00a`),
    "10/20/26,4:00p,811,FAI,10/21/26,6:00a,6:30a",
    ",5:00p,812,FAI,,,",
  ].join("\n");

test("[R125] what came in to the inspection waits until its start, on its own day or on that of the next column", async () => {
  const rows = rowsIn(await imported(signIn("time in"))).inspections ?? [];
  expect(rows.map(({ ready, started }) => Number(started) - Number(ready)).slice(7, 9)).toEqual([
    expect.closeTo(1.5 / 24, 6),
    expect.closeTo(14 / 24, 6),
  ]);
  expect(rows.at(-1)).toMatchObject({ started: null, done: null });
  expect((await valuesIn(signIn("time in"))).kpi_insp_queue).toBeCloseTo(1.5, 6);
});

const monitor = (breakdown: string, scheduled = 8) =>
  [
    `Machine,Date,Scheduled,In Cycle,Setup,Wait QC,No Matl,${breakdown},Unassigned`,
    ...Array.from(
      { length: 10 },
      (_, at) =>
        `VF${at % 2},2026-10-${12 + Math.floor(at / 2)},${scheduled}:00:00,4:00:00,1:00:00,0:30:00,0:30:00,1:00:00,1:00:00`,
    ),
  ].join("\n");

test("[R125] hours that a monitor gives for each reason explain why machines stood", async () => {
  expect(await valuesIn(monitor("Mach Down"))).toMatchObject({ kpi_downtime_reasons: 25, kpi_unplanned_dt: 12.5 });
});

test("[R129] without hours of breakdowns among the reasons there is no share of breakdowns", async () => {
  expect((await valuesIn(monitor("No Oper"))).kpi_downtime_reasons).toBe(25);
  expect((await valuesIn(monitor("No Oper"))).kpi_unplanned_dt).toBeUndefined();
});

test("[R129] hours of maintenance are planned, unless their heading says otherwise", async () => {
  const withMaintenance = (heading: string, other = "Mach Down") => monitor(other).replace("Wait QC", heading);
  expect(await valuesIn(withMaintenance("Maintenance (h)"))).toMatchObject({ kpi_unplanned_dt: 12.5 });
  expect(await valuesIn(withMaintenance("Maint - planned"))).toMatchObject({ kpi_unplanned_dt: 12.5 });
  expect(await valuesIn(withMaintenance("Maint (repair)"))).toMatchObject({ kpi_unplanned_dt: 18.75 });
  expect(await valuesIn(withMaintenance("Maint - unplanned"))).toMatchObject({ kpi_unplanned_dt: 18.75 });
  expect(await valuesIn(withMaintenance("Maintenance (h)", "No Oper"))).not.toHaveProperty("kpi_unplanned_dt");
});

test("[R124] hours of reasons and times of an OEE report are told apart by decimal commas as by points", async () => {
  const reasons = monitor("Mach Down").replaceAll(
    /(\d):(00|30):00/g,
    (_, hours, minutes) => `${hours}.${minutes === "30" ? 5 : 0}`,
  );
  const oee = lines("Machine,Date,Shift (h),Breaks (h),Planned production time (h),Run time (h)", 10, (row) => {
    const shift = 9 + (row % 3) / 4;
    return `VF${row % 2},2026-10-${row + 12},${shift},${row % 2 ? 0.5 : 0.75},${shift - (row % 2 ? 0.5 : 0.75)},6.25`;
  });
  for (const points of [reasons, oee]) {
    const values = await valuesIn(points);
    expect(Object.keys(values)).not.toEqual([]);
    expect(await valuesIn(points.replaceAll(",", ";").replaceAll(".", ","))).toEqual(values);
  }
});

test("[R125] reasons that add up to more than the hours scheduled are parts of each other, and none counts", async () => {
  expect((await valuesIn(monitor("Mach Down", 6))).kpi_downtime_reasons).toBeUndefined();
});

const board = (legend: string) =>
  [
    "PM BOARD 2026,,,,,,,,,",
    `${legend},,,,,,,,,`,
    "Machine,Freq,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug",
    "MILLS,,,,,,,,,",
    "VF2,M,X,x RM,L,X,M,X,X,",
    "VF3,Q,,,X,,,X,,",
    "LATHES,,,,,,,,,",
    "ST20,M,X,X,X,M JT,X,X,X,",
    "ST30,Q,,,M,,,X,,",
    ",,,,,,,,,",
    "Due so far,,18,,,,,,,",
  ].join("\n");

test("[R124] marks below months are planned tasks, on time, late or missed as the legend says", async () => {
  const file = await imported(board("X = done on time   L = done late   M = missed   blank = not due"));
  expect([file.list, file.rowCount]).toEqual(["maintenance", 18]);
  const tasks = rowsIn(file).maintenance ?? [];
  expect(tasks.filter(({ due, done }) => done !== null && Number(done) <= Number(due))).toHaveLength(14);
});

test("[R129] without a mark for what was missed, a board of months has no share of tasks done", async () => {
  expect((await valuesIn(board("X = done on time   L = done late"))).kpi_pm).toBeUndefined();
  expect((await valuesIn(board("Initial each box"))).kpi_pm).toBeUndefined();
});

test("[R124] a time card summary is of the pay period in its title", async () => {
  const card = [
    "Time Card Summary,,,",
    "Pay Period: 09/14/2026 - 09/20/2026,,,",
    "Employee,Total,Reg,OT",
    ...Array.from({ length: 9 }, (_, at) => `Ash ${at},44,40,4`),
  ].join("\n");
  expect((await valuesIn(card)).kpi_overtime).toBeCloseTo(100 / 11, 6);
});

test("[R124] a line between the rows says which week they are of, and the total after its days is hours", async () => {
  const week = (of: string) => [
    `Shop hours week of ${of},,,,,,,`,
    "Employee,Job,Mon,Tue,Wed,Thu,Fri,Total",
    ...["Ann", "Bo", "Cy"].map((who, at) => `${who},4127${at},2,3,,3,${at},${8 + at}.25`),
  ];
  const file = await imported([...week("10/5/2026"), ...week("10/12/2026"), ...week("10/19/2026")].join("\n"));
  const hours = rowsIn(file).people_weeks?.map(({ week: monday, paid_hours }) => [monday, paid_hours]);
  const [first = 0] = hours?.[0] ?? [];
  expect(hours).toEqual([0, 7, 14].flatMap((days) => [8.25, 9.25, 10.25].map((paid) => [Number(first) + days, paid])));
});
