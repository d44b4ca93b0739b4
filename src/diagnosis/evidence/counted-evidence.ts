import { countedWait, fewStopsCounted, setupsCounted } from "../../knowledge/odds/odds.ts";
import { isThemeId } from "../../knowledge/themes.ts";
import { reportFields } from "../../survey/free-text.ts";
import type { Submission } from "../../survey/submission.ts";
import { span } from "../facts/sums/loss.ts";
import { statedLossesIn } from "../facts/sums/losses.ts";
import { statedUnits } from "../facts/sums/stated.words.ts";
import { stopHoursOf } from "../facts/sums/stop-hours.ts";
import { setupOnPlanIn } from "../facts/sums/sums.ts";
import { sentencesOf } from "../reader/words.ts";
import { evidenceWords } from "./evidence.words.ts";
import type { Detection } from "./passage-detections.ts";

/** Evidence from the shop's own counts: the share of its time that a part waits, few hours of stops, setups on plan. */
export const countedEvidence = (submission: Submission): readonly Detection[] => [
  ...waitsCounted(submission),
  ...fewStops(submission),
  ...setupsOnPlan(submission),
];

/** Setups that take no longer than planned aren't what makes the next job late. */
const setupsOnPlan = (submission: Submission): readonly Detection[] =>
  reportFields.flatMap((field) => {
    const said = setupOnPlanIn(sentencesOf(submission[field] ?? ""), field);
    const why = evidenceWords.setupsOnPlan;
    return said ? [against({ theme: "setup_changeover", field, quote: said.text, why, ratio: setupsCounted })] : [];
  });

/** Hours of stops that are no more than a good shop loses speak against breakdowns as the main loss of hours. */
function fewStops(submission: Submission): readonly Detection[] {
  const stops = stopHoursOf(submission);
  if (!stops?.areFew) return [];
  const { field, said: quote, percent } = stops;
  const why = evidenceWords.fewStops(String(percent));
  return [against({ theme: "maintenance_downtime", field, quote, why, ratio: fewStopsCounted })];
}

const against = (counted: Pick<Detection, "theme" | "field" | "quote" | "why" | "ratio">): Detection => ({
  ...counted,
  speaks: "against",
  words: [],
  isWish: false,
  isClear: true,
  isComparison: true,
});

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
