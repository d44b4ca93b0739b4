import { expect, test } from "vitest";
import { lightWords, signalOf } from "../../knowledge/kpi-record/signals.ts";
import { kpiIds, kpis } from "../../knowledge/kpis/kpis.ts";
import { targetFormula, targetText } from "./lights.ts";
import { aroundValue } from "./tracked.ts";

test("[R69] the workbook writes a target as the report writes where green begins, a minus as sheets write it", () => {
  const written = kpiIds.flatMap((id) => {
    const signal = signalOf(id);
    const operator = { higher: "≥", lower: "≤", band: "" }[signal.kind];
    const [value = "", end] = lightWords(id)
      .green.replace("−", "-")
      .split(/ or (?:more|less)$/);
    return end === undefined ? [] : [[`${operator} ${value}`, targetText(signal, aroundValue(kpis[id].unit))]];
  });
  expect(written.length).toBeGreaterThan(30);
  expect(written.filter(([report, workbook]) => report !== workbook)).toEqual([]);
});

test("[R69] the formula of a target writes what is in the limit's cell: one day, two days, $100/h", () => {
  expect(targetFormula(signalOf("kpi_ship_dwell"), ["C13"], aroundValue({ short: "days" }))).toBe(
    '"≤ "&C13&IF(ABS(C13)=1," day"," days")',
  );
  expect(targetFormula(signalOf("kpi_rev_hour"), ["C13"], aroundValue({ short: "$/h" }))).toBe('"≥ $"&C13&"/h"');
});
