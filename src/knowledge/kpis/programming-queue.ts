import { doneByEnd, not, over, sum } from "../../measures/terms.ts";
import { daysAWeek } from "../figures/week.ts";
import { twelveWeeks } from "../kpi-record/kpi-drawing.ts";
import { demonstratedOf } from "../kpi-record/kpi-quantities.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";
import { ownTargets } from "../kpi-record/kpi-target-notes.ts";

export const programmingQueue: Kpi = {
  name: "Programming queue",
  group: "programming",
  question: "How many days of programming are waiting ahead of the machines?",
  formula: "Queue days = estimated programming hours of jobs ordered but not yet programmed / programmer hours per day",
  unit: { short: "days", long: "days of work" },
  targets: { direction: "band", typical: 8, good: [2, 4], worldClass: [2, 3], red: [1, 8] },
  basis: { benchmarks: ["BM-PROG-01", "BM-PROG-02"], note: ownTargets },
  cadence: "weekly",
  owner: "Programming lead",
  timing: "leading",
  pitfalls: ["Aim for the range: with no queue, machines wait, and a long queue hides wrong priorities"],
  whenRed:
    "Have the programming lead sort the queue by planned machine start and give repeats and simple parts to somebody who can program at the control.",
  effort: { level: "low", how: "list the jobs without a program, and add up their hours", isOneSitting: true },
  exposes: { programming_readiness: 0.4, data_silos: 0.1 },
  urgentWhen: [
    { when: { kind: "any-of", field: "primary_bottleneck", choices: ["Programming", "5-axis"] }, level: "high" },
    { when: { kind: "any-of", field: "typical_delay_cause", choices: ["Programming not ready"] }, level: "high" },
  ],
  trackedAs: null,
  words: [
    "programming backlog",
    "programming queue",
    "programming capacity",
    "programming bottleneck",
    "programming lead time*",
    "programming turnaround",
    "programming time*",
    "programming hours",
    "program* faster",
    "faster programming",
    "cam backlog",
    "cam queue",
    "cam time",
    "engineering backlog",
    "engineering queue",
    "engineering lead time*",
    "jobs to program",
    "jobs waiting to be programmed",
    "programmers are behind",
    "programmer backlog",
    "programming ahead",
  ],
  elements: ["program_release", "order_date", "est_prog_hours", "wc_capacity"],
  measure: {
    shows:
      "Programming hours of jobs ordered but not yet programmed, in days at the pace the programmers usually work.",
    reads: "state",
    value: over(
      sum("jobs", "est_prog_hours", doneByEnd("order_date"), not(doneByEnd("programmed"))),
      over(demonstratedOf("Programming"), daysAWeek),
    ),
  },
  example: {
    reading: 6,
    drawing: {
      kind: "trend",
      series: [{ name: "", values: [8.5, 8.1, 8.8, 8.2, 7.6, 7.9, 7.1, 6.8, 7, 6.4, 6.2, 6] }],
      ends: twelveWeeks,
    },
  },
};
