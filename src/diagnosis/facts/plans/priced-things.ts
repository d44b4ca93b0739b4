import {
  type Asset,
  forEachAsset,
  plannedThings,
  refusal,
  restOfName,
} from "../../../knowledge/patterns/asset-patterns.ts";
import { ahead, paidFor, pricedHead } from "../../../knowledge/patterns/plan-price-patterns.ts";
import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import { matchesIn } from "../../matches.ts";
import type { Sentence } from "../../reader/words.ts";
import { numbersIn } from "../numbers/number-in-text.ts";
import { type Amount, amountsIn, type Price } from "./amounts.ts";
import { nobody } from "./plan-certainty.ts";
import { anotherDeed, assetsIn } from "./plan-patterns.ts";
import { priceFrom } from "./price.ts";

/** A thing with a price that isn't paid yet. */
export interface PricedThing {
  readonly asset: Asset;
  readonly text: string;
  readonly start: number;
  /** The whole sentence. */
  readonly quote: string;
  readonly price: Price;
}

/** Dollars at once, or per month; less is a running cost. Own judgment. */
const least = { once: 2_000, month: 500, year: 2_000 } as const;
/** Letters between a thing and its price. Own judgment. */
const nearest = 60;

/**
 * Things with a price that no word says is paid, with any verb or none: `that big-bore lathe I been looking at, 385
 * thousand`. Without a word about the future, `the lathe` and `my lathe` are already there.
 */
export function pricedIn({ text, start }: Sentence, isWish: boolean): readonly PricedThing[] {
  const amounts = amountsIn(text);
  if (amounts.length === 0 || paidFor.test(text.replace(wage, ""))) return [];
  const isAhead = isWish || ahead.test(text);
  // Next to pay by the hour, a price isn't that of people.
  const isKept = ({ asset }: Thing): boolean => !paidFor.test(text) || !hired.has(asset);
  const found = amounts.flatMap((amount): readonly PricedThing[] => {
    const thing = thingOf(amount, text, isAhead);
    if (thing === undefined || !isKept(thing)) return [];
    const count = numbersIn(thing.words)[0]?.low ?? 1;
    const price = priceFrom(amount, text, count);
    return [{ asset: thing.asset, text: thing.words, start: start + thing.at, quote: text, price }];
  });
  return found.filter((one, at) => found.findIndex((other) => other.start === one.start) === at);
}

/** The thing that an amount is for. */
function thingOf(amount: Amount, text: string, isAhead: boolean): Thing | undefined {
  if (amount.dollars < least[amount.per] || ofWork.test(text.slice(amount.end))) return undefined;
  const after = isOfNext(amount, text) ? thingNext(amount, text) : thingAfter(amount, text);
  const before = isOfNext(amount, text) ? undefined : thingBefore(amount, text, isAhead);
  // `The JobBOSS guy wants $11,000 for the scheduling module`: a maker's name alone says less.
  const thing = after !== undefined && (before === undefined || !/\s/.test(before.words)) ? after : before;
  const said = text.slice(0, thing?.at);
  if (thing === undefined || isForSome(thing, said)) return undefined;
  return [refusal, forThose, nobody, wasHere].some((one) => one.test(said)) ? undefined : thing;
}

