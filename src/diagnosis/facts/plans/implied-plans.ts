import { type Asset, impliedPlans, isNoOffer, offers } from "../../../knowledge/patterns/asset-patterns.ts";
import type { Sentence } from "../../reader/words.ts";

/** A plan stated without a verb such as buy or hire: `That ad has been on Indeed since March.` */
export const impliedIn = ({ text, start }: Sentence) =>
  impliedPlans.flatMap(({ asset, certainty, says }) => {
    const found = says.exec(text);
    return found === null
      ? []
      : [{ asset: asset as Asset, certainty, text: found[0], start: start + found.index, quote: text }];
  });

/** Work that someone from outside offers at a price. No other plan is read from such a sentence. */
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
