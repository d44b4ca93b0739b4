import type { Submission } from "../survey/submission.ts";
import { crewRatioOf } from "./capacity.ts";
import type { Currency, Evidence, Loss, RankedTheme, ThemeId } from "./diagnosis.ts";
import { confidenceOf, evidenceFor, netPoints, probabilityOf, scoreOf } from "./evidence.ts";
import { saidIn } from "./free-text.ts";
import { evidencePoints, rankShares } from "./knowledge/scoring.ts";
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
  const said = saidIn(submission);
  const ids = Object.keys(themes) as ThemeId[];
  return ids
    .map((id) => {
      const evidence = evidenceFor(id, submission, crewRatio, said);
      const score = scoreOf(id, evidence, submission);
      return {
        id,
        name: themes[id].name,
        probability: probabilityOf(evidence),
        score,
        confidence: confidenceOf(evidence),
        evidence,
        losses: losses.filter(({ theme }) => theme === id),
        weight: weightOf(id, score, supportOf(evidence), losses, dollarsAnHour),
      };
    })
    .sort((a, b) => b.weight - a.weight);
}

/**
 * How far the hours of a theme count: in full once a strong answer's worth of evidence speaks for it, not at all while
 * nothing does. What shops of a kind usually lose to something says little about this shop. 0 to 1.
 */
const supportOf = (evidence: readonly Evidence[]): number =>
  Math.min(1, Math.max(0, netPoints(evidence)) / evidencePoints.strong);

function weightOf(id: ThemeId, score: number, support: number, losses: readonly Loss[], dollarsAnHour: number): number {
  const isHours = themes[id].currency === "machine_hours";
  const { score: forScore, loss: forLoss } = isHours ? rankShares.machineHours : rankShares.otherCurrencies;
  const stakeOf = ({ currency, amount }: Loss): number => {
    if (currency === "machine_hours") return isHours ? amount.likely : amount.likely * dollarsAnHour;
    return !isHours && isDollarsAYear(currency) ? amount.likely : 0;
  };
  const largest = Math.max(0, ...losses.map(stakeOf));
  const own = Math.max(0, ...losses.filter(({ theme }) => theme === id).map(stakeOf));
  return forScore * score + (largest === 0 ? 0 : (support * forLoss * own) / largest);
}

const isDollarsAYear = (currency: Currency): boolean =>
  currency === "unbilled_dollars" || currency === "labor_dollars" || currency === "carrying_dollars";
