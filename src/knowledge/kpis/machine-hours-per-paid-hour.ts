import { over, plus } from "../../measures/terms.ts";
import { twelveWeeks } from "../kpi-record/kpi-drawing.ts";
import { inCycle, paid, unattended } from "../kpi-record/kpi-quantities.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";

export const machineHoursPerPaidHour: Kpi = {
  name: "Machine hours per paid hour",
  group: "labor",
  question: "How many machine hours do we get per paid hour?",
  formula: "Ratio = in-cycle machine hours / paid shop-floor hours",
  unit: { short: "", long: "hours cut per hour paid" },
  targets: { direction: "higher", typical: 0.7, good: 1.2, worldClass: 2 },
  basis: {
    benchmarks: ["BM-LAB-04", "BM-LAB-03"],
    note: "0.57–0.88 is one shop before it improved. The rest is our estimate",
  },
  cadence: "weekly",
  owner: "Owner / GM",
  timing: "lagging",
  pitfalls: ["Compare with your own history: it depends on the type of shop"],
  whenRed:
    "Have the owner and the foreman find the hour of the day with the most people per running machine and try one person on two long-cycle machines there this week.",
  effort: {
    level: "medium",
    how: "read every hour counter weekly, and divide by payroll hours",
    reads: "hour-counters",
  },
  exposes: { staffing_skills: 0.3, capacity_visibility: 0.2 },
  urgentWhen: [
    { when: { kind: "any-of", field: "primary_bottleneck", choices: ["Staffing"] }, level: "high" },
    { when: { kind: "any-of", field: "overtime_dependency", choices: ["Often", "Every week"] }, level: "medium" },
  ],
  trackedAs: null,
  words: [
    "run hours per paid*",
    "machine hours per paid*",
    "machine hours per labor*",
    "machine hours per labour*",
    "spindle hours per labor*",
    "spindle hours per labour*",
    "spindle hours per person",
    "machine hours per person",
    "machine hours per man*",
    "paid hour*",
    "machines per operator",
    "machine to operator",
    "operator to machine",
    "operator* per machine",
    "machines per person",
    "more machines per",
    "run* two machines",
    "run* multiple machines",
    "tend* multiple machines",
    "output per person",
    "output per head",
    "output per employee",
    "more with the same people",
    "without adding people",
  ],
  elements: ["machine_state", "paid_hours"],
  measure: {
    shows: "In-cycle hours, unattended hours included, divided by the paid hours.",
    reads: "period",
    value: over(plus(inCycle, unattended), paid),
  },
  example: {
    reading: 0.9,
    drawing: {
      kind: "trend",
      series: [{ name: "", values: [0.71, 0.69, 0.74, 0.76, 0.73, 0.79, 0.81, 0.8, 0.84, 0.86, 0.88, 0.9] }],
      ends: twelveWeeks,
    },
  },
};
