import {
  type Asset,
  arriving,
  decided,
  forEachAsset,
  plannedThings,
  refusal,
  restOfName,
  theirs,
  underWay,
} from "../../../knowledge/patterns/asset-patterns.ts";
import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import type { Sentence } from "../../reader/words.ts";
import { assetsIn, withoutFirst } from "./plan-patterns.ts";

/** Something about to be bought or hired, and the words for it. */
export interface PlannedPurchase {
  readonly asset: Asset;
  readonly text: string;
  readonly start: number;
  /** The whole sentence. */
  readonly quote: string;
}

/**
 * Things the shop doesn't have yet, next to words of an order or decision (`A second CMM is on order`), or next to a
 * price (`There's a robot cell, 265 grand`), if nothing says the shop already owns them. A price alone doesn't mean a
 * hire.
 */
export function decidedIn({ text, start }: Sentence): readonly PlannedPurchase[] {
  if (refusal.test(text)) return [];
  const coming = comingIn(text, start);
  if (coming.length > 0) return coming;
  if (theirs.test(text)) return [];
  const isDecided = decided.test(text);
  if (!isDecided && !plannedFirst.test(text) && (!priced.test(text) || ofOthers.test(text))) return [];
  const found = assetsIn(text).flatMap((asset) => {
    const thing = isDecided || asset !== "people" ? thingOf(asset, text) : null;
    if (thing === null) return [];
    const words = withoutFirst(thing[0], asset);
    return [{ asset, at: thing.index + thing[0].length - words.length, words }];
  });
  return found
    .filter(({ at, words }) => !refusal.test(text.slice(0, at)) && !speaks.test(text.slice(at + words.length)))
    .filter(({ at, words }, place) => !found.slice(0, place).some((other) => overlap(other, { at, words })))
    .map(({ asset, at, words }) => ({ asset, text: words, start: start + at, quote: text }));
}

/** `A salesman wants us to buy a saw`, `at 7 the supervisor comes to my desk`: who speaks of a purchase is none. */
const speaks =
  /^ (?:wants?|asks?|asked|comes|goes|says?|said|tells?|told|thinks?|thought|keeps?|kept|offer(?:s|ed)|quot(?:es|ed)|tried|showed|came|called|stops|stopped|(?:was|were) (?:here|in|by)|push(?:es|ed)|is (?:pushing|after))\b/i;

/** `A second CMM arrives in May`: what is new and comes on a day has been ordered or hired. */
const comingIn = (text: string, start: number): readonly PlannedPurchase[] =>
  !mayCome.test(text)
    ? []
    : assetsIn(text).flatMap((asset) =>
        purchaseOf(asset, arrivingThing[asset].exec(text) ?? underWayThing[asset].exec(text), text, start),
      );

const purchaseOf = (
  asset: Asset,
  thing: RegExpExecArray | null,
  quote: string,
  start: number,
): readonly PlannedPurchase[] => (thing ? [{ asset, text: thing[0], start: start + thing.index, quote }] : []);

const oneMore = String.raw`\b(?:new|another|second|third|fourth|2nd|3rd) `;
/** What any thing that comes has around it. Most sentences have neither, and there are two patterns for each kind. */
const mayCome = quick(new RegExp(String.raw`${oneMore}[\s\S]*${arriving}|${underWay}`, "iu"));

const arrivingThing = forEachAsset(
  (asset) =>
    new RegExp(
      String.raw`\b(?:(?:an?|the|our|my) )?${oneMore}(?:[^\s.;:,]+ ){0,2}?(?:${plannedThings[asset]})\b${restOfName(asset)}${arriving}`,
      "iu",
    ),
);

/** `The Integrex is on a boat`: only what was bought and isn't there yet is. */
const underWayThing = forEachAsset(
  (asset) =>
    new RegExp(
      String.raw`\b(?:an?|the|our|my|two|three) (?:[^\s.;:,]+ ){0,2}?(?:${plannedThings[asset]})\b${restOfName(asset)}${underWay}`,
      "iu",
    ),
);

/** `Plan: zero-point plates and a presetter.` */
const plannedFirst = quick(/^(?:the |our |my )?plan: /i);
const priced = quick(/[$€£]\s?\d[\d,]{3}|\d\s?(?:k|grand|thousand|mil(?:lion)?|dollars|bucks)\b/i);
const ofOthers = /\b(?:if|would have|customers?)\b/i;

/** In a sentence `Plan: …`, the thing at its start wins; otherwise the one with a word for new. */
const thingOf = (asset: Asset, text: string): RegExpExecArray | null =>
  plannedFirst.test(text)
    ? (namedAtStart[asset].exec(text) ?? newThing[asset].exec(text))
    : (newThing[asset].exec(text) ?? namedAtStart[asset].exec(text));

type Found = { readonly at: number; readonly words: string };
const overlap = (a: Found, b: Found): boolean => a.at < b.at + b.words.length && b.at < a.at + a.words.length;

/** A thing of each kind, with a word that says the shop doesn't have it yet. */
const newThing = forEachAsset(
  (asset) =>
    new RegExp(
      String.raw`(?<![.$])\b(?:an?(?:other)?|one more|(?<!\b(?:plates|bases|fixtures|jaws|vises|tables|pallets|tooling|tablets|screens|monitors|software|probes|robots|feeders) for )(?:two|three)|(?<!\b(?:all|for) )(?:four|five|six|seven|eight|nine|ten|[2-9]|1\d)(?!\s*(?:[%,.]|million|thousand|k\b|grand|percent|(?:hour|week|day|month|minute|year|time|piece|part|job)s?\b))|2nd|3rd|second|third|fourth|new|used|more|outside)\s+(?:(?!(?:${asset === "training" ? "" : "to|"}from|for|with|at|behind|beside|under|near|so|because|but|without|when|while|if|before|after|than|which|who|is|are|was|were|and (?:an?|two|three|four|\d+))\b)[^\s.;:]+\s+){0,6}?(?:${plannedThings[asset]})\b${restOfName(asset)}`,
      "iu",
    ),
);

/**
 * A thing at the start of its sentence that is quoted, priced or called the plan there: `Zero-point plates for six
 * mills quoted, $78,000.`
 */
const namedAtStart = forEachAsset(
  (asset) =>
    new RegExp(
      String.raw`(?:^|(?<=^(?:the |our |my )?plan: ))(?:[^\s,.;:]+\s+){0,2}?(?:${plannedThings[asset]})\b(?:(?<=^(?:the |our |my )?plan: .*)|(?=[^.;]{0,40}\b(?:quoted|priced)\b(?! at (?:\d|two|three|half))))`,
      "iu",
    ),
);
