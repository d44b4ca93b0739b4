import { ownJudgement } from "../sources.ts";
import type { Theme } from "../theme.ts";

export const programsNotReady = {
  name: "Programming and engineering readiness",
  oneLine: "Jobs reach the machine before their program, tool list or fixture does, so the spindle waits for a desk.",
  story:
    "Programming, fixture design and setup sheets form a hidden work center ahead of the floor. When its queue is not scheduled, jobs reach the machine unready: the machine waits, or the operator programs and proves out at the control, which uses spindle hours as desk hours.",
  symptoms: {
    code_edited_at_control: "Operators editing code at the control",
    one_programmer: "One programmer everyone waits for",
    new_parts_late: "New parts late far more often than repeats",
    revisions_found_at_machine: "Revision changes found at the machine",
    waits_for_program: "The machine or the job waits for a program, setup sheet or tool list",
    prove_out_on_machine: "Prove-out of new programs takes machine hours",
    wrong_post_or_tool_list: "The program or tool list does not fit the machine or the tools at hand",
  },
  prior: 0.11,
  evidence: [
    {
      speaks: "for",
      when: { kind: "any-of", field: "typical_delay_cause", choices: ["Programming not ready"] },
      ratio: 3.5,
      why: "Jobs that wait for a program are this mechanism itself.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "primary_bottleneck", choices: ["Programming"] },
      ratio: 1.8,
      why: "You name programming as the place where work piles up.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "primary_bottleneck", choices: ["5-axis"] },
      ratio: 1.3,
      why: "5-axis work needs the most programming, and demand for it exceeds capacity (BM-CAP-03).",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "shop_type", choices: ["High-mix / prototype work"] },
      ratio: 2,
      why: "High mix means many new parts, each with a new program.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "operator_specialization", choices: ["Yes"] },
      ratio: 1.2,
      why: "When machinists are tied to machines, programs are usually tied to a few people too.",
    },
    {
      speaks: "against",
      when: { kind: "any-of", field: "shop_type", choices: ["Low-mix production"] },
      ratio: 3,
      why: "Repeat work runs repeat programs.",
    },
    {
      speaks: "against",
      when: { kind: "not-ticked", field: "typical_delay_cause", choice: "Programming not ready" },
      ratio: 1.2,
      why: "You ticked other causes of late jobs, and not this one.",
    },
  ],
  bottlenecks: [
    {
      choice: "5-axis",
      count: "the hours in which a job that needs five axes lay in front of a 5-axis machine that was cutting",
    },
    { choice: "Programming" },
  ],
  toCount: "the hours in which a machine waited for a program, a setup sheet or a tool list",
  loss: {
    formula: "staffed machine hours × waiting share × recoverable part",
    parameters: {
      waiting_share: {
        kind: "by-case",
        base: { low: 0.01, likely: 0.03, high: 0.06 },
        cases: {
          "Programming not ready": {
            when: [{ kind: "any-of", field: "typical_delay_cause", choices: ["Programming not ready"] }],
            effect: "at-least",
            range: { low: 0.03, likely: 0.06, high: 0.1 },
          },
          "bottleneck Programming": {
            when: [{ kind: "any-of", field: "primary_bottleneck", choices: ["Programming"] }],
            effect: "at-least",
            range: { low: 0.05, likely: 0.09, high: 0.13 },
          },
          "bottleneck 5-axis (minimum)": {
            when: [{ kind: "any-of", field: "primary_bottleneck", choices: ["5-axis"] }],
            effect: "at-least",
            range: { low: 0.02, likely: 0.05, high: 0.08 },
          },
        },
        unit: "share of staffed machine hours",
        basis: "ceiling from BM-TIME-02 (12% of shift); rest assumed",
        source: ownJudgement,
      },
      recoverable: {
        kind: "range",
        range: { low: 0.25, likely: 0.4, high: 0.6 },
        unit: "share of the lost hours that can be won back",
        basis: "ceiling from BM-TIME-02 (12% of shift); rest assumed",
        source: ownJudgement,
      },
    },
  },
  broughtAboutBy: [
    {
      theme: "staffing_skills",
      why: "When few can program, each new part waits for the same desk.",
      source: "own judgement",
    },
  ],
  kpis: ["kpi_program_ready", "kpi_prog_backlog", "kpi_proveout", "kpi_ready_to_run"],
  effort: {
    level: "low",
    why: "a list of the next ten days marked red, amber or green is enough to begin",
  },
  actions: {
    days30: [
      "List the next 10 days of jobs with program status red/amber/green",
      "Count hours machines wait for programs for two weeks",
      "Freeze: no job to the floor without setup sheet and tool list",
    ],
    days60: [
      "Give programming its own queue and due dates",
      "Post-processor, tool library and template clean-up",
      "Simulate before the machine on all 5-axis jobs",
    ],
    days90: [
      "Offline prove-out standard",
      "Second person trained for the top machine family",
      "Program-ready date becomes a field in the ERP",
    ],
  },
  words: {
    subject: "Programs that are not ready",
    verb: "cost you about",
    noun: "programs that are not ready",
    check:
      "At each job start, note whether program, setup sheet and tool list were there, and if not, how long the machine waited.",
    wrong: "If nine of ten jobs start complete, programming is not what holds you up.",
    week: "List the jobs of the next ten days and mark the program of each one red, amber or green.",
  },
  mentions: /\b(?:programs?|programming|programmers?)\b/iu,
} as const satisfies Theme;
