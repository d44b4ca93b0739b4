/** The sums over a shop's own numbers, written out. */
export const settledWords = {
  couldMake: (hours: string, cycle: string, pieces: string): string => `${hours} ÷ ${cycle} = ${pieces} possible`,
  queueDays: (queue: string, flow: string, days: string, told: string): string =>
    `${queue} ÷ ${flow} = ${days} of waiting. You name ${told} days, so this line is what makes it take that long`,
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
  groupShare: (name: string, bad: string, what: string, part: string): string => `Of ${name}, ${bad} ${what}: ${part}`,
  groupUnnamed: (all: string, isFirst: boolean): string => `${isFirst ? "these" : "the other"} ${all}`,
  groupThat: (all: string, name: string): string => `the ${all} ${name}`,
  listMean: (parts: string, count: string, mean: string): string => `(${parts}) ÷ ${count} = ${mean} on average`,
  listOver: (plan: string, times: string): string => `${plan} planned: it takes ${times} times as long`,
  sinceThen: (now: string, before: string, more: string, part: string): string =>
    `${now} − ${before} = ${more} more, ${part}`,
  ofBlamed: (part: string, all: string, share: string): string => `${part} ÷ ${all} = ${share}`,
  tried: "More of what you already tried",
} as const;
