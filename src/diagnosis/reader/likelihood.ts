import { type ThemeId, themeIds } from "../../knowledge/themes.ts";
import { memoizeEach } from "../memoize.ts";
import { type Passage, scoreOf } from "./read-passage.ts";
import { type Scored, signalsOf, topScoresIn } from "./signals.ts";
import { calibration } from "./weights.ts";

/**
 * The log of a ratio: how many times likelier this passage is to be about a theme than an average passage. A few plain
 * words are weak evidence, whatever they score. Fitted on writers that the scoring reader hadn't seen (docs/method.md).
 */
export const logRatioOf = (theme: ThemeId, passage: Passage): number => logRatiosOf(passage)[theme];

/** For all themes at once. Memoized, because each passage is looked up many times. */
const logRatiosOf = memoizeEach((passage: Passage): Readonly<Record<ThemeId, number>> => {
  const { knownCount, featureCount } = passage;
  const scored: Scored = {
    scoreOf: (aspect) => scoreOf(aspect, passage),
    known: knownCount,
    features: featureCount,
  };
  const topScores = topScoresIn(scored);
  const logRatio = (theme: ThemeId): number =>
    signalsOf(theme, scored, topScores).reduce(
      (sum, signal, index) => sum + signal * (calibration.weights[index] ?? 0),
      -calibration.base,
    );
  return Object.fromEntries(themeIds.map((theme) => [theme, logRatio(theme)])) as Record<ThemeId, number>;
});
