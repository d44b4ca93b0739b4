import { type ThemeId, themeIds } from "../../knowledge/themes.ts";
import type { Coworker } from "../../survey/coworker.ts";
import type { Submission } from "../../survey/submission.ts";
import type { Evidence, RankedTheme } from "../diagnosis.ts";
import { coworkerEvidenceFor } from "../evidence/coworker-evidence.ts";
import { evidenceFor, type RulesFound, rulesFor, type TextEvidence, textEvidenceFor } from "../evidence/evidence.ts";
import type { Detection } from "../evidence/passage-detections.ts";
import { probabilityOf } from "../evidence/rank-themes.ts";
import type { OrderedTheme } from "../letter/letter.ts";
import { orderEvidenceFor } from "../letter/proposed-order.ts";
import { crewRatioOf } from "../losses/capacity.ts";

/** The belief from the answers alone, before a diagnosis. */
export function beliefFrom(submission: Submission, detections: readonly Detection[]): Belief {
  const crewRatio = crewRatioOf(submission);
  const ranked = themeIds.map((id) => ({
    id,
    probability: probabilityOf(id, evidenceFor(id, submission, crewRatio, detections)),
  }));
  return beliefOf(
    submission,
    ranked.toSorted((a, b) => b.probability - a.probability),
    detections,
  );
}

/** What is known about a theme before another question is answered. */
interface ThemeState {
  readonly id: ThemeId;
  readonly checked: RulesFound;
  readonly fromText: TextEvidence;
  /** Evidence from coworkers, and from a model's order of themes. */
  readonly fromOthers: readonly Evidence[];
}

/** What is known before another question is answered, likeliest theme first. */
export interface Belief {
  readonly submission: Submission;
  readonly themes: readonly ThemeState[];
  readonly believed: Probabilities;
}

/** The probability of each theme, in the order of `Belief.themes`. */
export type Probabilities = readonly number[];

/** The belief from a diagnosis. */
export function beliefOf(
  submission: Submission,
  ranked: readonly Pick<RankedTheme, "id" | "probability">[],
  detections: readonly Detection[],
  coworkers: readonly Coworker[] = [],
  order: readonly OrderedTheme[] = [],
): Belief {
  const crewRatio = crewRatioOf(submission);
  return {
    submission,
    themes: ranked.map(({ id }) => ({
      id,
      checked: rulesFor(id, submission, crewRatio),
      fromText: textEvidenceFor(id, submission, detections),
      fromOthers: [...coworkerEvidenceFor(id, coworkers), ...orderEvidenceFor(id, order)],
    })),
    believed: ranked.map(({ probability }) => probability),
  };
}
