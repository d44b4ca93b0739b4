import { expect, test } from "vitest";
import type { KpiId } from "../diagnosis/diagnosis.ts";
import { kpis } from "../knowledge/kpis.ts";
import { lightOf, lightWords, type Signal, signals } from "./signals.ts";

const everyKpi = Object.keys(kpis) as readonly KpiId[];

/** The limits that a signal has in common with the catalogue's target: `[typical, good]`. */
function limitsOf(signal: Signal): readonly (readonly number[])[] {
  switch (signal.kind) {
    case "higher":
    case "lower":
      return [[signal.typical], [signal.good]];
    case "band":
      return [
        [signal.outerLow, signal.outerHigh],
        [signal.low, signal.high],
      ];
  }
}

/** Every number in a target: `75-90` holds 75 and 90, `+/-10` holds 10, `50% / 5 d` its first part, 50. */
const numbersIn = (target: number | string): readonly number[] =>
  typeof target === "number"
    ? [target]
    : [...(target.split(" / ")[0] ?? "").matchAll(/\d+(\.\d+)?/g)].map(([number]) => Number(number));

/** Overtime has a target band in the catalogue; none of it is no fault, so it has only an upper limit. */
const withTwoLimits = everyKpi.filter((id) => id !== "kpi_overtime");

test.for(withTwoLimits)(
  "[E20] %s is green where the catalogue says good and red beyond what it says is typical",
  (id) => {
    const { signal, ours } = signals[id];
    const [typical = [], good = []] = limitsOf(signal);
    const { target } = kpis[id];
    expect(good).toEqual(expect.arrayContaining([...numbersIn(target.good)]));
    if (id === "kpi_unattended") expect([target.typical, ours]).toEqual([0, "Red below 1 h: a typical shop has none"]);
    else expect(typical).toEqual(expect.arrayContaining([...numbersIn(target.typical)]));
  },
);

test.for(withTwoLimits)("[E20] %s shows its lights in the direction of the catalogue", (id) => {
  const { direction } = kpis[id];
  const [word = ""] = direction.split(" (");
  const said = { higher: "higher", lower: "lower", "target band": "band" }[word];
  // Of estimated against actual hours the size of the miss is shown, which is better when lower.
  expect(signals[id].signal.kind).toBe(id === "kpi_est_actual" ? "lower" : said);
});

test.for([
  ["kpi_otd", 95, "green"],
  ["kpi_otd", 94.9, "amber"],
  ["kpi_otd", 85, "amber"],
  ["kpi_otd", 84.9, "red"],
  ["kpi_scrap", 2, "green"],
  ["kpi_scrap", 4, "amber"],
  ["kpi_scrap", 4.1, "red"],
  ["kpi_setup_var", -10, "green"],
  ["kpi_setup_var", -11, "amber"],
  ["kpi_setup_var", 31, "red"],
] as const)("[E20] %s of %d is %s", ([id, value, light]) => {
  expect(lightOf(signals[id].signal, value)).toBe(light);
});

test.for([
  ["kpi_otd", "95% or more", "85% to 95%", "under 85%"],
  ["kpi_past_due", "3% or less", "3% to 10%", "over 10%"],
  ["kpi_ship_dwell", "1 day or less", "1 day to 2.5 days", "over 2.5 days"],
  ["kpi_rev_hour", "$100/h or more", "$75/h to $100/h", "under $75/h"],
  ["kpi_job_margin", "−1 point or more", "−5 points to −1 point", "under −5 points"],
  ["kpi_run_paid", "1.2 or more", "0.7 to 1.2", "under 0.7"],
  ["kpi_unattended", "8 h or more", "1 h to 8 h", "under 1 h"],
  ["kpi_setup_var", "−10% to 10%", "−30% to −10%, or 10% to 30%", "under −30%, or over 30%"],
  ["kpi_overtime", "7% or less", "7% to 10%", "over 10%"],
] as const)("[E20] the lights of %s in words", ([id, green, amber, red]) => {
  expect(lightWords(id)).toEqual({ green, amber, red });
});
