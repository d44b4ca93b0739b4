import type { FloorFacts } from "./floor-facts.ts";
import type { Field, questionnaire } from "./questionnaire.ts";

type Table = typeof questionnaire;

/** The answer to one question, once it has been checked. */
export type AnswerTo<F extends Field> = AnswerOf<Table[F]>;

type AnswerOf<Q> = Q extends { kind: "oneOf"; choices: readonly (infer C)[] }
  ? C
  : Q extends { kind: "anyOf"; choices: readonly (infer C)[]; otherMaxLength: number }
    ? readonly (C | OtherText)[]
    : Q extends { kind: "anyOf"; choices: readonly (infer C)[] }
      ? readonly C[]
      : Q extends { kind: "count" | "amount" }
        ? number
        : Q extends { kind: "yesNo" }
          ? boolean
          : string;

/** A checked `Other` with the text next to it. */
export type OtherText = `Other: ${string}`;

export type RequiredField = { [F in Field]: Table[F] extends { required: true } ? F : never }[Field];

/**
 * The answers of one shop: checked, trimmed, lists without duplicates in the order of the questionnaire.
 * An absent field was not answered. An empty list was sent with no box checked.
 */
export type Submission = Answers & FloorFacts;

/** The answers to the questions of the survey. */
export type Answers = { readonly [F in RequiredField]: AnswerTo<F> } & {
  readonly [F in Exclude<Field, RequiredField>]?: AnswerTo<F>;
};

/** One answer that is invalid. `field` is `null` if the answers as a whole are not an object. */
export interface AnswerProblem {
  readonly field: Field | null;
  readonly message: string;
}

export type ReadAnswers =
  | {
      readonly kind: "submission";
      readonly submission: Submission;
      /** Names of fields the survey doesn't know, and invalid floor facts. They were left out. */
      readonly ignored: readonly string[];
    }
  | { readonly kind: "problems"; readonly problems: readonly [AnswerProblem, ...AnswerProblem[]] };
