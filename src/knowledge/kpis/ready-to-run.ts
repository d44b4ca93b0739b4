import { bound, compare, count, doneByEnd, percentOf } from "../../measures/terms.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";
import { unpublishedTargets } from "../kpi-record/kpi-target-notes.ts";

/** Planned to start in the two days after the period. */
const startsSoon = [
  compare("planned_start", ">=", bound("after")),
  compare("planned_start", "<", bound("after", 2)),
] as const;

export const readyToRun: Kpi = {
  name: "Ready-to-run jobs",
  group: "scheduling",
  question: "Is everything at the machine for the next jobs?",
  formula:
    "Ready % = jobs due to start in 48 h with material, program, tools, fixture, gauges and drawing confirmed / jobs due to start in 48 h x 100",
  unit: { short: "%", long: "% of the next jobs" },
  targets: { direction: "higher", typical: 60, good: 90, worldClass: 98 },
  basis: { benchmarks: ["AS-PROGRDY", "AS-SUPOTD"], note: unpublishedTargets },
  cadence: "daily",
  owner: "Foreman",
  timing: "leading",
  pitfalls: ["Put one person in charge of the checklist", "Don't start jobs half ready"],
  whenRed:
    "Have the foreman check material, program, tools, fixture, gauges and drawing for the next two days' jobs and put one person in charge of each missing item.",
  effort: { level: "medium", how: "each day, check off what the next jobs need and what they have" },
  exposes: { material_supply: 0.4, programming_readiness: 0.15, setup_changeover: 0.1, data_silos: 0.1 },
  urgentWhen: [
    {
      when: {
        kind: "any-of",
        field: "typical_delay_cause",
        choices: ["Programming not ready", "Supplier delays", "Setup overruns"],
      },
      level: "high",
    },
    {
      when: { kind: "any-of", field: "primary_bottleneck", choices: ["Setup", "Materials", "Programming"] },
      level: "high",
    },
  ],
  trackedAs: null,
  words: [
    "ready to run",
    "ready to start",
    "kitted",
    "kitting",
    "kits ready",
    "kit* complete",
    "full kit*",
    "clear to build",
    "job readiness",
    "jobs ready",
    "everything ready",
    "everything at the machine",
    "tools ready",
    "tooling ready",
    "fixture* ready",
    "pre stag*",
    "prestag*",
    "presetting",
    "missing tool*",
    "missing fixture*",
    "looking for tool*",
    "jobs staged",
    "tools staged",
    "material staged",
    "staged jobs",
  ],
  elements: ["kit_ready", "op_sched_dates", "po_receipt_date", "program_release"],
  measure: {
    shows: "Operations with a complete kit, out of those planned to start in the two days after the period.",
    reads: "state",
    value: percentOf(count("operations", ...startsSoon, doneByEnd("kit_ready")), count("operations", ...startsSoon)),
  },
  example: {
    reading: 75,
    drawing: {
      kind: "board",
      columns: ["Matl", "Prog", "Tools", "Fixt", "Gauge"],
      rows: [
        { name: "VMC 1, 4127", ready: [true, true, true, true, true] },
        { name: "VMC 2, 4133", ready: [true, true, true, true, true] },
        { name: "5-axis, 4140", ready: [true, false, false, true, true] },
        { name: "Lathe, 4118", ready: [true, true, true, true, true] },
      ],
    },
  },
};
