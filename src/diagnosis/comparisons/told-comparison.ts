import { comparisonLogWeights, workedOut } from "../../knowledge/patterns/comparisons.ts";
import type { FreeTextField } from "../../survey/free-text.ts";
import type { Submission } from "../../survey/submission.ts";
import { statedLossesIn } from "../facts/sums/losses.ts";
import type { Comparison } from "./comparisons.ts";

/** The days a vendor says next to the days it takes, and the answer they are in; `null` if there is nothing of the kind. */
export function toldComparison(
  submission: Submission,
): { readonly field: FreeTextField; readonly comparison: Comparison } | null {
  const told = statedLossesIn(submission).find(({ isLongerThanTold }) => isLongerThanTold);
  const [first] = told?.quotes ?? [];
  if (told === undefined || first === undefined) return null;
  const quotes = told.quotes.map(({ text }) => text);
  const comparison = {
    id: "longer-than-told",
    ...workedOut["longer-than-told"],
    strength: comparisonLogWeights.workedOut,
    quotes,
  } as const;
  return { field: first.field, comparison };
}
