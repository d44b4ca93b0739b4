import type { Field } from "../survey/questionnaire.ts";

/** A condition on one answer, as data. An unanswered question satisfies none of them. */
export type AnswerTest =
  /** The answer is one of these, or one of these is ticked. */
  | { readonly kind: "any-of"; readonly field: Field; readonly choices: readonly (string | boolean)[] }
  /** Something is ticked, but not this. */
  | { readonly kind: "not-ticked"; readonly field: Field; readonly choice: string }
  /** This is the only thing ticked. */
  | { readonly kind: "only"; readonly field: Field; readonly choice: string }
  /** At least so many are ticked. */
  | { readonly kind: "at-least"; readonly field: Field; readonly count: number }
  /** The list was sent, with nothing ticked. */
  | { readonly kind: "none-ticked"; readonly field: Field }
  /** The text holds one of these words, whole, in any case. */
  | { readonly kind: "says"; readonly field: Field; readonly words: readonly string[] }
  /** Machinists × machines a machinist can run, over machines × shifts, lies below `below` or above `above`. */
  | {
      readonly kind: "crew-ratio";
      readonly field: "machinist_count";
      readonly below?: number;
      readonly above?: number;
    };
