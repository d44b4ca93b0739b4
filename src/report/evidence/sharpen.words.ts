import { capitalized, withNoun } from "../../survey/writing.ts";
import { type Inline, say, type Text } from "../text.ts";

/** All sentences of the chapter on what would make the finding more certain. */
export const sharpenWords = {
  topic: "What would tell us more",
  title: {
    level: (days: number, first: string, second: string): string =>
      `${capitalized(withNoun(days / 7, "weeks"))} of counting would show which comes first: ${first} or ${second}`,
    ahead: (days: number, first: string): string =>
      `${capitalized(withNoun(days / 7, "weeks"))} of counting would show if it is ${first}`,
  },
  level: (ahead: string, behind: string): string =>
    `${ahead} and ${behind} are about even. One more answer could change the order.`,
  ahead: (ahead: string, behind: string): string =>
    `Your answers point to ${ahead} well before ${behind}. Counting shows whether that holds on your floor.`,
  countFor: (noun: string): string => `For ${noun}`,
  addUp: (count: string): string => `Add up ${count}.`,
  afterCounting: {
    term: "Then",
    line: "If the second total is larger, start there instead. If both are small, move on to the next cause.",
  },
  lookAgain: "Answers worth a second look (we used them as given)",
  open: "The unanswered questions that would tell us the most",
  surerOnly: "No answer to these would change what comes first. They would make us more certain of it.",
  ownWords: (noun: string): string => `Your own words tell us the most about your shop. They could put ${noun} first.`,
  wouldLead: (noun: string): string => `${noun} would come first.`,
  ifAnswer: (question: Inline, answer: Inline, wouldLead: string): Text =>
    say`${question} If the answer were ${answer}, ${wouldLead}`,
} as const;
