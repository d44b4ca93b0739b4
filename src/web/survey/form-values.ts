import { type AskedQuestion, isAsked, sections } from "../../survey/question.ts";
import { type Field, fields, questionOf } from "../../survey/questionnaire.ts";
import type { FormValues } from "../draft.ts";

/** A question of the form, with its number in the whole survey. */
export interface FormQuestion {
  readonly field: Field;
  readonly number: number;
  readonly question: AskedQuestion;
}

/** All questions of the form, in order. */
export const formQuestions: readonly FormQuestion[] = fields.flatMap((field, index) => {
  const question = questionOf(field);
  return isAsked(question) ? [{ field, number: index + 1, question }] : [];
});

/** The questions of each section, in order. */
export const formSections = sections.map((section) => ({
  section,
  questions: formQuestions.filter(({ question }) => question.section === section),
}));

/** The control for the words beside `Other`. */
export const otherWordsOf = (field: Field): string => `${field}_other`;

/** A form nobody has filled in yet. */
export const emptyForm: FormValues = Object.fromEntries(formQuestions.flatMap(emptyControls));

function emptyControls({ field, question }: FormQuestion): readonly (readonly [string, string | string[]])[] {
  if (question.kind !== "anyOf") return [[field, ""]];
  const ticks = [field, [] as string[]] as const;
  return question.otherMaxLength === undefined ? [ticks] : [ticks, [otherWordsOf(field), ""]];
}

/** The form with kept values in it, as far as they fit its controls. */
export function filledForm(kept: FormValues): FormValues {
  const fitting = Object.entries(kept).filter(([name, value]) => {
    const empty = emptyForm[name];
    return empty === undefined || Array.isArray(empty) === Array.isArray(value);
  });
  return { ...emptyForm, ...Object.fromEntries(fitting) };
}

/** The answers in the form as `readAnswers` takes them. */
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
      return ticksOf(value, values[otherWordsOf(field)]);
  }
}

/** `Other` becomes `Other: {text}` when words stand beside it. Words beside an empty box are not sent. */
function ticksOf(value: FormValues[string] | undefined, otherWords: FormValues[string] | undefined): readonly string[] {
  const ticks = Array.isArray(value) ? value : [];
  const text = typeof otherWords === "string" ? otherWords.trim() : "";
  return ticks.map((tick) => (tick === "Other" && text !== "" ? `Other: ${text}` : tick));
}
