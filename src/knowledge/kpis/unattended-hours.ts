import { count, is, over, weeksOfPeriod } from "../../measures/terms.ts";
import { hoursOf, stackedBars } from "../kpi-record/kpi-drawing.ts";
import { unattended } from "../kpi-record/kpi-quantities.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";
import { ownTargets } from "../kpi-record/kpi-target-notes.ts";

export const unattendedHours: Kpi = {
  name: "Unattended hours",
  group: "capacity",
  question: "How many hours do machines cut with no one there?",
  formula: "Unattended hours = in-cycle hours outside staffed shifts, per machine per week",
  unit: { short: "h", long: "h per machine per week" },
  targets: { direction: "higher", typical: 0, good: 8, worldClass: 30, red: 1 },
  basis: {
    benchmarks: ["BM-LIGHTS-01", "BM-LIGHTS-02", "BM-HRS-01", "BM-HRS-02"],
    note: `Per machine per week. ${ownTargets}`,
  },
  cadence: "weekly",
  owner: "Owner / GM",
  timing: "lagging",
  pitfalls: ["Don't count one long cycle that happened to finish after hours", "Don't count hours that made scrap"],
  whenRed:
    "Have the foreman read each machine's alarm page in the morning and write down what stopped last night's run and when.",
  effort: { level: "low", how: "read the cycle-hour counters when you leave and come in", reads: "hour-counters" },
  exposes: { capacity_visibility: 0.1, maintenance_downtime: 0.1 },
  urgentWhen: [
    { when: { kind: "any-of", field: "lights_out", choices: [true] }, level: "essential" },
    { when: { kind: "any-of", field: "shop_type", choices: ["Automated / lights-out runs"] }, level: "essential" },
    { when: { kind: "any-of", field: "primary_bottleneck", choices: ["Staffing"] }, level: "medium" },
  ],
  trackedAs: null,
  words: [
    "unattended",
    "unmanned",
    "lights out",
    "lightsout",
    "dark shift*",
    "ghost shift*",
    "run* overnight",
    "overnight run*",
    "run* at night",
    "run* through the night",
    "run* over the weekend",
    "run* without an operator",
    "run* without operator*",
    "run* by themselves",
    "automation hours",
    "robot hours",
    "pallet hours",
    "hours after everyone",
    "lights off",
    "run* after hours",
    "overnight hours",
  ],
  elements: ["machine_state", "unattended_flag"],
  measure: {
    shows: "In-cycle hours outside staffed shifts, per machine on the work center list, per week.",
    reads: "period",
    value: over(over(unattended, count("work_centers", is("kind", "Machine"))), weeksOfPeriod),
  },
  example: {
    reading: 5,
    drawing: stackedBars(
      {
        first: "gain",
        parts: ["unattended", "attended"],
        rows: [
          { name: "5-axis 1", values: [9, 24] },
          { name: "VMC 2", values: [5, 21] },
          { name: "Lathe 1", values: [4, 26] },
          { name: "VMC 1", values: [2, 22] },
        ],
      },
      ([first = 0]) => hoursOf(first),
    ),
  },
};
