import { expect, test } from "vitest";
import { kpiIds, kpis } from "../kpis/kpis.ts";
import { judgedRedLimit, lightOf, lightWords, signalOf } from "./signals.ts";

const hair = 0.001;

test.for(kpiIds)("[R61] %s is green where the catalog says good and red beyond what it says is typical", (id) => {
  const { targets } = kpis[id];
  const signal = signalOf(id);
  const light = (value: number) => lightOf(signal, value);
  if (targets.direction === "band") {
    const [least, most] = targets.red;
    expect([least, most]).toContain(targets.typical);
    expect(targets.good.map(light)).toEqual(["green", "green"]);
    expect([least, most].map(light)).not.toContain("red");
    expect([least - hair, most + hair].map(light)).toEqual(["red", "red"]);
    return;
  }
  const worse = targets.direction === "higher" ? -hair : hair;
  const limit = targets.red ?? targets.typical;
  expect([targets.good, targets.good + worse, limit, limit + worse].map(light)).toEqual([
    "green",
    "amber",
    "amber",
    "red",
  ]);
});

test.for(kpiIds)("[R61] %s is green in a shop that the catalog calls world class", (id) => {
  const { worldClass } = kpis[id].targets;
  const values = typeof worldClass === "number" ? [worldClass] : worldClass;
  for (const value of values) expect(lightOf(signalOf(id), value)).toBe("green");
});

test.for([
  ["kpi_otd", ""],
  ["kpi_bottleneck_load", "The red limit of 60% is our choice"],
  ["kpi_unattended", "The red limit of 1 h is our choice"],
  ["kpi_setup_var", "The red limit of −30% is our choice"],
  ["kpi_prog_backlog", "The red limit of 1 day is our choice"],
  ["kpi_labor_util", "The red limit of 100% is our choice"],
] as const)("[R61] the limit of %s that is our own judgment: %s", ([id, limit]) => {
  expect(judgedRedLimit(id)).toBe(limit);
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
] as const)("[R61] %s of %d is %s", ([id, value, light]) => {
  expect(lightOf(signalOf(id), value)).toBe(light);
});

test.for([
  ["kpi_otd", "95% or more", "85% to 95%", "under 85%"],
  ["kpi_past_due", "3% or less", "3% to 10%", "over 10%"],
  ["kpi_ship_dwell", "1 day or less", "1 to 2.5 days", "over 2.5 days"],
  ["kpi_rev_hour", "$100/h or more", "$75/h to $100/h", "under $75/h"],
  ["kpi_job_margin", "no more than 1 point below quote", "1 to 5 points below quote", "more than 5 points below quote"],
  ["kpi_run_paid", "1.2 or more", "0.7 to 1.2", "under 0.7"],
  ["kpi_unattended", "8 h or more", "1 to 8 h", "under 1 h"],
  ["kpi_setup_var", "−10% to 10%", "−30% to −10%, or 10% to 30%", "under −30%, or over 30%"],
  ["kpi_overtime", "7% or less", "7% to 10%", "over 10%"],
] as const)("[R61] the lights of %s in words", ([id, green, amber, red]) => {
  expect(lightWords(id)).toEqual({ green, amber, red });
});