/** `We had a consultant, $7,500` is over, and `Kim's on the mill` is there. */
const wasHere = quick(/\b(?:had|tried) $|(?:\b(?:is|are|was|were|works?|stands?)|['’](?:s|re)) (?:on|at) $/i);

/** What something else is for: `bases on all five mills`. */
const forThose = quick(/\b(?:on|for) (?:all|each|every)(?: of)? (?:the |our |my )?$/i);

/** `coolant units for eight Citizens`: those are there, unlike in `quotes for two Citizens`. */
const isForSome = ({ words }: Thing, said: string): boolean =>
  /^(?:two|three|four|five|six|eight|ten|\d)/i.test(words) && thingsFor.test(said);
const thingsFor =
  /(?<!\b(?:quotes|prices|offers|bids|proposals|requests|looks|plans|asks|as|us|is|was|dollars|bucks|payments))(?<=[a-z]s) (?:on|for) (?:the |our |my )?$/i;

/** Pay by the hour isn't the price of what it is next to. */
const wage = quick(/[$€£] ?\d{1,2}(?:\.\d\d?)? (?:an?|per|each) hour\b/gi);

/** `$45,000 job`: income. */
const ofWork =
  /^,? ?(?:an? |worth of |of )?(?:jobs?|orders?|lots?|parts?|contracts?|castings?|forgings?|accounts?|invoices?|sales|revenue|hours?|trip|day|week)\b/i;

interface Thing {
  readonly asset: Asset;
  readonly at: number;
  readonly words: string;
}

function thingBefore({ start }: Amount, text: string, isAhead: boolean): Thing | undefined {
  const before = text.slice(0, start);
  const all = assetsIn(before).flatMap((asset) =>
    matchesIn(before, things[asset]).map(({ 0: words, index, groups = {} }) => ({
      asset,
      at: index,
      words,
      isNew: fresh.test(groups.head ?? ""),
    })),
  );
  const isPart = ({ at }: Thing): boolean =>
    all.some(
      (other) => !hired.has(other.asset) && endOf(other) < at && besideAnother.test(text.slice(endOf(other), at)),
    );
  const isPlanned = (one: (typeof all)[number]): boolean => {
    const between = text.slice(endOf(one), start);
    return between.length <= nearest && !broken.test(between) && (one.isNew || (isAhead && !hired.has(one.asset)));
  };
  return all
    .filter((one) => isPlanned(one) && !isPart(one) && !refusal.test(text.slice(0, one.at)))
    .toSorted((a, b) => endOf(b) - endOf(a) || b.words.length - a.words.length)[0];
}

/** `a $210k presetter`: between an article and a noun, the price is that of what follows. */
const isOfNext = ({ start, end }: Amount, text: string): boolean =>
  /\b(?:an?|another|the|that|this|one|two|three|new|used) $/i.test(text.slice(0, start)) &&
  /^ (?!for\b|on\b|a\b|per\b|and\b|or\b|to\b|in\b)(?:\p{L}|\d-)/u.test(text.slice(end));

/** The thing that begins behind an amount, with the article before it. */
function thingNext({ start, end }: Amount, text: string): Thing | undefined {
  const article = /\b[\p{L}]+ $/u.exec(text.slice(0, start))?.index ?? start;
  const rest = text.slice(end);
  const all = assetsIn(rest).flatMap((asset) => {
    const [found] = matchesIn(rest, things[asset]).filter(({ index }) =>
      /^(?: [\p{L}-]+){0,3} $/u.test(rest.slice(0, index) || " "),
    );
    return found ? [{ asset, at: article, words: text.slice(article, end + found.index + found[0].length) }] : [];
  });
  return all.toSorted((a, b) => b.words.length - a.words.length)[0];
}

/** `A CapEx request in for $212,000 of pallets`. */
const askedFor = quick(/\b(?:requests?|requisitions?|cap ?ex|proposals?|quote[ds]?|budgeted|asked|asking|want)\b/i);

/** `$96,000 set aside for a washer`, `a quote from the pallet people, $31,400, quick-change plates`. */
function thingAfter({ start, end }: Amount, text: string): Thing | undefined {
  const link =
    /^(?: set aside| put (?:away|by)| budgeted| saved(?: up)?)?,? (?:for|on|into|toward) /i.exec(text.slice(end)) ??
    (quotedBy.test(text.slice(0, start)) ? /^, /.exec(text.slice(end)) : null) ??
    (askedFor.test(text.slice(0, start)) ? /^(?: worth)? of /.exec(text.slice(end)) : null);
  if (link === null) return undefined;
  const from = end + link[0].length;
  const rest = text.slice(from);
  const all = assetsIn(rest).flatMap((asset) => {
    const found = matchesIn(rest, things[asset]).find(({ index }) => index === 0);
    return found ? [{ asset, at: from, words: found[0] }] : [];
  });
  return all.toSorted((a, b) => b.words.length - a.words.length)[0];
}

const quotedBy = quick(/\b(?:quote|offer|price|bid|proposal|number) from [^.;,]{2,40},? $/i);

const endOf = ({ at, words }: Thing): number => at + words.length;

/** Not there yet. */
const fresh = /^(?:an?(?:other)?|one more|more|new|used|second|2nd|third|3rd|next|bigger|\w+ (?:more|new|used))\b/i;
/** A price next to people is mostly their pay. */
const hired: ReadonlySet<Asset> = new Set(["people", "sales", "pay"]);
/** What another thing is for or comes with: `vises for four lathes`. A thing next to people has a price of its own. */
const besideAnother = /^(?:,? \w+){0,3} (?:for|of|with|and|on|in|plus) (?:(?:that|the|our|my|all|of|\d+) ){0,3}$/i;
/** Another thing starts between a thing and a price. */
const broken = new RegExp(
  String.raw`\b(?:because|but|so|when|went down|broke\w*|stood|needs? work|past due|backlog|under|below)\b|\bor (?:an?|the|another)\b|${anotherDeed}`,
  "i",
);

const things = forEachAsset(
  (asset) =>
    new RegExp(
      String.raw`\b(?:(?<head>${pricedHead})\s+(?:(?!(?:from|for|of|so|because|but|and|or|on|is|are|to|a|the|with)\b)[^\s,.;:]+\s+){0,4}?|(?<!\b(?:every|each|per|our|my|on|of|in|to)\s)(?:[\p{L}]+-[\p{L}-]+\s+)?)(?:\p{L}+-)?(?:${plannedThings[asset]})\b${restOfName(asset)}`,
      "giu",
    ),
);
