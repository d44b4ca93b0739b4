import { orZero, percentOf, rowPlus, sum, within } from "../../measures/terms.ts";
import { firstPercent, stackedBars } from "../kpi-record/kpi-drawing.ts";
import { scheduled } from "../kpi-record/kpi-quantities.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";

export const setupShare: Kpi = {
  name: "Setup share of machine hours",
  group: "setup",
  question: "How much machine time goes into setting up?",
  formula: "Setup share % = setup hours / scheduled machine hours x 100",
  unit: { short: "%", long: "% of machine hours" },
  targets: { direction: "lower", typical: 28, good: 15, worldClass: 8 },
  basis: {
    benchmarks: ["BM-SET-07", "BM-SET-08", "BM-TIME-01"],
    note: "For high-mix work. Halve these goals for production work",
  },
  cadence: "monthly",
  owner: "Manufacturing engineer",
  timing: "lagging",
  pitfalls: [
    "Watch WIP too: bigger batches mean fewer setups, but more WIP",
    "Compare only while your part mix is the same",
  ],
  whenRed:
    "Have the planner and the manufacturing engineer look at the next two weeks of the worst machine and put jobs with the same material, vise or tools back to back.",
  effort: { level: "medium", how: "clock setup and run separately, and divide setup by both" },
  exposes: { setup_changeover: 0.35 },
  urgentWhen: [
    { when: { kind: "any-of", field: "shop_type", choices: ["High-mix / prototype work"] }, level: "high" },
    { when: { kind: "any-of", field: "primary_bottleneck", choices: ["Setup"] }, level: "high" },
    { when: { kind: "any-of", field: "typical_delay_cause", choices: ["Changeovers"] }, level: "high" },
  ],
  trackedAs: null,
  words: [
    "setup share",
    "setup percent*",
    "setup hours",
    "hours in setup",
    "hours of setup",
    "hours on setup*",
    "time in setup",
    "time spent setting up",
    "time on setup*",
    "fewer setup*",
    "number of setup*",
    "setups per",
    "setup ratio",
    "setup to run",
    "combine setup*",
    "group setup*",
    "family setup*",
    "setups a day",
    "setups a week",
  ],
  elements: ["act_setup_hours", "act_run_hours", "op_complete_dates", "wc_capacity"],
  measure: {
    shows:
      "Setup hours of operations completed in the period, out of the scheduled machine hours, all work centers together.",
    reads: "period",
    isShare: true,
    value: percentOf(sum("operations", "act_setup", within("completed")), scheduled),
    also: [
      {
        label: "of the hours booked to setup and run",
        unit: "%",
        value: percentOf(
          sum("operations", "act_setup", within("completed")),
          sum("operations", rowPlus(orZero("act_setup"), orZero("act_run")), within("completed")),
        ),
      },
    ],
  },
  example: {
    reading: 23,
    drawing: stackedBars(
      {
        first: "loss",
        parts: ["setup", "run", "other"],
        rows: [
          { name: "5-axis", values: [31, 44, 25] },
          { name: "Mills", values: [24, 47, 29] },
          { name: "Lathes", values: [15, 58, 27] },
        ],
      },
      firstPercent,
    ),
  },
};
