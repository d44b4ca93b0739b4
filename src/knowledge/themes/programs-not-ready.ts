import { hardlyWaits } from "../figures/parameters.ts";
import { ownJudgment } from "../figures/sources.ts";
import { answered } from "../odds/answered.ts";
import { theme } from "../theme.ts";

const lostFiles =
  /\b(?:delet\w*|overwrit\w*|lost (?:the )?(?:files?|programs?)|(?:files?|programs?) (?:is|are|was|were) (?:gone|missing)|(?:cannot|can['’]t|could not) (?:find|be found)|written again|programmed again|memory (?:is )?full|(?:out of|not enough|no) memory|controls? (?:is|are) full)\b/i;

export const programsNotReady = theme({
  name: "Programs not ready",
  oneLine: "Jobs reach the machine before their program, tool list or fixture does, so the machine waits.",
  headline: "Jobs {likely}reach the machine before their programs are ready",
  story:
    "Programming, fixture design and setup sheets are a hidden work center ahead of the floor. When no one schedules that work, jobs reach the machine before they're ready. The machine waits, or the operator programs and proves out at the control, and spindle hours are spent on desk work.",
  symptoms: {
    code_edited_at_control: "Operators edit code at the control",
    one_programmer: "One programmer everyone waits for",
    new_parts_late: "New parts late far more often than repeats",
    revisions_found_at_machine: "Revision changes are found at the machine",
    waits_for_program: "The machine or the job waits for a program, setup sheet or tool list",
    prove_out_on_machine: "Proving out new programs takes machine hours",
    wrong_post_or_tool_list: "The program or tool list doesn't match the machine or the tools on hand",
  },
  prior: 0.11,
  evidence: [
    {
      speaks: "for",
      when: { kind: "any-of", field: "typical_delay_cause", choices: ["Programming not ready"] },
      ratio: 2.4,
      why: "You name missing programs as a cause of late jobs.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "primary_bottleneck", choices: ["Programming"] },
      ratio: 1.4,
      why: "You say work piles up at programming.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "primary_bottleneck", choices: ["5-axis"] },
      ratio: 1.17,
      why: "5-axis work needs the most programming, and demand for it exceeds capacity (BM-CAP-03).",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "shop_type", choices: ["High-mix / prototype work"] },
      ratio: 1.5,
      why: "High mix means many new parts, each with a new program.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "operator_specialization", choices: ["Yes"] },
      ratio: 1.2,
      why: "When each machine has its own machinist, programs usually depend on a few people too.",
    },
    {
      speaks: "against",
      when: { kind: "any-of", field: "shop_type", choices: ["Low-mix production"] },
      ratio: 1.7,
      why: "Repeat work runs proven programs.",
    },
    {
      speaks: "against",
      when: { kind: "not-checked", field: "typical_delay_cause", choice: "Programming not ready" },
      ratio: 1.07,
      why: "You named other causes of late jobs, but not this one.",
    },
  ],
  bottlenecks: [
    {
      choice: "5-axis",
      count: "the hours a 5-axis job waited in front of a 5-axis machine that was cutting",
    },
    { choice: "Programming" },
  ],
  toCount: "the hours a machine waited for a program, a setup sheet or a tool list",
  handCount: { name: "Jobs due without a program", unit: "", goal: "0" },
  loss: {
    formula: "staffed machine hours × waiting share × recoverable share",
    counted: { kind: "share-of-staffed-hours", share: "waiting_share", text: "share waiting for programs" },
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
          "few late and little overtime": hardlyWaits,
        },
        unit: "share of staffed machine hours",
        basis: "ceiling from BM-TIME-02 (12% of shift); rest assumed",
        source: ownJudgment,
      },
      recoverable: {
        kind: "range",
        range: { low: 0.25, likely: 0.4, high: 0.6 },
        unit: "share of the lost hours that can be recovered",
        basis: "ceiling from BM-TIME-02 (12% of shift); rest assumed",
        source: ownJudgment,
      },
    },
  },
  countSheet: ["Start planned", "Program ready", "What was fixed at the machine"],
  causedBy: [
    {
      theme: "staffing_skills",
      why: "When only a few people can program, every new part waits for them.",
      source: "own judgment",
    },
  ],
  effort: {
    level: "low",
    why: "a list of the next ten days' jobs, marked red, yellow or green, is enough",
  },
  actions: {
    days30: [
      "List the next 10 days of jobs with program status: red, yellow or green",
      "For two weeks, count the hours machines wait for programs",
      "No job goes to the floor without a setup sheet and a tool list",
    ],
    days60: [
      "Give programming its own schedule and due dates",
      "Clean up post-processors, tool library and templates",
      { what: "Simulate all 5-axis jobs before they reach the machine", needs: "5-axis" },
    ],
    days90: [
      "Write a standard for proving out programs offline",
      "Train a second programmer for the top machine family",
      "Add a program-ready date to the schedule",
    ],
  },
  firstWeek: {
    pull: {
      id: "pull-programs",
      roles: ["programmers", "planner"],
      minutes: 90,
      what: "In {system}, list the jobs that start in the next ten days. On the day each is due, mark its program: there, missing or not proven. Next to a missing one, write what it waits for.",
      kpi: "kpi_program_ready",
    },
    sheet: {
      id: "program-list",
      roles: ["programmers", "planner", "foreman"],
      minutes: 60,
      what: "List the jobs that start in the next ten days. On the day each is due, mark its program: there, missing or not proven. Next to a missing one, write what it waits for.",
      kpi: "kpi_program_ready",
    },
    compare: {
      id: "good-and-bad",
      roles: ["programmers", "planner", "setters"],
      minutes: 30,
      what: "Take the last job whose program was ready in time, and the last one whose wasn't. For each, write when the drawing came, when the programming began, and what it waited for in between.",
      kpi: null,
    },
    today: {
      id: "save-proven",
      roles: ["programmers", "machinists", "operators"],
      minutes: 60,
      what: "Save every program that was proved out or edited at a machine last week to where the next job will look for it.",
      kpi: null,
    },
    days: [
      {
        id: "new-or-repeat",
        roles: ["programmers", "planner"],
        minutes: 60,
        what: "Split last month's programs into new parts and repeats. For each repeat that was written again, say why.",
        kpi: "kpi_prog_backlog",
      },
      {
        id: "waits-at-machine",
        roles: ["setters", "machinists", "operators", "foreman"],
        minutes: 60,
        what: "At {place}, note each time the machine waits for a program, a setup sheet or a tool list, from when to when, and why.",
        kpi: "kpi_program_ready",
      },
      {
        id: "sort-by-start",
        isChange: true,
        roles: ["programmers", "planner"],
        minutes: 30,
        what: "Sort the programs still to do by the job's start date. Three days before start, each is done or the job moves.",
        kpi: "kpi_prog_backlog",
      },
      {
        id: "count-waits",
        roles: ["foreman", "setters", "programmers"],
        minutes: 30,
        what: "Add up the waits. Compare them with the hours the programs took.",
        kpi: "kpi_proveout",
      },
    ],
  },
  confounders: {
    confirms: {
      see: "Three jobs in ten or more have no finished program on the day they are due to start",
      means: "Programs hold the machines up",
      act: "No start date without a program three days ahead",
      from: ["pull-programs", "program-list"],
    },
    lookAlikes: [
      {
        see: "The program was there, but the file could not be found or was an old revision",
        means: "The files are hard to find; programming isn't the problem",
        act: "Keep one list: part, revision, where the file is",
        from: ["waits-at-machine"],
        plausibleIf: { kind: "any-of", field: "operator_specialization", choices: ["Yes", "Partially"] },
      },
      {
        see: "The program was done, and it was changed at the machine",
        means: "Prove-out takes the time",
        act: "Log prove-out on its own line; start with the post and the tool list",
        from: ["waits-at-machine"],
      },
    ],
    neighbor: {
      see: "Programs wait for a drawing, a fixture or an answer from the customer",
      means: "The wait starts before programming",
      act: "Ask on the day the order comes in",
      from: ["pull-programs", "program-list"],
    },
    refutes: {
      see: "Nine of ten jobs have a proven program on the day they are due to start",
      means: "Programs aren't the cause",
      act: "Time ten changeovers",
      from: ["pull-programs", "program-list"],
    },
  },
  goneWhen: "Every program is ready the day before its job for four weeks",
  unknowns: [
    {
      id: "gone-or-elsewhere",
      flips: "finding",
      what: "Whether files are gone or elsewhere",
      question: "Were the last three missing programs deleted, on another control, or never saved?",
      answered: answered["programs-gone"],
      about: lostFiles,
    },
    {
      id: "where-behind",
      flips: "finding",
      what: "What a job waits for",
      question: "For the last five jobs that waited: was the program not started, not finished, or not proved out?",
      answered: answered["program-state"],
    },
    {
      id: "programmer-does",
      flips: "finding",
      what: "What takes up the programmer's day",
      question: "Of forty hours, how many does the programmer spend on programs, and where do the rest go?",
      answered: answered["programmer-does"],
    },
    {
      id: "models-arrive",
      flips: "finding",
      what: "When the drawing arrives",
      question: "How many days before its start did the last five jobs have a final drawing or model?",
      answered: answered["models-arrive"],
    },
    {
      id: "new-jobs",
      flips: "size",
      what: "How many programs a week needs",
      question: "How many new programs did last week need, and how many were finished?",
      answered: answered["new-jobs-counted"],
    },
  ],
  usualPurchase: "Another programmer doesn't help if nobody can find the programs you have.",
  comparison: "ready-before",
  words: {
    subject: "Programs that aren't ready",
    verb: "cost you about",
    check:
      "At each job start, note whether the program, setup sheet and tool list were there. If not, note how long the machine waited.",
    wrong: "If nine of ten jobs start with everything there, programming isn't what holds you up.",
    week: "List the jobs for the next ten days and mark each program red, yellow or green.",
  },
  evidencePattern:
    /\b(?:program\w*|prog|progs|prove[- ]?out|proving out|cam|posted|toolpaths?|nc files?|tool lists?|list of (?:cutters|tools)|hypermill|mastercam|the files?|its file|no file|old revision)\b/i,
  mentionPattern: /\b(?:programs?|programming|programmers?)\b/iu,
});
