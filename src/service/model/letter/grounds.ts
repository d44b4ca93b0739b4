import { numbersIn } from "../../../diagnosis/facts/numbers/number-in-text.ts";
import type { LetterQuote } from "../../../diagnosis/letter/letter.ts";
import type { Sum } from "../../../diagnosis/letter/sum.ts";
import type { NamedFigure } from "../../../report/figures.ts";
import { answerText } from "../../../survey/answer-text.ts";
import { labelOf } from "../../../survey/label.ts";
import { type Field, fields, questionOf } from "../../../survey/questionnaire.ts";
import type { Submission } from "../../../survey/submission.ts";

/** Something a sentence can be based on, by the name we or the model gave it. */
export type Ground =
  | { readonly kind: "quote"; readonly quote: LetterQuote }
  | { readonly kind: "answer"; readonly field: Field; readonly answer: string }
  /** A free-text answer as a whole: it may back a sentence, but is not printed. */
  | { readonly kind: "free-text"; readonly text: string }
  | { readonly kind: "sum"; readonly sum: Sum }
  | { readonly kind: "figure"; readonly figure: NamedFigure };

export type Grounds = ReadonlyMap<string, Ground>;

/** Answers that were checked or entered as numbers: each is a ground named by its field. */
export const checkedAnswers = (submission: Submission): readonly (readonly [Field, string])[] =>
  fields.flatMap((field) => {
    const { section, kind } = questionOf(field);
    const isChecked = section !== null && section !== "Contact Information" && kind !== "prose" && kind !== "line";
    const answer = answerText(submission, field);
    return isChecked && answer !== undefined ? [[field, answer] as const] : [];
  });

/** The words of a ground: a sentence based on it mentions one of them. */
export function wordsBehind(ground: Ground): string {
  switch (ground.kind) {
    case "quote":
      return ground.quote.text;
    case "free-text":
      return ground.text;
    case "answer":
      return `${labelOf(ground.field)} ${ground.answer} ${ground.field.replaceAll("_", " ")}`;
    case "sum":
      return ground.sum.says;
    case "figure":
      return ground.figure.name;
  }
}

/** A number that a sentence may repeat. */
export interface KnownNumber {
  readonly value: number;
  /** It counts things, so it can't be a time, an amount of money or a share. */
  readonly isCount: boolean;
  /** A small number of an answer may only be repeated as the same kind: time, money, a share or a count. */
  readonly only?: string;
  /** The result of a sum that takes something for granted: not for large type, unless the words next to it say so. */
  readonly isSupposed?: true;
}

/** Numbers that a sentence may repeat: those in quotes and checked answers, never those of a sum or a figure. */
export function numbersBehind(ground: Ground): readonly KnownNumber[] {
  const known = numbersOf.get(ground) ?? readNumbers(ground);
  numbersOf.set(ground, known);
  return known;
}

/** A cache: each ground is used by many sentences. */
const numbersOf = new WeakMap<Ground, readonly KnownNumber[]>();

function readNumbers(ground: Ground): readonly KnownNumber[] {
  switch (ground.kind) {
    case "quote":
      return numbersIn(ground.quote.text).flatMap(({ low, high }) => [known(low), known(high)]);
    case "answer": {
      const isCount = /^\d+$/.test(ground.answer) && ground.field !== "shop_rate_value";
      return (ground.answer.match(/\d+(?:\.\d+)?/g) ?? []).map((number) => ({ value: Number(number), isCount }));
    }
    case "free-text":
    case "sum":
    case "figure":
      return [];
  }
}

/** A number that may be used with any unit. */
export const known = (value: number): KnownNumber => ({ value, isCount: false });
