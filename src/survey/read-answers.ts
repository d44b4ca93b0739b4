import { regexes } from "zod/v4/core";
import { floorFactNames, readFloorFacts } from "./floor-facts.ts";
import { genericMessages } from "./generic-messages.words.ts";
import { isRecord, ownProperty } from "./is-record.ts";
import type { AnswerKind, Question } from "./question.ts";
import { type Field, fields, isField, questionOf } from "./questionnaire.ts";
import { isExtra } from "./request-extras.ts";
import type { AnswerProblem, ReadAnswers, Submission } from "./submission.ts";
import { choiceNamed, readNumber, tidyLine, tidyProse } from "./tidy.ts";
import { isOtherText, splitChoices, textOfOther } from "./wire/wire.ts";

/** Checks raw answers against the questionnaire. Never throws; problems come in the order of the questions. */
export function readAnswers(answers: unknown): ReadAnswers {
  if (!isRecord(answers)) {
    return { kind: "problems", problems: [{ field: null, message: genericMessages.expected("object", answers) }] };
  }
  const read = fields.map((field) => [field, readResponse(field, answers)] as const);
  const [first, ...others] = read.flatMap(([field, result]) =>
    result.kind === "problem" ? [{ field, message: result.message }] : [],
  ) satisfies AnswerProblem[];
  if (first) return { kind: "problems", problems: [first, ...others] };

  // The cast is sound: schema and type are both derived from `questionnaire`. read-answers.test.ts checks that they
  // agree.
  const submission = givenIn(read) as unknown as Submission;
  const { facts, leftOut } = readFloorFacts(answers, submission);
  const unknown = Object.keys(answers).filter((name) => !isField(name) && !isExtra(name) && !isFloorFact(name));
  const unasked = fields.filter((field) => !isAskedNow(questionOf(field), answers) && isGiven(field, answers));
  return { kind: "submission", submission: { ...submission, ...facts }, ignored: [...unknown, ...unasked, ...leftOut] };
}

/** Checks one answer alone, as a form does when the visitor leaves a field. Returns its problem, if any. */
export function problemWith(field: Field, answers: Readonly<Record<string, unknown>>): string | undefined {
  const result = readResponse(field, answers);
  return result.kind === "problem" ? result.message : undefined;
}

/** The valid answers of a form that is still being filled in. */
export function answersSoFar(
  answers: Readonly<Record<string, unknown>>,
  wanted: readonly Field[] = fields,
): Partial<Submission> {
  const read = wanted.map((field) => [field, readResponse(field, answers)] as const);
  return givenIn(read);
}

