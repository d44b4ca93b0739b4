import { expect, test } from "vitest";
import { imported, rowsIn, valuesIn } from "../../test/exports/imported.ts";

const jobs = (headings: string, row: (at: number) => string): string =>
  [headings, ...Array.from({ length: 12 }, (_, at) => row(at))].join("\n");
const day = (at: number): string => `10/${10 + at}/2026`;

const dueAndShipped = jobs(
  "Job,Due Date,Ship Date,Est Setup Hrs,Act Setup Hrs,Est Run Hrs,Act Run Hrs,Machine,Qty",
  (at) => `${4100 + at},${day(at)},${day(at + (at % 2))},2,${at % 2 === 0 ? 2 : 4},10,10,HMC-${at % 3},40`,
);

test("[R124] hours of jobs next to when each was due and shipped show setups, and whether the jobs were on time", async () => {
  const values = await valuesIn(dueAndShipped);
  expect([values.kpi_otd, values.kpi_setup_var]).toEqual([50, 50]);
});

test("[R124] a job that has only a ship date counts as done that day, and nothing says how long it lay", async () => {
  const file = await imported(dueAndShipped);
  const from = (column: string) => file.mapping.find((one) => one.column === column)?.heading ?? null;
  expect([from("completed"), from("planned_end")]).toEqual(["Ship Date", null]);
  expect(await valuesIn(dueAndShipped)).not.toHaveProperty("kpi_ship_dwell");
});

test("[R124] steps of a job aren't order lines, even if each has the job's days", async () => {
  const steps = jobs(
    "Job,Op,Due Date,Ship Date,Est Setup Hrs,Act Setup Hrs,Est Run Hrs,Act Run Hrs,Machine",
    (at) => `${4100 + (at >> 1)},${10 + 10 * (at % 2)},${day(at)},${day(at + 1)},2,2,10,10,HMC-1`,
  );
  expect(rowsIn(await imported(steps))).not.toHaveProperty("deliveries");
});
