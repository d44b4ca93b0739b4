import { detectionOdds } from "../knowledge/odds.ts";
import type { ThemeId } from "./diagnosis.ts";
import { type Observation, startOfQuote } from "./observation.ts";
import { scoreOf } from "./reader/read-passage.ts";
import { type Answer, isDenial, type Read, risen } from "./sentences.ts";

/** A quote at its place in the answer, and how many times likelier such words are where the theme is a root. */
export interface Observed {
  readonly theme: ThemeId;
  readonly quote: string;
  readonly start: number;
  readonly ratio: number;
}

/**
 * What others read in one answer, weighed: of each theme the weightiest observation; of equals the first in the text, then
 * the longest. What is not in the text, what our reader takes for a denial, and what says too little is left out.
 */
export function observedIn(
  { field, text }: Answer,
  sentences: readonly Read[],
  observations: readonly Observation[],
): readonly Observed[] {
  const weighed = observations
    .flatMap(({ theme, quote }) => {
      const start = startOfQuote(quote, text);
      if (start === undefined) return [];
      const counts = detectionOdds.counts[field] * beliefIn(sentences, start, start + quote.length);
      return [{ theme, quote, start, ratio: Math.min(detectionOdds.maxRatio, detectionOdds.observed ** counts) }];
    })
    .filter(({ ratio }) => ratio >= detectionOdds.minRatio)
    .sort((a, b) => b.ratio - a.ratio || a.start - b.start || b.quote.length - a.quote.length);
  return weighed.filter(({ theme }, index) => weighed.findIndex((one) => one.theme === theme) === index);
}

/** How far a stretch of an answer counts: less, the more one of its sentences sounds like a denial. 0 to 1. */
function beliefIn(sentences: readonly Read[], from: number, to: number): number {
  const quoted = sentences.filter(({ start, text }) => start < to && from < start + text.length);
  const { doubtedFrom, deniedFrom } = detectionOdds;
  const doubts = quoted.map((one) =>
    isDenial(one) ? 1 : risen(scoreOf("denied", one.passage), doubtedFrom, deniedFrom),
  );
  return quoted.length === 0 ? 0 : 1 - Math.max(...doubts);
}
