import type { Situation } from "../../../knowledge/situations/situation.ts";
import { type SituationId, situations } from "../../../knowledge/situations.ts";
import { freeTextFields } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";

/** The row of a situation in the knowledge table, or the narrower row that the answers describe. */
export function situationRow(id: SituationId, submission: Submission): Situation {
  const situation: Situation = situations[id];
  const narrower = situation.narrower?.find(({ says }) =>
    says.every((fact) => freeTextFields.some((field) => fact.test(submission[field] ?? ""))),
  );
  return narrower === undefined ? situation : { ...situation, ...narrower.row };
}

/** The row that confirms a situation, with whoever would learn from a key person. */
export function confirmingSituation(id: SituationId, submission: Submission, learner = "a second person") {
  const { confirms } = situationRow(id, submission);
  return { ...confirms, act: confirms.act.replace("{second}", learner) };
}
