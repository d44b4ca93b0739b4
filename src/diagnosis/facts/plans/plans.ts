import { type Asset, assets, ordered, refusal } from "../../../knowledge/patterns/asset-patterns.ts";
import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import { spelledText } from "../../reader/spelling.ts";
import { type Sentence, sentencesOf } from "../../reader/words.ts";
import { decidedIn } from "./decided-plans.ts";
import { impliedIn, offeredIn, oneMoreIn } from "./implied-plans.ts";
import { type Certainty, certaintyOf } from "./plan-certainty.ts";
import { paidEach, withModel } from "./plan-parts.ts";
import { isHired, namesThing, type Patterns, patternsIn, refused, withoutFirst } from "./plan-patterns.ts";
import { onlyAmount, type Price, priceOf, rentOf } from "./price.ts";
import { type PricedThing, pricedIn } from "./priced-things.ts";

/** Something a shop means to buy, build, hire or train, or has already, in its own words. */
export interface Plan {
  readonly asset: Asset;
  readonly certainty: Certainty;
  /** From the verb to the thing: `need two more wire EDM machines`. */
  readonly text: string;
  readonly start: number;
  /** The whole sentence. */
  readonly quote: string;
  /** What it costs, if they say so. */
  readonly price: Price | null;
}

/**
 * The plans of a text in order, one for each thing and sentence.
 *
 * @param isWish whether the text answers what the shop wants: there a bare verb (`Add a third lathe`) or a bare thing (`A
 *   proper planning tool.`) counts
 */
export function plansIn(text: string, isWish: boolean): readonly Plan[] {
  const { text: spelled, place } = spelledText(text);
  if (spelled === text) return plansAsSpelled(text, isWish);
  // Quotes are as they were typed.
  const sentences = sentencesOf(text);
  const typed = (start: number, length: number): string => text.slice(place(start), place(start + length));
  return plansAsSpelled(spelled, isWish).map((plan) => {
    const start = place(plan.start);
    const quote = sentences.findLast((sentence) => sentence.start <= start)?.text ?? plan.quote;
    return { ...plan, start, text: typed(plan.start, plan.text.length), quote };
  });
}

function plansAsSpelled(text: string, isWish: boolean): readonly Plan[] {
  const sentences = sentencesOf(text);
  return sentences.flatMap((sentence, at) =>
    onlyThen.test(sentence.text)
      ? []
      : plansOfSentence({ sentence, before: sentences.slice(0, at), after: sentences.slice(at + 1) }, isWish),
  );
}

/** A sentence and those around it. */
interface Context {
  readonly sentence: Sentence;
  readonly before: readonly Sentence[];
  readonly after: readonly Sentence[];
}

function plansOfSentence(context: Context, isWish: boolean): readonly Plan[] {
  const { sentence, after } = context;
  const offered = offeredIn(sentence);
  if (offered.length > 0)
    return offered
      .filter((plan) => !refusedAfter(plan, sentence))
      .map((plan) => ({ ...plan, price: priceOf(plan, sentence, after, true) }));
  const patterns = patternsIn(sentence.text, isWish);
  const verbs = assets.flatMap((asset) => planIn(sentence, asset, patterns, isWish));
  const priced = verbs.some(({ certainty }) => settled.has(certainty)) ? [] : pricedIn(sentence, isWish);
  const found = beside(askedIn(verbs, context, isWish), priced);
  // Two kinds that end in the same noun claim the same thing: `measuring machine`.
  const apart = found.filter((one, at) => !found.slice(0, at).some((other) => endOf(other) === endOf(one)));
  return apart
    .filter((one) => !apart.some((other) => isPartOf(one, other) || isExtraOf(one, other)))
    .filter((plan) => !isThere.test(plan.text) && !isTrade.test(plan.text) && !isMeasure(plan, sentence))
    .map((plan) => pricedPlan(withModel(plan, sentence), context, priced, apart.length === 1));
}

/** What a sentence asks for: by a verb, else as decided, else between the lines. */
function askedIn(verbs: readonly Unpriced[], { sentence, before }: Context, isWish: boolean): readonly Unpriced[] {
  if (verbs.length > 0) {
    const posted = requisition.test(sentence.text) ? decidedIn(sentence).filter(({ asset }) => asset === "people") : [];
    return [...verbs, ...posted.filter(({ asset }) => verbs.every((one) => one.asset !== asset)).map(intended)];
  }
  const decided = decidedIn(sentence).map(intended);
  return decided.length > 0 ? decided : [...impliedIn(sentence), ...oneMoreIn(sentence, before, isWish)];
}

/** The plan with its price and how certain it is. @param isAlone whether its sentence has no other plan */
function pricedPlan(
  plan: Unpriced,
  { sentence, after }: Context,
  priced: readonly PricedThing[],
  isAlone: boolean,
): Plan {
  const own = priceIn(plan, priced, () => priceOf(plan, sentence, after, isAlone));
  const price = paidEach(plan, own) ?? rentOf(plan.text) ?? (isAlone ? onlyAmount(sentence.text) : null);
  return { ...plan, certainty: certaintyIn(plan, sentence), price: isTooLittle(plan.asset, price) ? null : price };
}

