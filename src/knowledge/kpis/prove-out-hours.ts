import { count, hasNumber, is, over, sum, within } from "../../measures/terms.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";
import { ownTargets } from "../kpi-record/kpi-target-notes.ts";

export const proveOutHours: Kpi = {
  name: "Prove-out hours",
  group: "programming",
  question: "How much machine time goes into debugging programs?",
  formula:
    "Prove-out hours = machine hours from first load of a new program to first accepted part, per new part number",
  unit: { short: "h", long: "h per new part" },
  targets: { direction: "lower", typical: 4, good: 1.5, worldClass: 0.5 },
  basis: { benchmarks: ["BM-TIME-02", "BM-PROG-02"], note: `Per new part number. ${ownTargets}` },
  cadence: "monthly",
  owner: "Manufacturing engineer",
  timing: "lagging",
  pitfalls: ["Give it its own code: otherwise it hides in setup time"],
  whenRed:
    "Have the manufacturing engineer go through the latest long prove-out with the programmer and the setup person and put the first three edits into the template, post or tool library.",
  effort: { level: "medium", how: "give prove-out its own clock code, and add up its hours per new part" },
  exposes: { programming_readiness: 0.35 },
  urgentWhen: [
    { when: { kind: "any-of", field: "shop_type", choices: ["High-mix / prototype work"] }, level: "medium" },
    {
      when: { kind: "any-of", field: "typical_delay_cause", choices: ["Programming not ready", "Setup overruns"] },
      level: "medium",
    },
  ],
  trackedAs: null,
  words: [
    "prove out*",
    "proveout*",
    "proving out",
    "prove in",
    "prove new program*",
    "proving program*",
    "dry run*",
    "debug*",
    "first run time*",
    "new job time",
    "new part introduction*",
    "program* edit*",
    "edits at the machine",
    "edits at the control",
    "programming at the machine",
    "first time program*",
    "program* right first time",
    "program* run first time",
  ],
  elements: ["machine_state", "program_name", "inspection_timestamps", "job_at_machine"],
  measure: {
    shows: "Average prove-out hours of new parts whose first good part came in the period.",
    reads: "period",
    value: over(
      sum("changeovers", "proveout_hours", within("first_good"), is("new_program", "Yes")),
      count("changeovers", within("first_good"), is("new_program", "Yes"), hasNumber("proveout_hours")),
    ),
  },
  example: {
    reading: 2.5,
    drawing: {
      kind: "dot-strip",
      suffix: " h",
      groups: [
        { name: "3-axis", values: [0.6, 0.9, 1.2, 1.6, 2.1] },
        { name: "5-axis", values: [1.4, 2.6, 3.1, 4.4, 6] },
        { name: "Mill-turn", values: [1, 1.9, 2.8, 3.3, 4.1] },
      ],
    },
  },
};
