import { expect, test } from "vitest";
import { imported, rowsIn, valuesIn } from "../../test/exports/imported.ts";
import { lines } from "../../test/exports/lists.ts";

test("[R125] hours in cycle of a shift without scheduled hours are unattended, per week from Monday to Friday", async () => {
  const shifts = Array.from({ length: 10 }, (_, at) => {
    const day = `2026-10-${at < 5 ? 12 + at : 14 + at}`;
    return `VF2,${day},1st,8:00:00,4:00:00\nVF2,${day},Lights-Out,0:00:00,1:30:00`;
  });
  const values = await valuesIn(["Machine,Date,Shift,Scheduled,In-Cycle", ...shifts].join("\n"));
  expect(values).toMatchObject({ kpi_spindle_util: 50, kpi_unattended: 7.5 });
});

/** An OEE report of one machine, with an ideal time per part and shifts that have breaks. */
const report = [
  "FactoryWIZ OEE Report",
  "Machine:\tHMC-630 (plant constraint)",
  "",
  "Date\tShift\tSched Min\tBreak Min\tPlanned Min\tSetup Min\tRun Min\tIdeal Sec\tTotal Cnt\tRej Cnt\tOEE %",
  ...Array.from({ length: 10 }, (_, at) => `09/${at + 12}/2026\tDay\t480\t30\t450\t60\t300\t240\t60\t6\t48.0`),
  "09/22/2026\tDay\t0\t0\t0\t0\t0\t\t0\t0\t",
].join("\n");

test("[R125] a report of one machine names it above the headings, and its shifts count without breaks", async () => {
  const file = await imported(report);
  expect(file.list).toBe("machine_days");
  expect(rowsIn(file).machine_days?.[0]).toMatchObject({
    machine: "HMC-630",
    scheduled_hours: 7.5,
    in_cycle_hours: 5,
    ideal_hours: 4,
    parts_made: 60,
    parts_good: 54,
  });
});

test("[R129] the only machine of a log is the bottleneck, and its OEE is computed", async () => {
  expect((await valuesIn(report)).kpi_oee).toBeCloseTo(100 * (4 / 7.5) * 0.9, 9);
});

test("[R129] setup hours, faults and rejects of a machine log stand in for lists that no file has", async () => {
  expect(await valuesIn(report)).toMatchObject({ kpi_setup_share: 100 / 7.5, kpi_scrap: 10 });
  const monitor = Array.from({ length: 10 }, (_, at) => {
    const day = `2026-10-${at < 5 ? 12 + at : 14 + at}`;
    return `VF2,${day},1st,8.00,4.00,1.00,0.50,2.50\nVF2,${day},3rd,0.00,1.50,0.25,0.25,6.00`;
  });
  const values = await valuesIn(
    ["Machine,Date,Shift,Scheduled Hrs,In-Cycle Hrs,Setup Hrs,Fault Hrs,Idle Hrs", ...monitor].join("\n"),
  );
  expect(values).toEqual({ kpi_spindle_util: 50, kpi_unattended: 7.5, kpi_setup_share: 12.5, kpi_unplanned_dt: 6.25 });
});

/** Machine hours of six days by shift, each day with the sum of its shifts, named so. */
const summed = (all: string, offBy = 0): string =>
  [
    "Date,Machine,Shift,Scheduled,In Cycle,Setup",
    ...Array.from({ length: 6 }, (_, at) => [
      `2026-11-0${at + 2},VF-2,1st,8:00,4:0${at},0.5`,
      `2026-11-0${at + 2},VF-2,2nd,8:00,3:50,0.${at}`,
      `2026-11-0${at + 2},VF-2,Lights Out,0:00,1:00,0`,
      `2026-11-0${at + 2},VF-2,${all},16:00,8:5${at},${(at + 5) / 10 + offBy}`,
    ]).flat(),
  ].join("\n");

test.for(["All", "Total", "Gesamt", "Todos", "", "Plant"])(
  "[R124] rows that sum up the shifts of a day aren't added to them: shift “%s”",
  async (all) => {
    const file = await imported(summed(all));
    expect(file.leftOut.filter(({ why }) => why === "It is a total.")).toHaveLength(6);
    expect((await valuesIn(summed(all))).kpi_spindle_util).toBeCloseTo(100 * (472.5 / 960), 6);
  },
);

test("[R124] one column of sums doesn't show that a shift is the sum of the others", async () => {
  expect((await imported(summed("Plant", 0.4))).rowCount).toBe(24);
});

test("[R124] a shift called All is read if no other rows are of the same day", async () => {
  const alone = summed("All")
    .split("\n")
    .filter((line, at) => at === 0 || line.includes(",All,"));
  expect((await imported(alone.join("\n"))).rowCount).toBe(6);
});

const machineDays = (ran: number) =>
  lines("Machine,Date,Scheduled Hours,In Cycle Hours", 10, (at) => `VF2,2026-11-${10 + at},8,${at < 5 ? ran : 4}`);

test("[R129] hours in cycle above the scheduled ones give no utilization", async () => {
  expect((await valuesIn(machineDays(8.1))).kpi_spindle_util).toBeCloseTo(75.625, 6);
  expect((await valuesIn(machineDays(11))).kpi_spindle_util).toBeNull();
});
