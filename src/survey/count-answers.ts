import { isAsked } from "./question.ts";
import { fields, questionOf } from "./questionnaire.ts";
import { isAskedNow } from "./read-answers.ts";
import type { Submission } from "./submission.ts";

/** How many of the questions this shop is asked have an answer, counted as the form counts them. */
export function countAnswers(submission: Submission): { readonly asked: number; readonly answered: number } {
  const asked = fields.filter(
    (field) => isAsked(questionOf(field)) && isAskedNow(questionOf(field), { ...submission }),
  );
  return { asked: asked.length, answered: asked.filter((field) => submission[field] !== undefined).length };
}
