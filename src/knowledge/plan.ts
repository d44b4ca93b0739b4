/** How the KPI plan is chosen. Own judgment throughout; docs/method.md states the whole objective. */
export const planRules = {
  /** Number of KPIs on the first dashboard. */
  size: 8,
  /** The outcome that every shop watches. */
  outcome: "kpi_otd",
  /** How many of the first themes must each have a KPI that exposes them. */
  leadingThemes: 3,
  /**
   * How much of what one KPI measures of a theme is not counted again for the next KPI, 0 to 1. Low, because a shop with
   * one root cause watches it with three or four KPIs. Chosen on invented shops.
   */
  seenTwice: 0.25,
  maxOfOneGroup: 4,
  /** At least this many are leading KPIs. */
  minLeading: 2,
  /** At least this many start in the first 30 days. */
  minAtOnce: 3,
  /** At most this many KPIs for later are listed. */
  maxLater: 4,
} as const;

/** What a KPI is worth in addition to the themes it exposes, where 1 is a theme that is certain and fully exposed. */
export const kpiWorth = {
  urgent: { essential: 0.3, high: 0.05, medium: 0.025 },
  /** For several high and medium ones together. */
  maxUrgent: 0.08,
  /** The shop tracks it already, or a figure next to it. */
  tracked: 0.08,
  /** The respondent asks for it, by the question whose answer has the words. */
  asked: {
    success_metric: 0.75,
    current_kpi_tracking: 0.4,
    improvement_goal: 0.55,
    pain_invisible: 0.12,
    notes: 0.06,
  },
  /**
   * A sentence describes a situation that the KPI measures: from a score of `atLeast` on, `worth` × the score × how likely
   * its likeliest cause is; each further KPI of the situation gets `next` times the one before. Chosen on invented
   * shops. From `quotedFrom` on, the sentence is given as a reason; own judgment.
   */
  described: { atLeast: 0.4, quotedFrom: 0.6, worth: 0.15, next: 0.7, fields: { pain_invisible: 1, notes: 0.6 } },
  /** The shop gave the planned and the actual time of a setup in numbers, so it can compare them now. */
  statedInNumbers: 0.4,
  /** Factors that lower the total if the data isn't there yet or if starting takes a lot of work. */
  readiness: { "ready-now": 1, "needs-a-habit": 0.9, "needs-a-source": 0.75 },
  effort: { low: 1, medium: 0.97, high: 0.92 },
} as const;
