/** What follows the number of a sum over the shop's own counts and times. */
export const statedUnits = {
  machines: "machine hours",
  people: "labor hours",
  unbilled: "hours you don't bill",
  beforeFirstChip: "machine hours a week before the first chip of a new part",
  beforeChipOfJob: "hours before the first chip of that job",
  overBoard: (period: string): string => `hours over the board ${period}`,
  piecesOnOne: "pieces a week on one machine",
  piecesOn: (machines: string): string => `pieces a week on ${machines}`,
  piecesBehindDay: "pieces a week behind the day shift",
  daysLonger: "days longer for each of the other orders",
  overPlan: (period: string): string => `over plan, ${period}`,
  overPlannedOn: (jobs: string): string => `over the hours planned, on the ${jobs} you name`,
  overPromised: "over what was promised",
  overGoal: "over your goal, each time",
  bestToWorst: "hours between the best and the worst of the same job",
  daysOverPlan: "days over what was planned",
  overQuickest: "more than the quickest one you mention",
  betweenShares: (now: string, goal: string): string => `weekly machine hours between ${now}% and ${goal}%`,
  setupsBeyondJobs: "for setups beyond one a job",
  setupsBeyondPlan: "for setups beyond the plan",
  setupsOver: "over what they are planned at",
  setupsBeyondOther: "beyond the other's pace",
  machinesCutting: "of the machines counted were cutting",
  machinesIdle: "of the machines counted sat idle",
  partWaits: "of a part's time in your shop is waiting",
  weeksLeft: "weeks left when the parts are done",
  lessSecondTime: (unit: string): string => `${unit} less, the second time`,
} as const;

/** The time that hours are stated for, where it isn't a week or a year. */
export const statedPeriods = {
  thoseJobs: "on those jobs",
  thatJob: "on that job",
  eachOfThoseJobs: "on each of those jobs",
  counted: "in what you counted",
  once: "that one time",
  eachTime: "each time",
  thoseStops: "in those stops",
  thatStop: "in that one stop",
} as const;

/** The sums, written out. */
export const statedLines = {
  moreThanRepeat: (from: string | undefined, to: string | undefined, more: string): string =>
    `${from} to ${to} = ${more} more than a repeat`,
  piecesAShift: (best: string, worst: string, gap: string): string => `${best} − ${worst} = ${gap} pieces a shift`,
  ifAllCould: (sum: string, pieces: string): string => `${sum} = ${pieces}, if all of them could do the same`,
  salesSooner: (days: string, dollars: string, all: string): string =>
    `${days} × $${dollars} a day = $${all} of sales that would come in sooner, once, if every order got that quick`,
  asTold: (size: string): string => `${size}, as you tell it`,
  shareOfCapacity: (percent: number, capacity: string): string => `, ${percent}% of the ${capacity} you count on`,
  minutesOverGoal: (minutes: string, limit: string): string => `(${minutes} − ${limit}) minutes over your goal`,
  weeksQuoted: (weeks: string, quoted: string, gone: string, left: string): string =>
    `You quote ${weeks}. ${quoted} − ${gone} = ${left}`,
  setupsMoreThanJobs: (setups: string, jobs: string, more: string): string =>
    `${setups} − ${jobs} = ${more} more than jobs`,
  setupsMoreThanPlanned: (done: string, plan: string, more: string): string =>
    `${done} − ${plan} = ${more} more than planned`,
} as const;

/** Names and units of what a shop's own goal measures. */
export const measureNames = {
  cuttingHours: (machine: string): string => `Cutting hours per ${machine}`,
  hoursAWeek: "hours a week",
  setupHours: (sold: string): string => `Setup hours on a ${sold}-hour job`,
  hoursBooked: (quoted: string): string => `Hours booked on a ${quoted}-hour job`,
  machinesInState: (state: string): string => `Machines ${state} at one walk`,
  daysSince: (what: string): string => `Days since the last ${what}`,
  monthClose: "Day of the month the books close",
  leadTime: "Lead time",
  changeover: "Changeover time",
  badParts: "Bad parts",
  ownCount: "Your count",
} as const;
