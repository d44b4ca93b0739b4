import * as z from "zod/mini";
import { isBeside } from "./beside.ts";
import { floorFactNames, readFloorFacts } from "./floor-facts.ts";
import { genericMessages } from "./generic-messages.ts";
import type { AnswerKind, Question } from "./question.ts";
import { type Field, fields, questionOf } from "./questionnaire.ts";
import type { AnswerProblem, ReadAnswers, Submission } from "./submission.ts";
import { choiceNamed, readNumber, tidyLine, tidyProse } from "./tidy.ts";
import { isOtherText, splitTicks, textOfOther } from "./wire.ts";

/** Checks raw answers against the questionnaire. Never throws; the problems come in the order of the questions. */
export function readAnswers(answers: unknown): ReadAnswers {
  if (!isRecord(answers)) {
    return { kind: "problems", problems: [{ field: null, message: genericMessages.expected("object", answers) }] };
  }
  const read = fields.map((field) => [field, readAnswer(field, answers)] as const);
  const [first, ...others] = read.flatMap(([field, result]) =>
    result.kind === "problem" ? [{ field, message: result.message }] : [],
  ) satisfies AnswerProblem[];
  if (first) return { kind: "problems", problems: [first, ...others] };

  // The cast is sound: schema and type are both derived from `questionnaire`. read-answers.test.ts holds them together.
  const submission = Object.fromEntries(
    read.flatMap(([field, result]) => (result.kind === "answer" ? [[field, result.answer]] : [])),
  ) as unknown as Submission;
  const { facts, leftOut } = readFloorFacts(answers, submission);
  const unknown = Object.keys(answers).filter((name) => !isField(name) && !isBeside(name) && !isFloorFact(name));
  return { kind: "submission", submission: { ...submission, ...facts }, ignored: [...unknown, ...leftOut] };
}

/** Checks one answer by itself, as a form does when a field is left. Returns what is wrong with it, if anything. */
export function problemWith(field: Field, answers: Readonly<Record<string, unknown>>): string | undefined {
  const result = readAnswer(field, answers);
  return result.kind === "problem" ? result.message : undefined;
}

/** The answers that fit, of a form that is still being filled in. What is missing or does not fit is left out. */
export function answersSoFar(
  answers: Readonly<Record<string, unknown>>,
  wanted: readonly Field[] = fields,
): Partial<Submission> {
  const read = wanted.map((field) => [field, readAnswer(field, answers)] as const);
  return Object.fromEntries(
    read.flatMap(([field, result]) => (result.kind === "answer" ? [[field, result.answer]] : [])),
  );
}

type ReadAnswer =
  | { readonly kind: "answer"; readonly answer: unknown }
  | { readonly kind: "unanswered" }
  | { readonly kind: "problem"; readonly message: string };

function readAnswer(field: Field, answers: Readonly<Record<string, unknown>>): ReadAnswer {
  const question = questionOf(field);
  if (!isAskedNow(question, answers)) return { kind: "unanswered" };
  const given = tidied(question, own(answers, field));
  if (given === undefined) return unanswered(question);

  const read = schemaOf(question).safeParse(given);
  if (read.success) return { kind: "answer", answer: read.data };
  return { kind: "problem", message: read.error.issues[0]?.message ?? genericMessages.required };
}

function unanswered(question: Question): ReadAnswer {
  if (question.section === null || !question.required) return { kind: "unanswered" };
  return { kind: "problem", message: question.missing ?? genericMessages.required };
}

/** Whether a question is asked, given the other answers. An answer to a question that is not asked is dropped. */
export function isAskedNow(question: Question, answers: Readonly<Record<string, unknown>>): boolean {
  if (question.section === null || question.askedWhen === undefined) return true;
  const { field, anyOf } = question.askedWhen;
  const answer = own(answers, field);
  return typeof answer === "string" && choiceNamed(anyOf, answer) !== undefined;
}

/** The answer without what carries no meaning: blanks, spellings of a dash, quotes around a number. */
function tidied(question: AnswerKind, given: unknown): unknown {
  if (given === undefined || given === null) return undefined;
  if (question.kind === "anyOf") return tidiedTicks(question, given);
  if (typeof given !== "string") return given;
  const text = question.kind === "prose" ? tidyProse(given) : tidyLine(given);
  if (text === "") return undefined;
  if (question.kind === "oneOf") return choiceNamed(question.choices, text) ?? text;
  if (question.kind === "count" || question.kind === "amount") return readNumber(text) ?? text;
  return text;
}

