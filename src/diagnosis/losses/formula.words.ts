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
  setupsOver: "hours your setups run over plan, at one setup a job",
  mostAvoidable: "highest share of setup hours that can be avoided",

  // Inspection.
  waitingShare: "share waiting for inspection",
  waitsCounted: "hours your machines wait for a first piece, at least",
  excessScrap: "excess scrap and rework",

  // The schedule.
  lateJobs: "late jobs",
  expeditesEach: "expedites for each late job",
  expediteCeiling: "one for each job",
  extraSetups: "extra setups for each expedite",
  setupLost: "part of an extra setup that is lost",
  gaps: "gaps between jobs",
  noOwner: "nobody owns the plan",
  planChanges: "the plan changes",

  // Stops.
  unexplained: "unexplained idle share",
  notTracked: "stops not tracked",
  stopsCounted: "hours of stops you count",
  ownShare: "part not already counted under other causes",

  // Losses in other units.
  overQuote: "hours over quote",
  notSetup: "part that is not setup",
  keying: "hours of typing data again per user per week",
  erpUsers: "ERP users",
  typingWeeks: "weeks a year in which data is typed again",
  workingDays: "working days a year",
  searching: "minutes of searching per shift",
  carrying: "carrying cost a year",
  laborCost: "loaded labor cost",

  // All causes, and money.
  howLikely: (likelihood: string): string => `${likelihood} here`,
  recoverable: "part you can win back",
  recoverableShare: "most a shop wins back in a year",
  contribution: "contribution of an extra hour",
  mostClaimed: "the most we claim without machine data, as a share of your estimated sales",
  sellable: "part that can be sold",
  estimatedRate: (spread: string): string => `your estimated shop rate ±${spread}`,
  usersFromMachines: (each: string, least: string): string =>
    `assumed to be one per ${each} machines, and at least ${least}`,
  cap: "(1 − e^−x) ÷ x, x = raw hours of all causes ÷ (staffed hours × most a shop wins back in a year)",
} as const;

/** Where a number of a formula comes from. */
export const basisWords = {
  ownEstimate: (basis: string): string => `Our estimate: ${basis}`,
  notAnswered: "Not answered, so it may be any of the answers.",
  anyOf: (rows: string): string => `Not answered, so the range covers every possible answer (${rows}).`,
  measured: (kpi: string, value: string, span: string): string =>
    `Measured in your own files: ${kpi} ${value}, ${span}.`,
  stated: (said: string): string => `You wrote: “${said}”`,
} as const;

/** Why a figure is held back, and how. */
export const heldBackWords = {
  room: {
    check: "Recovered hours can't exceed the gap between today's utilization and that of the best shops of this kind.",
    effect: "All machine hours are scaled down to what fits.",
  },
  sales: (share: string) => ({
    check: "Without machine data, a larger sales value isn't believable.",
    effect: `The sales value is capped at ${share} of what your machines earn now.`,
  }),
} as const;
