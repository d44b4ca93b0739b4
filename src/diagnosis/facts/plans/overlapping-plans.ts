import type { Sentence } from "../../reader/words.ts";
import { intended, type Plan, type Unpriced } from "./plan.ts";
import type { PricedThing } from "./priced-things.ts";

/** The thing with a price is the plan; another of its kind in that sentence is only the reason for it. */
export function besidePriced(asked: readonly Unpriced[], priced: readonly PricedThing[]): readonly Unpriced[] {
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

export const isIn = (inner: Placed, outer: Placed): boolean => inner.start < endOf(outer) && outer.start < endOf(inner);

type Placed = Pick<Plan, "start" | "text">;

/** Two kinds that end in the same noun claim the same thing: `measuring machine`. */
export const apart = (found: readonly Unpriced[]): readonly Unpriced[] =>
  found.filter((one, at) => !found.slice(0, at).some((other) => endOf(other) === endOf(one)));

/** Whether it is a thing to buy or hire by itself, and not part of another, an amount or a trade. */
export const isOwnThing = (one: Unpriced, all: readonly Unpriced[], sentence: Sentence): boolean =>
  !all.some((other) => isPartOf(one, other) || isExtraOf(one, other) || comesWith(one, other, sentence)) &&
  !isThere.test(one.text) &&
  !isTrade.test(one.text) &&
  !isMeasure(one, sentence);

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

/** `A fifth horizontal with a pallet pool` is one purchase. */
const comesWith = (one: Unpriced, other: Unpriced, { text, start }: Sentence): boolean =>
  other.asset === "machine" && /^ with $/i.test(text.slice(endOf(other) - start, Math.max(0, one.start - start)));

/** `A rack of their bar`: what holds goods is an amount of them. */
const isMeasure = ({ text: words, start }: Unpriced, { text, start: from }: Sentence): boolean =>
  /\b(?:racks?|pallets?|bins?|crates?|carts?)$/i.test(words) && /^ of /i.test(text.slice(start + words.length - from));

/** `Out of the existing building`. */
const isThere = /\bthe (?:existing|current|present)\b/i;

/** `My nephew wants to be a welder`. */
const isTrade = /\b(?:be|become) an? /i;

const endOf = ({ start, text }: Placed): number => start + text.length;
