import { count, percentOf, within } from "../../measures/terms.ts";
import { twelveWeeks } from "../kpi-record/kpi-drawing.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";
import { ownTargets } from "../kpi-record/kpi-target-notes.ts";

export const expediteRate: Kpi = {
  name: "Expedites",
  group: "scheduling",
  question: "How often does a rush job break into the schedule?",
  formula: "Expedite % = jobs whose priority was raised or that interrupted a running setup / jobs released x 100",
  unit: { short: "%", long: "% of jobs released" },
  targets: { direction: "lower", typical: 20, good: 8, worldClass: 3 },
  basis: { benchmarks: ["AS-EXP", "AS-BREAK", "BM-RUSH-01"], note: ownTargets },
  cadence: "weekly",
  owner: "Planner",
  timing: "leading",
  pitfalls: [
    "Keep a log: the ERP's priority field has only the last change",
    "Look at four weeks together: a week with few releases can show over 100%",
    "Count rushes the customer pays for separately from rushes because you're late",
  ],
  whenRed:
    "Have the planner take the week's log to whoever asked most, and ask of each job what would have happened a day later.",
  effort: { level: "low", how: "write one line per expedite in a log at the planner's desk" },
  exposes: { scheduling_priority: 0.25 },
  urgentWhen: [
    {
      when: { kind: "any-of", field: "typical_delay_cause", choices: ["Expedites", "Scheduling changes"] },
      level: "high",
    },
    { when: { kind: "any-of", field: "late_job_ratio", choices: ["15–30%", "30%+"] }, level: "medium" },
  ],
  trackedAs: null,
  words: [
    "expedit*",
    "hot job*",
    "hot list*",
    "hotlist*",
    "hot part*",
    "rush order*",
    "rush job*",
    "rushes",
    "rush work",
    "firefight*",
    "fire fight*",
    "putting out fires",
    "fewer fires",
    "reschedul*",
    "re schedul*",
    "reshuffl*",
    "re shuffl*",
    "schedule break*",
    "break* into the schedule",
    "break* the schedule",
    "break* setups",
    "drop ins",
    "priority change*",
    "changing priorities",
    "less chaos",
  ],
  elements: ["priority_log", "job_released"],
  measure: {
    shows: "Jobs expedited for the first time in the period, out of the jobs released in it.",
    reads: "period",
    value: percentOf(count("jobs", within("expedited")), count("jobs", within("released"))),
  },
  example: {
    reading: 14,
    drawing: {
      kind: "trend",
      series: [{ name: "", values: [21, 19, 22, 18, 20, 17, 18, 16, 17, 15, 15, 14] }],
      ends: twelveWeeks,
    },
  },
};
