import type { Verdict } from "../../diagnosis/letter/letter.ts";
import { say, type Text } from "../text.ts";

/** All our own sentences around a model's text. */
export const letterWords = {
  reading: " (our reading, check it)",
  verdicts: {
    no: "No.",
    "not-yet": "Not yet.",
    "yes-if": "Yes, on one condition.",
    yes: "Yes.",
  } satisfies Record<Verdict, string>,
  /** @param condition `if …`, `once …`, or what would stand behind the “if” */
  yesWhen: (condition: string): string =>
    ` Yes ${/^(?:as soon as|if|once|when)\b/.test(condition) ? "" : "if "}${condition}.`,
  /** @param told what to say to the seller, or to whoever asked */
  tell: (told: Text): Text => say` Say: ${told}`,
  checked: (question: string, answer: string): string =>
    `You checked “${answer}” (${question.charAt(0).toLowerCase()}${question.slice(1).replace(/\?$/, "")}).`,
  /** @param people first names of those the report is for */
  inShort: (people: string): string => (people === "" ? "In short" : `${people}, in short`),
  /** @param sums behind the numbers of the first paragraphs */
  shortSums: (sums: readonly string[]): string => `How we got the numbers at the top: ${sums.join("; ")}.`,
  cause: "How it happens",
  sum: {
    title: "What it’s worth",
    caption: "Line by line",
    columns: ["What", "How we get it", "Number"],
    atRate: "Those hours at your rate, if work fills them",
    /** `20 × $90 = $1,800.` */
    priced: (hours: string, rate: string, price: string): string => `${hours} × ${rate} = ${price}.`,
  },
  rival: "Or it's something else.",
  /** @param seen what one would see if the other explanation were the true one */
  sign: (seen: Text): Text => say`What would show it: ${seen}`,
  test: {
    title: "What to look at, and what to do",
    caption: "When to look",
    columns: ["Look at this", "If we’re right", "If we’re wrong"],
    read: (day: string, who: string | null): string => `${day}${who === null ? "" : `, ${who}`}.`,
    now: (told: Text): Text => say` Now: ${told}.`,
    between: "Anything in between: keep going for another week, then look again.",
  },
  sums: {
    title: "How we worked out the sums in this report",
    /** For an assumption; its formula is in the evidence. */
    ours: (name: string): string => `our estimate: ${name}`,
    assumed: (name: string, range: string, why: string): string => `Assumed: ${name}, ${range}. Why: ${why}.`,
  },
  ordered: (ours: string): string => `Without the model, our rules would have named another cause first: ${ours}.`,
  hours: (hours: string): string => `${hours} of work`,
  wrote:
    " A language model wrote this report, with its dashboard and 90-day plan, from your answers and our figures. We checked its numbers: each is yours, follows from yours, is a limit to reach, or is called an estimate. The evidence comes from our own rules.",
} as const;
