import { ownJudgement } from "../sources.ts";
import type { Theme } from "../theme.ts";

export const skillsOnlyAFewHave = {
  name: "Staffing and skills concentration",
  oneLine: "Machines wait for the one person who can run, set or approve, and overtime fills the gap.",
  story:
    "With fewer qualified people than machines, hours are limited by people. If skills sit with specialists, absence or a second simultaneous setup stops the flow even when heads are enough. Overtime then becomes the hidden buffer, and quality falls with fatigue.",
  symptoms: {
    idle_second_shift: "Idle machines on shift two",
    everyone_asks_one: "Everyone asks the same person",
    overtime_every_week: "Overtime every week",
    vacations_move_dates: "Vacations move ship dates",
    only_one_can_run: "Only one person can run or set up a machine",
    cannot_hire: "Qualified machinists cannot be found, or leave",
    knowledge_in_heads: "What people know is written nowhere and goes when they go",
    new_people_untrained: "New people are not trained and make slow or bad parts",
  },
  prior: 0.13,
  evidence: [
    {
      speaks: "for",
      when: { kind: "any-of", field: "primary_bottleneck", choices: ["Staffing"] },
      ratio: 1.5,
      why: "You name staffing as the place where work piles up.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "operator_specialization", choices: ["Yes"] },
      ratio: 3,
      why: "If only certain people can run a machine, their absence stops it.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "operator_specialization", choices: ["Partially"] },
      ratio: 1.2,
      why: "Some machines wait for certain people.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "overtime_dependency", choices: ["Every week"] },
      ratio: 1.5,
      why: "Overtime every week means that people's hours are the buffer.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "overtime_dependency", choices: ["Often"] },
      ratio: 1.2,
      why: "Frequent overtime points the same way, less firmly.",
    },
    {
      speaks: "for",
      when: { kind: "crew-ratio", field: "machinist_count", below: 0.6 },
      ratio: 3,
      why: "You have fewer machinists than your machines and shifts need (crew ratio below 0.6).",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "scheduling_ownership", choices: ["Everyone (tribal)"] },
      ratio: 1.2,
      why: "A schedule that lives in heads depends on who is there.",
    },
    {
      speaks: "against",
      when: { kind: "any-of", field: "operator_specialization", choices: ["No"] },
      ratio: 3,
      why: "Your people can run each other's machines.",
    },
    {
      speaks: "against",
      when: { kind: "any-of", field: "overtime_dependency", choices: ["Rarely"] },
      ratio: 3,
      why: "Regular hours are enough.",
    },
    {
      speaks: "against",
      when: { kind: "crew-ratio", field: "machinist_count", above: 1 },
      ratio: 3,
      why: "You have machinists for all your machines and shifts.",
    },
  ],
  bottlenecks: [{ choice: "Staffing" }],
  toCount: "the hours in which a machine with work stood because nobody qualified was free",
  loss: {
    formula:
      "staffed machine hours × unattended idle × recoverable part. Hours that no one staffs are shown separately and never priced as a loss",
    parameters: {
      unattended_idle: {
        kind: "by-case",
        base: { low: 0.01, likely: 0.03, high: 0.06 },
        cases: {
          "bottleneck Staffing": {
            when: [{ kind: "any-of", field: "primary_bottleneck", choices: ["Staffing"] }],
            effect: "at-least",
            range: { low: 0.05, likely: 0.1, high: 0.16 },
          },
          "add if specialization Yes": {
            when: [{ kind: "any-of", field: "operator_specialization", choices: ["Yes"] }],
            effect: "add",
            range: { low: 0.01, likely: 0.02, high: 0.04 },
          },
          "add if Partially": {
            when: [{ kind: "any-of", field: "operator_specialization", choices: ["Partially"] }],
            effect: "add",
            range: { low: 0.005, likely: 0.01, high: 0.02 },
          },
        },
        unit: "share of staffed machine hours",
        basis: "assumed; people ratio from BM-LAB-03",
        source: ownJudgement,
      },
      recoverable: {
        kind: "range",
        range: { low: 0.2, likely: 0.35, high: 0.5 },
        unit: "share of the lost hours that can be won back",
        basis: "assumed; people ratio from BM-LAB-03",
        source: ownJudgement,
      },
    },
  },
  broughtAboutBy: [],
  kpis: ["kpi_skill_cover", "kpi_overtime", "kpi_run_paid", "kpi_labor_util", "kpi_unattended"],
  effort: {
    level: "high",
    why: "people must be hired or trained",
  },
  actions: {
    days30: [
      "Skills matrix for bottleneck machines and shifts",
      "Name a backup for every single point",
      "Overtime by work center for 8 weeks",
    ],
    days60: [
      "Two people trained per critical cell",
      "One-person-two-machine trial on long cycles",
      "Setup helper role instead of machinists fetching",
    ],
    days90: [
      "Unattended last job of the day on one machine",
      "Pay step tied to skills",
      "Standard work for the top repeat jobs",
    ],
  },
  words: {
    subject: "Waiting for the right person",
    verb: "costs you about",
    noun: "skills that only a few have",
    check:
      "Look at the bottleneck once an hour. When it stands, note whether a qualified person was free. Sixty looks are enough.",
    wrong: "If less than one idle look in five was for want of a person, look elsewhere.",
    week: "Draw a skills matrix for the bottleneck: who can set, run, prove out and inspect, by shift. Circle the cells with one name.",
  },
  mentions: /\b(?:skills?|staff\w*|cross-?train\w*|overtime)\b/iu,
} as const satisfies Theme;
