import { type ThemeId, themeIds } from "../../knowledge/themes.ts";
import type { Aspect } from "./aspect.ts";

/** A scored passage: its score for each aspect, and how much of it the reader knows. */
export interface Scored {
  readonly scoreOf: (aspect: Aspect) => number;
  /** Features that the reader knows, and all of them. */
  readonly known: number;
  readonly features: number;
}

/** A theme's score in a passage, and the inputs for its likelihood, in the order of the calibration's weights. */
export interface Signals {
  readonly theme: ThemeId;
  readonly signals: readonly number[];
}

/**
 * The signals of each theme. The first is the constant 1. A score means more in a longer passage, next to a weaker
 * runner-up, and the less the passage sounds like talk; it means less if many themes score at once.
 */
export function signalsIn({ scoreOf, known, features }: Scored): readonly Signals[] {
  const scores = themeIds.map(scoreOf);
  const { first, second, all } = topScoresIn(scores);
  const [talk, denied, wish] = [scoreOf("talk"), scoreOf("denied"), scoreOf("wish")];
  const length = Math.log(1 + known);
  const share = known / Math.max(1, features);
  return themeIds.map((theme, at) => {
    const score = scores[at] ?? 0;
    const runnerUp = score === first ? second : first;
    const signals = [
      1,
      score,
      score * length,
      length,
      score - runnerUp,
      talk,
      Math.max(0, talk - score),
      share,
      denied,
      wish,
      score * score,
      Math.max(0, score) * Math.max(0, talk),
      all,
    ];
    return { theme, signals };
  });
}

/** The two highest scores, and the sum of those above zero. */
function topScoresIn(scores: readonly number[]) {
  let [first, second, all] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (const score of scores) {
    all += Math.max(0, score);
    if (score > first) [first, second] = [score, first];
    else if (score > second) second = score;
  }
  return { first, second, all };
}
