/** The sentences of the chapter that compares answers. The cross-checks themselves are in the tables. */
export const crossCheckWords = {
  topic: "Checking your answers",
  clashes: (count: number): string =>
    count === 1 ? "1 place where your answers don't match" : `${count} places where your answers don't match`,
  opportunities: (count: number): string =>
    count === 1 ? "1 thing you could use tomorrow" : `${count} things you could use tomorrow`,
  both: (clashes: string, opportunities: string): string => `${clashes}, and ${opportunities}`,
  about: "Here are answers that don't match, and a quick way to check each.",
  groups: { clashes: "Answers that don't match", opportunities: "What you could use tomorrow" },
  terms: {
    said: "You said",
    clash: { what: "Why they don't match", means: "What it may mean", check: "How to check" },
    opportunity: { what: "What you don't use yet", means: "What it's worth", check: "How to start" },
    sure: "Confidence",
  },
  sureness: { high: "High.", medium: "Medium.", low: "Low." },
  sources: " Sources: ",
} as const;
