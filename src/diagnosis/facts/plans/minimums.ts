import { type FreeTextField, freeTextFields } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { sentencesOf } from "../../reader/words.ts";
import { amountsIn } from "./amounts.ts";

/** Stock that a supplier offers to keep at the shop, for a least amount of money a month or year. */
export interface MinimumOffer {
  readonly field: FreeTextField;
  /** The whole sentence. */
  readonly quote: string;
  /** `rack`. */
  readonly thing: string;
  readonly dollars: number;
  readonly per: "month" | "year";
}

/** The first such offer in the answers. */
export function minimumOfferIn(submission: Submission): MinimumOffer | undefined {
  const offers = freeTextFields.flatMap((field) =>
    sentencesOf(submission[field] ?? "").flatMap(({ text: quote }) => {
      const thing = kept.exec(quote)?.groups?.thing;
      if (thing === undefined || !offered.test(quote) || !atLeast.test(quote)) return [];
      return amountsIn(quote).flatMap(({ dollars, per }) =>
        per === "once" ? [] : [{ field, quote, thing: thing.toLowerCase(), dollars, per }],
      );
    }),
  );
  return offers[0];
}

const kept =
  /\b(?<thing>racks?|bins|cabinets?|consignment|vending machine|stocking (?:deal|program|agreement)|stock)\b/i;
const offered = /\b(?:offer(?:s|ed)?|propos(?:e|es|ed|al)|wants? to (?:put|keep|set up|place)|would (?:put|keep))\b/i;
const atLeast = /\b(?:minimum|guarantee\w*|commit\w*|at least|take[- ]or[- ]pay)\b/i;
