import type { Value } from "../../measures/measure.ts";
import { compare, count, hasNumber, percentOf, plus } from "../../measures/terms.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";
import { ownTargets } from "../kpi-record/kpi-target-notes.ts";

type Skill = "setters" | "programmers" | "inspectors";
const covered = (skill: Skill): Value => count("work_centers", compare(skill, ">=", 2));
const critical = (skill: Skill): Value => count("work_centers", hasNumber(skill));

export const skillCoverage: Kpi = {
  name: "Skill coverage",
  group: "labor",
  question: "If one person is out, does the bottleneck stop?",
  formula:
    "Coverage % = critical skills per machine (set up, program, inspect; on each shift) with at least 2 qualified people / all critical skills x 100",
  unit: { short: "%", long: "% covered by two people" },
  targets: { direction: "higher", typical: 50, good: 80, worldClass: 95 },
  basis: { benchmarks: ["BM-LAB-06", "BM-LAB-07", "BM-LAB-05"], note: ownTargets },
  cadence: "monthly",
  owner: "Production manager",
  timing: "leading",
  pitfalls: [
    "Have a lead check the ratings: people rate their own skills too high or too low",
    "Cover nights as well as days",
  ],
  whenRed:
    "Have the production manager pick a critical skill that only one person has and pair that person with a second one the next time it comes up.",
  effort: { level: "low", how: "fill in one skills matrix: who can set up, program and inspect", isOneSitting: true },
  exposes: { staffing_skills: 0.6 },
  urgentWhen: [
    { when: { kind: "any-of", field: "operator_specialization", choices: ["Yes"] }, level: "high" },
    { when: { kind: "any-of", field: "scheduling_ownership", choices: ["Everyone (tribal)"] }, level: "medium" },
    { when: { kind: "any-of", field: "primary_bottleneck", choices: ["Staffing"] }, level: "high" },
  ],
  trackedAs: null,
  words: [
    "skill* matrix",
    "skills",
    "skill coverage",
    "skill gap*",
    "cross train*",
    "crosstrain*",
    "multi skill*",
    "multiskill*",
    "training matrix",
    "flexib* operator*",
    "versatil*",
    "backup for",
    "back up for",
    "single point of failure",
    "one person knows",
    "only one person",
    "only one who",
    "only one guy",
    "key person",
    "tribal knowledge",
    "depend* on one",
    "knowledge transfer",
    "out sick",
    "retir*",
    "qualified people",
  ],
  elements: ["skill_matrix"],
  measure: {
    shows:
      "Critical skills (set up, program, inspect; on the weakest shift) that at least two people have, out of all critical skills.",
    reads: "state",
    value: percentOf(
      plus(plus(covered("setters"), covered("programmers")), covered("inspectors")),
      plus(plus(critical("setters"), critical("programmers")), critical("inspectors")),
    ),
  },
  example: {
    reading: 63,
    drawing: {
      kind: "heat-map",
      columns: ["Setup", "Prove-out", "CMM", "Edit"],
      alarm: 1,
      rows: [
        { name: "5-axis", values: [1, 1, 2, 1] },
        { name: "Mills", values: [4, 2, 2, 3] },
        { name: "Lathes", values: [3, 2, 2, 1] },
        { name: "Night shift", values: [1, 2, 1, 2] },
      ],
    },
  },
};
