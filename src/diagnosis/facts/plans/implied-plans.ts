import {
  type Asset,
  impliedPlans,
  isNoOffer,
  offers,
  plannedThings,
  planningVerbs,
} from "../../../knowledge/patterns/asset-patterns.ts";
import { pluralOfMachine } from "../../../knowledge/patterns/plural-machine.ts";
import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import { matchesIn } from "../../matches.ts";
import type { Sentence } from "../../reader/words.ts";
import { certaintyOf } from "./plan-certainty.ts";

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

/** `The boss has a price on a new one`: one more of the machines named last, up to four sentences before. */
export function oneMoreIn({ text, start }: Sentence, before: readonly Sentence[], isWish: boolean) {
  const found = oneMore.exec(text) ?? dealersOne.exec(text);
  if (found === null) return [];
  const { verb = "", which = "" } = found.groups ?? {};
  const told = [...before.slice(-4).map((one) => one.text), text.slice(0, found.index)].join(" ");
  const machine = matchesIn(told, machines).at(-1)?.[0];
  const meant = verb === "" ? "intended" : certaintyOf(text.slice(0, found.index), verb, isWish);
  const certainty = machine === undefined ? null : meant;
  const one = `${which} ${machine?.replace(pluralOfMachine, "")}`;
  return certainty === null
    ? []
    : [{ asset: "machine" as const, certainty, text: one, start: start + found.index, quote: text }];
}
const oneMore = quick(
  new RegExp(
    String.raw`\b(?<verb>${planningVerbs.machine.join("|")})\s+(?:[\w-]+ ){0,2}?(?<which>an? (?:new|second|third|fourth|used|bigger|faster|newer)|another) one\b(?! of\b)`,
    "iu",
  ),
);
/** `The dealer has a second one for $412,000`: it is priced, so it is weighed. */
const dealersOne =
  /\b(?:dealer|salesman|rep|broker|auctioneer)\b[^.;$]{0,30}?\b(?:has|have|got|found|offers?|offered|showed|shows) (?:me |us )?(?<which>an? (?:new|second|third|fourth|used|bigger|faster|newer)|another) one\b(?=[^.;]{0,24}\$ ?\d)/i;
const machines = new RegExp(String.raw`\b(?:${plannedThings.machine})\b`, "giu");