function tidiedTicks(question: AnswerKind & { kind: "anyOf" }, given: unknown): unknown {
  const ticks = typeof given === "string" ? splitTicks(tidyLine(given)) : given;
  if (!Array.isArray(ticks) || !ticks.every((tick) => typeof tick === "string")) return ticks;
  const named = ticks
    .map(tidyLine)
    .filter((tick) => tick !== "")
    .map((tick) => choiceNamed(question.choices, tick) ?? tick);
  return question.otherMaxLength === undefined
    ? inOrder(question.choices, named)
    : withOneOther(question.choices, named);
}

/** Duplicates gone, choices in the order of the questionnaire, what is no choice last. */
function inOrder(choices: readonly string[], ticks: readonly string[]): readonly string[] {
  const place = (tick: string): number => (choices.includes(tick) ? choices.indexOf(tick) : choices.length);
  return [...new Set(ticks)].sort((a, b) => place(a) - place(b));
}

/** `Other` and its words are one tick: the words replace the bare word, and several become one. */
function withOneOther(choices: readonly string[], ticks: readonly string[]): readonly string[] {
  const words = ticks
    .filter(isOtherText)
    .map(textOfOther)
    .filter((text) => text !== "");
  const plain = ticks.filter((tick) => !isOtherText(tick));
  if (words.length === 0) return inOrder(choices, ticks.some(isOtherText) ? [...plain, "Other"] : plain);
  return [
    ...inOrder(
      choices,
      plain.filter((tick) => tick !== "Other"),
    ),
    `Other: ${[...new Set(words)].join(", ")}`,
  ];
}

/** The check of one answer, with the specified words. Built once for each question. */
function schemaOf(question: Question): z.ZodMiniType {
  const known = schemas.get(question);
  if (known) return known;
  const schema = schemaFor(question);
  schemas.set(question, schema);
  return schema;
}

const schemas = new WeakMap<Question, z.ZodMiniType>();

function schemaFor(question: AnswerKind): z.ZodMiniType {
  switch (question.kind) {
    case "line":
    case "prose":
      return question.maxLength === undefined
        ? text
        : text.check(z.maxLength(question.maxLength, question.tooLong ?? genericMessages.tooLong(question.maxLength)));
    case "email":
      return text.check(
        z.regex(z.regexes.email, question.malformed),
        z.maxLength(question.maxLength, question.tooLong),
      );
    case "count":
      return number.check(
        z.multipleOf(1, genericMessages.notInteger),
        z.gte(question.min, question.tooSmall ?? genericMessages.tooSmall(question.min)),
        z.lte(Number.MAX_SAFE_INTEGER, genericMessages.tooLarge(Number.MAX_SAFE_INTEGER)),
      );
    case "amount": {
      const lowest = question.min ?? -Number.MAX_SAFE_INTEGER;
      const inRange = number.check(
        z.gte(lowest, question.tooSmall ?? genericMessages.tooSmall(lowest)),
        z.lte(Number.MAX_SAFE_INTEGER, genericMessages.tooLarge(Number.MAX_SAFE_INTEGER)),
      );
      const { step, offStep } = question;
      return step === undefined
        ? inRange
        : inRange.check(z.multipleOf(step, offStep ?? genericMessages.notMultipleOf(step)));
    }
    case "oneOf":
      return z.enum([...question.choices], choiceError(question.choices));
    case "anyOf":
      return z.array(tickOf(question), expects("array"));
    case "yesNo":
      return z.boolean(expects("boolean"));
  }
}

function tickOf({ choices, otherMaxLength }: AnswerKind & { kind: "anyOf" }): z.ZodMiniType {
  if (otherMaxLength === undefined) return z.enum([...choices], choiceError(choices));
  const longest = "Other: ".length + otherMaxLength;
  return text.check(
    z.refine((tick) => isOtherText(tick) || choices.includes(tick), choiceError(choices)),
    z.maxLength(longest, genericMessages.tooLong(otherMaxLength)),
  );
}

const expects = (wanted: string) => ({
  error: ({ input }: { readonly input?: unknown }) => genericMessages.expected(wanted, input),
});

const choiceError = (choices: readonly string[]) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    typeof input === "string" ? genericMessages.notAChoice(choices, input) : genericMessages.expected("string", input),
});

const text = z.string(expects("string"));
const number = z.number({
  error: ({ input }) =>
    input === Number.POSITIVE_INFINITY || input === Number.NEGATIVE_INFINITY
      ? genericMessages.notFinite
      : genericMessages.expected("number", input),
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const own = (answers: Readonly<Record<string, unknown>>, field: string): unknown =>
  Object.hasOwn(answers, field) ? answers[field] : undefined;

const knownFields: ReadonlySet<string> = new Set(fields);
const isFloorFact = (name: string): boolean => floorFactNames.some((known) => known === name);
const isField = (name: string): name is Field => knownFields.has(name);
