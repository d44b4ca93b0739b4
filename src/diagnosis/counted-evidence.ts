import { contrastOdds } from "../knowledge/contrasts.ts";
import type { Submission } from "../survey/submission.ts";
import { span } from "./facts/stated-loss.ts";
import { statedLossesIn } from "./facts/stated-losses.ts";
import type { Detection } from "./passage-detections.ts";

/** Hours that a shop counted itself, by the cause their words name: one piece of evidence per cause. */
export function countedEvidence(submission: Submission): readonly Detection[] {
  const counted = statedLossesIn(submission).flatMap(({ isCounted, cause, value, unit, quotes }) => {
    const [quote] = quotes;
    return isCounted && cause !== null && quote
      ? [{ theme: cause, field: quote.field, quote: quote.text, size: `${span(value.low, value.high)} ${unit}` }]
      : [];
  });
  return counted
    .filter(({ theme }, at) => counted.findIndex((other) => other.theme === theme) === at)
    .map(({ size, ...one }) => ({
      ...one,
      why: `You counted it: ${size}.`,
      speaks: "for",
      words: [],
      isWish: false,
      isComparison: true,
      ratio: contrastOdds.counted,
    }));
}
