import { memoizeText } from "../memoize.ts";
import { weights as goalWeights } from "./goal-weights.ts";
import { labelReader } from "./linear.ts";
import { weights as situationWeights } from "./situation-weights.ts";

/** What a wish asks for, the likeliest first. */
export const goalsRead = labelReader(goalWeights);

const situationsRead = labelReader(situationWeights);

/** By situation: about 1 if a sentence is about nothing else, about 0 if it isn't about it. */
export const situationScoresIn = memoizeText(
  (text): ReadonlyMap<string, number> => new Map(situationsRead(text).map(({ label, score }) => [label, score])),
);
