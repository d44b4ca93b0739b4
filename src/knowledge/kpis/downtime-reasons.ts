import { count, filled, less, not, over, percentOf, sum, times, within } from "../../measures/terms.ts";
import { inCycle, scheduled } from "../kpi-record/kpi-quantities.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";
import { ownTargets } from "../kpi-record/kpi-target-notes.ts";

export const downtimeReasons: Kpi = {
  name: "Why machines stop",
  group: "capacity",
  question: "Why are machines not in cycle, and how much is unexplained?",
  formula: "Unexplained % = scheduled hours out of cycle without a reason / all scheduled hours out of cycle x 100",
  unit: { short: "%", long: "% unexplained" },
  targets: { direction: "lower", typical: 60, good: 15, worldClass: 5 },
  basis: {
    benchmarks: ["BM-TIME-01", "BM-TIME-02", "BM-TIME-03", "BM-TIME-04", "BM-TIME-05", "BM-TIME-06"],
    note: `Share of the non-cycle hours that no one has explained. ${ownTargets}`,
  },
  cadence: "daily",
  owner: "Shift lead",
  timing: "leading",
  pitfalls: [
    "Start with 8 codes",
    "Rank the reasons by their hours, too",
    "Ask for a reason only when a stop is over 5 minutes",
    'Redo the list of codes when "Other" is above 15%',
  ],
  whenRed:
    "Have the shift lead take yesterday's longest reason, and the longest stop without one, to the operators at the machine and agree on one fix for today.",
  effort: { level: "medium", how: "write down the reason for each longer stop, at every machine" },
  exposes: { capacity_visibility: 0.35, maintenance_downtime: 0.1 },
  urgentWhen: [
    { when: { kind: "any-of", field: "downtime_tracking", choices: ["No formal tracking"] }, level: "high" },
    {
      when: { kind: "any-of", field: "machine_utilization_known", choices: ["Not at all", "Estimate only"] },
      level: "high",
    },
  ],
  trackedAs: null,
  words: [
    "downtime reason*",
    "downtime cause*",
    "downtime code*",
    "downtime pareto",
    "downtime tracking",
    "track* downtime",
    "reason* for downtime",
    "stop* reason*",
    "reason code*",
    "why machines stop",
    "why machines are down",
    "why machines sit",
    "why machines are idle",
    "why the machines",
    "idle time",
    "idle machine*",
    "idle hours",
    "idle spindle*",
    "machines sit idle",
    "machines sitting",
    "machine* waiting",
    "reduc* downtime",
    "less downtime",
    "stoppage*",
  ],
  elements: ["machine_state", "downtime_reason", "wc_capacity"],
  measure: {
    shows: "Scheduled hours out of cycle that no stop with a reason explains, out of all scheduled hours out of cycle.",
    reads: "period",
    isShare: true,
    // Machine days alone don't say why machines stop: with no stop logged, there is no number and nothing turns red.
    value: times(
      percentOf(
        less(less(scheduled, inCycle), sum("stops", "hours", within("began"), filled("reason"))),
        less(scheduled, inCycle),
      ),
      over(count("stops", within("began")), count("stops", within("began"))),
    ),
    also: [
      {
        label: "without a reason",
        unit: "h",
        value: times(sum("stops", "hours", within("began"), not(filled("reason"))), over(scheduled, scheduled)),
      },
    ],
  },
  example: {
    reading: 34,
    drawing: {
      kind: "pareto",
      causes: [
        { name: "No reason given", share: 0.34, unexplained: true },
        { name: "Setup", share: 0.27, unexplained: false },
        { name: "Waits for program", share: 0.16, unexplained: false },
        { name: "No operator", share: 0.13, unexplained: false },
        { name: "First article", share: 0.1, unexplained: false },
      ],
    },
  },
};
