import { diagnose } from "../../diagnosis/diagnose.ts";
import type { Submission } from "../../survey/submission.ts";
import { letterQuestion } from "./letter/letter-question.ts";
import type { ModelQuestion } from "./narrator.ts";
import { symptomQuestion } from "./reading/symptom-question.ts";

/**
 * What a model would be asked about a shop, word for word. The letter's question assumes that the reading changed nothing; the
 * attack is left out, because it contains what the model wrote.
 */
export function promptsFor(submission: Submission, date: string): readonly ModelQuestion[] {
  const reading = symptomQuestion(submission);
  const letter = letterQuestion(submission, diagnose(submission), date);
  return reading === undefined ? [letter] : [reading, letter];
}
