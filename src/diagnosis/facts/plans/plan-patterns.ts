import {
  type Asset,
  anyPlanningVerb,
  assets,
  forEachAsset,
  machineNames,
  plannedThings,
  planningVerbs,
  restOfName,
} from "../../../knowledge/patterns/asset-patterns.ts";
import { quick } from "../../../knowledge/patterns/quick-pattern.ts";

/** For each kind of asset, how a sentence states a plan for it. */
export type Patterns = Readonly<Record<Asset, RegExp>>;

/**
 * Whether a sentence names a thing of a kind at all. Every pattern with such a thing is tried only then: it takes long to
 * compile and to try, and most sentences name none.
 */
export const namesThing = forEachAsset((asset) => quick(new RegExp(`(?:${plannedThings[asset]})\\b`, "iu")));

/** What begins another plan in the same sentence: `or we buy the Mazak`, `and hiring a planner`. */
export const anotherDeed = String.raw`\b(?:or|and|then|plus) (?:(?:we|I|to|just) )*(?:buy|lease|rent|hire|add|order|put in|bring (?:in|on)|train)(?:ing)?\b`;

/** The kinds that a text names a thing of. */
export const assetsIn = (text: string): readonly Asset[] => assets.filter((asset) => namesThing[asset].test(text));

/** Of two things with articles of their own, the one of this kind: `a bar feeder, and a $210k presetter cell`. */
export function withoutFirst(words: string, asset: Asset): string {
  const { first, thing } = joined.exec(words)?.groups ?? {};
  const isApart =
    first !== undefined && thing !== undefined && assetsIn(first).length > 0 && namesThing[asset].test(thing);
  return isApart ? thing : words;
}
const joined =
  /^(?<first>.{6,}?),? (?:and|or|plus|&) (?:maybe |later |then )?(?<thing>(?:(?:we|I) )?(?:an?|another|two|three|one more|buy|hire|add|lease|order|put in|want|need|get)\s.+)$/i;

/** The patterns for a plan in a sentence, in the order they are tried. */
export const patternsIn = (text: string, isWish: boolean): readonly Patterns[] => [
  ...(anyPlanningVerb.test(text) ? [patterns] : []),
  ...(isWish ? [bare, named] : /\b(?:either|should (?:I|we))\b/i.test(text) ? [named] : []),
];

const buyingAnything = String.raw`(?:be )?buy(?:ing)?(?: (?:any(?:thing)?|nothing|more|another|an?|iron|machines?|equipment)\b|(?=[,.;]|$))`;

const refusing = String.raw`\b(?:decided against|will not|ain['’]t|won['’]t|shan['’]t|not|(?:do|does)(?:n['’]t| not) (?:want|plan|intend) to|(?:are|is)(?:n['’]t| not) (?:going|planning) to|never|refuse to|no plans? to)`;

/** `We will not hire`, `no plans to buy`. For other assets a refusal is found with their object. */
const deeds: Partial<Record<Asset, string>> = {
  people: String.raw`(?:hir(?:e|ing)|add(?:ing)? (?:any |more )?(?:people|heads|bodies|headcount))\b`,
  machine: buyingAnything,
};
export const refused = forEachAsset((asset) =>
  quick(new RegExp(deeds[asset] ? `${refusing} ${deeds[asset]}` : "$^", "i")),
);

/** `My operators` are already there; other things of mine may need replacing. */
export const isHired = (asset: Asset): boolean => asset === "people" || asset === "sales";

/** The verb, then a few words of the same clause, then the thing, unless it is already there. */
const patterns = forEachAsset(
  (asset) =>
    new RegExp(
      String.raw`\b(?<verb>${planningVerbs[asset].join("|")})\s+(?:(?!(?:nothing|not|no|who|which|(?:that|to) (?:do|does|did|is|are|will|can|has|have)(?:n['’]t)?|but|because|so|when|of|from|(?:for|on) (?:all|both|each|every)|(?:on|for) (?:two|three|four|five|six|seven|eight|nine|ten|\d+)|${asset === "equipment" ? "our(?! own\\b)" : "our"}|${asset === "training" ? "" : asset === "building" ? "(?<!\\brent(?:ing)? )the|" : "the|"}${asset === "people" ? "by|for people|" : ""}${isHired(asset) ? "my|" : ""}their|his|her|this(?! (?:week|month|quarter|year|spring|summer|fall|winter)\b)|these|those|out|below|with)\b|(?<=,\s)(?:we|i) (?:want|need|will|would)\b)(?:${asset === "people" ? "(?![$€£])" : ""}(?:\d{1,3}(?:,\d{3})+|[^\s,.;:]+,?))\s+){0,9}?(?:${plannedThings[asset]})\b(?!\s+(?:capacity|hours?|not|reports?|time|parts|jobs|orders)\b)${restOfName(asset)}`,
      "iu",
    ),
);

/** `Four more`, `three good`. */
const someMore = String.raw`(?:one|two|three|four|five|six|eight|ten|a couple(?: of)?|a few|\d{1,2}) (?:more|extra|additional|new|good|decent|skilled|experienced)`;

const ordinal = String.raw`(?:second|third|fourth|fifth|\d(?:nd|rd|th))`;
/** `Management's answer: finite scheduling software`. */
const called = String.raw`(?<=^[^:.]{0,40}\b(?:answer|goal|plan|fix|solution|idea|ask): )`;

/** A wish that is only the thing: `A proper finite planning tool.`, `Second 5-axis.` */
const bare = forEachAsset(
  (asset) =>
    new RegExp(
      String.raw`(?:${called}|^(?:then |and |plus |also )?(?:(?:an?(?:other)?|${someMore}|new|more|${ordinal})\s+))(?:(?!(?:hours|output|time)\b)[^\s,.;:]+\s+){0,3}?(?:${plannedThings[asset]})\b${restOfName(asset)}(?=\W*$|(?<=${ordinal}\b.*)(?:,| with\b))`,
      "iu",
    ),
);

/** A machine called by its name, or new, is one to get, even with `the`: `Get the Grob`, `get the new lathe on the floor`. */
const named = forEachAsset((asset) =>
  asset === "machine"
    ? new RegExp(
        String.raw`\b(?<verb>get|buy|lease|order|finance|replace|sign for)\s+(?:(?:the|that|a)\s+(?:[^\s,.;:]+\s+){0,2}?(?:${machineNames})|(?:the|that)\s+(?:new|next|second|third)\s+(?:${plannedThings[asset]})|(?<=\breplace\s+)(?:the|our|my|that)\s+(?:[^\s,.;:]+\s+){0,2}?(?:${plannedThings[asset]}))\b`,
        "iu",
      )
    : /$^/u,
);
