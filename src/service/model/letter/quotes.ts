import type { LetterQuote } from "../../../diagnosis/letter/letter.ts";
import { startOfQuote } from "../../../diagnosis/observation.ts";
import type { Field } from "../../../survey/questionnaire.ts";
import type { Submission } from "../../../survey/submission.ts";
import { speaksToMachines } from "../reading/check-symptoms.ts";
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
  const quote = unblankedQuote(text.trim(), answer);
  if (quote.length < quoteLimits.minCharacters) return "quote too short";
  if (quote.length > quoteLimits.maxCharacters) return "quote too long";
  if (startOfQuote(quote, answer) === undefined) return "quote not in the answer";
  if (speaksToMachines(quote)) return "quote is meant for a machine";
  return ordering.includes(field) ? "answer gives instructions about the report" : { field, text: quote };
}
