import { type Asset, assets, ordered } from "../../../knowledge/patterns/asset-patterns.ts";
import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import { spelledText } from "../../reader/spelling.ts";
import { type Sentence, sentencesOf } from "../../reader/words.ts";
import type { Price } from "./amounts.ts";
import { decidedIn } from "./decided-plans.ts";
import { impliedIn, offeredIn, oneMoreIn } from "./implied-plans.ts";
import { listedIn } from "./listed-plans.ts";
import { apart, besidePriced, isIn, isOwnThing } from "./overlapping-plans.ts";
import { intended, type Plan, type Unpriced } from "./plan.ts";
import type { Certainty } from "./plan-certainty.ts";
import { paidEach, withModel, withoutItemNumber } from "./plan-parts.ts";
import { patternsIn } from "./plan-patterns.ts";
import { onlyAmount, priceOf, rentOf } from "./price.ts";
import { type PricedThing, pricedIn } from "./priced-things.ts";
import { rebuildsIn } from "./rebuilds.ts";
import { planByVerb } from "./verb-plans.ts";

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
  const found: Plan[] = [];
  const sentences = sentencesOf(text);
  for (const [at, sentence] of sentences.entries()) {
    if (onlyThen.test(sentence.text)) continue;
    const context = { sentence, before: sentences.slice(0, at), after: sentences.slice(at + 1) };
    found.push(...plansOfSentence(context, isWish || isOtherChoice(sentence, found, context.before)));
  }
  return found;
}

/** `Or hire a maintenance man`, behind a plan: another choice, stated as briefly as a wish. */
const isOtherChoice = ({ text }: Sentence, found: readonly Plan[], before: readonly Sentence[]): boolean =>
  /^or\b/i.test(text) &&
  before
    .slice(-choicesBack)
    .some((one) => found.some(({ quote, certainty }) => quote === one.text && certainty === "intended"));
/** Sentences before a choice in which the first one may stand. */
const choicesBack = 3;

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
  const verbs = assets.flatMap((asset) => planByVerb(sentence, asset, patterns, isWish));
  const priced = verbs.some(({ certainty }) => settled.has(certainty)) ? [] : pricedIn(sentence, isWish);
  const rebuilds = rebuildsIn(sentence, isWish);
  const asked = apart(besidePriced(askedIn(verbs, context, isWish), priced));
  const alone = [
    ...asked.filter((plan) => !rebuilds.some((one) => isIn(one, plan) || comesWith(plan, one, sentence))),
    ...rebuilds,
  ];
  const found = [...alone, ...listedIn(sentence, alone, context.before.at(-1))];
  return found
    .filter((plan) => isOwnThing(plan, found, sentence))
    .map((plan) => withoutItemNumber(pricedPlan(withModel(plan, sentence), context, priced, found.length === 1)));
}

/** `Retrofit the lathe with a Fanuc`: a part of that work. */
const comesWith = (plan: Unpriced, { start, text: words }: Unpriced, { text, start: from }: Sentence): boolean =>
  plan.start > start && /^ with\b[^.;]*$/i.test(text.slice(start + words.length - from, plan.start - from));

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

/** The price that belongs to it, not to another thing in the sentence. */
function priceIn(plan: Unpriced, priced: readonly PricedThing[], otherwise: () => Price | null): Price | null {
  const own = priced.find((one) => isIn(one, plan));
  return priced.length === 0 || (own === undefined && plan.isListed) ? otherwise() : (own?.price ?? null);
}
