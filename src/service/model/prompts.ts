import { diagnose } from "../../diagnosis/diagnose.ts";
import type { Submission } from "../../survey/submission.ts";
import { letterQuestion } from "./letter/letter-question.ts";
import type { ModelQuestion } from "./narrator.ts";
import { symptomQuestion } from "./reading/symptom-question.ts";
import { sectionsOf } from "./wording/section.ts";
import { wordingQuestion } from "./wording/wording-question.ts";

/**
 * All that a model would be asked about one shop, word for word. The wording is asked as it is where the reading has
 * moved no theme.
 */
export function promptsFor(submission: Submission): readonly ModelQuestion[] {
  const reading = symptomQuestion(submission);
  const diagnosis = diagnose(submission);
  const letter = letterQuestion(submission, diagnosis);
  const wording = sectionsOf(diagnosis).map((section) => wordingQuestion(section, submission));
  return [...(reading === undefined ? [] : [reading]), letter, ...wording];
}
