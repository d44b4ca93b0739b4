import { plainChoice } from "../../../survey/plain-choices.ts";
import { lowerFirst } from "../../../survey/writing.ts";

/** What we don't know and ask about the shop's plans. What to ask about a cause is in the cause's own file. */
export const unknownsWords = {
  /** `Of the last ten stops, …?` where a monitor knows. */
  inMonitor: (monitor: string, question: string): string => `In ${monitor}: ${lowerFirst(question)}`,
  handsOrSkill: {
    what: "Whether you're short of people or of one skill",
    question:
      "Which machines sat last week because nobody was free, and what would somebody have had to know to run them?",
  },
  hoursThere: {
    what: (machines = "the machines you have"): string => `How full ${machines} are`,
    question: (machines = "the machines that do this work today"): string =>
      `How many hours a week do ${machines} cut? A count says it, not a guess.`,
    areAmong: (machines: string, some: string, percent: string): string =>
      `Are ${machines} among the ${some} that cut ${percent}%? If not, count their hours for a week.`,
  },
  skipped: {
    couldChange: "A skipped question that could change the cause",
    other: "A question you skipped",
    /** Which answer would put which cause first. */
    leadsIf: (choice: string, cause: string): string => ` “${plainChoice(choice)}” would put ${cause} first.`,
  },
} as const;
