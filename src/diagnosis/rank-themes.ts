import type { Submission } from "../survey/submission.ts";
import { crewRatioOf } from "./capacity.ts";
import type { Currency, Loss, RankedTheme, ThemeId } from "./diagnosis.ts";
import { confidenceOf, evidenceFor, probabilityOf, scoreOf } from "./evidence.ts";
import { rankShares } from "./knowledge/scoring.ts";
import { themes } from "./knowledge/themes.ts";

/** A theme with the number that its rank follows. */
export interface WeighedTheme extends RankedTheme {
  /** 0.6 × score + 0.4 × hours for machine-hour themes, 0.8 × score + 0.2 × dollars for the others. */
  readonly weight: number;
}

/**
 * All root themes, the one with most evidence and most at stake first; equals keep the order of the table.
 *
 * @param dollarsAnHour what a recovered machine hour is worth, so that hours and dollars can be set against each other
 */
export function rankThemes(
  submission: Submission,
  losses: readonly Loss[],
  dollarsAnHour: number,
): readonly WeighedTheme[] {
  const crewRatio = crewRatioOf(submission);
  const ids = Object.keys(themes) as ThemeId[];
  return ids
    .map((id) => {
      const evidence = evidenceFor(id, submission, crewRatio);
      const score = scoreOf(id, evidence, submission);
      return {
        id,
        name: themes[id].name,
        probability: probabilityOf(evidence),
        score,
        confidence: confidenceOf(evidence),
        evidence,
        losses: losses.filter(({ theme }) => theme === id),
        weight: weightOf(id, score, losses, dollarsAnHour),
      };
    })
    .sort((a, b) => b.weight - a.weight);
}

/** A theme for which nothing speaks gains nothing from the hours that shops of its kind usually lose to it. */
function weightOf(id: ThemeId, score: number, losses: readonly Loss[], dollarsAnHour: number): number {
  if (score === 0) return 0;
  const isHours = themes[id].currency === "machine_hours";
  const { score: forScore, loss: forLoss } = isHours ? rankShares.machineHours : rankShares.otherCurrencies;
  const stakeOf = ({ currency, amount }: Loss): number => {
    if (currency === "machine_hours") return isHours ? amount.likely : amount.likely * dollarsAnHour;
    return !isHours && isDollarsAYear(currency) ? amount.likely : 0;
  };
  const largest = Math.max(0, ...losses.map(stakeOf));
  const own = Math.max(0, ...losses.filter(({ theme }) => theme === id).map(stakeOf));
  return forScore * score + (largest === 0 ? 0 : (forLoss * own) / largest);
}

const isDollarsAYear = (currency: Currency): boolean =>
  currency === "unbilled_dollars" || currency === "labor_dollars" || currency === "carrying_dollars";
