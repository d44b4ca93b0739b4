import type { Case } from "../diagnosis/case/case.ts";
import { caseOf } from "../diagnosis/case/case-of.ts";
import { planTasks } from "../report/brief/plan.ts";
import { titleOf } from "../report/brief/title.ts";
import { caseWith } from "../report/letter/case-with-letter.ts";
import { noWords } from "../report/words.ts";
import type { StoredDossier, Told } from "./stored-dossier.ts";

/**
 * What a report says that a later version refers to.
 *
 * @param built the case of its diagnosis, where the caller has it already
 */
export function toldBy({ submission, diagnosis, words = noWords }: StoredDossier, built?: Case): Told {
  const found = caseWith(built ?? caseOf(submission, diagnosis), words, submission, diagnosis);
  return { finding: titleOf(found, diagnosis, words), tasks: planTasks(found, submission, diagnosis, words) };
}

/** What a stored report told: as it was stored, else as today's rules tell it. */
export const toldIn = (dossier: StoredDossier): Told => dossier.told ?? toldBy(dossier);
