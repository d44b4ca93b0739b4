/** The logarithm of the odds of a probability between 0 and 1. */
export const logOdds = (probability: number): number => Math.log(probability / (1 - probability));
