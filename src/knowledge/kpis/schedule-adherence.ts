import { compare, count, day, percentOf, within } from "../../measures/terms.ts";
import { twelveWeeks } from "../kpi-record/kpi-drawing.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";
import { unpublishedTargets } from "../kpi-record/kpi-target-notes.ts";

export const scheduleAdherence: Kpi = {
  name: "Schedule adherence",
  group: "scheduling",
  question: "Do operations start on the day the schedule says?",
  formula: "Adherence % = operations started on the planned day / operations planned to start x 100",
  unit: { short: "%", long: "% started as planned" },
  targets: { direction: "higher", typical: 65, good: 85, worldClass: 95 },
  basis: { benchmarks: ["AS-SCHED"], note: unpublishedTargets },
  cadence: "daily",
  owner: "Planner",
  timing: "leading",
  pitfalls: [
    "Count against the plan as it was on Monday: against one that is redone every morning, it always shows 100%",
  ],
  whenRed:
    "Have the planner and the foreman go through yesterday's missed starts, write one reason next to each and fix the most common one before tomorrow's schedule.",
  effort: {
    level: "medium",
    how: "keep a copy of Monday's plan and check off each start",
  },
  exposes: { scheduling_priority: 0.35, material_supply: 0.1 },
  urgentWhen: [
    { when: { kind: "any-of", field: "typical_delay_cause", choices: ["Scheduling changes"] }, level: "high" },
    { when: { kind: "any-of", field: "schedule_tool", choices: ["Excel", "Whiteboard"] }, level: "high" },
    { when: { kind: "any-of", field: "scheduling_ownership", choices: ["Everyone (tribal)"] }, level: "high" },
    { when: { kind: "any-of", field: "schedule_tracking_ready", choices: [false] }, level: "medium" },
  ],
  trackedAs: null,
  words: [
    "adherence",
    "schedule attainment",
    "schedule compliance",
    "schedule accuracy",
    "schedule stab*",
    "stable schedule*",
    "reliable schedule*",
    "realistic schedule*",
    "accurate schedule*",
    "schedule we can trust",
    "schedule that holds",
    "schedule hold*",
    "stick to the schedule",
    "stick to the plan",
    "follow the schedule",
    "hit the schedule",
    "on schedule",
    "plan attainment",
    "start* on time",
    "start* as planned",
    "jobs started on",
    "frozen schedule*",
    "schedule changes",
  ],
  elements: ["op_sched_dates", "op_actual_dates"],
  measure: {
    shows:
      "Operations started on the planned day, out of those planned to start in the period. Shifts aren't split out.",
    reads: "period",
    value: percentOf(
      count("operations", within("planned_start"), compare(day("started"), "=", day("planned_start"))),
      count("operations", within("planned_start")),
    ),
  },
  example: {
    reading: 73,
    drawing: {
      kind: "trend",
      series: [{ name: "", values: [64, 66, 62, 67, 69, 65, 70, 68, 71, 74, 72, 73] }],
      ends: twelveWeeks,
    },
  },
};
