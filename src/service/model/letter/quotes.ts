import { startOfQuote } from "../../../diagnosis/evidence/observation.ts";
import type { LetterQuote } from "../../../diagnosis/letter/letter.ts";
import type { Field } from "../../../survey/questionnaire.ts";
import type { Submission } from "../../../survey/submission.ts";
import { othersIn } from "../reading/blank-contacts.ts";
import { speaksToMachines } from "../reading/check-symptoms.ts";
import { withNames } from "../reading/named-others.ts";
import { statedFields } from "../reading/stated-fields.ts";
import type { Item } from "./letter-form.ts";
import { unblankedQuote } from "./unblanked.ts";

export type QuoteDrop =
  | "unknown field"
  | "quote too short"
  | "quote too long"
  | "quote not in the answer"
  | "quote is meant for a machine"
  | "answer gives instructions about the report";

/** A sentence that repeats a passage of an answer, as that passage; `undefined` if no answer has it. */
export function passageIn(sentence: string, answers: readonly string[]): string | undefined {
  const words = sentence.replace(/[.?!]$/u, "");
  if (words.length > quoteLimits.maxCharacters || speaksToMachines(words)) return undefined;
  const ways = [words, words.charAt(0).toLowerCase() + words.slice(1)];
  return ways.find((one) => answers.some((answer) => startOfQuote(one, answer) !== undefined));
}

const quoteLimits = { minCharacters: 3, maxCharacters: 240 } as const;

/**
 * A quote that is in its answer character for character, but for what was blanked; else why it was dropped.
 *
 * @param ordering answers that give instructions to their reader
 */
export function quoteIn(
  { field: named, text }: Pick<Item<"quotes">, "field" | "text">,
  submission: Submission,
  ordering: readonly Field[],
): LetterQuote | QuoteDrop {
  const field = statedFields.find((one) => one === named);
  const answer = field === undefined ? undefined : submission[field];
  if (field === undefined || typeof answer !== "string") return "unknown field";
  const unblanked = withNames(text.trim(), othersIn(submission));
  const quote = startOfQuote(unblanked, answer) === undefined ? unblankedQuote(text.trim(), answer) : unblanked;
  if (quote.length < quoteLimits.minCharacters) return "quote too short";
  if (quote.length > quoteLimits.maxCharacters) return "quote too long";
  if (startOfQuote(quote, answer) === undefined) return "quote not in the answer";
  if (speaksToMachines(quote)) return "quote is meant for a machine";
  return ordering.includes(field) ? "answer gives instructions about the report" : { field, text: quote };
}
