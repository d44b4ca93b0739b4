import { type Inline, say, type Text } from "../text.ts";

const pointsAreOurs = "The points are our estimate.";

/** Words for how much a shop can see of itself. */
export const visibilityWords = {
  name: "How well you can see your shop",
  unit: (tier: string): string => `of 100: ${tier}`,
  description: (index: string): string => `A pointer at ${index} on a scale from 0 to 100.`,
  about: "Points for what you measure and can look up today. Machine hours, stops and jobs on the floor count most.",
  partly: (answered: number, asked: number): string =>
    `Points for what you measure and can look up today. You answered ${answered} of the ${asked} questions; the others count as zero until you do.`,
  how: (asked: string): string => `Points from ${asked} of the questions, added up.`,
  eachAnswer: "Each answer with its points",
  working: { name: "How well you can see your shop, of 100 points", formula: "points for each answer, added up" },
  points: (given: number, most: number): string => `${given} of ${most} points`,
  notAnswered: `Not answered. ${pointsAreOurs}`,
  yourAnswer: (answer: Inline): Text => say`Your answer: ${answer}. ${pointsAreOurs}`,
} as const;
