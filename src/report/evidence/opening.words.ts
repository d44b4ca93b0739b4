import { closed } from "../brief/quoted.ts";
import { answer, jump, say, strong, type Text } from "../text.ts";

/** Sentences of the page that opens the evidence, and how a theme is put into one sentence on it and on other pages. */
export const openingWords = {
  topic: "In short",
  title: "What we think is going on",
  noCause: "Your answers don't point to a cause yet",
  mayLoseTime: (noun: string): string => `You may be losing time to ${noun}`,
  /** A cause and what it does, in words as sure as we are. `verb` begins in the third person: "costs you about". */
  does: {
    "very-likely": (subject: string, verb: string): string => `${subject} ${verb}`,
    likely: (subject: string, verb: string): string => `${subject} probably ${verb}`,
    may: (subject: string, verb: string): string => `${subject} may ${verb.replace(/^([a-z]+)s /, "$1 ")}`,
  },
  /** The same for people's time: `Your people spend about 250 hours a year looking for jobs`. */
  ofLabor: (does: string, hours: string, on: string): string => `${does} ${hours} hours a year ${on}`,
  onlyAssumed: "Low. None of your answers point here. It's what we would check first in any shop.",
  noneStandsOut: (answered: number, asked: number, noun: string): string =>
    `You answered ${answered} of ${asked} questions, and no cause stands out yet. The most likely is ${noun}. Test it before you act on it.`,
  onlyWeak: (noun: string): string =>
    `The most likely cause is ${noun}, but only weak answers point to it. Test it before you act on it.`,
  onlyOne: (going: string): string => `${going} Nothing else in your answers points as clearly to a cause.`,
  alsoTo: (going: string, others: string): string => `${going} Your answers also point to ${others}.`,
  ownExample: (example: string): string => ` Your own example: ${example}.`,
  recoverable: {
    name: "Recoverable machine hours",
    unit: "hours a year",
    words: (span: string, staffed: string): string =>
      `Our estimate: you could recover between ${span} a year of the ${staffed} you staff.`,
    how: "All causes together; no hour counted twice",
  },
  money: {
    name: "Sales value of those hours",
    sales: "in sales a year",
    contribution: "left after costs a year",
    words: (sales: string, contribution: string): string =>
      `If you can sell the hours, they could bring between ${sales} in sales a year. Between ${contribution} would be left after the cost of running them. This is not a forecast.`,
    how: "Recoverable hours × shop rate × the share you can sell",
  },
  pointer: (low: string, high: string, at: string): string => `A band from ${low} to ${high} with a pointer at ${at}.`,
  basedOn: (answers: string): string => `, from ${answers} of your answers`,
  workings: "Formula, assumptions and sources",
  goal: (goal: Text, names: string): Text => say`${goal} Watch it in ${names}.`,
  why: (reasons: Text): Text =>
    say`${strong("How do we know?")} ${reasons} ${jump("All answers for and against", "themes")}.`,
  wrote: (words: string): Text => say`You wrote ${closed(words, words.length)}`,
  answered: (question: string, given: string): Text =>
    say`To “${question}” you answered ${answer(given)}${/[.?!]$/.test(given) ? "" : "."}`,
  howSure: (confidence: string, given: number, asked: number): Text =>
    say`${strong("Our confidence:")} ${confidence} You answered ${given === asked ? "all the" : `${given} of ${asked}`} questions. Our own figures are estimates, not measurements. ${jump("Check any of them here", "sources")}.`,
} as const;
