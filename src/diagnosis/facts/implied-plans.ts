import { type Asset, impliedPlans, isNoOffer, offers } from "../../knowledge/plan-words.ts";
import type { Sentence } from "../reader/words.ts";

/** A plan that a sentence tells without a verb for getting it: `That ad has been on Indeed since March.` */
export const impliedIn = ({ text, start }: Sentence) =>
  impliedPlans.flatMap(({ asset, certainty, says }) => {
    const found = says.exec(text);
    return found === null
      ? []
      : [{ asset: asset as Asset, certainty, text: found[0], start: start + found.index, quote: text }];
  });

/** What somebody from outside offers to do at a price. Whoever and whatever else the sentence names is no plan. */
export function offeredIn({ text, start }: Sentence) {
  const found = isNoOffer.test(text) ? null : offers.exec(text);
  return found === null
    ? []
    : [
        {
          asset: "service" as const,
          certainty: "intended" as const,
          text: found[0],
          start: start + found.index,
          quote: text,
        },
      ];
}
