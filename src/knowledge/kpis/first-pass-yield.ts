import { percentOf, sum, within } from "../../measures/terms.ts";
import { twelveWeeks } from "../kpi-record/kpi-drawing.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";

export const firstPassYield: Kpi = {
  name: "First-pass yield",
  group: "quality",
  question: "How many parts are right the first time?",
  formula: "FPY % = parts accepted at first inspection without rework / parts inspected x 100",
  unit: { short: "%", long: "%" },
  targets: { direction: "higher", typical: 95, good: 98, worldClass: 99.5 },
  basis: { benchmarks: ["BM-QUAL-03", "AS-FPY"], note: "" },
  cadence: "weekly",
  owner: "Quality manager",
  timing: "lagging",
  pitfalls: [
    "Count rework done at the machine too: nobody sees it",
    "Count parts, not lots: a lot can pass with bad parts in it",
  ],
  whenRed:
    "Have the quality manager take the part number with the most first-time rejects to the machine and check the failing dimension with the operator, on the same gauge.",
  effort: { level: "medium", how: "count parts accepted untouched; a touch-up counts as rework" },
  exposes: { quality_inspection: 0.35 },
  urgentWhen: [
    { when: { kind: "any-of", field: "typical_delay_cause", choices: ["QC hold"] }, level: "high" },
    { when: { kind: "any-of", field: "primary_bottleneck", choices: ["QC/Inspection"] }, level: "medium" },
  ],
  trackedAs: "Scrap %",
  words: [
    "first pass",
    "fpy",
    "fty",
    "rty",
    "first time yield",
    "first time quality",
    "first time right",
    "right first time",
    "right the first time",
    "good the first time",
    "first time through",
    "good parts first",
    "quality yield",
    "pass* first time",
    "pass* inspection",
    "reject rate*",
    "rejection rate*",
    "defect*",
    "ppm",
    "throughput yield",
    "part yield*",
    "yield %",
    "better yield*",
    "improve* yield*",
    "fewer rejects",
  ],
  elements: ["good_qty", "scrap_qty", "rework_hours", "order_qty", "inspection_timestamps"],
  measure: {
    shows: "Parts right the first time, out of the parts inspected in the period.",
    reads: "period",
    isShare: true,
    value: percentOf(
      sum("inspections", "right_first_time", within("done")),
      sum("inspections", "inspected", within("done")),
    ),
  },
  example: {
    reading: 96.4,
    drawing: {
      kind: "trend",
      series: [{ name: "", values: [94.8, 95.2, 94.6, 95.5, 95.9, 95.4, 96.1, 95.8, 96.3, 96, 96.6, 96.4] }],
      ends: twelveWeeks,
    },
  },
};