function certaintyIn(plan: Unpriced, sentence: Sentence): Certainty {
  if (refusedAfter(plan, sentence)) return "refused";
  return isToArrive(plan) && ordered.test(sentence.text) ? "ordered" : plan.certainty;
}

/** No machine costs so little: the amount is of something else. Own judgment. */
const leastForMachine = 5_000;
const isTooLittle = (asset: Asset, price: Price | null): boolean =>
  asset === "machine" && price?.per === "once" && price.dollars < leastForMachine;

/** What they would do if others didn't do as asked, or have thought of and let go. */
const onlyThen = quick(
  /^if (?:they|he|she|it|that)\b|\bno,? thank(?:s| you)\b|n['’]t need an? \w+ to (?:tell|show|know|see)\b/i,
);

/** `We ordered two, and they land in January`. */
const isToArrive = ({ certainty, text }: Unpriced): boolean =>
  certainty === "intended" || (certainty === "done" && /^ordered\b/i.test(text));

/** `A dealer has a Doosan for $128,000 and no, I'm not doing it`. */
const refusedAfter = (plan: Unpriced, { text, start }: Sentence): boolean =>
  plan.certainty === "intended" && saidNo.test(text.slice(plan.start + plan.text.length - start));
const saidNo = quick(
  /\b(?:was|were|got) (?:shown the door|sent (?:away|home|packing)|turned down|told no)\b|\b(?:and|but) no,|\b(?:I['’]m|we['’]re|I am|we are) not (?:doing|buying|signing|taking) (?:it|that|one|them)\b/i,
);

const requisition = quick(/\brequisitions\b/i);
const settled: ReadonlySet<Certainty> = new Set(["done", "refused"]);

const intended = <One extends object>(one: One) => ({ ...one, certainty: "intended" as const });

/** The thing with a price is the plan; another of its kind in that sentence is only the reason for it. */
function beside(asked: readonly Unpriced[], priced: readonly PricedThing[]): readonly Unpriced[] {
  const isBetter = (thing: PricedThing, one: Unpriced): boolean =>
    thing.text.includes(one.text) || /\bor\b/i.test(one.text);
  const kept = asked.filter((one) =>
    priced.every((thing) => (isIn(thing, one) ? !isBetter(thing, one) : thing.asset !== one.asset)),
  );
  const more = priced
    .filter((thing) => !kept.some((one) => isIn(thing, one)))
    .map((thing) => ({ ...thing, asset: asked.find((one) => thing.text.includes(one.text))?.asset ?? thing.asset }));
  return [...kept, ...more.map(intended)];
}

/** The price that belongs to it, not to another thing in the sentence. */
function priceIn(plan: Unpriced, priced: readonly PricedThing[], otherwise: () => Price | null): Price | null {
  const own = priced.find((one) => isIn(one, plan));
  return priced.length === 0 ? otherwise() : (own?.price ?? null);
}

const isIn = (inner: Placed, outer: Placed): boolean => inner.start < endOf(outer) && outer.start < endOf(inner);

type Placed = Pick<Plan, "start" | "text">;

/** `a 2nd cam` inside `a 2nd cam guy`. */
const isPartOf = (one: Unpriced, { start, text }: Unpriced): boolean =>
  one.start === start &&
  text.length > one.text.length &&
  !/^\s*(?:and|or|,|&|w\/|with\b|plus\b|for\b)/i.test(text.slice(one.text.length));

/** An accessory: `a used VF4 w/ probe`. */
const isExtraOf = (one: Unpriced, { start, text }: Unpriced): boolean =>
  one.start === start &&
  one.text.length > text.length &&
  /^\s*(?:w\/|with\b|plus\b|for\b)/i.test(one.text.slice(text.length));

/** `A rack of their bar`: what holds goods is an amount of them. */
const isMeasure = ({ text: words, start }: Unpriced, { text, start: from }: Sentence): boolean =>
  /\b(?:racks?|pallets?|bins?|crates?|carts?)$/i.test(words) && /^ of /i.test(text.slice(start + words.length - from));

/** `Out of the existing building`. */
const isThere = /\bthe (?:existing|current|present)\b/i;

/** `My nephew wants to be a welder`. */
const isTrade = /\b(?:be|become) an? /i;

const endOf = ({ start, text }: Placed): number => start + text.length;

type Unpriced = Omit<Plan, "price">;

function planIn(sentence: Sentence, asset: Asset, patterns: readonly Patterns[], isWish: boolean): readonly Unpriced[] {
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
  inRelativeClause.test(words) ||
  /\bto (?:sell|rent|lease|let) (?:to )?(?:me|us)\b/i.test(words);

/** `The gauge we need is at another machine`. */
const inRelativeClause =
  /^needs? (?:isn['’]t|aren['’]t|(?:is|are|was|were) (?:always|never|usually|mostly|often|still|not|at|in|on|out|somewhere|with)\b)/i;

/** `We were going to hire two more, but didn't`. */
const givenUp =
  /^[^.;]*\b(?:but|and|then|until)\b[^.;]*\b(?:did(?:n['’]t| not)|dropped|gave (?:it )?up|backed out|fell through|decided (?:not|against)|held off|let it go|passed on|laughed|threw (?:it|him) out|told (?:him|her|them) (?:no|never|to))\b/i;

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
const made = /^\s+(?:an?|per|each|every) (?:shift|day|night|week|month)\b/i;
