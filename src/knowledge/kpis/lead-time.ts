import { compare, day, median, rowLess, weekdays, within } from "../../measures/terms.ts";
import { twelveWeeks } from "../kpi-record/kpi-drawing.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";

const shippedInFull = [within("ship_date"), compare("ship_qty", ">=", "order_qty")] as const;

export const leadTime: Kpi = {
  name: "Lead time",
  group: "delivery",
  question: "How long does a job take, and how unpredictable is it?",
  formula: "Lead time = ship date - order date (working days), median",
  unit: { short: "days", long: "working days, median" },
  targets: { direction: "lower", typical: 20, good: 12, worldClass: 7 },
  targetsHoldUpTo: 40,
  basis: {
    benchmarks: ["BM-FLOW-04", "BM-FLOW-02"],
    note: "20 days is the 2017 Top Shops figure. The rest is our estimate and depends on your part mix",
  },
  cadence: "weekly",
  owner: "Production manager",
  timing: "lagging",
  pitfalls: ["Split repeat and new parts", "Look at the slowest jobs too: averages hide the ones that break promises"],
  whenRed:
    "Pull the travelers of the five slowest jobs shipped last week and have the planner mark where each one waited the longest.",
  effort: { level: "low", how: "count the days from order date to ship date on the paperwork", isOneSitting: true },
  exposes: {
    flow_wip_dwell: 0.7,
    scheduling_priority: 0.25,
    material_supply: 0.25,
    setup_changeover: 0.15,
    data_silos: 0.15,
    programming_readiness: 0.1,
  },
  urgentWhen: [
    { when: { kind: "any-of", field: "shipping_dwell", choices: ["4–7 days", ">1 week"] }, level: "medium" },
    { when: { kind: "any-of", field: "late_job_ratio", choices: ["15–30%", "30%+"] }, level: "medium" },
  ],
  trackedAs: null,
  words: [
    "lead time*",
    "leadtime*",
    "turnaround",
    "turn around time*",
    "turn time*",
    "throughput time*",
    "order to ship*",
    "order to deliver*",
    "weeks from order",
    "days from order",
    "po to ship",
    "ship* faster",
    "ship* sooner",
    "deliver* faster",
    "faster deliver*",
    "quicker deliver*",
    "shorter deliver*",
    "delivery time*",
    "parts out faster",
    "jobs out faster",
    "parts out the door faster",
    "jobs through faster",
    "days to ship",
    "weeks to ship",
  ],
  elements: ["order_date", "ship_date", "ship_qty", "order_qty"],
  measure: {
    shows:
      "The median number of weekdays from order to shipment, for lines shipped in full in the period. Holidays count as working days.",
    reads: "period",
    value: median("deliveries", weekdays("order_date", "ship_date"), ...shippedInFull),
    also: [
      {
        label: "in calendar days",
        unit: "days",
        value: median("deliveries", rowLess(day("ship_date"), day("order_date")), ...shippedInFull),
      },
    ],
  },
  example: {
    reading: 16,
    drawing: {
      kind: "trend",
      series: [
        { name: "median", values: [20, 19, 21, 18, 19, 18, 17, 18, 16, 17, 16, 16] },
        { name: "9 of 10 under", values: [38, 36, 41, 37, 34, 36, 33, 35, 31, 33, 30, 31] },
      ],
      ends: twelveWeeks,
    },
  },
};
