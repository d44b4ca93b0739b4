import { capitalized } from "../../../survey/writing.ts";

/** The sums over a shop's own numbers, written out. */
export const settledWords = {
  atRate: (sum: string, rate: string, dollars: string): string => `${sum}. At ${rate} an hour, ${dollars}`,
  eachTimes: (count: string, each: string, hours: string, period: string): string =>
    `${count} × ${each} = ${hours}${period}`,
  couldMake: (hours: string, cycle: string, pieces: string): string => `${hours} ÷ ${cycle} = ${pieces} possible`,
  gapCounted: (more: string, less: string, gap: string): string =>
    `${more} − ${less} = ${gap} more, and you count ${gap} of these: one explains the other`,
  timesTold: (count: string, each: string, all: string): string =>
    `${count} × ${each} = ${all}, and you name ${all} too: one explains the other`,
  daysTold: (parts: string, all: string): string => `${parts} = ${all} days: these steps are all of it`,
  queueDays: (queue: string, flow: string, days: string, told: string): string =>
    `${queue} ÷ ${flow} = ${days} of waiting. You name ${told} days, so this line is what makes it take that long`,
  gapOfTwo: (more: string, less: string, gap: string): string => `${more} − ${less} = ${gap} hours between the two`,
  gapIsTimes: (count: string, each: string, all: string): string =>
    `${count} × ${each} = ${all}: that is the whole gap`,
  couldAtRate: (hours: string, rate: string, all: string): string => `${hours} × ${rate} an hour = ${all} possible`,
  stood: (could: string, made: string, missing: string, hours: string, part: string): string =>
    `${could} − ${made} = ${missing} not made. That is ${hours}, ${part} of the time`,
  loadNeeds: (things: string, each: string, all: string, period: string): string =>
    `${things} × ${each} = ${all} of work a ${period}`,
  loadHas: (who: string | null, hours: string): string => `${who ?? "The one who does it"} has ${hours}`,
  loadOneShift: (hours: string, period: string): string => `One person has ${hours} a ${period}`,
  loadShort: (missing: string): string => `${missing} don't fit`,
  loadFull: (part: string): string => `${part} of that is taken, so no more fits`,
  loadThen: (isWanted: boolean, things: string, all: string, missing: string): string =>
    `With what you ${isWanted ? "want" : "plan"}, ${things} take ${all}: ${missing} don't fit`,
  loadOutside: (thing: string, each: string, rate: number, dollars: string): string =>
    `Done outside, one ${thing} costs ${each} × $${rate} = $${dollars}`,
  groupShare: (name: string, bad: string, what: string, part: string): string => `Of ${name}, ${bad} ${what}: ${part}`,
  groupUnnamed: (all: string, isFirst: boolean): string => `${isFirst ? "these" : "the other"} ${all}`,
  groupThat: (all: string, name: string): string => `the ${all} ${name}`,
  alike: (names: readonly string[]): string => capitalized(names.join(" or ")),
  gapInLine: (more: string, less: string, gap: string): string =>
    `${more} − ${less} = ${gap} more in that line: all ${gap} you count went there`,
  outputHours: (pieces: string, cycle: string, hours: string): string => `${pieces} × ${cycle} = ${hours} of cutting`,
  hoursThere: (machines: string, shifts: string, days: string, hours: string, part: string): string =>
    `${machines} × ${shifts} × 8 hours × ${days} = ${hours} there. ${part} of them cut`,
  outputWanted: (pieces: string, cycle: string, hours: string, part: string): string =>
    `The ${pieces} you want × ${cycle} = ${hours}, ${part} of what is there`,
  metered: (parts: string, all: string): string => `${parts} = ${all} on the meters`,
  manned: (machines: string, weeks: string, hours: string, all: string, part: string): string =>
    `${machines} × ${weeks} weeks × ${hours} hours = ${all} manned. ${part} of them cut`,
  listMean: (parts: string, count: string, mean: string): string => `(${parts}) ÷ ${count} = ${mean} on average`,
  listOver: (plan: string, times: string): string => `${plan} planned: it takes ${times} times as long`,
  listOnPlan: (plan: string): string => `${plan} planned: this part is on plan`,
  points: (more: string, less: string, gap: string): string => `${more} − ${less} = ${gap} more in every 100 on time`,
  sinceThen: (now: string, before: string, more: string, part: string): string =>
    `${now} − ${before} = ${more} more, ${part}`,
  ofBlamed: (part: string, all: string, share: string): string => `${part} ÷ ${all} = ${share}`,
  setupsItself: "The setup itself",
  tried: "More of what you already tried",
  whileAway: (count: string, weeks: string, each: string, usual: string): string =>
    `${count} ÷ ${weeks} weeks = ${each} a week then. A usual week has ${usual}`,
} as const;
