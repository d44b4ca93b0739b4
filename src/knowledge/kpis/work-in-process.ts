import { compare, doneByEnd, not, orZero, over, rowLess, sum } from "../../measures/terms.ts";
import { daysAWeek } from "../figures/week.ts";
import { demonstratedOf, noneLeft, notDone } from "../kpi-record/kpi-quantities.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";
import { ownTargets } from "../kpi-record/kpi-target-notes.ts";

const stillToRun = rowLess("est_run", orZero("act_run"));

export const workInProcess: Kpi = {
  name: "Work on the floor",
  group: "flow",
  question: "How much work is on the floor, and what hasn't moved?",
  formula: "WIP days = remaining run hours of released jobs / hours the shop usually runs per day",
  unit: { short: "days", long: "days of work" },
  targets: { direction: "lower", typical: 15, good: 8, worldClass: 4 },
  basis: { benchmarks: ["BM-FLOW-01", "BM-Q-02"], note: ownTargets },
  cadence: "daily",
  owner: "Production manager",
  timing: "leading",
  pitfalls: ["Don't release early to look busy", "Count jobs at outside processors separately", noneLeft],
  whenRed:
    "Have the production manager walk the floor, tag every job that hasn't moved in five days and hold new releases until each tag has an owner.",
  effort: { level: "medium", how: "check off operations the day they're done, and add up the hours left to run" },
  exposes: { flow_wip_dwell: 0.55, setup_changeover: 0.15, scheduling_priority: 0.15 },
  urgentWhen: [
    { when: { kind: "any-of", field: "wip_visibility", choices: ["Paper traveler", "Excel", "Other"] }, level: "high" },
    { when: { kind: "any-of", field: "shipping_dwell", choices: ["4–7 days", ">1 week"] }, level: "medium" },
  ],
  trackedAs: null,
  words: [
    "wip",
    "work in process",
    "work in progress",
    "stalled job*",
    "stuck job*",
    "jobs stuck",
    "jobs sitting",
    "parts sitting",
    "jobs not moving",
    "jobs that have not moved",
    "jobs on the floor",
    "where jobs are",
    "where every job is",
    "where each job is",
    "where parts are",
    "where a job is",
    "where is my job",
    "job status",
    "order status",
    "job tracking",
    "open jobs",
    "work on the floor",
  ],
  elements: ["job_released", "op_status", "op_complete_dates", "est_run_hours", "act_run_hours", "wc_capacity"],
  measure: {
    shows:
      "Run hours still to do on released operations, in days at the pace the machines usually run. Stalled jobs aren't counted separately.",
    reads: "state",
    value: over(
      sum(
        "operations",
        stillToRun,
        doneByEnd("released"),
        not(doneByEnd("completed")),
        notDone,
        compare(stillToRun, ">", 0),
      ),
      over(demonstratedOf("Machine"), daysAWeek),
    ),
  },
  example: {
    reading: 12,
    drawing: {
      kind: "ageing",
      lateFrom: 2,
      buckets: [
        { age: "< 5 days", amount: 8, text: "8 jobs" },
        { age: "5–10", amount: 14, text: "14" },
        { age: "11–20", amount: 19, text: "19" },
        { age: "> 20", amount: 11, text: "11" },
      ],
    },
  },
};
