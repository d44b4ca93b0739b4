import { count, is, onOrBefore, percentOf, within } from "../../measures/terms.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";
import { unpublishedTargets } from "../kpi-record/kpi-target-notes.ts";

export const preventiveMaintenance: Kpi = {
  name: "Maintenance done on time",
  group: "maintenance",
  question: "Do we do planned maintenance on time?",
  formula: "PM % = PM tasks done within their window / PM tasks due x 100",
  unit: { short: "%", long: "% done on time" },
  targets: { direction: "higher", typical: 60, good: 85, worldClass: 95 },
  basis: { benchmarks: ["AS-PM"], note: unpublishedTargets },
  cadence: "monthly",
  owner: "Maintenance lead",
  timing: "leading",
  pitfalls: ["Check a few tasks: some get checked off but not done"],
  whenRed:
    "Have the maintenance lead and the planner go through the overdue list and book an hour on the schedule for each critical machine this week.",
  effort: { level: "low", how: "list the tasks with due dates, and check each off when done" },
  exposes: { maintenance_downtime: 0.45 },
  urgentWhen: [{ when: { kind: "any-of", field: "maintenance_tracking_ready", choices: [false] }, level: "high" }],
  trackedAs: null,
  words: [
    "preventive maintenance",
    "preventative maintenance",
    "planned maintenance",
    "scheduled maintenance",
    "maintenance compliance",
    "maintenance schedule*",
    "maintenance plan*",
    "maintenance on time",
    "maintenance done",
    "maintenance overdue",
    "overdue maintenance",
    "skipped maintenance",
    "pm compliance",
    "pm completion",
    "pm schedule*",
    "pms done",
    "pms on time",
    "pm program*",
    "tpm",
    "autonomous maintenance",
    "lube schedule*",
    "lubrication",
  ],
  elements: ["maintenance_log"],
  measure: {
    shows: "Planned tasks done by the last day of their window, out of the tasks due in the period.",
    reads: "period",
    value: percentOf(
      count("maintenance", is("kind", "Planned"), within("due"), onOrBefore("done", "due")),
      count("maintenance", is("kind", "Planned"), within("due")),
    ),
  },
  example: {
    reading: 71,
    drawing: {
      kind: "gauge",
      listTitle: "overdue",
      items: ["5-axis 1: way covers", "Lathe 3: chuck", "VMC 4: coolant pump"],
    },
  },
};
