import type { Case } from "../diagnosis/case/case.ts";
import { caseOf } from "../diagnosis/case/case-of.ts";
import { planTasks } from "../report/brief/plan.ts";
import { titleOf } from "../report/brief/title.ts";
import { caseWith } from "../report/letter/case-with-letter.ts";
import { noWords } from "../report/words.ts";
import type { ReportSummary, StoredDossier } from "./stored-dossier.ts";

/**
 * What a report says that a later version refers to.
 *
 * @param built the case of its diagnosis, if the caller has it already
 */
export function reportSummary({ submission, diagnosis, words = noWords }: StoredDossier, built?: Case): ReportSummary {
  const found = caseWith(built ?? caseOf(submission, diagnosis), words, submission, diagnosis);
  return { finding: titleOf(found, diagnosis, words), tasks: planTasks(found, submission, diagnosis, words) };
}

/** The summary of a stored report, as stored; older releases stored none, so today's rules make it. */
export const storedSummary = (dossier: StoredDossier): ReportSummary => dossier.told ?? reportSummary(dossier);
