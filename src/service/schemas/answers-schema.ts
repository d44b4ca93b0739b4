import { freeTextFields } from "../../survey/free-text.ts";
import { measuredSchema } from "../../survey/measured.ts";
import { type AnswerKind, isAsked, type Question } from "../../survey/question.ts";
import { questionnaire } from "../../survey/questionnaire.ts";
import { weeklyChecklist } from "../../survey/weekly-checklist.ts";

/** A JSON Schema (draft 2020-12). */
export type JsonSchema = { readonly [keyword: string]: unknown };

/**
 * The JSON Schema of the answers, in their plain form.
 *
 * The reader is more tolerant: numbers may be text, choices may have a plain hyphen, and surrounding spaces are removed.
 */
export function answersSchema(): JsonSchema {
  const entries = Object.entries<Question>(questionnaire);
  return {
    type: "object",
    required: entries.filter(([, question]) => isAsked(question) && question.required).map(([field]) => field),
    properties: {
      ...Object.fromEntries(entries.map(([field, question]) => [field, propertyOf(question)])),
      happens_weekly: statementsSchema("Which of these happen at least once a week"),
      does_not_happen: statementsSchema("Which of these do not happen"),
      confirmed: confirmedSchema,
      measured: {
        title: "Values of KPIs from the shop's own files",
        description: "Optional. What does not fit is left out. Values, counts and spans; no rows and no names.",
        ...measuredSchema(),
      },
    },
  };
}

const statement = {
  anyOf: Object.entries(weeklyChecklist).map(([id, { text }]) => ({ const: id, description: text })),
};

const statementsSchema = (title: string): JsonSchema => ({
  title,
  description: "Optional. Unknown ids are left out.",
  anyOf: [
    { type: "array", items: statement },
    { type: "string", description: "The ids joined with commas." },
  ],
});

const confirmedSchema: JsonSchema = {
  title: "What sentences of the answers mean",
  description: "Optional. A sentence that is not in the answers is left out.",
  type: "array",
  items: {
    type: "object",
    required: ["field", "text", "means"],
    properties: {
      field: { enum: freeTextFields },
      text: { type: "string", description: "The exact sentence." },
      means: { type: "array", items: statement, description: "Empty: none of these." },
    },
  },
};

function propertyOf(question: Question): JsonSchema {
  const why = isAsked(question) ? question.why : "Accepted and kept as given; not asked.";
  return { title: question.label, ...(why === undefined ? {} : { description: why }), ...schemaOf(question) };
}

function schemaOf(question: AnswerKind): JsonSchema {
  switch (question.kind) {
    case "line":
    case "prose":
      return { type: "string", ...(question.maxLength === undefined ? {} : { maxLength: question.maxLength }) };
    case "email":
      return { type: "string", format: "email", maxLength: question.maxLength };
    case "count":
      return { type: "integer", minimum: question.min };
    case "amount":
      return { type: "number", ...(question.min === undefined ? {} : { minimum: question.min }) };
    case "oneOf":
      return { enum: question.choices };
    case "anyOf":
      return checkboxesSchema(question);
    case "yesNo":
      return { type: "boolean" };
  }
}

function checkboxesSchema({ choices, otherMaxLength }: AnswerKind & { kind: "anyOf" }): JsonSchema {
  const otherText = { type: "string", pattern: "^Other: ", maxLength: "Other: ".length + (otherMaxLength ?? 0) };
  const choice = otherMaxLength === undefined ? { enum: choices } : { anyOf: [{ enum: choices }, otherText] };
  return {
    anyOf: [
      { type: "array", items: choice, uniqueItems: true },
      { type: "string", description: "The choices joined with commas; `Other: {text}` comes last." },
    ],
  };
}
