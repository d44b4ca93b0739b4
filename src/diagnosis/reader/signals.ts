import { type ThemeId, themeIds } from "../../knowledge/themes.ts";
import type { Aspect } from "./aspect.ts";

/** A passage as it was scored: how strongly it speaks of an aspect, and how much of it the reader knows. */
export interface Scored {
  readonly scoreOf: (aspect: Aspect) => number;
  /** Features that the reader knows, and all there are. */
  readonly known: number;
  readonly features: number;
}

/**
 * What the likelihood of a theme is judged by, in the order of the calibration's weights. The first is the constant 1. A
 * score means more in a longer passage, next to a weaker runner-up, and the less the passage sounds like talk; less where
 * many themes score at once.
 */
export function signalsOf(theme: ThemeId, { scoreOf, known, features }: Scored): readonly number[] {
  const score = scoreOf(theme);
  const talk = scoreOf("talk");
  const length = Math.log(1 + known);
  let runnerUp = Number.NEGATIVE_INFINITY;
  let all = 0;
  for (const other of themeIds) {
    all += Math.max(0, scoreOf(other));
    if (other !== theme) runnerUp = Math.max(runnerUp, scoreOf(other));
  }
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
