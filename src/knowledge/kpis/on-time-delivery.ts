import { compare, count, onOrBefore, percentOf, within } from "../../measures/terms.ts";
import { twelveWeeks } from "../kpi-record/kpi-drawing.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";

export const onTimeDelivery: Kpi = {
  name: "On-time delivery",
  group: "delivery",
  question: "Do we ship when we said we would?",
  formula:
    "OTD % = order lines shipped complete on or before the first promised date / order lines due in the period x 100",
  unit: { short: "%", long: "%" },
  targets: { direction: "higher", typical: 85, good: 95, worldClass: 99 },
  basis: { benchmarks: ["BM-OTD-01", "BM-OTD-02", "BM-OTD-03"], note: "" },
  cadence: "weekly",
  owner: "Production manager",
  timing: "lagging",
  pitfalls: [
    "Count against the first promise: a new one hides late orders",
    "Count the lines due, not the lines shipped: those leave out what is still late",
    "Write down one rule for early and partial shipments",
    "Set a line closed short or canceled by agreement to the quantity agreed, or take it out: until then it counts as late",
  ],
  whenRed:
    "Have the production manager go through the orders due in the next ten days. For each late one, say where it's stuck and who's going to move it today.",
  effort: { level: "low", how: "write down each line's first promise and ship date at shipping" },
  exposes: {
    scheduling_priority: 0.55,
    flow_wip_dwell: 0.3,
    data_silos: 0.2,
    material_supply: 0.2,
    setup_changeover: 0.1,
    quality_inspection: 0.1,
    staffing_skills: 0.1,
    programming_readiness: 0.1,
  },
  urgentWhen: [
    { when: { kind: "any-of", field: "late_job_ratio", choices: ["15–30%", "30%+"] }, level: "high" },
    { when: { kind: "any-of", field: "late_job_ratio", choices: ["5–15%"] }, level: "medium" },
  ],
  trackedAs: "OTD %",
  words: [
    "otd",
    "otif",
    "on time",
    "ontime",
    "delivery performance",
    "delivery reliab*",
    "reliable deliver*",
    "due date performance",
    "hit* due dates",
    "hit* our dates",
    "hit* ship dates",
    "meet* due dates",
    "meet* deliver*",
    "miss* due dates",
    "missed deliver*",
    "promise* date*",
    "keep* our promises",
    "fewer late",
    "no late",
    "late deliver*",
    "late shipment*",
    "ship* late",
    "late jobs",
    "late orders",
  ],
  elements: ["promise_date", "ship_date", "order_qty", "ship_qty"],
  measure: {
    shows:
      "Order lines shipped complete on or before the first promised date, out of all lines promised in the period.",
    reads: "period",
    value: percentOf(
      count(
        "deliveries",
        within("promise_date"),
        onOrBefore("ship_date", "promise_date"),
        compare("ship_qty", ">=", "order_qty"),
      ),
      count("deliveries", within("promise_date")),
    ),
  },
  example: {
    reading: 88,
    drawing: {
      kind: "trend",
      series: [{ name: "", values: [84, 83, 86, 85, 82, 86, 87, 85, 88, 87, 89, 88] }],
      ends: twelveWeeks,
    },
  },
};
