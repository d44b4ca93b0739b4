/** How the KPI plan is chosen. Own judgment throughout; docs/method.md states the whole objective. */
export const planRules = {
  /** KPIs on the first wall. */
  size: 8,
  /** The one outcome that every shop watches. */
  outcome: "kpi_otd",
  /** How many of the first themes must each have a KPI that exposes them. */
  leadingThemes: 3,
  /** A theme's part of the money at stake adds at most this much to its weight. */
  moneyCounts: 0.3,
  /**
   * How much of what one KPI shows of a theme the next one no longer adds, 0 to 1. Low, because a shop with one root cause
   * watches it from three or four sides. Chosen on invented shops (docs/method.md).
   */
  seenTwice: 0.25,
  mostOfOneGroup: 3,
  /** At least this many warn before the fact. */
  fewestLeading: 2,
  /** Switched on in the first 30 days, at the least. */
  fewestAtOnce: 3,
  /** At most this many of those that wait are named. */
  mostLater: 4,
} as const;

/** What a KPI is worth on top of the themes it shows: 1 is a theme that is certain and seen in full. */
export const kpiWorth = {
  urgent: { high: 0.05, medium: 0.025 },
  mostUrgent: 0.08,
  /** It is read already. */
  tracked: 0.08,
  /** The respondent asks for it, by the question in which the words stand. */
  asked: {
    success_metric: 0.75,
    current_kpi_tracking: 0.4,
    improvement_goal: 0.5,
    pain_invisible: 0.12,
    notes: 0.06,
  },
  /** The shop told a planned and a taken setup in numbers: it can compare them from today on. */
  statedInNumbers: 0.4,
  /** Everything counts for less while the data is not there, and while it takes much to start. */
  readiness: { "ready-now": 1, "needs-a-habit": 0.9, "needs-a-source": 0.75 },
  effort: { low: 1, medium: 0.97, high: 0.92 },
} as const;
