/** All sentences of the chapter on how causes lead to each other. */
export const chainWords = {
  topic: "What causes what",
  breakAt: (noun: string): string => `Fix ${noun} first`,
  firstThen: (first: string, then: string): string => `Fix ${first} first, then ${then} so it sticks`,
  about:
    "Your likely causes feed each other: the ones on top lead to the ones below. Fix only the symptom and it comes back.",
  whatLinksAre: "The links come from shops in general. Your answers only tell which causes are likely here.",
  /** Answers an owner's question where the chain breaks elsewhere than at the leading cause. */
  terms: {
    thisWeek: "First, this week",
    place: "Where to break the chain",
    because: "Why there",
    step: "First step there",
  },
  showsCost: (step: string, noun: string): string => `${step} It shows what ${noun} cost you.`,
  link: (from: string, to: string): string => `${from} → ${to}.`,
} as const;
