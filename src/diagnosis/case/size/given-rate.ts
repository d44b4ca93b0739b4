import { freeTextFields } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { numbersIn } from "../../facts/numbers/number-in-text.ts";
import { sentencesOf } from "../../reader/words.ts";

/** The rate the shop gave, in dollars an hour; 0 isn't a rate. */
export const givenRate = ({ shop_rate_value }: Submission): number | undefined => shop_rate_value || undefined;

/** Dollars an hour between which a number in a sentence is a shop rate and not a wage. Own judgment. */
const rates = { low: 45, high: 400 } as const;

/** A rate mentioned in a sentence while its question was left open: their guess. */
export function rateMentioned(submission: Submission): number | undefined {
  const sentences = freeTextFields.flatMap((field) => sentencesOf(submission[field] ?? ""));
  for (const { text } of sentences) {
    const found =
      /(?<rate>\$?\d+(?:\.\d+)?|[a-z]+(?:[- ][a-z]+)?)(?: dollars| bucks)? ?(?:an|per|\/) ?(?:hour|hr)\b/i.exec(text);
    const rate = numbersIn(found?.groups?.rate ?? "")[0]?.low;
    if (rate !== undefined && rate >= rates.low && rate <= rates.high && !wage.test(text) && !ofOthers.test(text))
      return rate;
  }
  return undefined;
}

/** What somebody else charges: `the plater is $85 an hour`. */
const ofOthers =
  /\b(?:charge[sd]? (?:us|me)|competitors? (?:charges?|is|are|at)|platers?|heat treaters?|vendors?|suppliers?|consultants?|electricians?|mechanics?|contractors?|(?:service|haas|mazak|okuma) (?:tech|man|guy)|they (?:charge|want|ask)|costs? (?:us|me))\b/i;
const wage = /\b(?:pays?|paid|paying|wages?|raises?|earn\w*|overtime|parts|pieces|miles|feet|times)\b/i;
