import { any, count, day, is, median, onOrBefore, percentOf, rowLess, within } from "../../measures/terms.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";

export const quoteWinRate: Kpi = {
  name: "Quotes won",
  group: "quoting_finance",
  question: "How fast do we quote, and how often do we win?",
  formula: "Win rate % = quotes won / quotes decided x 100",
  unit: { short: "%", long: "% won" },
  targets: { direction: "higher", typical: 50, good: 60, worldClass: 70 },
  basis: {
    benchmarks: ["BM-QUOTE-04", "BM-QUOTE-05"],
    note: "Shares of the quotes decided. Days to quote: typical 5, good 2, leading shops 1",
  },
  cadence: "weekly",
  owner: "Estimator",
  timing: "leading",
  pitfalls: [
    "Read it with job margin: a rising win rate can mean prices are too low",
    "Leave undecided quotes out",
    "Track the days from RFQ to quote too",
  ],
  whenRed:
    "Have the estimator sort the open RFQs by age, quote or decline the oldest today, and call two customers who went elsewhere to ask why.",
  effort: { level: "low", how: "keep a quote log: received, sent, won or lost" },
  exposes: { quoting_estimating: 0.25 },
  urgentWhen: [
    { when: { kind: "any-of", field: "quoting_accuracy", choices: ["Estimates"] }, level: "medium" },
    { when: { kind: "any-of", field: "primary_bottleneck", choices: ["Other"] }, level: "medium" },
  ],
  trackedAs: null,
  words: [
    "win rate*",
    "hit rate*",
    "hit ratio*",
    "win ratio*",
    "close rate*",
    "closing rate*",
    "conversion rate*",
    "quote conversion",
    "quote* faster",
    "faster quot*",
    "quicker quot*",
    "quote* quicker",
    "quote turnaround*",
    "quoting turnaround*",
    "turnaround on quotes",
    "quoting time*",
    "quote* within",
    "quote* in 0",
    "quote* in 00",
    "quote* out",
    "quoting speed",
    "rfq turnaround",
    "win* more",
    "quotes won",
    "quote time*",
  ],
  elements: ["quote_dates"],
  measure: {
    shows: "Quotes won, out of those decided in the period. Days to quote aren't in this number.",
    reads: "period",
    value: percentOf(
      count("quotes", within("decided"), is("result", "Won")),
      count("quotes", within("decided"), any(is("result", "Won"), is("result", "Lost"))),
    ),
    also: [
      {
        label: "to quote, median",
        unit: "days",
        value: median("quotes", rowLess(day("sent"), day("asked")), within("sent"), onOrBefore("asked", "sent")),
      },
    ],
  },
  example: {
    reading: 54,
    drawing: {
      kind: "funnel",
      steps: [
        { name: "RFQs", count: 42, text: "42" },
        { name: "Quoted", count: 37, text: "37, median 3.5 d" },
        { name: "Decided", count: 28, text: "28" },
        { name: "Won", count: 15, text: "15 = 54%" },
      ],
    },
  },
};
