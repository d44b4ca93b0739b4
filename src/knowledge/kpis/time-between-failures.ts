import { all, bound, compare, count, doneByEnd, is, over, plus, sum } from "../../measures/terms.ts";
import { twelveMonths } from "../kpi-record/kpi-drawing.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";
import { ownTargets } from "../kpi-record/kpi-target-notes.ts";

const inYear = all(compare("day", ">=", bound("after", -365)), doneByEnd("day"));
const failedInYear = all(is("kind", "Repair"), compare("due", ">=", bound("after", -365)), doneByEnd("due"));

export const timeBetweenFailures: Kpi = {
  name: "Time between breakdowns",
  group: "maintenance",
  question: "How often do critical machines break down, and how soon are they running again?",
  formula: "MTBF = in-cycle hours / failures, over 12 months",
  unit: { short: "h", long: "h between failures" },
  targets: { direction: "higher", typical: 300, good: 600, worldClass: 1000 },
  basis: {
    benchmarks: ["AS-UNPL"],
    note: `Hours to repair: typical 8, good 4, leading shops 2. ${ownTargets}`,
  },
  cadence: "monthly",
  owner: "Maintenance lead",
  timing: "lagging",
  pitfalls: ["Look at 12 months at a time: there are only a few failures", "Track the hours per repair (MTTR) too"],
  whenRed:
    "Have the maintenance lead read the log of the worst critical machine, find the failure that came up twice and put its spare part on the shelf.",
  effort: {
    level: "medium",
    how: "divide a machine's hours by its failures in the repair log, or in invoices",
  },
  exposes: { maintenance_downtime: 0.4 },
  urgentWhen: [{ when: { kind: "any-of", field: "maintenance_tracking_ready", choices: [true] }, level: "medium" }],
  trackedAs: null,
  words: [
    "mtbf",
    "mttr",
    "time between failure*",
    "time between breakdown*",
    "time to repair*",
    "time to fix",
    "time to restore*",
    "repair time*",
    "repair hours",
    "faster repair*",
    "fix* faster",
    "repair* faster",
    "service response",
    "failure rate*",
    "repeat failure*",
    "repeat breakdown*",
    "waiting for the technician",
    "waiting for service",
    "spare parts",
    "mean time between",
    "mean time to",
    "repair response",
    "maintenance response",
  ],
  elements: ["machine_state", "maintenance_log"],
  measure: {
    shows:
      "Average in-cycle hours between failures, over the 365 days up to the end of the period. Time to repair isn't in this number.",
    reads: "state",
    value: over(
      plus(sum("machine_days", "in_cycle_hours", inYear), sum("machine_days", "unattended_hours", inYear)),
      count("maintenance", failedInYear),
    ),
    also: [
      {
        label: "to repair, on average",
        unit: "h",
        value: over(
          sum("maintenance", "hours", failedInYear),
          count("maintenance", failedInYear, compare("hours", ">", 0)),
        ),
      },
      { label: "down for repairs", unit: "h", value: sum("maintenance", "hours", failedInYear) },
    ],
  },
  example: {
    reading: 420,
    drawing: {
      kind: "trend",
      series: [{ name: "", values: [310, 320, 305, 340, 335, 360, 350, 380, 375, 400, 405, 420] }],
      ends: twelveMonths,
    },
  },
};
