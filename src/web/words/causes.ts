import { lostWords } from "../../survey/shared.words.ts";

/** Wording of the list of causes, and of correcting how a sentence was understood. */
export const causesWords = {
  leads: (theme: string): string => `Most likely cause: ${theme}`,
  /** A cause, and what the finding narrows it to. */
  kindOf: (cause: string, narrowed: string): string => `${cause}: ${narrowed}`,
  none: "No cause stands out yet",
  /** If the finding above is about another cause than the likeliest one. */
  besides: "All causes",
  testFirst: (cause: string, likeliest: string): string =>
    `Test “${cause}” first: it’s closest to what you told us. With every answer counted, “${likeliest}” is at least as likely, so check it next.`,
  about: "What’s behind late jobs and lost hours in your shop, most likely first.",
  likelihood: {
    "very-likely": "very likely a cause",
    likely: "likely a cause",
    may: "possibly a cause",
    "too-early": "possibly a cause",
  },
  /** If the probability is below what the report calls unlikely. */
  unlikely: "unlikely",
  /** No estimate is certain. */
  estimate: (percent: number): string => `our estimate: ${Math.min(99, Math.max(1, percent))}%`,
  range: (low: string, high: string): string => `${low} to ${high}`,
  lost: (currency: string): string =>
    (lostWords as Readonly<Record<string, string>>)[currency] ?? currency.replaceAll("_", " "),
  why: "Why we think so",
  speaks: { for: "Points to it", against: "Points away from it" },
  asked: (question: string): string => `Your answer to “${question}”:`,
  wrote: "You wrote",
  notMeant: {
    open: "Not what I meant",
    openFor: (quote: string): string => `Not what I meant: ${quote}`,
    ask: "What did you mean? Tap one, and we’ll update your report at this link.",
    reading: "Reading your sentence…",
    failed: "We couldn’t read that sentence right now. You can still change your answers above.",
  },
  more: (count: number): string => (count === 1 ? "One more cause" : `${count} more causes, less likely`),
  nothing: "None of your answers point to this or away from it.",
} as const;
