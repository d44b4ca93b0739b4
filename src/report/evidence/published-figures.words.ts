/** All sentences of the chapter on published figures, except what each comparison means. */
export const publishedFiguresWords = {
  topic: "Next to published figures",
  title: {
    nothing: "None of your answers can be compared with a published figure yet",
    inside: "Your answers next to published figures",
    one: (topic: string, side: string): string => `Your ${topic} is ${side} published figures`,
    several: (topics: string): string => `Your ${topics} are outside published figures`,
  },
  about:
    "There are few published figures about machine shops. Most come from vendors, or from surveys that shops fill in themselves. Use them to see where to measure, not to grade yourself.",
  chart: {
    title: "Your answers on the scales of published figures",
    caption: "Band: the published range. Bracket or diamond: your answer. Each strip has its own scale, from zero.",
    published: (low: string, high: string): string => `published ${low} – ${high}`,
    you: (own: string): string => `you: ${own}`,
    noFigure: "you: no figure yet",
  },
  table: {
    caption: "Your answer, the published figure, and what it means",
    columns: ["About", "You", "Published", "What it means"],
  },
  withoutPublishedFigure: (questions: string): string =>
    `We found no published figure to compare with your answers to ${questions}.`,
} as const;
