import type { Share } from "../../knowledge/figures/units.ts";
import { isLessSure, likelihoodOf } from "../../knowledge/odds/likelihood.ts";
import { themeIds, themes } from "../../knowledge/themes.ts";
import type { Coworker } from "../../survey/coworker.ts";
import type { Submission } from "../../survey/submission.ts";
import type { Loss, RankedTheme } from "../diagnosis.ts";
import type { OrderedTheme } from "../letter/letter.ts";
import { orderEvidenceFor } from "../letter/proposed-order.ts";
import { crewRatioOf } from "../losses/capacity.ts";
import { confidenceIn } from "./confidence.ts";
import { coworkerEvidenceFor } from "./coworker-evidence.ts";
import { evidenceFor } from "./evidence.ts";
import { isNamed } from "./is-named.ts";
import type { Detection } from "./passage-detections.ts";
import { oddsOf, probabilitiesOf } from "./theme-odds.ts";

/** A theme with what speaks for and against it, before its hours are counted. */
export type AssessedTheme = Omit<RankedTheme, "losses">;

/** All root themes in the order of the table, each with its evidence. */
export function assessedThemes(
  submission: Submission,
  detections: readonly Detection[],
  coworkers: readonly Coworker[],
  order: readonly OrderedTheme[] = [],
): readonly AssessedTheme[] {
  const crewRatio = crewRatioOf(submission);
  const supported = themeIds.map((id) => {
    const fromAnswers = evidenceFor(id, submission, crewRatio, detections);
    const fromOthers = [...coworkerEvidenceFor(id, coworkers), ...orderEvidenceFor(id, order)];
    return { id, evidence: [...fromAnswers, ...fromOthers].sort((a, b) => b.ratio - a.ratio) };
  });
  const probabilities = probabilitiesOf(supported.map(({ id, evidence }) => oddsOf(id, evidence)));
  return supported.map(({ id, evidence }, index) => {
    const probability = probabilities[index] ?? (themes[id].prior as Share);
    const grade = confidenceIn(evidence);
    const likelihood = likelihoodOf(probability, grade.confidence);
    return {
      id,
      name: themes[id].name,
      prior: themes[id].prior as Share,
      probability,
      ...grade,
      likelihood: isLessSure("likely", likelihood) && !isNamed(id, evidence, submission) ? "likely" : likelihood,
      evidence,
    };
  });
}

/** Themes with their losses, likeliest first; among equals the one with more lost machine hours, then the order given. */
export function rankThemes(assessed: readonly AssessedTheme[], losses: readonly Loss[]): readonly RankedTheme[] {
  const hoursOf = ({ losses }: RankedTheme): number =>
    losses
      .filter(({ currency }) => currency === "machine_hours")
      .reduce((hours, { amount }) => hours + amount.likely, 0);
  return assessed
    .map((theme) => ({ ...theme, losses: losses.filter((loss) => loss.theme === theme.id) }))
    .sort((a, b) => b.probability - a.probability || hoursOf(b) - hoursOf(a));
}
