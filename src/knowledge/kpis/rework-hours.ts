import { orZero, percentOf, rowPlus, sum, within } from "../../measures/terms.ts";
import { firstPercent, stackedBars } from "../kpi-record/kpi-drawing.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";

export const reworkHours: Kpi = {
  name: "Rework hours",
  group: "quality",
  question: "How many machine hours go into doing it again?",
  formula: "Rework % = (rework + remake hours) / setup and run hours x 100",
  unit: { short: "%", long: "% of run hours" },
  targets: { direction: "lower", typical: 4, good: 2, worldClass: 1 },
  basis: {
    benchmarks: ["BM-QUAL-01", "BM-QUAL-02"],
    note: "The published costs are shares of sales; the shares of hours are our estimate",
  },
  cadence: "monthly",
  owner: "Quality manager",
  timing: "lagging",
  pitfalls: [
    "Give rework its own clock code",
    "Trace remakes: they often get a new job number, and then nobody counts them",
  ],
  whenRed:
    "Have the quality manager list last month's rework and remakes by part number and stop the one with the most hours until you've found the cause at the machine.",
  effort: { level: "medium", how: "give rework and remakes a clock code, and add up the hours weekly" },
  exposes: { quality_inspection: 0.25, data_silos: 0.1 },
  urgentWhen: [
    { when: { kind: "any-of", field: "typical_delay_cause", choices: ["QC hold"] }, level: "medium" },
    { when: { kind: "any-of", field: "late_job_ratio", choices: ["15–30%", "30%+"] }, level: "medium" },
  ],
  trackedAs: null,
  words: [
    "rework",
    "reworks",
    "reworked",
    "reworking",
    "re work*",
    "remake*",
    "re make*",
    "remade",
    "redo",
    "redos",
    "redoing",
    "do* it twice",
    "making parts twice",
    "rerun parts",
    "second time around",
    "repair* parts",
    "doing it again",
  ],
  elements: ["rework_hours", "act_setup_hours", "act_run_hours", "op_complete_dates"],
  measure: {
    shows: "Rework and remake hours, out of the setup and run hours of operations completed in the period.",
    reads: "period",
    isShare: true,
    value: percentOf(
      sum("operations", "rework_hours", within("completed")),
      sum("operations", rowPlus("act_run", orZero("act_setup")), within("completed")),
    ),
    also: [{ label: "of rework", unit: "h", value: sum("operations", "rework_hours", within("completed")) }],
  },
  example: {
    reading: 3.1,
    drawing: stackedBars(
      {
        first: "loss",
        parts: ["rework", "new work"],
        rows: [
          { name: "May", values: [22, 518] },
          { name: "June", values: [19, 531] },
          { name: "July", values: [17, 523] },
        ],
      },
      firstPercent,
    ),
  },
};
