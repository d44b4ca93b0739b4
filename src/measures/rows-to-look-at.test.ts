import { expect, test } from "vitest";
import { kpis } from "../knowledge/kpis/kpis.ts";
import { rowsToLookAt } from "./rows-to-look-at.ts";

test("[R74] behind a share of what is done in time are the rows that miss it, behind a share of what should be few those it counts", () => {
  const late = rowsToLookAt(kpis.kpi_otd.measure, "higher");
  expect(late).toMatchObject({ list: "deliveries", by: null });
  expect(late?.where.at(-1)?.kind).toBe("not");
  expect(rowsToLookAt(kpis.kpi_expedite.measure, "lower")).toMatchObject({ list: "jobs", by: null });
});

test("[R74] behind hours over plan and long changeovers are the largest", () => {
  expect(rowsToLookAt(kpis.kpi_setup_var.measure, "band")).toMatchObject({
    list: "operations",
    by: { kind: "less" },
  });
  expect(rowsToLookAt(kpis.kpi_changeover.measure, "lower")?.by).not.toBeNull();
});

test("[R74] behind open value are the lines of most value, without what has shipped of them", () => {
  expect(rowsToLookAt(kpis.kpi_past_due.measure, "lower")).toMatchObject({
    list: "deliveries",
    by: { kind: "column", column: "order_value" },
  });
});

test("[R74] no person is named next to a light", () => {
  for (const { measure, targets } of Object.values(kpis))
    expect(rowsToLookAt(measure, targets.direction)?.list).not.toBe("people_weeks");
});

test("[R74] behind a sum of good pieces no single row is", () => {
  expect(rowsToLookAt(kpis.kpi_fpy.measure, "higher")).toBeNull();
});
