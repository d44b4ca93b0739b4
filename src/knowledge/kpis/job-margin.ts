import { hasNumber, less, over, sum, times, within } from "../../measures/terms.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";
import { ownTargets } from "../kpi-record/kpi-target-notes.ts";

const pricedJob = [
  within("closed"),
  hasNumber("invoiced"),
  hasNumber("job_cost"),
  hasNumber("quoted_price"),
  hasNumber("quoted_cost"),
] as const;

export const jobMargin: Kpi = {
  name: "Job margin vs quote",
  group: "quoting_finance",
  question: "Which jobs and customers really make money?",
  formula: "Margin gap = actual contribution % - quoted contribution %, all closed jobs together",
  unit: { short: "points", long: "points vs. quoted" },
  targets: { direction: "higher", typical: -5, good: -1, worldClass: 0 },
  basis: { benchmarks: ["BM-QUOTE-01", "BM-QUOTE-03", "BM-FIN-05"], note: ownTargets },
  cadence: "monthly",
  owner: "Owner / GM",
  timing: "lagging",
  pitfalls: [
    "Use contribution: full overhead can make a good job look like a loss",
    "Get the shop rate right first",
    "Split it by customer and part family too",
  ],
  whenRed:
    "Have the owner and the estimator take the worst repeat job of the month and decide: new price, new method or no quote before its next order.",
  effort: { level: "high", how: "for each closed job, add up actual hours at the right rate, plus material" },
  exposes: { quoting_estimating: 0.6, data_silos: 0.1, material_supply: 0.1 },
  urgentWhen: [
    { when: { kind: "any-of", field: "quoting_accuracy", choices: ["Estimates"] }, level: "high" },
    { when: { kind: "any-of", field: "shop_rate_known", choices: ["Not sure"] }, level: "high" },
    { when: { kind: "any-of", field: "financial_sync_ready", choices: [false] }, level: "medium" },
  ],
  trackedAs: "Revenue $",
  words: [
    "profit",
    "profits",
    "profitab*",
    "job profit*",
    "job cost*",
    "cost per job",
    "cost per part",
    "piece cost*",
    "true cost*",
    "real cost*",
    "actual cost*",
    "make* money on",
    "making money",
    "los* money on",
    "losing money",
    "which jobs pay",
    "which jobs make",
    "which customers make",
    "money losers",
    "ebitda",
    "margin",
    "margins",
    "contribution per",
  ],
  elements: ["quote_est_hours", "act_setup_hours", "act_run_hours", "material_cost", "job_cost", "invoice_amount"],
  measure: {
    shows: "Actual minus quoted contribution of jobs closed in the period, all together, so large jobs count more.",
    reads: "period",
    value: times(
      100,
      less(
        over(sum("jobs", "quoted_cost", ...pricedJob), sum("jobs", "quoted_price", ...pricedJob)),
        over(sum("jobs", "job_cost", ...pricedJob), sum("jobs", "invoiced", ...pricedJob)),
      ),
    ),
  },
  example: {
    reading: -3,
    drawing: {
      kind: "ranked-bars",
      rows: [
        { name: "Customer A", value: 4, text: "+4" },
        { name: "Customer B", value: 1, text: "+1" },
        { name: "Customer C", value: -3, text: "−3" },
        { name: "Customer D", value: -7, text: "−7" },
        { name: "Customer E", value: -11, text: "−11" },
      ],
    },
  },
};
