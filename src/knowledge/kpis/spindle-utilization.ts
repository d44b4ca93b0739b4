import { percentOf } from "../../measures/terms.ts";
import { inCycle, scheduled } from "../kpi-quantities.ts";
import type { Kpi } from "../kpi-record.ts";

export const spindleUtilization: Kpi = {
  name: "Spindle utilization",
  group: "capacity",
  question: "Of the hours we staff a machine, how many is it in cycle?",
  formula:
    "Utilization % = in-cycle (cutting) hours / scheduled staffed machine hours x 100; say which hours you divide by",
  unit: { short: "%", long: "% of staffed hours" },
  targets: { direction: "higher", typical: 38, good: 55, worldClass: 75 },
  basis: {
    benchmarks: ["BM-UTIL-05", "BM-UTIL-06", "BM-UTIL-07", "BM-UTIL-12", "BM-UTIL-01", "BM-UTIL-11"],
    note: "The leading figure is the median that Top Shops report themselves. High-mix shops should aim for good",
  },
  cadence: "daily",
  owner: "Production manager",
  timing: "lagging",
  pitfalls: [
    "ERP hours are booked time, not machine time, and run about twice too high",
    "24/7 hours and staffed hours give different results: stay with one",
    "More utilization away from the bottleneck only builds WIP",
  ],
  whenRed:
    "Have the production manager watch the bottleneck for one hour and write down each stop, its minutes and what it waited for.",
  effort: { level: "high", why: "it takes a signal from every machine, because booked hours mislead" },
  exposes: {
    capacity_visibility: 0.7,
    setup_changeover: 0.25,
    staffing_skills: 0.25,
    programming_readiness: 0.2,
    quality_inspection: 0.1,
  },
  urgentWhen: [
    {
      when: { kind: "any-of", field: "machine_utilization_known", choices: ["Not at all", "Estimate only"] },
      level: "high",
    },
    { when: { kind: "any-of", field: "primary_bottleneck", choices: ["5-axis"] }, level: "high" },
    { when: { kind: "any-of", field: "late_job_ratio", choices: ["15–30%", "30%+"] }, level: "medium" },
  ],
  trackedAs: "Spindle Utilization %",
  words: [
    "utilization",
    "utilisation",
    "spindle util*",
    "machine util*",
    "spindle time",
    "spindle hours",
    "spindle uptime",
    "spindles turning",
    "spindles running",
    "cutting time",
    "cutting hours",
    "chips flying",
    "making chips",
    "machine hours",
    "in cycle",
    "green time",
    "machine uptime",
    "machines running",
    "machines cutting",
    "run more hours",
    "more out of our machines",
    "more from our machines",
    "hours out of the machines",
    "asset util*",
    "green lights",
  ],
  elements: ["machine_state", "wc_capacity"],
  measure: {
    shows: "In-cycle hours during staffed time, out of the staffed hours planned.",
    reads: "period",
    value: percentOf(inCycle, scheduled),
  },
  example: {
    reading: 45,
    drawing: {
      kind: "heat-map",
      columns: ["Mon", "Tue", "Wed", "Thu", "Fri"],
      alarm: 30,
      rows: [
        { name: "VMC 1", values: [52, 48, 55, 47, 41] },
        { name: "VMC 2", values: [46, 51, 38, 44, 40] },
        { name: "5-axis 1", values: [28, 36, 42, 30, 37] },
        { name: "Lathe 1", values: [58, 49, 52, 55, 46] },
      ],
    },
  },
};
