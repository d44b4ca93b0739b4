import { evidenceCounts } from "../../knowledge/odds/odds.ts";

/** The logarithm of the odds of a probability between 0 and 1, in which evidence adds the logarithm of its ratio. */
export const logOdds = (probability: number): number => Math.log(probability / (1 - probability)) / evidenceCounts;
