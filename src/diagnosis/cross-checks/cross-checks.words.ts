/** What doesn't fit together in the answers, where no table says it. */
export const crossCheckWords = {
  /** The named bottleneck, and the cause that the other answers point to. */
  gap: {
    title: (named: string, cause: string): string => `You named ${named}. Your other answers point to ${cause}`,
    /** If strong answers point to both. */
    titleOfSplit: (named: string, cause: string): string => `You named ${named}, but more points to ${cause}`,
    /** @param others answers that name it, besides the bottleneck */
    doesNotFit: (named: string, others: number, cause: string): string =>
      others === 0
        ? `Apart from that one answer, little points to ${named}.`
        : `${others === 1 ? "One more answer points" : `${others} more answers point`} to ${named}. Taken together, your answers point more strongly to ${cause}.`,
    weekly: (statement: string): string => `This happens at least once a week: “${statement}”`,
    means: (named: string, cause: string): string =>
      `Work piles up in one place and is often held up in another. What you see at ${named} may start with ${cause}. If so, more capacity at ${named} only shortens the line for a while.`,
    check: (atNamed: string, ofCause: string): string =>
      `For two weeks, on the same machines, add up two things every day: ${atNamed}; and ${ofCause}. Start with the larger one. If it's the first, we're wrong.`,
    because: {
      high: "At least two strong answers point elsewhere, and no strong one disagrees.",
      medium: "One strong answer or three moderate ones point elsewhere.",
      split: "Strong answers point to both.",
    },
  },
  /** An answer, and what the shop measured. */
  measured: {
    title: (said: string, measured: string): string => `You said ${said}. Measured: ${measured}`,
    doesNotFit: (answer: string, measured: string): string =>
      `You answered "${answer}". Your files show what would be "${measured}".`,
    means: "The measurement counts in this report, not the answer. People remember the worst week, or the last one.",
    check: "Look at the rows behind the number on the page where you dropped your files, and tell us if they're wrong.",
    because: "It's counted from your own rows.",
  },
  /** The share of late jobs that was checked, and the share on time that was written. */
  onTime: {
    title: (late: string, onTime: number): string => `You checked ${late} late, and wrote ${onTime}% on time`,
    doesNotFit: (late: string, low: number, high: number, onTime: number): string =>
      `${late} late is ${low}% to ${high}% on time. You wrote ${onTime}%.`,
    means: (onTime: number): string => `We use ${onTime}% wherever this report names the share on time.`,
    check: "Take the last 20 jobs that shipped. Count the ones after the first date you promised.",
    because: "Both are your own words.",
  },
} as const;

/** A measured value in a sentence. */
export const measuredWords = {
  lists: { deliveries: "order lines", machine_days: "machine days", people_weeks: "weeks of people" },
  overPlan: (value: string, span: string): string => `${value} over plan in ${span}`,
  valueIn: (kpi: string, value: string, span: string): string => `${kpi} ${value} in ${span}`,
  worst: (count: number, percent: number): string => `; ${count} of them account for ${percent}% of the hours over`,
} as const;

/** Why a KPI isn't in the plan yet. */
export const laterWords = {
  noData: (data: string): string => `You have no data for it yet: ${data}.`,
  known: "You measure it already. Use it when you decide on a machine; it doesn't have to be on your board yet.",
  tracked: "You already track it. Keep it where it is. It doesn't have to be on your board yet.",
  sameCause: (kpi: string): string => `${kpi} shows the same cause and comes first.`,
  afterOthers: "Your answers point here too, but other KPIs come first. Add it once people check those every week.",
} as const;
