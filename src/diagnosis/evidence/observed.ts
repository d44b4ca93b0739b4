import { detectionOdds } from "../../knowledge/odds/odds.ts";
import type { ThemeId } from "../../knowledge/themes.ts";
import { type Answer, denialOf, isDenial, type Read, ramp } from "../reader/sentences.ts";
import { type Observation, startOfQuote } from "./observation.ts";

/** A quote, where it starts in the answer, and how many times likelier such words are if the theme is a root cause. */
export interface Observed {
  readonly theme: ThemeId;
  readonly quote: string;
  readonly start: number;
  readonly ratio: number;
}

/**
 * Weighs what a model read in one answer. Keeps each theme's strongest observation; among equals the first in the text,
 * then the longest. Drops quotes that aren't in the text, that our reader takes for a denial, or that say too little.
 */
export function observedIn(
  { field, text }: Answer,
  sentences: readonly Read[],
  observations: readonly Observation[],
): readonly Observed[] {
  const ranked = observations
    .flatMap(({ theme, quote }) => {
      const start = startOfQuote(quote, text);
      if (start === undefined) return [];
      const counts = detectionOdds.counts[field] * beliefIn(sentences, start, start + quote.length);
      return [{ theme, quote, start, ratio: Math.min(detectionOdds.maxRatio, detectionOdds.observed ** counts) }];
    })
    .filter(({ ratio }) => ratio >= detectionOdds.minRatio)
    .sort((a, b) => b.ratio - a.ratio || a.start - b.start || b.quote.length - a.quote.length);
  return ranked.filter(({ theme }, index) => ranked.findIndex((observed) => observed.theme === theme) === index);
}

/** How much a part of an answer counts, 0 to 1. The more a sentence in it sounds like a denial, the less. */
function beliefIn(sentences: readonly Read[], from: number, to: number): number {
  const quoted = sentences.filter(({ start, text }) => start < to && from < start + text.length);
  const { doubtedFrom, deniedFrom } = detectionOdds;
  const doubts = quoted.map((sentence) =>
    isDenial(sentence) ? 1 : ramp(denialOf(sentence.passage), doubtedFrom, deniedFrom),
  );
  return quoted.length === 0 ? 0 : 1 - Math.max(...doubts);
}