const givenIn = (read: readonly (readonly [Field, ReadAnswer])[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(read.flatMap(([field, result]) => (result.kind === "answer" ? [[field, result.answer]] : [])));

type ReadAnswer =
  | { readonly kind: "answer"; readonly answer: unknown }
  | { readonly kind: "unanswered" }
  | { readonly kind: "problem"; readonly message: string };

const isGiven = (field: Field, answers: Readonly<Record<string, unknown>>): boolean =>
  tidied(questionOf(field), ownProperty(answers, field)) !== undefined;

function readResponse(field: Field, answers: Readonly<Record<string, unknown>>): ReadAnswer {
  const question = questionOf(field);
  if (!isAskedNow(question, answers)) return { kind: "unanswered" };
  const given = tidied(question, ownProperty(answers, field));
  if (given === undefined) return unanswered(question);

  const message = mistakeIn(question, given);
  return message === undefined ? { kind: "answer", answer: given } : { kind: "problem", message };
}

function unanswered(question: Question): ReadAnswer {
  if (question.section === null || !question.required) return { kind: "unanswered" };
  return { kind: "problem", message: question.missing ?? genericMessages.required };
}

/** Whether a question is asked, given the other answers. An answer to a question that is not asked is dropped. */
export function isAskedNow(question: Question, answers: Readonly<Record<string, unknown>>): boolean {
  if (question.section === null || question.askedWhen === undefined) return true;
  const { field, anyOf } = question.askedWhen;
  const answer = ownProperty(answers, field);
  return typeof answer === "string" && choiceNamed(anyOf, answer) !== undefined;
}

/** The answer without meaningless differences: spaces, kinds of dashes, quotes around a number. */
function tidied(question: AnswerKind, given: unknown): unknown {
  if (given === undefined || given === null) return undefined;
  if (question.kind === "anyOf") return tidiedChoices(question, given);
  if (typeof given !== "string") return given;
  const text = question.kind === "prose" ? tidyProse(given) : tidyLine(given);
  if (text === "") return undefined;
  if (question.kind === "oneOf") return choiceNamed(question.choices, text) ?? text;
  if (question.kind === "count" || question.kind === "amount") return readNumber(text) ?? text;
  return text;
}

function tidiedChoices(question: AnswerKind & { kind: "anyOf" }, given: unknown): unknown {
  const checked = typeof given === "string" ? splitChoices(tidyLine(given)) : given;
  if (!Array.isArray(checked) || !checked.every((choice) => typeof choice === "string")) return checked;
  const named = checked
    .map(tidyLine)
    .filter((choice) => choice !== "")
    .map((choice) => choiceNamed(question.choices, choice) ?? choice);
  return question.otherMaxLength === undefined
    ? inOrder(question.choices, named)
    : withOneOther(question.choices, named);
}

/** The checked choices without duplicates, in the order of the questionnaire; anything else comes last. */
function inOrder(choices: readonly string[], checked: readonly string[]): readonly string[] {
  const rankOf = (choice: string): number => (choices.includes(choice) ? choices.indexOf(choice) : choices.length);
  return [...new Set(checked)].sort((a, b) => rankOf(a) - rankOf(b));
}

/** `Other` and its text are one choice: the text replaces a bare `Other`, and several texts become one. */
function withOneOther(choices: readonly string[], checked: readonly string[]): readonly string[] {
  const words = checked
    .filter(isOtherText)
    .map(textOfOther)
    .filter((text) => text !== "");
  const plain = checked.filter((choice) => !isOtherText(choice));
  if (words.length === 0) return inOrder(choices, checked.some(isOtherText) ? [...plain, "Other"] : plain);
  return [
    ...inOrder(
      choices,
      plain.filter((choice) => choice !== "Other"),
    ),
    `Other: ${[...new Set(words)].join(", ")}`,
  ];
}

/**
 * What is wrong with one answer, in the words of the questionnaire.
 *
 * Written by hand, because a schema library would add 8 kB to the form before the first answer.
 */
function mistakeIn(question: AnswerKind, given: unknown): string | undefined {
  switch (question.kind) {
    case "line":
    case "prose":
      if (typeof given !== "string") return genericMessages.expected("string", given);
      return tooLong(question, given);
    case "email":
      if (typeof given !== "string") return genericMessages.expected("string", given);
      return regexes.email.test(given) ? tooLong(question, given) : question.malformed;
    case "count":
      return mistakeInNumber(question, given, true);
    case "amount":
      return mistakeInNumber(question, given, false) ?? offStep(question, given as number);
    case "oneOf":
      return mistakeInChoice(question.choices, given);
    case "anyOf":
      if (!Array.isArray(given)) return genericMessages.expected("array", given);
      return given.map((choice) => mistakeInOneChoice(question, choice)).find((mistake) => mistake !== undefined);
    case "yesNo":
      return typeof given === "boolean" ? undefined : genericMessages.expected("boolean", given);
  }
}

interface Length {
  readonly maxLength?: number | undefined;
  readonly tooLong?: string | undefined;
}

const tooLong = ({ maxLength = Number.POSITIVE_INFINITY, tooLong }: Length, given: string): string | undefined =>
  given.length > maxLength ? (tooLong ?? genericMessages.tooLong(maxLength)) : undefined;

type NumberKind = Extract<AnswerKind, { readonly kind: "count" | "amount" }>;

function mistakeInNumber({ min, tooSmall }: NumberKind, given: unknown, isWhole: boolean): string | undefined {
  if (typeof given !== "number" || Number.isNaN(given)) return genericMessages.expected("number", given);
  if (!Number.isFinite(given)) return genericMessages.notFinite;
  if (isWhole && !Number.isInteger(given)) return genericMessages.notInteger;
  const lowest = min ?? -Number.MAX_SAFE_INTEGER;
  if (given < lowest) return tooSmall ?? genericMessages.tooSmall(lowest);
  return given > Number.MAX_SAFE_INTEGER ? genericMessages.tooLarge(Number.MAX_SAFE_INTEGER) : undefined;
}

function offStep({ step, offStep }: AnswerKind & { kind: "amount" }, given: number): string | undefined {
  // Cents have no exact binary fraction: 0.07 / 0.01 is slightly more than 7.
  const steps = step === undefined ? 0 : given / step;
  if (step === undefined || Math.abs(steps - Math.round(steps)) < 1e-6) return undefined;
  return offStep ?? genericMessages.notMultipleOf(step);
}

function mistakeInChoice(choices: readonly string[], given: unknown): string | undefined {
  if (typeof given !== "string") return genericMessages.expected("string", given);
  return choices.includes(given) ? undefined : genericMessages.notAChoice(choices, given);
}

function mistakeInOneChoice(
  { choices, otherMaxLength }: AnswerKind & { kind: "anyOf" },
  choice: unknown,
): string | undefined {
  if (otherMaxLength === undefined || typeof choice !== "string" || !isOtherText(choice)) {
    return mistakeInChoice(choices, choice);
  }
  return choice.length > "Other: ".length + otherMaxLength ? genericMessages.tooLong(otherMaxLength) : undefined;
}

const isFloorFact = (name: string): boolean => floorFactNames.some((known) => known === name);
