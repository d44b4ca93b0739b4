import { expect, test } from "vitest";
import { imported, rowsIn, valuesIn } from "../../test/exports/imported.ts";

const crystal = (rows: number, tail: readonly string[] = [], machine?: string): string =>
  Array.from({ length: rows }, (_, at) =>
    [
      ...["Work Center Efficiency", "Alder Precision", "From 11/02/2026 To 11/28/2026"],
      ...["Job No", "Step", "Finished", "Est Setup", "Act Setup", "Est Cycle", "Act Cycle", "Variance", "Work Center:"],
      ...[
        machine ?? `VMC-${at % 2}`,
        `238${at}`,
        "20",
        `11/${at + 2}/26`,
        "1.00",
        "1.25",
        "4.00",
        "5.00",
        "(1.25)",
        ...tail,
      ],
      ...["Work Center Total:", "356.97", "412.39", "Report Total:", "2,751.42", "2,951.58", "E2  11/30/2026"],
    ]
      .map((cell) => `"${cell}"`)
      .join(","),
  ).join("\r\n");

test("[R124] a report with its title, headings and totals in every row is read by its headings", async () => {
  const file = await imported(crystal(12));
  expect(rowsIn(file).operations?.[0]).toMatchObject({ operation: "2380-20", work_center: "VMC-0", act_setup: 1.25 });
  expect(await valuesIn(crystal(12))).toMatchObject({ kpi_setup_var: 25, kpi_est_actual: 25 });
});

test("[R124] such a report of one work center is read the same", async () => {
  const file = await imported(crystal(12, [], "VMC-2"));
  expect(rowsIn(file).operations?.[0]).toMatchObject({ operation: "2380-20", work_center: "VMC-2", act_setup: 1.25 });
});

test("[R127] such a report with more values than headings is refused", async () => {
  await expect(imported(crystal(12, ["A", "B", "C", "D"]))).rejects.toThrow("We found no row of headings");
});

test("[R124] a line that differs by group, above the headings of such a report, is no value of its rows", async () => {
  const text = crystal(12, [], "VMC-2")
    .split("\r\n")
    .map((line, at) => line.replace('"From 11/02/2026 To 11/28/2026"', `"Customer: Alder ${at < 6 ? "East" : "West"}"`))
    .join("\r\n");
  const file = await imported(text);
  expect(rowsIn(file).operations?.[0]).toMatchObject({ operation: "2380-20", act_setup: 1.25, est_run: 4 });
  expect(file.headings.map(({ heading }) => heading)).toContain("Customer");
});
