import { median, rowLess, rowTimes, within } from "../../measures/terms.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";

export const changeoverTime: Kpi = {
  name: "Changeover time",
  group: "setup",
  question: "How long is a machine down between two jobs, last good part to first good part?",
  formula:
    "Changeover = time of the first accepted part of the next job - time of the last good part of the job before (minutes), median",
  unit: { short: "min", long: "min (median)" },
  targets: { direction: "lower", typical: 90, good: 60, worldClass: 30 },
  targetsHoldUpTo: 180,
  basis: { benchmarks: ["BM-SET-01", "BM-SET-02", "BM-SET-03", "BM-SET-04", "BM-SET-05"], note: "" },
  cadence: "weekly",
  owner: "Foreman",
  timing: "lagging",
  pitfalls: [
    "Don't stop the clock at the first cut: that leaves out the wait for the first article",
    "Track complex 5-axis parts separately",
  ],
  whenRed:
    "Have the foreman watch one changeover with a stopwatch and put the first thing the machinist had to go get (tools, jaws, gauges or drawing) on a cart before the next one.",
  effort: {
    level: "low",
    how: "time one machine from a job's last good part to the next job's first",
  },
  exposes: { setup_changeover: 0.55, quality_inspection: 0.1, programming_readiness: 0.1 },
  urgentWhen: [
    {
      when: { kind: "any-of", field: "setup_time_variability", choices: ["Highly variable", "Often over"] },
      level: "high",
    },
    { when: { kind: "any-of", field: "typical_delay_cause", choices: ["Changeovers"] }, level: "high" },
  ],
  trackedAs: null,
  words: [
    "changeover*",
    "change overs",
    "setup time*",
    "set up time*",
    "setup reduc*",
    "reduc* setup*",
    "reduc* set up*",
    "cut* setup*",
    "shorter setup*",
    "faster setup*",
    "quicker setup*",
    "faster set up*",
    "quick change",
    "smed",
    "last good part",
    "first good part",
    "last part to first part",
    "part to part",
    "minutes between jobs",
    "hours between jobs",
    "time between jobs",
    "setup minutes",
    "change over time*",
    "changing over",
  ],
  elements: ["machine_state", "machine_part_count", "inspection_timestamps", "job_at_machine"],
  measure: {
    shows:
      "The median of changeovers whose first good part came in the period. The 90th percentile isn't in this number.",
    reads: "period",
    value: median("changeovers", rowTimes(rowLess("first_good", "last_good"), 24 * 60), within("first_good")),
  },
  example: {
    reading: 77,
    drawing: { kind: "histogram", counts: [1, 5, 11, 14, 10, 7, 4, 3, 2, 1], binWidth: 20, p90: 141, unit: "min" },
  },
};
