import type { ColumnOf } from "../../measures/record-lists.ts";
import {
  compare,
  count,
  hasNumber,
  median,
  percentOf,
  rowLess,
  rowOver,
  rowPlus,
  size,
  sum,
  times,
  within,
} from "../../measures/terms.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";

const closedWithQuote = [
  within<ColumnOf<"jobs">>("closed"),
  compare<ColumnOf<"jobs">>("quoted_hours", ">", 0),
] as const;
const over = rowLess<ColumnOf<"jobs">>(rowPlus("setup_hours", "run_hours"), "quoted_hours");
const miss = size(rowOver(over, "quoted_hours"));

export const estimateVsActual: Kpi = {
  name: "Estimated vs actual hours",
  group: "quoting_finance",
  question: "Do jobs take the hours we sold?",
  formula:
    "Miss % = (actual setup + run hours - quoted hours) / quoted hours x 100 per job, over or under alike; median",
  unit: { short: "%", long: "% off, median job" },
  targets: { direction: "lower", typical: 15, good: 8, worldClass: 5 },
  basis: { benchmarks: ["BM-QUOTE-01", "BM-QUOTE-02", "BM-QUOTE-06"], note: "The miss over or under the quoted hours" },
  cadence: "weekly",
  owner: "Estimator",
  timing: "lagging",
  pitfalls: [
    "Compare with the quote, not the revised router",
    "Include rework and remakes",
    "Show the share of jobs within 10% too",
  ],
  whenRed:
    "Have the estimator and the foreman open the three jobs that ran furthest over quote last week and note which operation took the extra hours.",
  effort: { level: "medium", how: "clock setup and run by job, and compare them with the quote" },
  exposes: { quoting_estimating: 0.55, data_silos: 0.15, capacity_visibility: 0.1 },
  urgentWhen: [
    { when: { kind: "any-of", field: "quoting_accuracy", choices: ["Estimates", "Mix of both"] }, level: "high" },
    { when: { kind: "any-of", field: "variance_tracking_ready", choices: [false] }, level: "medium" },
    {
      when: { kind: "any-of", field: "setup_time_variability", choices: ["Often over", "Highly variable"] },
      level: "medium",
    },
  ],
  trackedAs: "Setup vs Est %",
  words: [
    "estimate* vs actual*",
    "estimate* versus actual*",
    "actual* vs estimate*",
    "actual* versus estimate*",
    "actual* to estimate*",
    "actual* against estimate*",
    "quote* vs actual*",
    "quote* versus actual*",
    "actual* vs quote*",
    "est vs actual*",
    "estimat* accura*",
    "quot* accura*",
    "accura* quot*",
    "accura* estimat*",
    "better estimat*",
    "within the quote*",
    "within quote*",
    "over quote",
    "quoted hours",
    "quoted time*",
    "estimated hours",
    "plan* vs actual*",
    "true cycle time*",
    "hours over quote*",
    "hours over estimate*",
  ],
  elements: ["quote_est_hours", "act_setup_hours", "act_run_hours"],
  measure: {
    shows:
      "How far the jobs closed in the period missed, over or under. It's the median, so half of the jobs missed by less.",
    reads: "period",
    value: times(100, median("jobs", miss, ...closedWithQuote)),
    also: [
      {
        label: "over the plan, all jobs together",
        unit: "%",
        value: percentOf(
          sum("jobs", over, ...closedWithQuote),
          sum("jobs", "quoted_hours", hasNumber("setup_hours"), hasNumber("run_hours"), ...closedWithQuote),
        ),
      },
      {
        label: "of the jobs within 10%",
        unit: "%",
        value: percentOf(
          count("jobs", ...closedWithQuote, compare(miss, "<=", 0.1)),
          count("jobs", ...closedWithQuote, compare(miss, ">=", 0)),
        ),
      },
    ],
  },
  example: {
    reading: 11,
    drawing: {
      kind: "scatter",
      tolerance: 0.1,
      unit: "h",
      jobs: [
        [4, 4.3],
        [6, 7.6],
        [8, 7.7],
        [10, 13.2],
        [12, 12.4],
        [15, 17.9],
        [18, 17.1],
        [20, 25.6],
        [24, 25],
        [27, 31.5],
        [30, 29.2],
        [34, 38.9],
        [38, 37],
        [41, 52],
      ],
    },
  },
};
