import { type ThemeId, themeIds } from "../../knowledge/themes.ts";
import type { Aspect } from "./aspect.ts";

/** A scored passage: its score for each aspect, and how much of it the reader knows. */
export interface Scored {
  readonly scoreOf: (aspect: Aspect) => number;
  /** Features that the reader knows, and all of them. */
  readonly known: number;
  readonly features: number;
}

/**
 * The inputs for the likelihood of a theme, in the order of the calibration's weights. The first is the constant 1. A
 * score means more in a longer passage, next to a weaker runner-up, and the less the passage sounds like talk; it means
 * less if many themes score at once.
 */
export function signalsOf(theme: ThemeId, scored: Scored, { first, second, all }: TopScores): readonly number[] {
  const { scoreOf, known, features } = scored;
  const score = scoreOf(theme);
  const talk = scoreOf("talk");
  const length = Math.log(1 + known);
  const runnerUp = score === first ? second : first;
  return [
    1,
    score,
    score * length,
    length,
    score - runnerUp,
    talk,
    Math.max(0, talk - score),
    known / Math.max(1, features),
    scoreOf("denied"),
    scoreOf("wish"),
    score * score,
    Math.max(0, score) * Math.max(0, talk),
    all,
  ];
}

/** The two highest scores of the themes, and the sum of those above zero. */
export interface TopScores {
  readonly first: number;
  readonly second: number;
  readonly all: number;
}

export function topScoresIn({ scoreOf }: Scored): TopScores {
  let [first, second, all] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (const theme of themeIds) {
    const score = scoreOf(theme);
    all += Math.max(0, score);
    if (score > first) [first, second] = [score, first];
    else if (score > second) second = score;
  }
  return { first, second, all };
}
