import {
  bygone as bygoneForms,
  contradicts,
  deniesPlainly as denialForms,
  goesOn,
  goesOnAbout,
  hasHappened,
  hearsay,
  intends,
  isMended,
  isPresent,
  noDifference,
  onlyIf,
  onRecord,
  otherPlace,
  othersShop,
  remedy,
  reported,
  saysWhy,
  speaksOfTrouble,
  worksForUs,
  wouldBe,
} from "../../knowledge/patterns/not-our-trouble.ts";
import { quick } from "../../knowledge/patterns/quick-pattern.ts";
import { memoizeText } from "../memoize.ts";

/**
 * Why a sentence isn't about this shop's trouble today, whatever it mentions.
 *
 * - mended: it was trouble, and is fixed; bygone: it happened once; no-difference: a remedy that changed nothing
 * - others: somebody else's shop; hearsay: what others say or blame; contradicted: taken back by the next sentence
 * - would-be: what would happen if; intended: something to buy or somebody to hire
 */
export type NotOurs =
  | "mended"
  | "bygone"
  | "no-difference"
  | "others"
  | "hearsay"
  | "contradicted"
  | "would-be"
  | "intended";

const anyOf = (forms: readonly string[]): RegExp => quick(new RegExp(forms.join("|"), "i"));
const denies = anyOf(denialForms);
const mended = anyOf(isMended);
const would = anyOf(wouldBe);
const plans = anyOf(intends);
const bygone = anyOf(bygoneForms);

/** Whether a sentence says that trouble doesn't come about, and doesn't go on to any. */
export const deniesPlainly = memoizeText((text): boolean => saysToTheEnd(denies, text));

/** Read with the sentences before and after it. */
export function notOurs(text: string, before = "", after = ""): NotOurs | undefined {
  if (contradicts.test(after) && isOpinion(text)) return "contradicted";
  if (isFailedRemedy(text, after)) return "no-difference";
  if (isOfOthers(before) && goesOnAbout.test(text) && !worksForUs.test(text)) return "others";
  return ofItself(text) ?? (isMendedLater.test(after) && ofItself(after) === "mended" ? "mended" : undefined);
}

const isMendedLater = /^(?:and |but |so )?(?:it|they|that|this|both|all|now|since then|been|fine|good|he|she)\b/i;

const ofItself = memoizeText((text): NotOurs | undefined => {
  if (saysToTheEnd(mended, text)) return "mended";
  if (noDifference.test(text) && remedy.test(text)) return "no-difference";
  if (isOfOthers(text)) return "others";
  if (would.test(text) && !hasHappened.test(text)) return "would-be";
  if (hearsay.test(text)) return "hearsay";
  if (bygone.test(text) && !isPresent.test(text)) return "bygone";
  return plans.test(text) && !saysWhy.test(text) ? "intended" : undefined;
});

function isOfOthers(text: string): boolean {
  const [subject] = othersShop.exec(text) ?? [];
  return otherPlace.test(text) || (subject !== undefined && !worksForUs.test(text.slice(subject.length)));
}

const isOpinion = (text: string): boolean =>
  !text.endsWith("?") && reported.test(text) && !onRecord.test(text) && speaksOfTrouble.test(text);

/** `We swapped the heat treater. Made no difference.` */
const isFailedRemedy = (text: string, next: string): boolean =>
  remedy.test(text) && noDifference.test(next) && next.split(/\s+/).length <= longestVerdict;
const longestVerdict = 8;

/** Whether a form matches, the words before it don't make it a wish, and those after it don't turn to trouble. */
function saysToTheEnd(form: RegExp, text: string): boolean {
  const found = form.exec(text);
  if (found === null || onlyIf.test(text.slice(0, found.index))) return false;
  return !goesOn.test(text.slice(found.index + found[0].length));
}
