import type { Field } from "./questionnaire.ts";
import type { Submission } from "./submission.ts";

/** An answer as people read it, or `undefined` if there is none: checked choices joined with commas, yes and no as words. */
export function answerText(submission: Submission, field: Field): string | undefined {
  const answer = submission[field];
  if (answer === undefined) return undefined;
  if (typeof answer === "boolean") return answer ? "Yes" : "No";
  if (typeof answer === "number") return String(answer);
  return typeof answer === "string" ? answer : answer.length === 0 ? "None" : answer.join(", ");
}

/** The checked choices of a list, or `undefined` if the list was not sent or the field is not a list. */
export function choicesIn(submission: Submission, field: Field): readonly string[] | undefined {
  const answer = submission[field];
  return typeof answer === "object" ? answer : undefined;
}
