import { type Field, isField, questionOf } from "../survey/questionnaire.ts";

/** Reads answers to survey questions from a form submitted without scripts. */
export const answersIn = (form: URLSearchParams): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    [...new Set(form.keys())].filter(isField).map((field) => [field, answerIn(field, form.getAll(field))]),
  );

function answerIn(field: Field, values: readonly string[]): unknown {
  const { kind } = questionOf(field);
  const [value = ""] = values;
  if (kind === "anyOf") return values;
  if (kind === "yesNo" && value !== "") return value === "yes";
  return value;
}

/** The policy of a page without scripts. */
export const shortFormPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
