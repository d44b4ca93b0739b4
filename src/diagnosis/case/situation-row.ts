import type { Situation } from "../../knowledge/situations/situation.ts";
import { type SituationId, situations } from "../../knowledge/situations.ts";
import type { Submission } from "../../survey/submission.ts";
import { factFields } from "../facts/facts.ts";

/** The row of a situation in the knowledge table, or the narrower row that the answers describe. */
export function situationRow(id: SituationId, submission: Submission): Situation {
  const situation: Situation = situations[id];
  const narrower = situation.narrower?.find(({ says }) =>
    says.every((fact) => factFields.some((field) => fact.test(submission[field] ?? ""))),
  );
  return narrower === undefined ? situation : { ...situation, ...narrower.row };
}
