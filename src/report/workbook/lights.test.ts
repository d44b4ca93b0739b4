import { expect, test } from "vitest";
import { kpis } from "../../knowledge/kpis.ts";
import { lightWords, type Signal, signals } from "../signals.ts";
import { targetFormula, targetText } from "./lights.ts";
import { aroundValue } from "./tracked.ts";

// The cast is sound: these are the keys of the table itself.
const ids = Object.keys(kpis) as readonly (keyof typeof kpis)[];

test("[E51] the workbook writes a target as the report writes where green begins, a minus as sheets write it", () => {
  const written = ids.flatMap((id) => {
    const { signal, unit }: { readonly signal: Signal; readonly unit: string } = signals[id];
    const sign = { higher: "≥", lower: "≤", band: "" }[signal.kind];
    const [value = "", end] = lightWords(id)
      .green.replace("−", "-")
      .split(/ or (?:more|less)$/);
    return end === undefined ? [] : [[`${sign} ${value}`, targetText(signal, aroundValue(unit))]];
  });
  expect(written.length).toBeGreaterThan(30);
  expect(written.filter(([report, workbook]) => report !== workbook)).toEqual([]);
});

test("[E51] the formula of a target writes what stands in the cell of the limit: one day, two days, $100/h", () => {
  expect(targetFormula(signals.kpi_ship_dwell.signal, ["C13"], aroundValue("days"))).toBe(
    '"≤ "&C13&IF(ABS(C13)=1," day"," days")',
  );
  expect(targetFormula(signals.kpi_rev_hour.signal, ["C13"], aroundValue("$/h"))).toBe('"≥ $"&C13&"/h"');
});
