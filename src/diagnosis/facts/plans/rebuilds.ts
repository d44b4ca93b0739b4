import { rebuilds } from "../../../knowledge/page-one/rulings.ts";
import { refusal, theirs } from "../../../knowledge/patterns/asset-patterns.ts";
import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import type { Sentence } from "../../reader/words.ts";
import type { Unpriced } from "./plan.ts";
import { namesThing } from "./plan-patterns.ts";

/** Work on a machine the shop owns, as a plan: `have the Giddings rebuilt`, `a retrofit of the boring mill`. */
export function rebuildsIn({ text, start }: Sentence, isWish: boolean): readonly Unpriced[] {
  if (!rebuilds.test(text) || ofOthers.test(text)) return [];
  const found = [...planned, ...(isWish ? [asked] : [])].map((one) => one.exec(text)).find((one) => one !== null);
  const { words = "", machine = "" } = found?.groups ?? {};
  if (found == null || !isMachine(machine)) return [];
  const at = found.index + found[0].length - words.length;
  const before = text.slice(0, at);
  if (refusal.test(before) || theirs.test(before) || isDone.test(text.slice(at))) return [];
  return [{ asset: "service", certainty: "intended", text: words, start: start + at, quote: text, isListed: true }];
}

/** By its kind, or by a name that begins with a capital letter. */
const isMachine = (words: string): boolean => namesThing.machine.test(words) || /\p{Lu}/u.test(words);

const deed = "(?:rebuil[dt]|retrofit(?:ted)?|overhaul(?:ed)?|recondition(?:ed)?|refurbish(?:ed)?|re-?scraped?)";
const doing = "(?:rebuilding|retrofitting|overhauling|reconditioning|refurbishing)";
const work = "(?:an?|the) (?:full |complete |control )?(?:rebuild|retrofit|overhaul) (?:of|on|for)";
const word = String.raw`(?:No\. ?\d+|(?!(?:with|for|and|or|at|in|to|so|but|is|on|over|would|will|costs?|during|before|after|next|this|while)\b)[\w&-]+)`;
const machine = `(?<machine>(?:the|our|my|that) ${word}(?: ${word}){0,3}?)`;
/** Where the name of the machine ends. */
const end = String.raw`(?=[,.;:]?\s(?:with|for|and|or|at|in|to|so|but|would|will|is|on|over|during|before|after|next|this|while|costs?|he|she|they|about|around|from|again|[$€£\d])|[,.;:]|$)`;
const wanting = String.raw`(?:can|could|may|might|should|would|will|['’](?:d|ll)|(?:wants?|need|plan(?:ning)?|like|going|have|ready|tempted|decid\w+|whether|better) to|(?:quote|bid|price|proposal|offer|number|money)[\w $€£.,]{0,14} to|says?|either|or|maybe)(?: (?:we|I|to|just|also|then|maybe))*`;
const considering = String.raw`(?:think(?:ing)?(?: hard)? (?:about|of|on)|consider(?:ing)?|looking (?:at|into)|talk(?:ing|ed)? (?:\w+ \w+ )?about|lean(?:ing|s)? toward|tempted by|(?:quotes?|bids?|prices?|proposals?|offers?|numbers?|plan|idea|saving|budget\w*|approv\w+|request in)(?: (?:is|was))? (?:for|on|of|to)|(?:option|choice) is|either|wants?|need)`;
const planned = [
  String.raw`\b${wanting} (?:have |get |do )?(?<words>${deed} ${machine})${end}`,
  String.raw`\b(?:${wanting} (?:have|get)|${considering} (?:having|getting)) (?<words>${machine} ${deed})\b`,
  String.raw`\b${considering} (?<words>(?:${doing}|${work}) ${machine})${end}`,
  // `Rebuilding the boring mill would cost $210,000`.
  String.raw`(?:^|[,:;] |\b(?:and|or|but) )(?<words>(?:${doing}|${work}) ${machine})(?= (?:would|will|costs?|comes|runs|is|at|for)\b[^.;]{0,24}\d|,? [$€£]\d| or (?:scrap|sell|replace|buy)\b)`,
].map((pattern) => new RegExp(pattern, "iu"));
const asked = new RegExp(`^(?:(?:or|and|then|just|to) )*(?<words>${deed} ${machine})${end}`, "iu");

/** A customer's machine, or work that the shop sells. */
const ofOthers = quick(/\b(?:customers?|wants? us to|we sell|our trade|competitors?|neighbors?)\b/i);
const isDone = quick(
  /\b(?:last (?:year|spring|summer|fall|winter|month)|years? ago|in (?:19|20)\d\d|already|each time|every (?:time|year|month|week|day))\b/i,
);
