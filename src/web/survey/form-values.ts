import { type AskedQuestion, isAsked, sections } from "../../survey/question.ts";
import { type Field, fields, questionOf } from "../../survey/questionnaire.ts";
import { extraFields } from "../../survey/request-extras.ts";
import { joinChoices, splitChoices } from "../../survey/wire/wire.ts";
import type { FormValues } from "../draft/draft.ts";

/** A question with its number in the survey. A follow-up question has the number of the one it follows. */
export interface FormQuestion {
  readonly field: Field;
  readonly number: number;
  readonly question: AskedQuestion;
}

/** All questions of the form, in order. */
export const formQuestions: readonly FormQuestion[] = fields.flatMap((field, index) => {
  const question = questionOf(field);
  const number = fields.slice(0, index + 1).filter(isAlwaysAsked).length;
  return isAsked(question) ? [{ field, number, question }] : [];
});

function isAlwaysAsked(field: Field): boolean {
  const question = questionOf(field);
  return isAsked(question) && question.askedWhen === undefined;
}

/** The questions of each section, in order. */
export const formSections = sections.map((section) => ({
  section,
  questions: formQuestions.filter(({ question }) => question.section === section),
}));

/** The control for the text next to `Other`. */
export const otherWordsOf = (field: Field): string => `${field}_other`;

/** An empty form. */
export const emptyForm: FormValues = Object.fromEntries(formQuestions.flatMap(emptyControls));

function emptyControls({ field, question }: FormQuestion): readonly (readonly [string, string | string[]])[] {
  if (question.kind !== "anyOf") return [[field, ""]];
  const checked = [field, [] as string[]] as const;
  return question.otherMaxLength === undefined ? [checked] : [checked, [otherWordsOf(field), ""]];
}

/**
 * The form filled with stored values. A list that has become a text, or the reverse, is converted; nothing is dropped.
 */
export function filledForm(kept: FormValues): FormValues {
  const fitting = Object.entries(kept).map(([name, value]) => [name, fitted(value, emptyForm[name])]);
  return { ...emptyForm, ...Object.fromEntries(fitting) };
}

function fitted(value: string | string[], empty: FormValues[string] | undefined): string | string[] {
  if (Array.isArray(empty) && typeof value === "string") return [...splitChoices(value)];
  return typeof empty === "string" && Array.isArray(value) ? joinChoices(value) : value;
}

/** The checkbox at the end of the form that isn't an answer. */
export const mailCheckbox = { name: extraFields.wantsMail, checked: "yes" } as const;

export const isMailWanted = (values: FormValues): boolean => values[mailCheckbox.name] === mailCheckbox.checked;

/** The form's answers as `readAnswers` expects them. */
export function answersOf(values: FormValues): Readonly<Record<string, unknown>> {
  return Object.fromEntries(formQuestions.map(({ field, question }) => [field, answerIn(values, field, question)]));
}

function answerIn(values: FormValues, field: Field, question: AskedQuestion): unknown {
  const value = values[field];
  switch (question.kind) {
    case "line":
    case "prose":
    case "email":
    case "count":
    case "amount":
    case "oneOf":
      return value;
    case "yesNo":
      return value === "yes" ? true : value === "no" ? false : undefined;
    case "anyOf":
      return choicesIn(value, values[otherWordsOf(field)]);
  }
}

/** The value of "Don't know": nothing to send, and nothing left to answer. */
export const notKnown = "not-known";

/** The value of "None of these": an empty list, as opposed to no answer. */
export const noneOfThese = "none-of-these";

/** `Other` becomes `Other: {text}` if there is text. Nothing checked isn't an answer. */
function choicesIn(
  value: FormValues[string] | undefined,
  otherWords: FormValues[string] | undefined,
): readonly string[] | undefined {
  const checked = Array.isArray(value) ? value : [];
  if (checked.length === 0) return undefined;
  if (checked.includes(noneOfThese)) return [];
  const text = typeof otherWords === "string" ? otherWords.trim() : "";
  return checked.map((choice) => (choice === "Other" && text !== "" ? `Other: ${text}` : choice));
}
