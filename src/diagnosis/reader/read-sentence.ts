import { weights as goalWeights } from "./goal-weights.ts";
import { labelReader } from "./linear.ts";
import { weights as situationWeights } from "./situation-weights.ts";

/** What a wish asks for, the likeliest first. */
export const { ranked: goalsRead } = labelReader(goalWeights);

/** How much a sentence is about each situation: about 1 if about nothing else, about 0 if not at all. */
export const { scoresOf: situationsRead, labelsFrom: situationsFrom } = labelReader(situationWeights);
