import { byTime, count, percentOf, within } from "../../measures/terms.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";
import { unpublishedTargets } from "../kpi-record/kpi-target-notes.ts";

export const programsReady: Kpi = {
  name: "Programs ready",
  group: "programming",
  question: "Are the proven program, setup sheet and tool list there when the machine is?",
  formula:
    "Ready % = operations whose program, setup sheet and tool list were released on or before planned start / operations due to start x 100",
  unit: { short: "%", long: "%" },
  targets: { direction: "higher", typical: 75, good: 92, worldClass: 98 },
  basis: { benchmarks: ["AS-PROGRDY", "BM-PROG-03"], note: unpublishedTargets },
  cadence: "daily",
  owner: "Programming lead",
  timing: "leading",
  pitfalls: [
    'Don\'t count a job that is "programmed" but has no tool list or fixture',
    "Add a field for the date: few ERPs have one",
  ],
  whenRed:
    "Have the programming lead and the planner go through the jobs that start in the next three days and finish the missing programs, setup sheets and tool lists in that order.",
  effort: { level: "medium", how: "date each program's release, and count those out by their start" },
  exposes: { programming_readiness: 0.6 },
  urgentWhen: [
    { when: { kind: "any-of", field: "typical_delay_cause", choices: ["Programming not ready"] }, level: "high" },
    { when: { kind: "any-of", field: "primary_bottleneck", choices: ["Programming"] }, level: "high" },
  ],
  trackedAs: null,
  words: [
    "program* ready",
    "program* done before",
    "programs done",
    "program* on time",
    "program* finished before",
    "program* released",
    "program* available",
    "program readiness",
    "programming readiness",
    "waiting on program*",
    "waiting for program*",
    "waiting for a program",
    "wait* on a program",
    "late program*",
    "program* late",
    "setup sheet*",
    "setting sheet*",
    "tool list*",
    "program* proven",
    "proven program*",
    "programs at the machine",
    "programmes at the machine",
  ],
  elements: ["program_release", "op_sched_dates"],
  measure: {
    shows:
      "Operations whose program, setup sheet and tool list were there by the planned start, out of those planned to start.",
    reads: "period",
    value: percentOf(
      count("operations", within("planned_start"), byTime("program_ready", "planned_start")),
      count("operations", within("planned_start")),
    ),
  },
  example: {
    reading: 81,
    drawing: {
      kind: "gauge",
      listTitle: "not ready, next 5 days",
      items: ["Job 4127: no tool list", "Job 4133: fixture open", "Job 4140: not proven"],
    },
  },
};
