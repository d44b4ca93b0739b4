import { countedWait, fewStopsCounted } from "../../knowledge/odds/odds.ts";
import { isThemeId } from "../../knowledge/themes.ts";
import type { Submission } from "../../survey/submission.ts";
import { span } from "../facts/sums/loss.ts";
import { statedLossesIn } from "../facts/sums/losses.ts";
import { statedUnits } from "../facts/sums/stated.words.ts";
import { stopHoursOf } from "../facts/sums/stop-hours.ts";
import { evidenceWords } from "./evidence.words.ts";
import type { Detection } from "./passage-detections.ts";

/** Evidence from the shop's own counts: the share of its time that a part waits, and few hours of stops. */
export const countedEvidence = (submission: Submission): readonly Detection[] => [
  ...waitsCounted(submission),
  ...fewStops(submission),
];

/** Hours of stops that are no more than a good shop loses speak against breakdowns as the main loss of hours. */
function fewStops(submission: Submission): readonly Detection[] {
  const stops = stopHoursOf(submission);
  if (!stops?.areFew) return [];
  const { field, said: quote, percent } = stops;
  const why = evidenceWords.fewStops(String(percent));
  const one = { theme: "maintenance_downtime", field, quote, why, speaks: "against", words: [] } as const;
  return [{ ...one, isWish: false, isClear: true, isComparison: true, ratio: fewStopsCounted }];
}

function waitsCounted(submission: Submission): readonly Detection[] {
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
