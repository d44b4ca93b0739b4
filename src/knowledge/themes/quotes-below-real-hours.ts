import { answerBenchmarks } from "../answer-benchmarks.ts";
import { benchmarks } from "../benchmarks.ts";
import { ownJudgment } from "../sources.ts";
import type { Theme } from "../theme.ts";

export const quotesBelowRealHours = {
  name: "Quotes below real hours",
  oneLine: "Jobs are sold with fewer hours than they take, so the schedule is late on day one and margin leaks away.",
  story:
    "Quotes from memory repeat the same small mistakes: setups at half their real length, nothing for prove-out or inspection. The schedule uses those hours, so it's late from day one. Margin leaks away, and no one sees which jobs lose money.",
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
      why: "Quotes from memory never learn from closed jobs.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "quoting_accuracy", choices: ["Mix of both"] },
      ratio: 3,
      why: "Some quotes learn from closed jobs and some don't.",
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
      why: "Without a shop rate, a price has nothing to stand on.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "shop_rate_known", choices: ["Estimate"] },
      ratio: 1.2,
      why: "An estimated rate is a shaky base for a price.",
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
  loss: {
    formula:
      "unbilled hours: staffed machine hours × utilization × net overrun × not setup share × recoverable part; in dollars: × shop rate",
    parameters: {
      utilization: answerBenchmarks.utilization,
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
        unit: "share of the unbilled hours that can be won back",
        basis: "BM-QUOTE-01 is an absolute gap of 12-18%; net overrun assumed at about half to two thirds of it",
        source: ownJudgment,
      },
    },
  },
  broughtAboutBy: [
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
      "Plot quoted vs actual hours for the last 50 closed jobs",
      "List the ten worst and find what they share",
      "Agree one definition of quoted hours",
    ],
    days60: [
      "A table of setup allowances by part family, from actuals",
      "Prove-out and inspection as separate quote lines for new parts",
      "A weekly 20-minute review of closed jobs",
    ],
    days90: [
      "Reprice the ten worst repeat parts",
      "A shop rate for each machine class",
      "The quoting tool uses job history",
    ],
  },
  words: {
    subject: "You",
    verb: "work about",
    check: "Plot quoted against actual hours for your last 50 closed jobs. It takes an afternoon.",
    wrong: "If as many jobs came in under as over, your quotes are right on average.",
    week: "Put quoted and actual hours for the last 50 closed jobs side by side and mark the ten worst.",
  },
  mentions: /\b(?:quot(?:e|es|ed|ing)|estimat(?:e|es|ed|ing|ors?))\b/iu,
} as const satisfies Theme;
