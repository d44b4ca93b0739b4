import { type FreeTextField, freeTextFields } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { memoizeEach } from "../../memoize.ts";
import { type Sentence, sentencesOf } from "../../reader/words.ts";
import { numbersIn, writtenNumber } from "../numbers/number-in-text.ts";
import { amountsIn } from "./price.ts";

/** Stock that a supplier offers to keep at the shop, for a least amount of money a month or year. */
export interface MinimumOffer {
  readonly field: FreeTextField;
  /** The whole sentence. */
  readonly quote: string;
  /** `rack`. */
  readonly thing: string;
  readonly dollars: number;
  readonly per: "month" | "year";
  /** Dollars that the shop says it uses in that time, the lowest and the highest; `null` if it doesn't say. */
  readonly used: readonly [number, number] | null;
  /** Dollars that it paid last year for rush deliveries; `null` if it doesn't say. */
  readonly rushed: number | null;
}

/** The first such offer in the answers. */
export const minimumOfferIn = memoizeEach((submission: Submission): MinimumOffer | null => {
  const all = freeTextFields.flatMap((field) =>
    sentencesOf(submission[field] ?? "").map((sentence) => ({ field, sentence })),
  );
  const texts = all.map(({ sentence }) => sentence.text);
  for (const { field, sentence } of all) {
    const offer = offerIn(sentence);
    if (offer !== undefined) return { ...offer, field, used: usedIn(texts, offer.dollars), rushed: rushedIn(texts) };
  }
  return null;
});

function offerIn({ text }: Sentence): Pick<MinimumOffer, "quote" | "thing" | "dollars" | "per"> | undefined {
  const thing = kept.exec(text)?.groups?.thing;
  if (thing === undefined || !offered.test(text) || !atLeast.test(text)) return undefined;
  const amount = amountsIn(text).find(({ per }) => per !== "once");
  if (amount === undefined || amount.per === "once") return undefined;
  return { quote: text, thing: thing.toLowerCase(), dollars: amount.dollars, per: amount.per };
}

const kept =
  /\b(?<thing>racks?|bins|cabinets?|consignment|vending machine|stocking (?:deal|program|agreement)|stock)\b/i;
const offered = /\b(?:offer(?:s|ed)?|propos(?:e|es|ed|al)|wants? to (?:put|keep|set up|place)|would (?:put|keep))\b/i;
const atLeast = /\b(?:minimum|guarantee\w*|commit\w*|at least|take[- ]or[- ]pay)\b/i;

/** `In the month we use between 9 and 20`, where the minimum is in thousands. */
function usedIn(texts: readonly string[], dollars: number): readonly [number, number] | null {
  for (const text of texts) {
    const { low, high, only } = (use.test(text) && ofMoney.test(text) && use.exec(text)?.groups) || {};
    const [from, to] = [low ?? only, high ?? low ?? only].map((one) => numbersIn(one ?? "")[0]?.low);
    if (from === undefined || to === undefined || from > to) continue;
    const scale = dollars >= inThousands && to < inThousands ? inThousands : 1;
    return [from * scale, to * scale];
  }
  return null;
}
const inThousands = 1000;
const use = new RegExp(
  String.raw`\b(?:we|I) (?:only |usually |normally )?(?:use|buy|burn|pull|spend|need|go through) (?:(?:between|from) (?<low>\$?${writtenNumber}) (?:and|to) (?<high>\$?${writtenNumber})|(?:about |around |maybe )?(?<only>\$${writtenNumber}))`,
  "i",
);
const ofMoney = /\bminimum\b|\$.*\bmonth\b|\bmonth\b.*\$/i;

/** `In the last year we paid $31,600 only in truck of urgent`. */
const rushedIn = (texts: readonly string[]): number | null =>
  texts
    .filter((text) => /\b(?:paid|spent|cost us|came to|ran us)\b/i.test(text) && rush.test(text) && aYear.test(text))
    .flatMap((text) => amountsIn(text).slice(0, 1))
    .map(({ dollars }) => dollars)[0] ?? null;
const rush = /\b(?:urgent|rush\w*|expedit\w*|hot[- ]?shots?|air ?freight|overnight|couriers?|trucks?|next[- ]day)\b/i;
const aYear = /\b(?:last year|(?:in|over) the (?:last |past )?(?:year|twelve months)|a year|this year)\b/i;
