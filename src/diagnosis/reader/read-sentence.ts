import { weights as goalWeights } from "./goal-weights.ts";
import { labelReader } from "./linear.ts";
import { weights as situationWeights } from "./situation-weights.ts";

/** What a wish asks for, the likeliest first. */
export const goalsRead = labelReader(goalWeights);

/** The situations that a sentence may describe, the likeliest first. */
export const situationsRead = labelReader(situationWeights);
