import { leadTypes, type ScoreRow, scoreRows, tiers } from "../knowledge/figures/scores.ts";
import { holds } from "../knowledge/odds/answer-test.ts";
import type { Submission } from "../survey/submission.ts";
import type { Scores } from "./diagnosis.ts";

/**
 * The three scores, the two tiers and the lead type, from the answers alone. Values that a sender submits under these
 * names are stored but not used.
 */
export function scoresOf(submission: Submission): Scores {
  const visibility = pointsFrom(scoreRows.visibility_index, submission);
  const maturity = pointsFrom(scoreRows.digital_maturity_score, submission);
  return {
    automation_index: pointsFrom(scoreRows.automation_index, submission),
    digital_maturity_score: maturity,
    readiness_tier: tierOf(tiers.readiness_tier, maturity),
    visibility_index: visibility,
    visibility_tier: tierOf(tiers.visibility_tier, visibility),
    lead_type: leadTypeOf(maturity, visibility),
  };
}

/** Adds up, for each field, the points of the best row that holds. 0 to 100. */
function pointsFrom(rows: readonly ScoreRow[], submission: Submission): number {
  const holding = rows.filter(({ when }) => holds(when, submission, undefined));
  const byField = Object.values(Object.groupBy(holding, ({ when }) => when.field));
  return byField.reduce((sum, ofField) => sum + Math.max(...(ofField ?? []).map(({ points }) => points)), 0);
}

const tierOf = (tierRows: readonly { readonly from: number; readonly name: string }[], score: number): string =>
  tierRows.find(({ from }) => score >= from)?.name ?? "";

const leadTypeOf = (maturity: number, visibility: number): string =>
  leadTypes.find(({ needs }) => maturity >= needs.maturity && visibility >= needs.visibility)?.name ?? "";
