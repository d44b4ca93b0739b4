import { answerBenchmarks } from "../figures/answer-benchmarks.ts";
import { benchmarks } from "../figures/benchmarks.ts";
import { ownJudgment } from "../figures/sources.ts";
import { answered } from "../odds/answered.ts";
import { atMachine } from "../page-one/first-weeks.ts";
import { showsLater } from "../page-one/hand-count.ts";
import { theme } from "../theme.ts";

export const jobsQuotedTooLow = theme({
  name: "Jobs quoted too low",
  oneLine: "Jobs are sold with fewer hours than they take, and nobody pays you for the rest.",
  headline: "You {likely}quote fewer hours than the jobs take",
  story:
    "Quotes from memory repeat the same mistakes: setups at half their real length, nothing for prove-out or inspection. The schedule uses those hours, so it's late from day one. You lose margin, and no one sees which jobs lose money.",
  symptoms: {
    busy_not_profitable: "Busy but not profitable",
    wins_unwanted_jobs: "Winning the jobs no one else wanted",
    routers_edited: "Routers are edited to hit a price",
    no_look_back: "No look back at closed jobs",
    quoted_hours_too_low: "Jobs take far more hours than were quoted",
    quotes_from_memory: "Quotes come from memory or one person's feel",
    extras_not_quoted: "Prove-out, inspection or setup was never in the price",
  },
  prior: 0.09,
  evidence: [
    {
      speaks: "for",
      when: { kind: "any-of", field: "quoting_accuracy", choices: ["Estimates"] },
      ratio: 5,
      why: "Estimates don't get better unless you compare them with closed jobs.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "quoting_accuracy", choices: ["Mix of both"] },
      ratio: 3,
      why: "Some of your quotes use job history and some don't.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "setup_time_variability", choices: ["Often over", "Highly variable"] },
      ratio: 1.4,
      why: "Setup is the biggest part of a quoting error (BM-QUOTE-02).",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "shop_rate_known", choices: ["Not sure"] },
      ratio: 3,
      why: "Without a shop rate you're guessing at price.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "shop_rate_known", choices: ["Estimate"] },
      ratio: 1.2,
      why: "If the rate is an estimate, so is the price.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "variance_tracking_ready", choices: [false] },
      ratio: 3,
      why: "No one can compare quoted with actual hours.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "financial_sync_ready", choices: [false] },
      ratio: 1.2,
      why: "Job costs aren't tied to the books.",
    },
    {
      speaks: "against",
      when: { kind: "any-of", field: "quoting_accuracy", choices: ["Historical data"] },
      ratio: 2.2,
      why: "Your quotes are based on what jobs really took.",
    },
    {
      speaks: "against",
      when: { kind: "any-of", field: "shop_rate_known", choices: ["Yes – accurate"] },
      ratio: 1.1,
      why: "You know what an hour costs.",
    },
    {
      speaks: "against",
      when: { kind: "any-of", field: "current_kpi_tracking", choices: ["Setup vs Est %"] },
      ratio: 1.1,
      why: "You track setup against estimate.",
    },
  ],
  bottlenecks: [],
  toCount: "the hours operations ran over quote",
  handCount: {
    name: "Hours over the quote on closed jobs",
    unit: "",
    goal: "half the first week's count",
    later: showsLater.oldPrices,
  },
  loss: {
    formula:
      "unbilled hours: staffed machine hours × utilization × net overrun × not setup share × recoverable share; in money: × shop rate",
    counted: { kind: "other" },
    parameters: {
      utilization: answerBenchmarks.utilizationPercent,
      net_overrun: {
        kind: "by-answer",
        field: "quoting_accuracy",
        rows: {
          "Historical data": { low: 0.02, likely: 0.04, high: 0.07 },
          "Mix of both": { low: 0.04, likely: 0.08, high: 0.12 },
          Estimates: { low: 0.06, likely: 0.11, high: 0.16 },
          unanswered: { low: 0.04, likely: 0.08, high: 0.14 },
        },
        unit: "share of in-cycle machine hours",
        basis: "BM-QUOTE-01 is an absolute gap of 12-18%; net overrun assumed at about half to two thirds of it",
        source: ownJudgment,
      },
      not_setup_share: {
        kind: "constant",
        value: 0.65,
        unit: "share of the overrun",
        meaning: "Part of the overrun that is not setup: 35% is setup (BM-QUOTE-02), counted under setup",
        source: benchmarks["BM-QUOTE-02"].source,
      },
      recoverable: {
        kind: "range",
        range: { low: 0.3, likely: 0.5, high: 0.7 },
        unit: "share of the unbilled hours that can be recovered",
        basis: "BM-QUOTE-01 is an absolute gap of 12-18%; net overrun assumed at about half to two thirds of it",
        source: ownJudgment,
      },
    },
  },
  countSheet: ["Hours quoted", "Hours taken", "Where the difference was"],
  causedBy: [
    {
      theme: "data_silos",
      why: "Without actual hours there's nothing to learn from, so the next quote repeats the last one's mistake.",
      source: "own judgment, with BM-QUOTE-01",
    },
    {
      theme: "capacity_visibility",
      why: "If you think the machines run more hours than they do, you sell hours you don't have.",
      source: "own judgment, with BM-UTIL-08",
    },
  ],
  effort: {
    level: "medium",
    why: "closed jobs have to be compared with their quotes, one by one",
  },
  actions: {
    days30: [
      { what: "Plot quoted vs actual hours for the last 50 closed jobs", needs: "hours-by-job" },
      { what: "Send a card with every job: price, material, and hours by operation", needs: "no-hours-by-job" },
      { what: "List the ten worst and find what they share", needs: "hours-by-job" },
      "Agree on one definition of quoted hours",
    ],
    days60: [
      "Make a table of setup times by part family from actual hours",
      "Quote prove-out and inspection as separate lines on new parts",
      "Review closed jobs for 20 minutes every week",
    ],
    days90: [
      "Correct the hours of the ten worst repeat parts, and what you charge for them",
      "Set a shop rate for each machine class",
      "Feed job history into the quoting tool",
    ],
  },
  firstWeek: {
    pull: {
      id: "pull-quoted",
      roles: ["estimator", "planner"],
      minutes: 180,
      what: "In {system}, put quoted and actual hours for the last 50 closed jobs side by side. Mark the ten worst, and the ones you made for the first time.",
      kpi: "kpi_est_actual",
    },
    compared: {
      id: "sort-compared",
      roles: ["estimator", "planner"],
      minutes: 60,
      what: "Take the {records} you compared. Next to each, write what kind of part it was, new or repeat, and which operation ran over most. Mark the ten worst.",
      kpi: "kpi_est_actual",
    },
    sheet: {
      id: "time-jobs",
      roles: ["foreman", ...atMachine],
      minutes: 30,
      what: "Put a time sheet with every job that starts today: setup and run hours by operation, next to the quote, and if it's the first run.",
      kpi: "kpi_est_actual",
    },
    compare: {
      id: "good-and-bad",
      roles: ["estimator"],
      minutes: 30,
      what: "Take the last job that made money, and the last one that lost some. For each, write who quoted it, where its hours came from, and which operation took the most.",
      alone:
        "Take the last job that made money, and the last one that lost some. For each, write where its hours came from, and which operation took the most.",
      kpi: null,
    },
    days: [
      {
        id: "ten-invoices",
        roles: ["estimator"],
        minutes: 60,
        what: "Take the last ten invoices. Subtract material and outside work, then divide by the machine hours run. Circle the ones under your rate.",
        instead: {
          lacking: "hours-by-job",
          what: "Take the last ten invoices. Subtract material and outside work, and write down what's left for each piece. Ask the people who ran them which ones took longer than planned.",
        },
        alone:
          "Take the last ten invoices. Subtract material and outside work, and divide by the hours you remember. Circle the three you'd no longer take at that price.",
        kpi: "kpi_rev_hour",
      },
      {
        id: "won-and-lost",
        roles: ["estimator"],
        minutes: 60,
        what: "List the last twenty quotes: won or lost, at what margin. Are the jobs you win the ones that run over?",
        instead: {
          lacking: "hours-by-job",
          what: "Pick the three jobs that take the most hours a month. Time the next pieces of each, with all that is done by hand before and after the cut, and compare the minutes with those in the price.",
        },
        alone:
          "On the job that runs today, write your own hours step by step: drawing, program, setup, cutting, deburring, checking, delivery. Next to each, write the hours in the price.",
        kpi: "kpi_quote_hit",
      },
      {
        id: "what-was-left-out",
        roles: ["estimator", "foreman"],
        minutes: 60,
        what: "Take the five worst jobs. For each, write down what the quote left out: setup, prove-out, inspection, outside work, a second run.",
        instead: {
          lacking: "hours-by-job",
          what: "For each of the three you timed, write down what the price leaves out: setup, work by hand, inspection, outside work, a second run.",
        },
        ofRepairs:
          "Take the five repairs that ran over most. For each, write down what was found only once it was apart, and who paid for it.",
        alone:
          "Add up last month: every hour in the shop, and the hours you billed. The first divided by the second is what one billed hour takes you.",
        kpi: "kpi_est_actual",
      },
      {
        id: "quote-from-actuals",
        isChange: true,
        roles: ["estimator"],
        minutes: 45,
        what: "Quote one repeat part from its actual hours. Compare it with the old quote before you send it.",
        instead: {
          lacking: "hours-by-job",
          what: "Price one of the three again from its timed minutes. Compare that with the old price before the next order.",
        },
        ofRepairs:
          "For the next repair, give the price of the teardown and a range for the rest. Price the rest once it's apart, and start it when the customer says yes.",
        alone:
          "Price the next job twice: your usual way, and with all its hours times your rate. Send the second price once, and see what they say.",
        kpi: "kpi_job_margin",
      },
    ],
  },
  confounders: {
    confirms: {
      see: "Six of ten closed jobs or more took longer than quoted, and nothing broke or was run twice",
      means: "Your quotes are short, not your floor",
      act: "Quote the step that ran over most from its actual hours",
      from: ["pull-quoted", "sort-compared", "time-jobs", "kept-hours"],
    },
    lookAlikes: [
      {
        see: "Only new parts ran over, repeats didn't",
        means: "The first run costs extra; your rate is fine",
        act: "Quote the first run on its own line",
        from: ["pull-quoted", "sort-compared", "time-jobs"],
      },
      {
        see: "Jobs ran over because they were run twice or interrupted",
        means: "The floor loses the hours; the quote is right",
        act: "Count remakes and interruptions separately",
        from: ["what-was-left-out"],
        plausibleIf: {
          kind: "any-of",
          field: "typical_delay_cause",
          choices: ["Expedites", "QC hold", "Scheduling changes"],
        },
      },
    ],
    neighbor: {
      see: "Hours are right, but the job still makes no money",
      means: "The rate or the material price is off, not the hours",
      act: "Work out the rate again",
      from: ["ten-invoices"],
    },
    refutes: {
      see: "Half of the closed jobs or more came in at the quote or under it",
      means: "Your quotes are right on average",
      act: "Look at which jobs you win",
      from: ["pull-quoted", "sort-compared", "time-jobs", "kept-hours"],
    },
  },
  goneWhen: "Ten jobs in a row stay within 10% of their quoted hours",
  unknowns: [
    {
      id: "actual-hours",
      flips: "finding",
      what: "What your last jobs really took",
      question: "For your last five closed jobs, what were the quoted and the actual hours?",
      answered: answered["quoted-actual"],
    },
    {
      id: "extra-hours-in",
      flips: "finding",
      what: "Where the extra hours go",
      question:
        "In the last job that ran over, how many of the extra hours were setup, cutting, deburring or checking?",
      answered: answered["extra-hours-in"],
    },
    {
      id: "repeat-price",
      flips: "finding",
      what: "Whether repeat jobs get a new price",
      question: "When did the price of your most frequent repeat job last change?",
      answered: answered["repeat-price"],
    },
    {
      id: "rate",
      flips: "size",
      what: "What an hour costs you",
      question: "What did running the shop cost last year, and how many machine hours did you bill?",
      answered: answered["shop-rate"],
    },
  ],
  usualPurchase: "More orders at the same price lose more money.",
  comparison: "hours-quoted",
  words: {
    subject: "You",
    verb: "work about",
    check:
      "For ten jobs, put quoted and actual hours side by side. Where nobody keeps the hours, send a card along with the job.",
    wrong: "If as many jobs came in under as over, your quotes are right on average.",
    week: "Put quoted and actual hours for the last 50 closed jobs side by side and mark the ten worst.",
  },
  evidencePattern:
    /^(?!.*\b(?:lost (?:a|the|that|one|another) (?:bid|quote|job|order)|rais(?:ed|es|ing) (?:\w+ )?prices?)\b).*\b(?:quot(?:e|es|ed|ing)|estimat\w*|bids?|bidding|priced?|prices|pricing|tenders?|rfqs?|put down \d+|figur(?:e|ed|ing) (?:it|them|those|at)|sold at|margins?|underpriced|hours on (?:the|paper)|on paper|job card|(?:time|old|job) cards?|slips|actual hours|clock-ins|won|win (?:eight|nine|seven|\d+))\b/is,
  mentionPattern: /\b(?:quot(?:e|es|ed|ing)|estimat(?:e|es|ed|ing|ors?))\b/iu,
});
