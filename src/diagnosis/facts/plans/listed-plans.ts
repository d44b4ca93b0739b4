import {
  assets,
  forEachAsset,
  plannedThings,
  refusal,
  restOfName,
  theirs,
} from "../../../knowledge/patterns/asset-patterns.ts";
import { ahead, paidFor } from "../../../knowledge/patterns/plan-price-patterns.ts";
import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import { matchesIn } from "../../matches.ts";
import type { Sentence } from "../../reader/words.ts";
import { writtenNumber } from "../numbers/number-in-text.ts";
import { amountsIn } from "./amounts.ts";
import { isIn } from "./overlapping-plans.ts";
import type { Unpriced } from "./plan.ts";
import { isHired, namesThing } from "./plan-patterns.ts";

/**
 * The things of a list, each with its price or wage: `1) new CMM $150,000 2) second inspector at $28 an hour`. A list has
 * numbers or a heading, or goes on behind a plan: `buy a CMM and four inspectors at $36 an hour`.
 *
 * @param before the sentence before, which may be a number alone: the `2.` of `2. Two night operators, $26 an hour`
 */
export function listedIn(
  { text, start }: Sentence,
  found: readonly Unpriced[],
  before?: Sentence,
): readonly Unpriced[] {
  const planned = found.filter(({ certainty }) => certainty === "intended").map((one) => one.start - start);
  const isNumbered = before !== undefined && numberAlone.test(before.text);
  const isList = isNumbered || numbered.test(text) || heading.test(text);
  if (!isList && planned.length === 0) return [];
  const from = isList ? 0 : Math.min(...planned);
  const items = assets.flatMap((asset) => {
    if (!namesThing[asset].test(text)) return [];
    return matchesIn(text, item[asset])
      .filter(
        ({ 0: words, index }) =>
          index >= from &&
          ((isNumbered && index === 0) || isItem(text, { from, at: index }, isList, isHired(asset))) &&
          isPriced(text, index + words.length, isHired(asset)),
      )
      .map(({ 0: words, index }) => ({
        asset,
        certainty: "intended" as const,
        text: words,
        start: start + index,
        quote: text,
        isListed: true,
      }));
  });
  const longest = items.toSorted((a, b) => b.text.length - a.text.length);
  return longest
    .filter((one, at) => ![...found, ...longest.slice(0, at)].some((other) => isIn(one, other)))
    .toSorted((a, b) => a.start - b.start);
}

const isPaid = (text: string): boolean =>
  (paidFor.test(text.replace(wages, "")) || theirs.test(text.replace(wages, "").replace(each, ""))) &&
  !ahead.test(text);
const each = /\b(?:each|apiece|a piece)\b/gi;

/** Whether a thing begins where one of a list does. */
function isItem(text: string, { from, at }: { from: number; at: number }, isList: boolean, isPay: boolean): boolean {
  const before = text.slice(0, at);
  if (refusal.test(before)) return false;
  if (isList) return afterNumber.test(before);
  // `A robot cell, a head and a Fanuc, 265 grand` is one purchase.
  const between = text.slice(from, at);
  const isBehindPrice = amountsIn(between).length > 0 || wage.test(between);
  return afterAnd.test(before) ? isPay || isBehindPrice : isBehindPrice && /\w[,;] $/.test(before);
}
const afterNumber = /(?:(?:^|\s)\(?\d{1,2}[.)] ?|^[^:]{0,40}: |,? (?:and|or|plus) |, |; )$/;
const afterAnd = /(?:,|;)? (?:and|or|plus|then) (?:(?:also|maybe|then|to|we|I|we['’]d|I['’]d|need|want|hire|add) )*$/i;

const numberAlone = /^\(?\d{1,2}[.)]$/;
const numbered = /^\(?\d{1,2}[.)] |\s\(?1\) .*\s\(?2\) /s;
const heading = quick(
  /^(?:[\w'’]+ ){0,3}(?:options|choices|on (?:my|the) desk|requests?|ideas|proposals?)(?: are| now| today| this year)?: /i,
);

/** Whether its price, or pay, stands right behind a thing, and nothing before says that it is paid already. */
function isPriced(text: string, end: number, isPay: boolean): boolean {
  const behind = text.slice(end, end + nearest);
  const own = behind.slice(0, nextThing.exec(behind)?.index);
  const priceEnd = isPay ? pay.exec(own)?.[0].length : amountsIn(own)[0]?.end;
  return priceEnd !== undefined && !areThere.test(behind.slice(priceEnd)) && !isPaid(text.slice(0, end + priceEnd));
}
/** Letters up to the end of a price. Own judgment. */
const nearest = 60;
const nextThing =
  /;|\b(?:and|or|plus) (?:an?|another|the|two|three|four|we|I)\b|\s\(?\d\) |\b(?:for (?![$€£]|about|all\b|our\b|\d|two|three|four|five|six|seven|eight|nine|ten)|because|but|so|when|who|that|which)\b/i;

const anHour = String.raw`(?:[$€£] ?\d{2}(?:\.\d\d)?(?![\d,.]*\d|k)(?: ?(?:an?|per|\/) ?(?:hour|hr)\b)?|(?:${writtenNumber}) (?:dollars |bucks )?(?:an|per) hour\b)`;
const wage = new RegExp(anHour, "i");
const wages = new RegExp(anHour, "gi");
const pay = new RegExp(`^(?:,? [^$]{0,30})?(?:,| at| for)? (?:about |around )?${anHour}`, "i");
/** `Two inspectors at $30 an hour are out`. */
const areThere = /^ (?:is|are|was|were|has|have|had|already|sits?|stands?)\b/i;

const head =
  "an?(?:other)?|one more|our own|two|three|four|five|six|eight|ten|[2-9]|1\\d|second|third|fourth|fifth|sixth|[2-6](?:nd|rd|th)|new|used|more|bigger";
const item = forEachAsset(
  (asset) =>
    new RegExp(
      String.raw`\b(?:(?:${head})\s+(?:(?!(?:from|for|of|so|because|but|and|or|on|is|are|was|to|a|the|with|who|that)\b)[^\s,.;:$]+\s+){0,4}?|(?<=(?:^|\s)\(?\d{1,2}[.)] ?)(?:[\w-]+ ){0,3}?)(?:${plannedThings[asset]})\b${restOfName(asset)}`,
      "giu",
    ),
);
