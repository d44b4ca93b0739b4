import { type Asset, refusal } from "../../../knowledge/patterns/asset-patterns.ts";
import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import type { Sentence } from "../../reader/words.ts";
import type { Unpriced } from "./plan.ts";
import { type Certainty, certaintyOf } from "./plan-certainty.ts";
import { isHired, namesThing, type Patterns, refused, withoutFirst } from "./plan-patterns.ts";

/** A plan of a sentence that a verb states, as `buy` or `hire`, or a refusal. At most one of each kind of thing. */
export function planByVerb(
  sentence: Sentence,
  asset: Asset,
  patterns: readonly Patterns[],
  isWish: boolean,
): readonly Unpriced[] {
  const { start, text } = sentence;
  const found = firstOf(patterns, asset, text);
  if (!found) return refusalIn(sentence, asset);
  const verb = found.groups?.verb ?? "";
  const certainty = verb === "" ? "intended" : stateOf(text, text.slice(0, found.index), verb, isWish);
  const after = text.slice(found.index + found[0].length);
  if (isNoMore(found[0], after)) return [];
  const isWishOfThem = isHired(asset) && isOfThoseThere(found[0], after, isWish);
  if (!certainty || isWishOfThem || (asset === "people" && (taught.test(found[0]) || made.test(after)))) return [];
  // What is refused is quoted with its refusal.
  const from = certainty === "refused" ? (refusal.exec(text.slice(0, found.index))?.index ?? found.index) : found.index;
  const end = found.index + found[0].length;
  const choice = certainty === "refused" ? undefined : lastChoice.exec(text.slice(from, end))?.groups?.thing;
  const words = choice ?? withoutFirst(text.slice(from, end), asset);
  return [{ asset, certainty, text: words, start: start + end - words.length, quote: text }];
}

/** Whether the words want something of people who are there already. */
const isOfThoseThere = (words: string, after: string, isWish: boolean): boolean =>
  theirWork.test(after) ||
  shiftTheyHave.test(words + after) ||
  (madeTo.test(words) && /^ to \w/i.test(after)) ||
  (isWish && haveOne.test(words) && onTheirOwn.test(after));

/** What a friend bought may be planned here. */
function stateOf(text: string, before: string, verb: string, isWish: boolean): Certainty | null {
  const certainty = certaintyOf(before, verb, isWish);
  return certainty === "done" && alsoThey.test(text) ? "intended" : certainty;
}

/** `My friend bought quoting software, maybe I buy also`. */
const alsoThey = quick(
  /\b(?:friend|buddy|neighbor|cousin|brother(?:-in-law)?|another shop)\b.*\b(?:bought|got|put in)\b.*\b(?:maybe|might|thinking|should|could|tempted)\b/i,
);

function firstOf(patterns: readonly Patterns[], asset: Asset, text: string): RegExpExecArray | null {
  if (patterns.length === 0 || !namesThing[asset].test(text)) return null;
  for (const pattern of patterns) {
    const found = pattern[asset].exec(text);
    if (found) return found;
  }
  return null;
}

const isNoMore = (words: string, after: string): boolean =>
  givenUp.test(after) ||
  (anAd.test(words) && ran.test(after)) ||
  inRelativeClause.test(words) ||
  /\bto (?:sell|rent|lease|let) (?:to )?(?:me|us)\b/i.test(words);

/** `The gauge we need is at another machine`. */
const inRelativeClause =
  /^needs? (?:isn['’]t|aren['’]t|(?:is|are|was|were) (?:always|never|usually|mostly|often|still|not|at|in|on|out|somewhere|with)\b)/i;

/** `We were going to hire two more, but didn't`. */
const givenUp =
  /^[^.;]*\b(?:but|and|then|until)\b[^.;]*\b(?:did(?:n['’]t| not)|dropped|gave (?:it )?up|backed out|fell through|decided (?:not|against)|held off|let it go|passed on|laughed|threw (?:it|him) out|told (?:him|her|them) (?:no|never|to))\b/i;

/** `An ad for a setter ran for a year`. */
const anAd = /^ad/i;
const ran = /^ (?:ran|got|brought|drew|pulled|cost)\b/i;

/** `more spindle, plain and simple, either a third shift`. */
const lastChoice =
  /,\s+(?:either|or|maybe|plus|probably|then)\s+(?<thing>(?:an?|another|two|three|one more|more|new|the|that)\s[^,]*)$/i;

/** `We will not hire`, `no plans to buy`: a refusal needs no object. Someone who can't find people hasn't refused. */
function refusalIn({ text, start }: Sentence, asset: Asset): readonly Unpriced[] {
  const found = refused[asset].exec(text);
  return found ? [{ asset, certainty: "refused", text: found[0], start: start + found.index, quote: text }] : [];
}

/**
 * Someone wanted to do something is already there: `I'd like third shift to pull its weight`, `supervisors who own
 * their numbers`.
 */
const theirWork =
  /^ (?:to (?:pull|carry|care|show|stop|work harder|be|get|make|hit|keep|do (?:a|the|their)|finish|follow|write)|who (?!can\b|could\b|knows?\b|runs?\b|sets?\b|programs?\b|speaks?\b)\w+)\b/i;

/**
 * Someone to be made to do something is already there: `get operators to log their stops`. Another person isn't: `get a
 * second guy to run nights`.
 */
const madeTo =
  /^(?:get(?:ting)?|have|has)\s+(?!(?:an?(?:other)?|some(?:body|one)?|one|two|three|more|new|\d+|second|third|2nd|3rd)\b)/i;

/** `Get one operator who can run it without me`: someone to hire would be found, hired or added. */
const haveOne = /^(?:get(?:ting)?|have|having|want)\b/i;
const onTheirOwn =
  /^ (?:who|that|to)\b[^.;]*\b(?:without (?:me|us|my|our|asking|calling|being|any(?:one|body)|some(?:one|body))\b|on (?:his|her|their) own\b|by (?:himself|herself|themselves)\b)/i;

/** `Get second shift to run`: a shift with an article would be a new one. */
const shiftTheyHave =
  /^get(?:ting)?\s+(?:the\s+)?(?:night|first|second|third|weekend|late|2nd|3rd)s?(?: shift)? to \w/i;

/** Someone sent to a course is already there. */
const taught = /\b(?:send|train|teach)\b/i;

/** `900 bodies a week`: a count of people has no period, a count of parts does. */
const made = /^(?:\s+(?:an?|per|each|every)\s|\s?\/\s?)(?:shift|day|night|week|wk|month|mo)\b/i;
