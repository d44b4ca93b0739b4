import { type Field, fields, questionOf } from "../../../survey/questionnaire.ts";
import type { Submission } from "../../../survey/submission.ts";

/** Free-text answers, without contact details. */
export const statedFields: readonly Field[] = fields.filter((field) => {
  const { kind, section } = questionOf(field);
  return section !== null && section !== "Contact Information" && (kind === "prose" || kind === "line");
});

/** A free-text answer as a list of one; empty if there is none. */
export const textOf = (answer: unknown): readonly string[] => (typeof answer === "string" ? [answer] : []);

/** What a shop wrote in its own words, in the order of the survey. */
export const statedTexts = (submission: Submission): readonly string[] =>
  statedFields.flatMap((field) => textOf(submission[field])).filter((text) => text !== "");
