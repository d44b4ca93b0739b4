import type { LetterSection, Verdict } from "../../diagnosis/letter/letter.ts";

/** All sentences around what a model wrote. */
export const letterWords = {
  reading: " (our reading, check it)",
  verdicts: {
    no: "No.",
    "not-yet": "Not yet.",
    "yes-if": "Yes, on one condition.",
    yes: "Yes.",
  } satisfies Record<Verdict, string>,
  ticked: (question: string, answer: string): string => `${question.replace(/\?$/, "")}: ${answer}`,
  decoyFlips: "",
  rival: "Or it is something else.",
  otherwise: "Then our finding is wrong, and this is where to start.",
  sums: {
    title: "How we worked out the sums in this report",
    /** What no one told: its formula is in the evidence. */
    ours: (name: string): string => `our estimate: ${name}`,
    assumed: (name: string, range: string, why: string): string => `Assumed: ${name}, ${range}. Why: ${why}.`,
  },
  order: (theirs: string, ours: string): string =>
    `The language model that read your answers puts ${theirs} first. By our odds it is ${ours}. Test both before you spend money.`,
  why: "Why these here",
  hours: (hours: string): string => `${hours} of work`,
  wrote: (parts: string, rest: string): string =>
    ` A language model wrote ${parts}, from your answers alone. We checked each quote against your answers and worked out every number.${rest === "" ? "" : ` Our own rules wrote ${rest}.`}`,
  sections: {
    finding: "the headline",
    answer: "the answer under it",
    cause: "how it happens",
    order: "the order of causes",
    decoys: "what it probably isn’t",
    rulings: "the word on buying or hiring",
    rival: "the other explanation",
    week: "this week",
    plan: "steps of the 90 days",
    kpis: "why these KPIs",
    unknowns: "what we don’t know",
  } satisfies Record<LetterSection, string>,
} as const;
