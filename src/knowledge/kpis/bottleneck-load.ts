import { bound, compare, is, orZero, percentOf, plus, rowLess, sum, times } from "../../measures/terms.ts";
import { demonstratedAtBottleneck, noneLeft, notDone } from "../kpi-record/kpi-quantities.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";

/** Shorter than the lead time of most jobs, so that nearly all of its work is on the books. Own judgment. */
const weeksAhead = 2;

/** Setup and run apart: a setup that ran over takes nothing off the run. */
const stillTo = (stage: "setup" | "run") => {
  const hours = rowLess(orZero(`est_${stage}`), orZero(`act_${stage}`));
  return sum(
    "operations",
    hours,
    compare("planned_start", "<", bound("after", 7 * weeksAhead)),
    is("bottleneck", "Yes"),
    notDone,
    compare(hours, ">", 0),
  );
};

export const bottleneckLoad: Kpi = {
  name: "Bottleneck load",
  group: "capacity",
  question: "Will the bottleneck be overbooked in the next weeks?",
  formula:
    "Load % = remaining hours (setup + run) scheduled on the work center in the week / hours it usually runs per week x 100",
  unit: { short: "%", long: "% of capacity" },
  targets: { direction: "band", typical: 100, good: [75, 90], worldClass: [80, 85], red: [60, 100] },
  basis: { benchmarks: ["BM-LOAD-01", "BM-LOAD-02", "BM-Q-03", "BM-CAP-03"], note: "" },
  cadence: "weekly",
  owner: "Planner",
  timing: "leading",
  pitfalls: [
    "Count the hours it really runs, not what it could run",
    "Keep it below 100%: a full machine guarantees long queues",
    noneLeft,
    "Look at each of the next six weeks, not only this one",
  ],
  whenRed:
    "Have the planner list the jobs in the overloaded week and move, send out or re-promise enough hours to get below what it usually runs.",
  effort: { level: "medium", how: "give open operations their hours and a week, and add up each week" },
  exposes: { scheduling_priority: 0.2, capacity_visibility: 0.15 },
  urgentWhen: [
    {
      when: {
        kind: "any-of",
        field: "primary_bottleneck",
        choices: ["5-axis", "Setup", "Programming", "QC/Inspection", "Staffing"],
      },
      level: "high",
    },
    { when: { kind: "any-of", field: "schedule_tool", choices: ["Excel", "Whiteboard"] }, level: "medium" },
    { when: { kind: "any-of", field: "overtime_dependency", choices: ["Often", "Every week"] }, level: "medium" },
  ],
  trackedAs: null,
  words: [
    "bottleneck load*",
    "bottleneck capacity",
    "bottleneck util*",
    "constraint load*",
    "constraint capacity",
    "load vs capacity",
    "load versus capacity",
    "load against capacity",
    "capacity vs load",
    "capacity plan*",
    "capacity load*",
    "capacity visib*",
    "capacity forecast*",
    "finite capacity",
    "machine load*",
    "load leveling",
    "load levelling",
    "level load*",
    "overbook*",
    "over book*",
    "overload*",
    "overcommit*",
    "how much capacity",
    "where the bottleneck is",
    "see the bottleneck*",
  ],
  elements: [
    "est_setup_hours",
    "act_setup_hours",
    "est_run_hours",
    "act_run_hours",
    "op_sched_dates",
    "op_status",
    "wc_capacity",
  ],
  measure: {
    shows:
      "Hours still to do on bottleneck operations that are overdue or planned to start in the two weeks after the period, out of the hours the bottleneck usually runs in two weeks.",
    reads: "state",
    value: percentOf(plus(stillTo("setup"), stillTo("run")), times(demonstratedAtBottleneck, weeksAhead)),
  },
  example: {
    reading: 96,
    drawing: {
      kind: "load-bars",
      weeks: [
        { name: "+1 wk", load: 96 },
        { name: "+2 wk", load: 112 },
        { name: "+3 wk", load: 104 },
        { name: "+4 wk", load: 88 },
        { name: "+5 wk", load: 71 },
        { name: "+6 wk", load: 52 },
      ],
    },
  },
};
