import { type ThemeId, themeIds } from "../../knowledge/themes.ts";
import type { Coworker } from "../../survey/coworker.ts";
import type { Submission } from "../../survey/submission.ts";
import type { Evidence } from "../diagnosis.ts";
import { coworkerEvidenceFor } from "../evidence/coworker-evidence.ts";
import {
  evidenceFor,
  type RulesFound,
  rulesFor,
  type TextEvidence,
  textEvidenceFor,
  weighed,
} from "../evidence/evidence.ts";
import type { Detection } from "../evidence/passage-detections.ts";
import { oddsOf, probabilitiesOf } from "../evidence/theme-odds.ts";
import type { OrderedTheme } from "../letter/letter.ts";
import { orderEvidenceFor } from "../letter/proposed-order.ts";
import { crewRatioOf } from "../losses/capacity.ts";

/** The belief from the answers alone, before a diagnosis. */
export function beliefFrom(submission: Submission, detections: readonly Detection[]): Belief {
  const crewRatio = crewRatioOf(submission);
  const odds = new Map(themeIds.map((id) => [id, oddsOf(id, evidenceFor(id, submission, crewRatio, detections))]));
  const ranked = themeIds.toSorted((a, b) => (odds.get(b) ?? 0) - (odds.get(a) ?? 0));
  return beliefOf(submission, ranked, detections);
}

/** What is known about a theme before another question is answered. */
interface ThemeState {
  readonly id: ThemeId;
  readonly checked: RulesFound;
  readonly fromText: TextEvidence;
  /** Evidence from coworkers, and from a model's order of themes. */
  readonly fromOthers: readonly Evidence[];
  /** By itself, before it is known how likely the others are. */
  readonly odds: number;
}

/** What is known before another question is answered, likeliest theme first. */
export interface Belief {
  readonly submission: Submission;
  readonly themes: readonly ThemeState[];
  readonly believed: Probabilities;
}

/** The probability of each theme, in the order of `Belief.themes`. */
export type Probabilities = readonly number[];

/**
 * The belief from a diagnosis.
 *
 * @param ranked the likeliest first
 */
export function beliefOf(
  submission: Submission,
  ranked: readonly ThemeId[],
  detections: readonly Detection[],
  coworkers: readonly Coworker[] = [],
  order: readonly OrderedTheme[] = [],
): Belief {
  const crewRatio = crewRatioOf(submission);
  const themes = ranked.map((id) => {
    const checked = rulesFor(id, submission, crewRatio);
    const fromText = textEvidenceFor(id, submission, detections);
    const fromOthers = [...coworkerEvidenceFor(id, coworkers), ...orderEvidenceFor(id, order)];
    return { id, checked, fromText, fromOthers, odds: oddsOf(id, [...weighed(checked, fromText), ...fromOthers]) };
  });
  return { submission, themes, believed: probabilitiesOf(themes.map(({ odds }) => odds)) };
}
