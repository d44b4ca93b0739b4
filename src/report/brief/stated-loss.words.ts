/** Sums over the shop's own counts and times. */
export const statedWords = {
  name: "By your own numbers",
  from: "You wrote:",
  cost: (amount: string): string => `${amount}, by your own numbers.`,
} as const;
