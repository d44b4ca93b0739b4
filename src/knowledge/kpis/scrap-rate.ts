import { orZero, percentOf, rowPlus, sum, within } from "../../measures/terms.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";

export const scrapRate: Kpi = {
  name: "Scrap rate",
  group: "quality",
  question: "What do we throw away?",
  formula: "Scrap % = scrapped quantity / quantity processed at each operation x 100",
  unit: { short: "%", long: "%" },
  targets: { direction: "lower", typical: 4, good: 2, worldClass: 1 },
  basis: { benchmarks: ["BM-QUAL-01", "BM-QUAL-02", "AS-SCRAP"], note: "" },
  cadence: "weekly",
  owner: "Quality manager",
  timing: "lagging",
  pitfalls: [
    "Count the extra parts made to cover scrap: they hide it",
    "Weight it by cost: scrap at a late operation costs far more",
    "Expect a low number: a piece counts at every operation it passes, so 5% lost on a part with five operations shows as about 1%",
  ],
  whenRed: "Lay last week's scrap on a table and sort it by cause with the operators, most expensive part first.",
  effort: { level: "low", how: "tag each scrapped part, and count the tags once a day" },
  exposes: { quality_inspection: 0.35, data_silos: 0.15, staffing_skills: 0.1 },
  urgentWhen: [
    { when: { kind: "any-of", field: "typical_delay_cause", choices: ["QC hold"] }, level: "medium" },
    { when: { kind: "not-checked", field: "current_kpi_tracking", choice: "Scrap %" }, level: "medium" },
  ],
  trackedAs: "Scrap %",
  words: [
    "scrap",
    "scraps",
    "scrapped",
    "scrapping",
    "copq",
    "cost of poor quality",
    "cost of quality",
    "cost of non conformance",
    "bad parts",
    "junk parts",
    "wasted material",
    "material waste",
    "material wastage",
    "throw* away parts",
  ],
  elements: ["scrap_qty", "good_qty", "op_complete_dates", "scrap_reason", "material_cost"],
  measure: {
    shows:
      "Parts scrapped, out of the good and scrapped parts of operations completed in the period, each operation counted. Cost isn't in this number.",
    reads: "period",
    isShare: true,
    value: percentOf(
      sum("operations", "scrap_qty", within("completed")),
      sum("operations", rowPlus("good_qty", orZero("scrap_qty")), within("completed")),
    ),
  },
  example: {
    reading: 3.1,
    drawing: {
      kind: "pareto",
      causes: [
        { name: "Out of size", share: 0.38, unexplained: false },
        { name: "Setup parts", share: 0.25, unexplained: false },
        { name: "Finish", share: 0.17, unexplained: false },
        { name: "Old revision", share: 0.12, unexplained: false },
        { name: "Material", share: 0.08, unexplained: false },
      ],
    },
  },
};
