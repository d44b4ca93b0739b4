import { type Asset, assets, forEachAsset, plannedThings } from "../../../knowledge/patterns/asset-patterns.ts";
import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import type { Sentence } from "../../reader/words.ts";
import { certaintyOf } from "./plan-certainty.ts";

const verbs = `(?<verb>buy(?:ing)?|order(?:ing)?|add(?:ing)?|leas(?:e|ing)|get(?:ting)?|need|want|looking (?:at|into)|considering|thinking (?:of|about)|pric(?:ed|ing)|hir(?:e|ing)|put(?:ting)? (?:in|on)|bring(?:ing)? in|quotes? (?:for|on)|eyeing)`;
const another = `(?:another(?: one)?|an? (?:second|third|fourth|2nd|3rd|new|newer|used|bigger|larger|faster) one|(?:one|two|three|a couple) more)`;
const ends = String.raw`(?=$|[,.;:!]|\s+(?:for|at|this|next|in|by|and|but|if|because|so|or)\b)`;
const pronoun = new RegExp(String.raw`\b${verbs}\s+(?<thing>${another})${ends}`, "iu");
const hires = /^(?:hir|put(?:ting)? on)/i;
/** What can be meant by `another one`. */
const meant: readonly Asset[] = ["machine", "equipment", "people"];
const lastOf = forEachAsset((asset) => new RegExp(String.raw`\b(?:${plannedThings[asset]})\b`, "giu"));

/**
 * A plan for another of something mentioned before: `The 5-axis is full. We're looking at a second one.` Empty if the
 * sentence states none, or if it can't refer to anything before.
 */
export function anotherIn({ text, start }: Sentence, before: readonly Sentence[]) {
  const found = pronoun.exec(text);
  if (found === null) return [];
  const verb = found.groups?.verb ?? "";
  const certainty = certaintyOf(text.slice(0, found.index), verb, false);
  const spoken = [...before.map((one) => one.text), text.slice(0, found.index)].join(" ");
  const asset = hires.test(verb) ? "people" : (namedLast(spoken) ?? (pricey.test(text) ? "machine" : undefined));
  return certainty === null || asset === undefined
    ? []
    : [{ asset, certainty, text: found[0], start: start + found.index, quote: text }];
}

/** At this price it is a machine, whatever was mentioned. */
const pricey = quick(/\$ ?\d{2,3},\d{3}\b|\b\d{2,3}(?:,000| ?k| grand| thousand)\b|\b\d(?:\.\d+)? (?:million|mil)\b/i);

/** The kind of thing that a text names last. */
function namedLast(text: string): Asset | undefined {
  const places = assets
    .filter((asset) => meant.includes(asset))
    .map((asset) => ({ asset, at: Math.max(-1, ...[...text.matchAll(lastOf[asset])].map(({ index }) => index)) }));
  const [last] = places.toSorted((a, b) => b.at - a.at);
  return last !== undefined && last.at >= 0 ? last.asset : undefined;
}
