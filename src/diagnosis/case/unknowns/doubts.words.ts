/** What doesn't fit together in the shop's own numbers. */
export const doubtsWords = {
  sales: (said: string, implied: string): string =>
    `You write ${said} of sales. Machines, hours and rate come to about ${implied}. One of these is off.`,
  salesEach: (implied: string): string =>
    `Machines, hours and rate come to about ${implied} of sales for each machinist. Check the counts or the rate.`,
  headCount: (people: string, machinists: string): string =>
    `You write ${people} and give ${machinists} machinists. If that is everybody, fewer run machines.`,
  smallerHeadline: (larger: string, leading: string): string =>
    `${larger} may cost more hours than ${leading}. The order here is by how likely they are.`,
  exampleAndHours: (setups: string): string =>
    `Our hours would take ${setups} such setups per machine per week. Our hours and your example can't both be right.`,
} as const;
