import { say, strong, type Text } from "../text.ts";

/** All sentences of the pages behind the first two. */
export const chapterWords = {
  causes: {
    topic: "Likely causes",
    title: (causes: number): string =>
      causes === 1 ? "The cause we would test first" : `${causes} causes to test, in this order`,
    heading: (name: string, percent: string): string => `${name} (${percent} likely a cause)`,
    under: (cause: string): string => `Its odds and hours are those of “${cause}”.`,
    said: "You said",
    against: "Against it",
    cost: "What it costs",
    check: "Check it in two weeks",
    tested: "The week and the table on the first page test it.",
    about: "About ",
    between: (low: string, high: string): string => `(${low} to ${high})`,
    noCost: "Too little is known to put a figure on it.",
    answered: (question: string): string => `${question} `,
    answeredBy: (who: string, question: string): string => `${who} answered “${question}”: `,
  },
  between: {
    topic: "Between your answers",
    fits: "What doesn't fit together",
    tomorrow: "What you could use tomorrow",
    both: "What doesn't fit together, and what you could use tomorrow",
    line: (title: string, means: string): Text => say`${strong(`${title}.`)} ${means}`,
    check: (check: string): string => ` Check: ${check}`,
  },
  plan: {
    topic: "30, 60, 90 days",
    title: "Your 90-day plan: measure, fix, make it stick",
    about: "We list who usually does each task. If that's someone else in your shop, write in the name.",
    thisWeek: "The week on page 1, one task a day",
    firstStep: "First step",
    phase: (title: string, date: string): string => `${title}, by ${date}`,
  },
  published: {
    topic: "Next to published figures",
    about:
      "Few figures about shops are published, and most come from vendors. Use them to see where to count, not as a grade.",
    caption: "Your answer and what others published",
    columns: ["About", "You", "Published"],
  },
  last: {
    text: "Want the math? Download “Evidence” on your results page: every formula, source and answer.",
  },
} as const;
