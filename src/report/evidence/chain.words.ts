/** All sentences of the chapter on how causes lead to each other. */
export const chainWords = {
  topic: "What causes what",
  title: "How your likely causes lead to each other",
  about: (links: number): string =>
    `${links === 1 ? "One of your likely causes leads to another." : "Your likely causes feed each other: the ones on top lead to the ones below."} Fix only the symptom and it comes back.`,
  whatLinksAre: "The links come from shops in general. Your answers only show which causes are likely in yours.",
  terms: { place: "Where to break the chain", because: "Why there" },
  /** If the report starts with another cause than the easiest. */
  startsElsewhere: (cause: string): string =>
    `The report still starts with ${cause}, because that is closest to what you told us.`,
  link: (from: string, to: string): string => `${from} → ${to}.`,
} as const;
