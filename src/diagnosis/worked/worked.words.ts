/** The sums over a shop's own numbers, written out. */
export const workedWords = {
  rest: (total: string, parts: string, rest: string, share: string): string =>
    `${total} − ${parts} = ${rest} for the rest: ${share}`,
  timesRest: (count: string, things: string, rest: string, all: string): string =>
    `${count} ${things} × ${rest} = ${all}`,
  atRate: (sum: string, rate: string, dollars: string): string => `${sum}. At ${rate} an hour, ${dollars}`,
  eachTimes: (count: string, each: string, hours: string, period: string): string =>
    `${count} × ${each} = ${hours}${period}`,
  steps: (parts: string, each: string): string => `${parts} = ${each} each`,
  onePerson: "One person has 40 a week",
  morePlanned: (done: string, plan: string, more: string, things: string, share: string): string =>
    `${done} − ${plan} = ${more} more ${things} than planned, ${share}`,
  forEach: (more: string, count: string, each: string): string => `${more} ÷ ${count} = ${each} for each of those`,
  part: (part: string, all: string, share: string): string => `${part} ÷ ${all} = ${share}`,
  inUse: (used: string, all: string, share: string, left: string): string =>
    `${used} ÷ ${all} = ${share} in use, so ${left} hours a week are free`,
  ofWeek: (hours: string, share: string, other: string): string =>
    `${hours} ÷ 40 = ${share} of the week. ${other} are left`,
  hoursAWeek: (hours: string): string => `${hours} hours a week`,
  pieces: (count: string, cycle: string, hours: string): string => `${count} × ${cycle} = ${hours}`,
  window: (from: string, to: string, hours: string, idle: string, share: string): string =>
    `From ${from} to ${to} is ${hours}, so it sat for ${idle}: ${share}`,
  couldMake: (hours: string, cycle: string, pieces: string): string => `${hours} ÷ ${cycle} = ${pieces} possible`,
  machinesIdle: (machines: string, idle: string, all: string): string =>
    `${machines} machines × ${idle} = ${all} hours each night`,
  held: (containers: string, each: string, all: string, made: string): string =>
    `${containers} × ${each} = ${all}, and ${made} were made: it wasn't empty`,
  setupEach: (setup: string, lot: string, each: string): string => `${setup} of setup ÷ ${lot} = ${each} a piece`,
  withRun: (run: string, setup: string, all: string, priced: string | null): string =>
    `${run} + ${setup} = ${all} minutes a piece now${priced === null ? "" : `, and ${priced} are planned`}`,
  short: (all: string, priced: string, over: string, dollars: string): string =>
    `${all} − ${priced} = ${over} minutes a piece that nothing pays for${dollars}`,
  dollarsEach: (dollars: string): string => `, ${dollars} at your rate`,
  stock: (all: string, users: string, each: string, now: string, left: string): string =>
    `${all} ÷ ${users} = ${each} each then. ${all} ÷ ${now} = ${left} now`,
  bestWorst: (worst: string, best: string, gap: string, unit: string): string =>
    `${worst} − ${best} = ${gap}${unit} between the best and the worst`,
  samePriced: (more: string, less: string, gap: string, share: string): string =>
    `${more} − ${less} = ${gap} apart for the same thing, ${share}`,
  timesAsMany: (now: string, then: string, times: string): string => `${now} ÷ ${then} = ${times} times as many`,
  points: (more: string, less: string, gap: string): string => `${more} − ${less} = ${gap} in every 100`,
  grew: (now: string, was: string, gap: string, share: string): string => `${now} − ${was} = ${gap}, ${share} more`,
  twoScores: (more: string, less: string, gap: string): string =>
    `${more} − ${less} = ${gap} in every 100 are on time in one count and late in the other`,
  lateMonths: (a: string, b: string, all: string, one: string, other: string, none: string): string =>
    `${a} + ${b} = ${all} late in ${one} and ${other}, and none ${none}`,
  dates: (count: string, days: string): string => `${count} dates for one job, ${days} days apart`,
  moneyGap: (goal: string, today: string, gap: string, share: string, per: string): string =>
    `${goal} − ${today} = ${gap} ${per} more, ${share}`,
  gapHours: (gap: string, rate: string, hours: string, per: string, each: string): string =>
    `${gap} ÷ ${rate} = about ${hours} hours ${per} to sell, ${each} on each machine`,
  aYear: (each: string, weeks: string, all: string): string => `${each} × ${weeks} weeks = ${all} a year at that pace`,
  penalty: (percent: string, order: string, dollars: string): string =>
    `${percent}% of ${order} = ${dollars} for each late order`,
  eachStop: (dollars: string, count: string, each: string): string => `${dollars} ÷ ${count} = ${each} each time`,
  daysEachStop: (days: string, count: string, each: string): string =>
    `${days} days ÷ ${count} = ${each} days each time`,
  trip: (days: string): string => `What just misses a trip waits up to ${days} days for the next`,
  tripBack: (days: string): string => `What is left there comes back ${days} days later, with the next trip`,
  tripAll: (sum: string, all: string, promise: string): string => `${sum} = ${all} days${promise}`,
  promised: (days: string): string => `, and you promise ${days}`,
  waits: (parts: string, all: string, stay: string, share: string): string =>
    `${parts} = ${all} days of waiting. ${all} ÷ ${stay} = ${share}`,
  apart: (more: string, less: string, gap: string): string => `${more} − ${less} = ${gap}`,
  eachOf: (hours: string, count: string, each: string): string => `${hours} ÷ ${count} = ${each} each`,
  moreStops: (more: string, less: string, times: string): string => `${more} ÷ ${less} = ${times} times as many stops`,
  overPlanned: (taken: string, planned: string, over: string, share: string): string =>
    `${taken} − ${planned} = ${over} over, ${share}`,
  partOfHours: (parts: string, all: string, part: string, share: string): string =>
    `${parts} = ${all}. ${part} ÷ ${all} = ${share}`,
  timesMoney: (count: string, each: string, all: string): string => `${count} × ${each} = ${all}`,
  ofShifts: (hours: string, shifts: string): string => `A machine has ${hours} hours a week in ${shifts}`,
  lot: (pieces: string, each: string, hours: string): string =>
    `${pieces} × ${each} = ${hours} before the last one is done`,
} as const;
