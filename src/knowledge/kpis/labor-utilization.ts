import { percentOf, sum, within } from "../../measures/terms.ts";
import { paid } from "../kpi-record/kpi-quantities.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";
import { ownTargets } from "../kpi-record/kpi-target-notes.ts";

export const laborUtilization: Kpi = {
  name: "Labor utilization",
  group: "labor",
  question: "Of paid hours, how many are booked to jobs?",
  formula: "Labor utilization % = hours booked to job operations / paid hours x 100",
  unit: { short: "%", long: "% booked to jobs" },
  targets: { direction: "band", typical: 70, good: [80, 90], worldClass: [85, 85], red: [70, 100] },
  basis: { benchmarks: ["BM-LAB-08", "BM-LAB-04"], note: ownTargets },
  cadence: "weekly",
  owner: "Production manager",
  timing: "lagging",
  pitfalls: [
    "Check the bookings when it's above 90%: usually nobody books indirect time",
    "Don't use it to rank people",
  ],
  whenRed:
    "For one day, have the foreman and the operators write down where the unbooked hours go. If nearly all hours are booked, have them write down what was left out.",
  effort: { level: "medium", how: "clock on and off jobs, and divide by the paid hours" },
  exposes: { staffing_skills: 0.2 },
  urgentWhen: [
    { when: { kind: "any-of", field: "labor_tracking_ready", choices: [false] }, level: "high" },
    { when: { kind: "any-of", field: "primary_bottleneck", choices: ["Staffing"] }, level: "medium" },
  ],
  trackedAs: null,
  words: [
    "labor util*",
    "labour util*",
    "labor efficien*",
    "labour efficien*",
    "labor productiv*",
    "labour productiv*",
    "operator util*",
    "operator efficien*",
    "operator productiv*",
    "direct labor",
    "direct labour",
    "indirect labor",
    "indirect labour",
    "indirect time",
    "indirect hours",
    "billable",
    "billed hours",
    "booked hours",
    "hours booked",
    "hours clocked",
    "unbooked",
    "nonproductive hours",
    "productive hours",
    "labor tracking",
    "labour tracking",
  ],
  elements: ["labor_ticket", "paid_hours"],
  measure: {
    shows: "Hours booked to job operations, out of the paid hours.",
    reads: "period",
    isShare: true,
    value: percentOf(sum("people_weeks", "booked_hours", within("week")), paid),
  },
  example: {
    reading: 74,
    drawing: {
      kind: "bullet",
      suffix: "%",
      rows: [
        { name: "Mills", value: 81 },
        { name: "Lathes", value: 78 },
        { name: "5-axis", value: 72 },
        { name: "Inspection", value: 66 },
      ],
    },
  },
};
