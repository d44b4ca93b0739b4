import { isAsked } from "./question.ts";
import { type Field, fields, questionOf } from "./questionnaire.ts";
import { problemWith, readAnswers } from "./read-answers.ts";
import { sampleShop } from "./sample-shop.ts";
import type { Submission } from "./submission.ts";
import { toWire } from "./wire/wire.ts";

/** Answers that came with a link or from another site. */
export interface Prefill {
  /** The valid answers, read like any answer. */
  readonly answers: Partial<Submission>;
  /** Questions whose answer was invalid, in order. */
  readonly unfit: readonly Field[];
}

/** Reads prefilled answers one by one, because none is required. Ignores what isn't a question of the form. */
export function readPrefill(given: Readonly<Record<string, unknown>>): Prefill {
  const prefilled = fields.filter((field) => isAsked(questionOf(field)) && isGiven(given, field));
  const answers = Object.fromEntries(prefilled.map((field) => [field, spoken(field, given[field])]));
  const unfit = prefilled.filter((field) => problemWith(field, answers) !== undefined);
  const fitting = Object.fromEntries(Object.entries(answers).filter(([field]) => !unfit.some((one) => one === field)));
  const read = readAnswers({ ...required, ...fitting });
  // An answer that is valid alone is also valid in a complete submission; prefill.test.ts checks that.
  if (read.kind === "problems") return { answers: {}, unfit: prefilled };
  const kept = Object.entries(read.submission).filter(([field]) => Object.hasOwn(fitting, field));
  return { answers: Object.fromEntries(kept) as Partial<Submission>, unfit };
}

function isGiven(given: Readonly<Record<string, unknown>>, field: Field): boolean {
  if (!Object.hasOwn(given, field)) return false;
  const value = given[field];
  return value !== null && value !== undefined && !(typeof value === "string" && value.trim() === "");
}

/** A URL has only text for yes and no, and a program may send a choice such as "2" as a number. */
function spoken(field: Field, value: unknown): unknown {
  const { kind } = questionOf(field);
  if (kind === "oneOf" && typeof value === "number") return String(value);
  if (kind !== "yesNo" || typeof value !== "string") return value;
  const word = value.trim().toLowerCase();
  return ["yes", "true", "1"].includes(word) ? true : ["no", "false", "0"].includes(word) ? false : value;
}

/** Placeholders for the required answers, so that the others can be read. They are never returned. */
const required = Object.fromEntries(
  Object.entries(toWire(sampleShop)).filter(([field]) => {
    const question = questionOf(field as Field);
    return isAsked(question) && question.required === true;
  }),
);
