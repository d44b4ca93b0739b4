import type { Case } from "../../diagnosis/case/case.ts";
import { titleOf } from "../../report/brief/page-one/title.ts";
import { planTasks } from "../../report/brief/plan/plan.ts";
import { shownCase } from "../../report/shown-case.ts";
import { noWords } from "../../report/words.ts";
import type { ReportSummary, StoredDossier } from "./stored-dossier.ts";

/**
 * The parts of a report that later versions refer to.
 *
 * @param built the case of its diagnosis, if the caller has it already
 */
export function reportSummary(
  { submission, diagnosis, occasion, words = noWords }: StoredDossier,
  built?: Case,
): ReportSummary {
  const found = shownCase(submission, diagnosis, occasion, words, built);
  return {
    finding: titleOf(found, diagnosis, words),
    tasks: planTasks(found, submission, diagnosis, occasion.date, words),
  };
}

/** The summary of a stored report, as stored; older releases stored none, so today's rules make it. */
export const storedSummary = (dossier: StoredDossier): ReportSummary => dossier.summary ?? reportSummary(dossier);
