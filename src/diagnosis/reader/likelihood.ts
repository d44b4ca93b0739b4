import type { ThemeId } from "../../knowledge/themes.ts";
import { type Passage, scoreOf } from "./read-passage.ts";
import { signalsOf } from "./signals.ts";
import { calibration } from "./weights.ts";

/**
 * The logarithm of how many times likelier a passage is to speak of a theme than any passage is. A few plain words say
 * little, whatever they score. Fitted on writers that the scoring reader had not seen (docs/method.md).
 */
export function logRatioOf(theme: ThemeId, passage: Passage): number {
  const { weighted, featureCount } = passage;
  const signals = signalsOf(theme, {
    scoreOf: (aspect) => scoreOf(aspect, passage),
    known: weighted.length,
    features: featureCount,
  });
  return signals.reduce((sum, signal, at) => sum + signal * (calibration.weights[at] ?? 0), -calibration.base);
}
