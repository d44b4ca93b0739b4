/** What each comparison with a published figure means, and what it can't say. */
export const comparisonsWords = {
  onTime: {
    topic: "On-time share",
    published: "of parts on time",
    answer: " of jobs late",
    scale: "Shipped on time",
    own: (low: number, high: number): string => `${low === high ? low : `${low}–${high}`}% on time`,
    below: "Even the best of your range is below the published one.",
    above: "Even the worst of your range is above the published one.",
    open: "Your range and the published one overlap, so we can't say who is better.",
    limits: "It comes from one author, not a survey. It counts parts; you counted jobs.",
  },
  cycle: {
    topic: "Machines in cycle",
    published: "of shift time, measured",
    scale: "Machines in cycle",
    told: (share: number, some: number | undefined): string =>
      `By your own figure it's ${Number(share.toPrecision(2))}%${some === undefined ? "" : `, on ${some} machines`}.`,
    below: "That's less.",
    above: "That's more.",
    open: "That's about the same.",
    measured: "You measure it. Compare your own share of shift time with this one.",
    booked:
      "Hours booked in an ERP include setups and waiting, so they run higher than hours in cycle. Compare a machine's own hour counter with this figure.",
    estimated: (value: string, source: string): string =>
      `Shops that only estimate name a larger share: half of those outside the top group said ${value} or more (${source}). Don't trust a share that no one has measured.`,
  },
  runHours: {
    topic: "Hours a machine runs in a day",
    published: "hours a day, bottom and top quarter of shops",
    answer: " × 8 h a shift",
    scale: "Hours a machine runs in a day",
    own: (hours: number): string => `at most ${hours} h a day`,
    unattended: "You run unattended, so your shifts don't show how long the machines run. A run-hour meter does.",
    oneShift:
      "One 8-hour shift puts you in the bottom quarter. To run more hours you need another shift or unattended running.",
    moreShifts: "Your shifts are long enough for that. Only a run-hour meter shows if the machines use them.",
  },
  machinists: {
    topic: "Machines per machinist",
    published: "machines: job shop to production shop",
    answer: " machinists",
    own: (each: string): string => `${each} ${each === "1" ? "machine" : "machines"} each`,
    below: "You have more machinists than machines on a shift.",
    above: "Each of your machinists runs more machines than the source gives for production shops.",
    open: "You are inside the range. It is wide because it covers both one-off and production work.",
    limits: "We spread your machinists evenly over the shifts.",
  },
  rate: {
    topic: "Shop rate",
    published: "an hour for most jobs",
    scale: "Shop rate",
    below: "You charge less than this range. Check it against your cost before you quote the next job.",
    above: (value: string, source: string): string =>
      `You charge more than this range. Five-axis work is priced higher, at ${value} (${source}). See which of your work that explains.`,
    open: "You are inside the range.",
    limits: "It comes from a trade page, not from a survey.",
  },
  setups: {
    topic: "Setups against the plan",
    published: "of setup time missing in quotes",
    timed: (took: string): string => `You gave your own: ${took}. This one is a vendor's experience, not a survey.`,
    means:
      "You didn't give minutes. Clock ten changeovers and you have a number to compare. This one is a vendor's experience, not a survey.",
  },
  quotes: {
    topic: "Quoted against actual cost",
    published: "gap between quoted and actual cost",
    history: "You quote from history, so you can work out your own gap. Count jobs over and jobs under.",
    other: "Compare quoted and actual hours on 50 closed jobs to get your own gap. Count jobs over and jobs under.",
  },
  overtime: {
    topic: "Overtime",
    published: "hours a week for each production worker",
    means:
      "Some overtime is normal in US manufacturing. Your answer says how often, not how much. Take the hours from payroll.",
  },
  stops: {
    topic: "Stops that get written down",
    published: "minutes a shift missing in handwritten logs",
    measured: "Your machines report their own stops, so you shouldn't have this gap.",
    none: "You keep no log yet. Even a handwritten log misses the short stops. The figure is a vendor's.",
    byHand: "A handwritten log misses the short stops. The figure is a vendor's.",
  },
  erp: {
    topic: "ERP and machine data",
    published: "of shops run an ERP or MRP",
    has: "You run one too.",
    hasNot: "You named no ERP.",
    connects: (value: string, source: string): string => `You connect machines, as ${value} of shops did (${source}).`,
    connectsNot: (value: string, source: string): string =>
      `You named no machine monitoring; ${value} of shops had it (${source}).`,
  },
  unattended: {
    topic: "Unattended running",
    published: "points more profit margin in shops that do",
    means: "The two go together. That doesn't mean one causes the other.",
  },
} as const;
