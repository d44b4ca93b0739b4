import { floorFacts } from "../../knowledge/odds/odds.ts";
import type { Probabilities } from "./belief.ts";

/** The information expected, in bits, from asking whether a symptom of a theme happens every week. */
export function bitsOfChecking(believed: number): number {
  const after = (ratio: number): number => (believed * ratio) / (believed * ratio + 1 - believed);
  const [yes, no] = [after(floorFacts.happens), after(1 / floorFacts.doesNotHappen)];
  const likelihoodOfYes = (believed - no) / (yes - no);
  return likelihoodOfYes * bitsLearned([believed], [yes]) + (1 - likelihoodOfYes) * bitsLearned([believed], [no]);
}

/**
 * The information an answer gives about all themes, in bits: how far it moves the probabilities (Kullback–Leibler). This
 * isn't the gain in certainty, which is negative for the first good hint at an unlikely theme.
 */
export const bitsLearned = (before: Probabilities, after: Probabilities): number =>
  after.reduce((sum, p, index) => {
    const was = before[index] ?? p;
    return p === was ? sum : sum + p * Math.log2(p / was) + (1 - p) * Math.log2((1 - p) / (1 - was));
  }, 0);
