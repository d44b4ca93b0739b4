import { percentOf, sum, within } from "../../measures/terms.ts";
import { firstPercent, stackedBars } from "../kpi-record/kpi-drawing.ts";
import { paid } from "../kpi-record/kpi-quantities.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";

export const overtimeShare: Kpi = {
  name: "Overtime",
  group: "labor",
  question: "How much of our output depends on overtime?",
  formula: "Overtime % = overtime hours / total paid hours x 100",
  unit: { short: "%", long: "% of paid hours" },
  targets: { direction: "lower", typical: 10, good: 7, worldClass: 5 },
  basis: {
    benchmarks: ["BM-LAB-01", "BM-LAB-02", "AS-OT-3", "AS-OT-4"],
    note: "Well-run shops plan 3 to 7%; no overtime at all is green too",
  },
  cadence: "weekly",
  owner: "Production manager",
  timing: "lagging",
  pitfalls: [
    "Look at the bottleneck's overtime first: elsewhere it gets you no more output",
    "Ask salaried leads for their overtime: payroll doesn't have it",
  ],
  whenRed:
    "Have the production manager approve this week's overtime job by job, and only for the bottleneck or a late order.",
  effort: { level: "low", how: "divide the overtime hours on payroll by all paid hours", isOneSitting: true },
  exposes: { staffing_skills: 0.2 },
  urgentWhen: [
    { when: { kind: "any-of", field: "overtime_dependency", choices: ["Often", "Every week"] }, level: "high" },
  ],
  trackedAs: null,
  words: [
    "overtime",
    "over time hours",
    "over time pay",
    "saturday*",
    "sunday*",
    "weekend work*",
    "weekend shift*",
    "weekends off",
    "work* weekends",
    "work* the weekend",
    "less ot",
    "no ot",
    "ot hours",
    "reduc* ot",
    "cut* ot",
    "time and a half",
    "double time",
    "long hours",
    "00 hour week*",
    "home on time",
    "extra hours",
    "extra shift*",
  ],
  elements: ["paid_hours"],
  measure: {
    shows: "Overtime hours, out of all paid hours, all areas together.",
    reads: "period",
    isShare: true,
    value: percentOf(sum("people_weeks", "overtime_hours", within("week")), paid),
  },
  example: {
    reading: 8,
    drawing: stackedBars(
      {
        first: "loss",
        parts: ["overtime", "regular"],
        rows: [
          { name: "5-axis", values: [38, 240] },
          { name: "Mills", values: [26, 320] },
          { name: "Lathes", values: [11, 280] },
          { name: "Inspection", values: [9, 120] },
        ],
      },
      firstPercent,
    ),
  },
};
