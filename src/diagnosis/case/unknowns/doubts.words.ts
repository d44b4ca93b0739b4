/** What doesn't fit together in the shop's own numbers. */
export const doubtsWords = {
  sales: (said: string, implied: string): string =>
    `You wrote ${said} in sales. Machines, hours and rate come to about ${implied}. One of these is off.`,
  salesEach: (implied: string): string =>
    `Machines, hours and rate come to about ${implied} in sales for each machinist. Check the counts or the rate.`,
  headCount: (people: string, machinists: string): string =>
    `You wrote ${people}, and gave ${machinists} machinists. If that's everyone in the shop, fewer of them run machines.`,
  smallerHeadline: (larger: string, leading: string): string =>
    `${larger} may cost more hours than ${leading}. The order here is by how likely they are.`,
  exampleAndHours: (setups: string): string =>
    `Our estimate would take ${setups} such setups per machine per week. Our estimate and your example can't both be right.`,
} as const;
