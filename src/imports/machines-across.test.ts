import { expect, test } from "vitest";
import { imported, rowsIn, valuesIn } from "../../test/exports/imported.ts";
import { day } from "../../test/exports/lists.ts";

const sideBySide = (names: readonly string[], labels: string) =>
  [
    "Machine hours - November 2026",
    `Date,${names.map((name) => `${name},`).join(",")}`,
    `,${names.map(() => labels).join(",")}`,
    ...Array.from({ length: 8 }, (_, at) => `${day(at)},${names.map((_, machine) => `10,${machine + 4}`).join(",")}`),
    `TOTAL,${names.map((_, machine) => `80,${8 * (machine + 4)}`).join(",")}`,
  ].join("\n");

test("[R125] machines side by side are rows of their own", async () => {
  const text = sideBySide(["VF-4", "ST-30", "DMU50"], "Avail,Run");
  expect(rowsIn(await imported(text)).machine_days?.slice(0, 3)).toMatchObject(
    [4, 5, 6].map((in_cycle_hours) => ({ scheduled_hours: 10, in_cycle_hours })),
  );
  expect((await valuesIn(text)).kpi_spindle_util).toBeCloseTo(50, 6);
});

test("[R125] what is planned and what is done aren't machines, and neither are shifts", async () => {
  for (const names of [
    ["Planned", "Actual"],
    ["Shift 1", "Shift 2"],
    ["Oct 2026", "Nov 2026"],
  ]) {
    const result = await imported(sideBySide(names, "Avail,Run")).catch(() => null);
    expect(result?.notes ?? []).not.toContain("The machines side by side are read as one row for each machine.");
  }
});
