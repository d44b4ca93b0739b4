import { type Asset, impliedPlans } from "../../knowledge/plan-words.ts";
import type { Sentence } from "../reader/words.ts";

/** A plan that a sentence tells without a verb for getting it: `That ad has been on Indeed since March.` */
export const impliedIn = ({ text, start }: Sentence) =>
  impliedPlans.flatMap(({ asset, certainty, says }) => {
    const found = says.exec(text);
    return found === null
      ? []
      : [{ asset: asset as Asset, certainty, text: found[0], start: start + found.index, quote: text }];
  });
