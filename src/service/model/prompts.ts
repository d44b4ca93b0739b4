import { diagnose } from "../../diagnosis/diagnose.ts";
import type { Submission } from "../../survey/submission.ts";
import { letterQuestion } from "./letter/letter-question.ts";
import type { ModelQuestion } from "./narrator.ts";
import { symptomQuestion } from "./reading/symptom-question.ts";

/**
 * What a model would be asked about a shop, word for word: for a letter and, if that is of no use, what the notes say. The two
 * questions about its letter are left out, because they contain what the model wrote.
 */
export function promptsFor(submission: Submission, date: string): readonly ModelQuestion[] {
  const reading = symptomQuestion(submission);
  const letter = letterQuestion(submission, diagnose(submission), date);
  return reading === undefined ? [letter] : [letter, reading];
}
