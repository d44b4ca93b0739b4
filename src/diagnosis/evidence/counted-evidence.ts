import { countedReason, countedWait, fewStopsCounted, setupsCounted } from "../../knowledge/odds/odds.ts";
import { isThemeId, type ThemeId } from "../../knowledge/themes.ts";
import { reportFields } from "../../survey/free-text.ts";
import type { Submission } from "../../survey/submission.ts";
import { numbersIn } from "../facts/numbers/number-in-text.ts";
import { digits, span } from "../facts/sums/loss.ts";
import { statedLossesIn } from "../facts/sums/losses.ts";
import { statedUnits } from "../facts/sums/stated.words.ts";
import { stopHoursOf } from "../facts/sums/stop-hours.ts";
import { setupOnPlanIn } from "../facts/sums/sums.ts";
import { sentencesOf } from "../reader/words.ts";
import { evidenceWords } from "./evidence.words.ts";
import type { Detection } from "./passage-detections.ts";
import { reasonCounted } from "./reason-counted.ts";

/**
 * Evidence from the shop's own counts: the share of its time that a part waits, what was sorted by reason, few hours of
 * stops, setups on plan.
 */
export const countedEvidence = (submission: Submission): readonly Detection[] => [
  ...waitsCounted(submission),
  ...sortedCount(submission),
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

/** The cause of most of what the shop sorted by reason. */
function sortedCount(submission: Submission): readonly Detection[] {
  const found = reasonCounted(submission);
  const [quote] = found?.quotes ?? [];
  if (found === undefined || quote === undefined) return [];
  const { theme, field, part, all } = found;
  const why = evidenceWords.sorted(digits(part), digits(all));
  return [{ theme, field, quote: quote.text, why, ratio: countedReason, ...counted }];
}

const counted = { speaks: "for", words: [], isWish: false, isClear: true, isComparison: true } as const;

function waitsCounted(submission: Submission): readonly Detection[] {
  const waits = waitsIn(submission).flatMap(({ theme, size, quotes: [quote] }) =>
    quote === undefined ? [] : [{ theme, field: quote.field, quote: quote.text, why: evidenceWords.added(size) }],
  );
  return waits
    .filter(({ theme }, at) => waits.findIndex((other) => other.theme === theme) === at)
    .map((one) => ({ ...one, ...counted, ratio: countedWait }));
}

/** How much of its time a part waits, by the shop's own counts, with all the sentences that the numbers come from. */
const waitsIn = (submission: Submission) =>
  statedLossesIn(submission).flatMap(({ cause, value, isPercent, unit, quotes }) =>
    unit === statedUnits.partWaits && isThemeId(cause)
      ? [{ theme: cause, size: `${span(value.low, value.high)}${isPercent ? "%" : ""} ${unit}`, quotes }]
      : [],
  );

/** Whether a sentence is part of a sum that counts for another cause, and has no other number that would tell more. */
export const isSummedElsewhere = (
  { theme, field, text }: { readonly theme: ThemeId; readonly field: string; readonly text: string },
  submission: Submission,
): boolean => {
  const sorted = reasonCounted(submission);
  if (sorted?.field === field && sorted.theme !== theme && sorted.quotes.some((said) => said.text === text))
    return true;
  return (
    numbersIn(text).length <= 1 &&
    waitsIn(submission).some(
      (one) => one.theme !== theme && one.quotes.some((said) => said.field === field && said.text === text),
    )
  );
};
