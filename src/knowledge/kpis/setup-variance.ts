import { compare, count, hasNumber, percentOf, rowLess, rowTimes, sum, within } from "../../measures/terms.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";

const estimated = [within("completed"), hasNumber("act_setup"), compare("est_setup", ">", 0)] as const;

export const setupVariance: Kpi = {
  name: "Setup vs estimate",
  group: "setup",
  question: "How far do setups run over the estimate?",
  formula: "Setup vs estimate % = (actual setup hours - estimated setup hours) / estimated setup hours x 100",
  unit: { short: "%", long: "% over estimate" },
  targets: { direction: "band", typical: 30, good: [-10, 10], worldClass: [-5, 5], red: [-30, 30] },
  basis: { benchmarks: ["BM-SET-06", "BM-SET-10", "BM-QUOTE-02"], note: "Far below zero means padded estimates" },
  cadence: "weekly",
  owner: "Foreman",
  timing: "lagging",
  pitfalls: [
    "Give setup a clock code: otherwise it's booked as run time",
    "Report the share over 125% too: averages hide the bad ones",
  ],
  whenRed:
    "Have the foreman take the three worst setups of the week back to the people who did them and write down what was missing when they started. Far under? The estimate is padded.",
  effort: { level: "medium", how: "give setup its own clock code, and compare it with the estimate" },
  exposes: { setup_changeover: 0.25 },
  urgentWhen: [
    {
      when: { kind: "any-of", field: "setup_time_variability", choices: ["Often over", "Highly variable"] },
      level: "high",
    },
    {
      when: { kind: "any-of", field: "typical_delay_cause", choices: ["Setup overruns", "Changeovers"] },
      level: "high",
    },
    { when: { kind: "any-of", field: "primary_bottleneck", choices: ["Setup"] }, level: "high" },
  ],
  trackedAs: "Setup vs Est %",
  words: [
    "setup variance*",
    "setup vs estimate*",
    "setup vs est",
    "setup versus estimate*",
    "setup vs quote*",
    "setup* against estimate*",
    "setup* over estimate*",
    "setup* over quote*",
    "setup overrun*",
    "setup over run*",
    "setup* running over",
    "setup* run over",
    "setup* on estimate",
    "setup* within estimate",
    "setup estimate*",
    "setup accuracy",
    "actual setup*",
    "estimated setup*",
    "quoted setup*",
    "planned setup*",
    "predictable setup*",
    "consistent setup*",
  ],
  elements: ["est_setup_hours", "act_setup_hours", "op_complete_dates"],
  measure: {
    shows:
      "How far the setups of operations completed in the period ran over their estimates, all together. The share over 125% isn't in this number.",
    reads: "period",
    value: percentOf(
      sum("operations", rowLess("act_setup", "est_setup"), within("completed")),
      sum("operations", "est_setup", within("completed"), hasNumber("act_setup")),
    ),
    also: [
      {
        label: "of the setups over 125% of the estimate",
        unit: "%",
        value: percentOf(
          count("operations", ...estimated, compare("act_setup", ">", rowTimes(1.25, "est_setup"))),
          count("operations", ...estimated),
        ),
      },
    ],
  },
  example: {
    reading: 15,
    drawing: {
      kind: "dot-strip",
      suffix: "%",
      groups: [
        { name: "Brackets", values: [-6, 4, 9, 14, 21, 33] },
        { name: "Manifolds", values: [2, 12, 24, 31, 48, 66] },
        { name: "Shafts", values: [-12, -4, 1, 6, 11, 18] },
      ],
    },
  },
};
