import { is, orZero, over, rowPlus, sum } from "../../measures/terms.ts";
import { daysAWeek } from "../figures/week.ts";
import { twelveWeeks } from "../kpi-record/kpi-drawing.ts";
import { demonstratedAtBottleneck } from "../kpi-record/kpi-quantities.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";
import { ownTargets } from "../kpi-record/kpi-target-notes.ts";

export const bottleneckQueue: Kpi = {
  name: "Bottleneck queue",
  group: "flow",
  question: "How many days of work are waiting at the bottleneck?",
  formula: "Queue days = planned hours of operations waiting at the bottleneck / hours it usually runs per day",
  unit: { short: "days", long: "days of work" },
  targets: { direction: "band", typical: 8, good: [2, 4], worldClass: [2, 3], red: [1, 8] },
  basis: { benchmarks: ["BM-Q-01", "BM-Q-02", "BM-Q-03"], note: ownTargets },
  cadence: "daily",
  owner: "Planner",
  timing: "leading",
  pitfalls: ["Aim for the range, not the lowest number: if the queue is too short, the bottleneck runs dry"],
  whenRed:
    "Have the planner add up the hours waiting at the bottleneck. If there are too many, hold new releases that go there. If there are too few, pull the next ready job forward.",
  effort: { level: "low", how: "add up the travelers in one rack each morning" },
  exposes: { flow_wip_dwell: 0.1 },
  urgentWhen: [
    {
      when: {
        kind: "any-of",
        field: "primary_bottleneck",
        choices: ["5-axis", "Programming", "Setup", "QC/Inspection"],
      },
      level: "high",
    },
  ],
  trackedAs: null,
  words: [
    "bottleneck queue*",
    "queue* in front of",
    "queue* ahead of",
    "queue* at the",
    "queue length*",
    "pile* up in front",
    "pile* up at",
    "jobs waiting at",
    "waiting in front of",
    "waiting for the bottleneck",
    "waiting for a machine",
    "constraint queue*",
    "constraint buffer",
    "bottleneck buffer",
    "buffer in front",
    "starv* the bottleneck",
    "starv* the constraint",
    "bottleneck starv*",
    "days of work waiting",
    "backlog at the",
    "machine queue*",
  ],
  elements: ["op_status", "est_setup_hours", "est_run_hours", "wc_capacity"],
  measure: {
    shows: "Planned hours of operations waiting at the bottleneck right now, in days at the pace it usually runs.",
    reads: "state",
    value: over(
      sum(
        "operations",
        rowPlus(orZero("est_setup"), orZero("est_run")),
        is("bottleneck", "Yes"),
        is("status", "Waiting"),
      ),
      over(demonstratedAtBottleneck, daysAWeek),
    ),
  },
  example: {
    reading: 5.5,
    drawing: {
      kind: "trend",
      series: [{ name: "", values: [8, 7.4, 8.2, 7.7, 6.9, 7.3, 6.1, 6.6, 5.8, 6.2, 5.9, 5.5] }],
      ends: twelveWeeks,
    },
  },
};
