import { answerBenchmarks } from "../figures/answer-benchmarks.ts";
import { ownJudgment } from "../figures/sources.ts";
import { answered } from "../odds/answered.ts";
import { atMachine, lateJobs, leads } from "../page-one/first-weeks.ts";
import { theme } from "../theme.ts";

/** Limits of the trials below. `most` and "seven of the ten" are one limit. Own judgment. */
const trial = { most: "70%", over: "25%" } as const;

export const setupsThatRunOver = theme({
  name: "Setups that run over",
  oneLine: "Your machines sit between jobs longer than you plan for.",
  headline: "Setups {likely}run over, and every job behind them starts late",
  story:
    "Every changeover stops the spindle from the last good part to the next first good part. In high-mix work that happens several times a day, so a 20-minute overrun repeats hundreds of times a year on each machine. Each overrun also pushes back every later start on that machine. That's how setup time turns into late jobs.",
  symptoms: {
    walks_for_tools: "The machinist walks for tools, fixtures and gauges",
    first_article_stops_machine: "The first article waits while the machine is stopped",
    setups_run_over: "Setups quoted at 30 minutes take 75",
    batches_grow: "Batches grow to avoid setups, and then WIP grows",
    prepared_after_stop: "Tools, jaws or fixtures are prepared only after the machine has stopped",
    changeover_of_unknown_length: "No one can say how long the next changeover will take",
    first_good_part_slow: "Touching off, indicating and trial cuts before the first good part",
  },
  prior: 0.14,
  evidence: [
    {
      speaks: "for",
      when: { kind: "any-of", field: "setup_time_variability", choices: ["Highly variable"] },
      ratio: 4,
      why: "Setups that never take the same time can't be planned.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "setup_time_variability", choices: ["Often over"] },
      ratio: 4,
      why: "Setups that run over push back every later start on the machine.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "setup_time_variability", choices: ["Sometimes over"] },
      ratio: 1.2,
      why: "This is normal in most shops, so it counts little.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "primary_bottleneck", choices: ["Setup"] },
      ratio: 1.4,
      why: "You say work piles up at setup.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "typical_delay_cause", choices: ["Setup overruns"] },
      ratio: 2.4,
      why: "You name setup overruns as a cause of late jobs.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "typical_delay_cause", choices: ["Changeovers"] },
      ratio: 1.9,
      why: "You name changeovers as a cause. That can mean how often, not how long.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "shop_type", choices: ["High-mix / prototype work"] },
      ratio: 1.1,
      why: "High mix means more setups, though not necessarily longer ones.",
    },
    {
      speaks: "for",
      when: { kind: "not-checked", field: "current_kpi_tracking", choice: "Setup vs Est %" },
      ratio: 1.2,
      why: "No one compares setup with its estimate, so overruns go unnoticed.",
    },
    {
      speaks: "against",
      when: { kind: "any-of", field: "setup_time_variability", choices: ["Very consistent"] },
      ratio: 2.2,
      why: "Setups that always take the same time can be planned, even long ones.",
    },
    {
      speaks: "against",
      when: { kind: "any-of", field: "shop_type", choices: ["Low-mix production"] },
      ratio: 1.7,
      why: "Low mix means few setups.",
    },
    {
      speaks: "against",
      when: { kind: "any-of", field: "shop_type", choices: ["Automated / lights-out runs"] },
      ratio: 1.7,
      why: "Palletized, unattended work means few setups.",
    },
    {
      speaks: "against",
      when: { kind: "any-of", field: "current_kpi_tracking", choices: ["Setup vs Est %"] },
      ratio: 1.1,
      why: "You already track setup against estimate.",
    },
  ],
  bottlenecks: [{ choice: "Setup" }],
  toCount: "the hours setups ran over plan",
  handCount: {
    name: "Setups more than 25% over plan",
    unit: "",
    goal: "half the first week's count",
  },
  countSheet: ["Minutes planned", "Minutes taken", "What was missing or waited for"],
  loss: {
    formula:
      "staffed machine hours × setup share × avoidable share. The avoidable share is multiplied by the named cause factor if setup overruns or changeovers are named, and by the bottleneck factor if setup is the bottleneck, up to the avoidable cap",
    counted: { kind: "machine-hours" },
    parameters: {
      setup_share: answerBenchmarks.setupPercent,
      avoidable: {
        kind: "by-answer",
        field: "setup_time_variability",
        rows: {
          "Very consistent": { low: 0.05, likely: 0.1, high: 0.2 },
          "Sometimes over": { low: 0.1, likely: 0.2, high: 0.3 },
          "Often over": { low: 0.2, likely: 0.32, high: 0.45 },
          "Highly variable": { low: 0.25, likely: 0.4, high: 0.55 },
          unanswered: { low: 0.1, likely: 0.22, high: 0.4 },
        },
        unit: "share of setup hours that can be avoided",
        basis:
          "setup shares sourced (BM-SET-07, BM-SET-08, BM-TIME-01); avoidable share assumed, below the 40-70% SMED claims (BM-SET-09)",
        source: ownJudgment,
      },
      named_cause_factor: {
        kind: "constant",
        value: 1.15,
        unit: "factor",
        meaning: "The avoidable share is multiplied by this when Setup overruns or Changeovers is checked",
        source: ownJudgment,
      },
      bottleneck_factor: {
        kind: "constant",
        value: 1.2,
        unit: "factor",
        meaning: "The avoidable share is multiplied by this when the bottleneck is Setup",
        source: ownJudgment,
      },
      avoidable_cap: {
        kind: "constant",
        value: 0.6,
        unit: "share of setup hours that can be avoided",
        meaning: "The avoidable share is capped here after both factors",
        source: ownJudgment,
      },
    },
  },
  causedBy: [
    {
      theme: "quoting_estimating",
      why: "A setup that was quoted too short runs over no matter how well it's done.",
      source: "own judgment, with BM-SET-10, BM-QUOTE-02",
    },
    {
      theme: "staffing_skills",
      why: "Two setups at the same time wait for the one person who can do them.",
      source: "own judgment",
    },
    {
      theme: "programming_readiness",
      why: "Whatever the program is missing gets fixed at the control. Prove-out and hunting for tools are booked as setup.",
      source: "own judgment, with BM-TIME-02",
    },
    {
      theme: "quality_inspection",
      why: "A first article that waits for inspection holds up its machine, and the wait is booked as setup.",
      source: "own judgment",
    },
    {
      theme: "scheduling_priority",
      why: "An expedite tears down a running setup, and that job has to be set up a second time.",
      source: "own judgment, with AS-BREAK",
    },
  ],
  effort: {
    level: "medium",
    why: "it takes hours at the machines to see where setups lose time",
  },
  actions: {
    days30: [
      "Clock setup separately from run on the bottleneck",
      "Film three setups and list every walk and wait",
      "Stage tools, fixtures and gauges for tomorrow's first two jobs on each machine",
    ],
    days60: [
      "Make standard tool lists and preset tools for the top 20 repeat parts",
      "Move first articles to the front of the inspection line",
      "Make setup sheets with photos and offsets",
    ],
    days90: [
      "Put modular or zero-point workholding on the worst machine",
      "Use the same standard tools in every machine of a class",
      "Feed real setup hours back to quoting",
    ],
  },
  firstWeek: {
    pull: {
      id: "pull-setups",
      roles: leads,
      minutes: 180,
      what: "In {system}, pull the last 50 closed jobs and put estimated and actual setup hours side by side. Sort by machine and week. If actuals are blank or copied from the estimate, add a clock code for setup.",
      kpi: "kpi_setup_var",
    },
    sheet: {
      id: "setup-sheet",
      roles: ["foreman", ...atMachine],
      minutes: 30,
      what: "Post a sheet at {place}. At each changeover, write down the time of the last good part, the time of the next first good part, and the minutes planned.",
      kpi: "kpi_changeover",
    },
    compare: {
      id: "good-and-bad",
      roles: ["foreman", ...atMachine],
      minutes: 30,
      what: "Take the shortest and the longest setup you remember from last month. For each, write who did it, what was ready beforehand, and what had to be found, made or asked.",
      alone:
        "Take the shortest and the longest setup you remember from last month. For each, write what was ready beforehand, and what you had to find, make or look up.",
      kpi: null,
    },
    days: [
      lateJobs,
      {
        id: "time-setups",
        roles: ["foreman", ...atMachine],
        minutes: 240,
        what: "Time two setups on {place}, last good part to first good part. Write down each walk and each wait. Finish the ten days even if both stay close to plan, then go by the table.",
        ofLongRuns:
          "Time the next changeover at {place}, last good part to first good part, and on until nobody adjusts it anymore. Write down each walk, each wait and each adjustment.",
        kpi: "kpi_changeover",
      },
      {
        id: "lock-jobs",
        isChange: true,
        roles: ["planner", "foreman"],
        minutes: 30,
        what: "Make one rule: each afternoon, freeze {nextJobs} for {place} {plan}{shown}. Only {keeper} may change them, and must write down why.",
        ofLongRuns:
          "At a machine that runs well today, write down what is set: tools and their positions, offsets, speeds, feeds, stock, holding. Keep its last two good parts. That page is the next setup of this part.",
        alone:
          "Make one rule: each afternoon, pick {nextJobs} {plan} and leave them alone. Write down each time you break it, and for whom.",
        kpi: "kpi_expedite",
      },
      {
        id: "stage-jobs",
        isRightAfter: true,
        roles: ["foreman", ...atMachine],
        minutes: 60,
        what: "Stage tomorrow's frozen jobs: material, program, tools, fixture, gauges, drawing. Write what's missing {traveler}, and time each staged setup.",
        ofLongRuns:
          "For the next changeover at {place}, put everything on one cart while the old lot still runs: tools, holders, gauges, fixture, stock, program, the page of settings. Write down what's missing.",
        kpi: "kpi_ready_to_run",
      },
    ],
  },
  confounders: {
    confirms: {
      see: "Seven of ten staged setups come in no more than 25% over plan",
      means: "Searching and tearing down took the extra time",
      act: "Freeze and stage jobs on the next machine too",
      from: ["stage-jobs"],
    },
    longRuns: {
      confirms: {
        see: "Changeovers with the page and a full cart take a third less time than the others",
        means: "The settings were looked for, part by part",
        act: "Write the page for the next ten parts while each of them runs well",
        from: ["time-setups"],
      },
      refutes: {
        see: "Changeovers with the page and a full cart take as long as the others",
        ofChange: true,
        means: "The settings aren't what takes the time",
        act: "Compare machines: if the same few run over with every part, have them measured for wear",
        from: ["time-setups"],
      },
      beside: [
        {
          see: "Most stops come in the first shift after a changeover",
          means: "The setup is let go before it holds",
          act: "Sign a setup off only after 30 minutes without an adjustment",
          from: ["time-setups"],
        },
      ],
    },
    lookAlikes: [
      {
        see: "What's missing most often is the program",
        means: "Late programs are booked as setup",
        act: "Have each program done three days before its job starts",
        from: ["stage-jobs"],
        plausibleIf: { kind: "any-of", field: "typical_delay_cause", choices: ["Programming not ready"] },
      },
      {
        see: "The machine waits for first-article inspection in half of the setups",
        means: "Inspection waits are booked as setup",
        act: "For two weeks, measure first articles before anything else",
        from: ["time-setups"],
      },
    ],
    neighbor: {
      see: "Half of the frozen jobs get bumped anyway",
      means: "The test didn't run, because the plan keeps changing",
      act: "Tally who asked for each change, talk to them, and try five more days",
      from: ["lock-jobs"],
    },
    refutes: {
      see: "Seven of ten staged setups still run more than 25% over plan",
      ofChange: true,
      means: "The floor isn't slow; the plan is short",
      act: "Put actual setup hours into quotes and promises",
      from: ["stage-jobs"],
    },
  },
  goneWhen: "Setups hold their planned time for four weeks",
  unknowns: [
    {
      id: "where-setup-ends",
      flips: "finding",
      what: "What the planned setup time covers",
      question: "Does the planned time end at the first cut or at the first good part?",
      answered: answered["setup-ends"],
    },
    {
      id: "setup-takes",
      flips: "finding",
      what: "What takes the time in a long setup",
      question:
        "In the last long setup, how many minutes went into looking for things, working it out, and waiting for the first piece?",
      answered: answered["setup-takes"],
    },
    {
      id: "setup-planned",
      flips: "finding",
      what: "Where the planned time comes from",
      question: "Who set the planned setup time for the job you run most, and when?",
      answered: answered["setup-planned"],
    },
    {
      id: "setups-made",
      flips: "size",
      what: "How many setups you do",
      question: "How many setups do you do on one machine in a week?",
      answered: answered["setups-counted"],
    },
  ],
  usualPurchase: "A faster machine would sit just as long between jobs.",
  comparison: "setup-prepared",
  words: {
    subject: "Setups",
    verb: "cost you about",
    check:
      "On one machine, write down when each last good part and each next first good part came off, and the minutes planned. Ten changeovers are enough.",
    wrong: `If seven of the ten are no more than ${trial.over} over plan, setups aren't your main loss. Start with the next cause instead.`,
    week: "Clock setup separately from run on your bottleneck. One more clock code is enough.",
  },
  evidencePattern:
    /\b(?:set(?:ting)?[- ]?ups?|set (?:it|her|them|one|the \w+) up|setters?|change-?overs?|chang(?:e|ing) over|swap(?:s|ped|ping)? over|swapping|fixtur\w*|vises?|(?:soft |bor\w+ |boring )?jaws|indicat(?:e|es|ing)|dial(?:ing|ed)? in|touch(?:ing|ed|es)? off|offsets|tool (?:holders?|carts?|crib)|hunt\w*|looking for (?:the |a )?(?:\w+ )?(?:tool|gauge|clamp|holder)\w*|first good (?:part|piece)|torn down|tear\w* (?:it |them |her )?down|take her down|tooling (?:up|missing))\b/i,
  mentionPattern: /\b(?:set-?ups?|changeovers?)\b/iu,
});
