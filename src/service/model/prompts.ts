import { diagnose } from "../../diagnosis/diagnose.ts";
import type { Submission } from "../../survey/submission.ts";
import { letterQuestion } from "./letter/letter-question.ts";
import type { ModelQuestion } from "./narrator.ts";
import { symptomQuestion } from "./reading/symptom-question.ts";

/**
 * What a model would be asked about one shop, word for word: the letter as it is where the reading has moved no theme, and
 * not the attack, which holds what the model wrote.
 */
export function promptsFor(submission: Submission): readonly ModelQuestion[] {
  const reading = symptomQuestion(submission);
  const letter = letterQuestion(submission, diagnose(submission));
  return reading === undefined ? [letter] : [reading, letter];
}
