import type { Situation } from "../../knowledge/situations/situation.ts";
import { type SituationId, situations } from "../../knowledge/situations.ts";
import type { Submission } from "../../survey/submission.ts";
import { factFields } from "../facts/facts.ts";

/** What the shop counts, changes and looks for: its situation's own row, or the narrower one that its answers tell of. */
export function situationRow(id: SituationId, submission: Submission): Situation {
  const situation: Situation = situations[id];
  const narrower = situation.narrower?.find(({ says }) =>
    says.every((fact) => factFields.some((field) => fact.test(submission[field] ?? ""))),
  );
  return narrower === undefined ? situation : { ...situation, ...narrower.row };
}
