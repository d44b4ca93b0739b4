import type { HandCount } from "../../../knowledge/page-one/hand-count.ts";
import type { NarrowerSituation, Situation } from "../../../knowledge/situations/situation.ts";
import { type SituationId, situations } from "../../../knowledge/situations.ts";
import { themes } from "../../../knowledge/themes.ts";
import { freeTextFields } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { meets } from "../../kpis/needs.ts";
import type { Case } from "../case.ts";
import { shopWords } from "../case.words.ts";
import { goalOf } from "../goal.ts";

/** The row of a situation in the knowledge table, or the narrower row that the answers describe. */
export function situationRow(id: SituationId, submission: Submission): Situation {
  const narrower = narrowerOf(id, submission);
  return narrower === undefined ? situations[id] : { ...situations[id], ...narrower.row };
}

/** The narrower description of a situation whose facts the answers state. */
export const narrowerOf = (id: SituationId, submission: Submission): NarrowerSituation | undefined =>
  (situations[id] as Situation).narrower?.find(
    ({ says = [], needs, aim }) =>
      says.every((fact) => freeTextFields.some((field) => fact.test(submission[field] ?? ""))) &&
      (needs === undefined || meets(submission, needs)) &&
      (aim === undefined || goalOf(submission).aims.find(({ isMet }) => !isMet)?.kind === aim),
  );

/** The row that confirms a situation, with whoever would learn from a key person. */
export function confirmingSituation(id: SituationId, submission: Submission, learner = "a second person") {
  const { confirms } = situationRow(id, submission);
  return { ...confirms, act: confirms.act.replace("{second}", learner) };
}

/** What to count by hand: for the situation, else for the leading cause. Its name has whom work waits for, if anybody. */
export function handCountOf(
  { situation, finding }: Pick<Case, "situation" | "finding">,
  submission: Submission,
): HandCount | undefined {
  const [leading] = finding.themes;
  if (situation === null) return leading === undefined ? undefined : themes[leading].handCount;
  const { handCount } = situationRow(situation.id, submission);
  return { ...handCount, name: handCount.name.replace("{person}", situation.who ?? shopWords.onePersonWaited) };
}
