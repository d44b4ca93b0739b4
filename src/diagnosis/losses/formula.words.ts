/** What the numbers in a formula are called. Stored reports show them as they were. */
export const terms = {
  // The hours and the rate.
  shiftHours: "hours of one shift in a week",
  workingWeeks: "working weeks",
  machines: "machines",
  shifts: "shifts",
  machinists: "machinists",
  firstShift: "1 first shift",
  secondShift: "part of the second shift that is staffed",
  thirdShift: "part of the third shift that is staffed",
  machinesEach: "machines a machinist can run",
  utilization: "utilization",
  publishedRate: "published shop rate",
  ownRate: "your shop rate",

  // Setups.
  avoidable: "avoidable share",
  namedCause: "named cause",
  namedBottleneck: "named bottleneck",
  setupShare: "setup share",

  // Inspection.
  waitingShare: "share waiting for inspection",
  excessScrap: "excess scrap and rework",

  // The schedule.
  lateJobs: "late jobs",
  expeditesEach: "expedites for each late job",
  expediteCeiling: "one for each job",
  extraSetups: "extra setups for each expedite",
  gaps: "gaps between jobs",
  noOwner: "nobody owns the plan",
  planChanges: "the plan changes",

  // Stops.
  unexplained: "unexplained idle share",
  notTracked: "stops not tracked",
  ownShare: "part not already counted under other causes",

  // Losses in other units.
  overQuote: "hours over quote",
  notSetup: "part that is not setup",
  keying: "hours of re-keying per user per week",
  erpUsers: "ERP users",
  searching: "minutes of searching per shift",
  carrying: "carrying cost a year",
  laborCost: "loaded labor cost",

  // All causes, and money.
  howLikely: (likelihood: string): string => `${likelihood} here`,
  recoverable: "recoverable share",
  recoverableShare: "recoverable share in 12 months",
  contribution: "contribution of an extra hour",
  sellable: "part that can be sold",
  estimatedRate: (spread: string): string => `your estimated shop rate ±${spread}`,
  usersFromMachines: (each: string, least: string): string =>
    `assumed to be one per ${each} machines, and at least ${least}`,
  cap: "(1 − e^−x) ÷ x, x = raw hours of all causes ÷ (staffed hours × recoverable share)",
} as const;

/** Where a number of a formula comes from. */
export const basisWords = {
  ownJudgment: (basis: string): string => `Own judgment: ${basis}`,
  notAnswered: "Not answered, so it may be any of the answers.",
  anyOf: (rows: string): string => `Not answered, so the range covers every possible answer (${rows}).`,
  measured: (kpi: string, value: string, span: string): string =>
    `Measured in your own files: ${kpi} ${value}, ${span}.`,
} as const;

/** Why a figure is held back, and how. */
export const heldBackWords = {
  room: {
    check:
      "Recovered hours cannot exceed the room between today's utilization and what shops of this kind reach at best.",
    effect: "All machine hours are scaled down alike to what fits.",
  },
  sales: (share: string) => ({
    check: `A revenue potential above ${share} of what your machines now earn needs machine data before it is shown as likely.`,
    effect: `The revenue potential is held at ${share} of the implied sales.`,
  }),
} as const;
