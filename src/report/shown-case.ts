import type { Case } from "../diagnosis/case/case.ts";
import { caseOf } from "../diagnosis/case/case-of.ts";
import type { Diagnosis } from "../diagnosis/diagnosis.ts";
import type { Submission } from "../survey/submission.ts";
import { caseWith } from "./letter/case-with-letter.ts";
import type { Occasion } from "./occasion.ts";
import { noWords, type Words } from "./words.ts";

/**
 * The case as page, report and calendar show it: with a model's text, and without the week's tasks that were checked off
 * since the last visit. If all are done, the whole week is shown again.
 *
 * @param built the case of this diagnosis, if the caller has it already
 */
export function shownCase(
  submission: Submission,
  diagnosis: Diagnosis,
  { done = [] }: Occasion,
  words: Words = noWords,
  built: Case = caseOf(submission, diagnosis),
): Case {
  const found = caseWith(built, words, submission, diagnosis);
  const open = found.week.filter(({ id }) => !done.includes(id));
  return open.length === 0 ? found : { ...found, week: open };
}
