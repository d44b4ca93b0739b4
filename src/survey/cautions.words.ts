/** A published range, and where it is from. */
interface Published {
  readonly low: number;
  readonly high: number;
  readonly source: string;
}

/** What the form says where two answers don't match. */
export const cautionWords = {
  machinesMany: (machines: string): string => `${machines} is a lot for one shop. Is there a digit too many?`,
  machinistsFew: (machines: string, machinists: string, each: string, { low, high, source }: Published): string =>
    `${machines} and ${machinists}: that’s ${each} machines per person on a shift. Published figures run from ${low} to ${high} (${source}).`,
  shiftsUncovered: (machinists: string, shifts: string | undefined): string =>
    `${machinists} can’t cover ${shifts} shifts.`,
  machinistsNone: "With no machinists, who runs the machines? The report treats 0 as “not known.”",
  machinistsMany: (machinists: string, machines: string, shifts: string): string =>
    `${machinists} for ${machines} on ${shifts} is a lot. Do all of them run machines?`,
  usersMany: (users: string, machinists: string, percent: string, source: string): string =>
    `${users} and ${machinists} don’t match. In published figures, at least ${percent}% of a shop’s people make parts (${source}).`,
  erpUnused: (erp: string | undefined): string =>
    `You use ${erp}, but you said no one uses the ERP. Someone must enter the jobs.`,
  erpUnchecked: (isOne: boolean, users: string): string =>
    `${isOne ? "1 person uses" : `${users} people use`} the ERP, but no ERP is checked here.`,
  lightsOutWatched: "You said most of your work is automated or lights-out, but here you say you don’t run lights-out.",
  noTvs: "AbleSign runs on TVs, but you said there are none on the floor.",
  scheduleUnchecked: "You schedule in the ERP, but no ERP is checked under your systems.",
  hoursUnchecked: "You know this from telemetry, but no machine monitoring is checked under your systems.",
  stopsUnchecked: "Telemetry records your stops, but no machine monitoring is checked under your systems.",
  stopsMissed: "Telemetry counts your hours in cycle. Doesn’t it record the stops too?",
  hoursUnknown: "You track how much the machines run, but you said you don’t know their hours in cycle.",
  rateLow: (rate: string, published: Published): string =>
    `${rate} an hour is below every published US shop rate we found: ${rates(published)}. Is it a wage, or is a digit missing?`,
  rateHigh: (rate: string, published: Published): string =>
    `${rate} an hour is above every published US shop rate we found: ${rates(published)}.`,
} as const;

const rates = ({ low, high, source }: Published): string => `$${low} to $${high} (${source})`;

/** The fixes, one tap each. */
export const fixWords = {
  machineCount: "Fix the machine count",
  lightsOut: "We run lights-out",
  machinistCount: "Fix the machinist count",
  leaveBlank: "Leave it blank",
  userCount: "Fix the user count",
  usersUnknown: "I don’t know how many",
  otherErp: "It’s a different ERP",
  noErp: "We have no ERP",
  shopType: "Change the type of work",
  hasTvs: "We have TVs",
  notUsed: "We don’t use it",
  checkErp: "Check your ERP",
  checkSystem: "Check your system",
  onlyEstimate: "We only estimate",
  stopsUnrecorded: "We don’t record them",
  stopsRecorded: "It records them",
  hoursEstimated: "The hours are an estimate",
  estimateHours: "We estimate the hours",
  tracking: "Change what we track",
  publishedRates: "Use published rates",
  changeRate: "Change the rate",
  shifts: (shifts: string): string => `Make it ${shifts}`,
  meant: (rate: string): string => `I meant ${rate}`,
} as const;
