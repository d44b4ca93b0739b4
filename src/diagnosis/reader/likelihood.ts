import type { ThemeId } from "../../knowledge/themes.ts";
import { memoizeEach } from "../memoize.ts";
import { type Passage, scoreOf } from "./read-passage.ts";
import { signalsIn } from "./signals.ts";
import { calibration } from "./weights.ts";

/**
 * The log of a ratio: how many times likelier this passage is to be about a theme than an average passage. A few plain
 * words are weak evidence, whatever they score. Fitted on writers that the scoring reader hadn't seen (docs/method.md).
 */
export const logRatioOf = (theme: ThemeId, passage: Passage): number => logRatiosOf(passage)[theme];

/** For all themes at once. Memoized, because each passage is looked up many times. */
const logRatiosOf = memoizeEach((passage: Passage): Readonly<Record<ThemeId, number>> => {
  const signals = signalsIn({
    scoreOf: (aspect) => scoreOf(aspect, passage),
    known: passage.knownCount,
    features: passage.featureCount,
  });
  // The cast is sound: each theme has its signals.
  return Object.fromEntries(signals.map((one) => [one.theme, logRatio(one.signals)])) as Record<ThemeId, number>;
});

const logRatio = (signals: readonly number[]): number =>
  signals.reduce((sum, signal, index) => sum + signal * (calibration.weights[index] ?? 0), -calibration.base);
