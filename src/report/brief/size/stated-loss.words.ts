/** Sums over the shop's own counts and times. */
export const statedWords = {
  name: "By your own numbers",
  /** About another likely cause, if their numbers aren't about the first. */
  nameOfOther: (cause: string): string => `Also by your own numbers: ${cause}`,
  from: "You wrote:",
  cost: (amount: string): string => `${amount}, by your own numbers.`,
} as const;
