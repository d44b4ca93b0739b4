import { count, is, over, percentOf, sum, times, within } from "../../measures/terms.ts";
import { scheduled } from "../kpi-record/kpi-quantities.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";

const breakdowns = [within("began"), is("reason", "Breakdown")] as const;
const downHours = sum("stops", "hours", ...breakdowns);

export const unplannedDowntime: Kpi = {
  name: "Unplanned downtime",
  group: "maintenance",
  question: "How many scheduled hours are lost to breakdowns?",
  formula: "Unplanned downtime % = unplanned down hours / scheduled machine hours x 100",
  unit: { short: "%", long: "% of scheduled hours" },
  targets: { direction: "lower", typical: 4, good: 2, worldClass: 1 },
  basis: { benchmarks: ["BM-TIME-05", "AS-UNPL"], note: "" },
  cadence: "weekly",
  owner: "Maintenance lead",
  timing: "lagging",
  pitfalls: ["Count the wait for a technician too", "Don't count alarms of a few seconds"],
  whenRed:
    "Have the maintenance lead take the machine with the most down hours this week, talk to its operator and order the part or call service today.",
  effort: { level: "medium", how: "write down when each breakdown starts and ends" },
  exposes: { maintenance_downtime: 0.7 },
  urgentWhen: [
    { when: { kind: "any-of", field: "maintenance_tracking_ready", choices: [false] }, level: "medium" },
    { when: { kind: "any-of", field: "downtime_tracking", choices: ["No formal tracking"] }, level: "high" },
  ],
  trackedAs: null,
  words: [
    "unplanned stop*",
    "unplanned outage*",
    "break downs",
    "broken machine*",
    "machine* broken",
    "machine* down",
    "machine failure*",
    "machine reliab*",
    "reliable machines",
    "equipment failure*",
    "equipment reliab*",
    "machine availab*",
    "down hours",
    "down time",
    "downtime",
    "uptime",
    "breakdowns",
    "machine* breakdown*",
    "machine* break down",
    "machine* breaking down",
    "reduc* downtime",
    "less downtime",
  ],
  elements: ["machine_state", "downtime_reason", "wc_capacity", "maintenance_log"],
  measure: {
    shows: "Hours stopped for breakdowns, out of the scheduled machine hours.",
    reads: "period",
    isShare: true,
    value: percentOf(downHours, scheduled),
    also: [
      {
        label: "stopped for breakdowns",
        unit: "h",
        // A list without any breakdown may be of other stops.
        value: times(downHours, over(count("stops", ...breakdowns), count("stops", ...breakdowns))),
      },
    ],
  },
  example: {
    reading: 3.1,
    drawing: {
      kind: "pareto",
      causes: [
        { name: "5-axis 1", share: 0.41, unexplained: false },
        { name: "Lathe 3", share: 0.24, unexplained: false },
        { name: "VMC 4", share: 0.18, unexplained: false },
        { name: "VMC 1", share: 0.1, unexplained: false },
        { name: "All others", share: 0.07, unexplained: false },
      ],
    },
  },
};
