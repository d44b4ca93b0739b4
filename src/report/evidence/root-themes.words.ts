import { jump, plain, say, type Text } from "../text.ts";

/** All sentences of the chapter on causes. */
export const rootThemesWords = {
  topic: "Causes",
  /** A cause, and what page one narrows it to. */
  kindOf: (cause: string, narrowed: string): string => `${cause}: ${narrowed}`,
  rank: (rank: number): string => `Cause ${rank}`,
  title: {
    sure: (noun: string): string => `Start with ${noun}, and test it before you spend money`,
    unsure: (noun: string): string => `First, find out if it's ${noun}`,
    open: (noun: string): string => `Nothing points to a cause yet: test ${noun} first`,
  },
  others: {
    title: "The other causes, most likely first",
    caption: "Causes your answers point to less",
    columns: { theme: "Cause", likely: "How likely", reason: "Strongest answer", loss: "low – likely – high" },
    nothing: "None of your answers point here.",
    for: "For",
    against: "Against",
    noFigure: "no figure",
    /** Before what an unlikely cause costs, which doesn't count by how likely it is. */
    ifSo: "if you have it: ",
    /** For an unlikely cause whose hours come from the shop's own numbers. */
    byOwnNumbers: "Not a main cause, but it costs hours by your own numbers",
  },
  /** How an answer changes how likely a cause is; “How likely” has the arithmetic. */
  odds: (speaks: "for" | "against", factor: string): string =>
    speaks === "for" ? `${factor} times likelier` : `${factor} times less likely`,
  terms: {
    example: "Your own example",
    cost: "What it costs",
    likely: "How likely",
    confidence: "Confidence",
    check: "Check it in two weeks",
    actions: "What helps first",
  },
  /** What proves us wrong on page one. */
  onPageOne: (wrong: string): Text =>
    plain(`Do the test on page 1 of the report. It shows that we're wrong if this is what you see: ${wrong}.`),
  noCost: "We put no figure on it: too little is known.",
  range: " (low – likely – high)",
  share: (percent: string): string => `, about ${percent} of the recoverable hours`,
  likelihood: {
    asAnywhere: (share: string): Text =>
      say`Our estimate: ${share}, as in any shop. None of your answers change that. ${howWorkedOut}.`,
    fewerLeft: (share: string, before: string): Text =>
      say`Our estimate: ${share}. None of your answers point to it or away from it; in any shop it would be ${before}, but yours point to other causes. ${howWorkedOut}.`,
    moved: (share: string, before: string): Text =>
      say`Our estimate: ${share}. Without your answers it would be ${before}. ${howWorkedOut}.`,
    over: "over 95%",
    under: "under 5%",
  },
} as const;

const howWorkedOut = jump("How we worked this out", "how-likely");
