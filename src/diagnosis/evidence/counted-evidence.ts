import { countedWait } from "../../knowledge/odds/odds.ts";
import { isThemeId } from "../../knowledge/themes.ts";
import type { Submission } from "../../survey/submission.ts";
import { span } from "../facts/sums/loss.ts";
import { statedLossesIn } from "../facts/sums/losses.ts";
import { statedUnits } from "../facts/sums/stated.words.ts";
import { evidenceWords } from "./evidence.words.ts";
import type { Detection } from "./passage-detections.ts";

/** Evidence from the shop's own counts: the share of its time that a part waits. */
export function countedEvidence(submission: Submission): readonly Detection[] {
  const counted = statedLossesIn(submission).flatMap(({ cause, value, isPercent, unit, quotes }) => {
    const [quote] = quotes;
    if (quote === undefined || unit !== statedUnits.partWaits || !isThemeId(cause)) return [];
    const size = `${span(value.low, value.high)}${isPercent ? "%" : ""} ${unit}`;
    const why = evidenceWords.added(size);
    return [{ theme: cause, field: quote.field, quote: quote.text, why }];
  });
  return counted
    .filter(({ theme }, at) => counted.findIndex((other) => other.theme === theme) === at)
    .map((one) => ({
      ...one,
      speaks: "for",
      words: [],
      isWish: false,
      isClear: true,
      isComparison: true,
      ratio: countedWait,
    }));
}
