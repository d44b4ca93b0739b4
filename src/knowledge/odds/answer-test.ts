import { choicesIn } from "../../survey/answer-text.ts";
import type { Field } from "../../survey/questionnaire.ts";
import type { AnswerTo, Submission } from "../../survey/submission.ts";
import type { Range } from "../figures/units.ts";

/** A condition on one answer, as data. An unanswered question satisfies none of them. */
export type AnswerTest =
  /** The answer is one of these, or one of these is checked. */
  | { readonly kind: "any-of"; readonly field: Field; readonly choices: readonly (string | boolean)[] }
  /** Something is checked, but not this. */
  | { readonly kind: "not-checked"; readonly field: Field; readonly choice: string }
  /** This is the only thing checked. */
  | { readonly kind: "only"; readonly field: Field; readonly choice: string }
  /** At least `count` boxes are checked. */
  | { readonly kind: "at-least"; readonly field: Field; readonly count: number }
  /** The list was sent with nothing checked. */
  | { readonly kind: "none-checked"; readonly field: Field }
  /** Machinists × machines a machinist can run, divided by machines × shifts, is below `below` or above `above`. */
  | {
      readonly kind: "crew-ratio";
      readonly field: "machinist_count";
      readonly below?: number;
      readonly above?: number;
    };

/** What may be answered, or checked, in a field. */
export type Choice<F extends AnswerTest["field"]> = (AnswerTo<F> extends readonly (infer C)[] ? C : AnswerTo<F>) &
  (string | boolean);

/** A test that the answer is one of these, or that one of these is checked. The compiler knows the choices of each field. */
export const says = <F extends AnswerTest["field"]>(field: F, ...choices: readonly Choice<F>[]): AnswerTest => ({
  kind: "any-of",
  field,
  choices,
});

/** Whether the answers satisfy a condition. `crewRatio` is `undefined` if the number of machinists is not known. */
export function holds(test: AnswerTest, submission: Submission, crewRatio: Range | undefined): boolean {
  const answer = submission[test.field];
  const checked = choicesIn(submission, test.field) ?? [];
  switch (test.kind) {
    case "any-of":
      return test.choices.some((choice) => answer === choice || checked.includes(String(choice)));
    case "not-checked":
      return checked.length > 0 && !checked.includes(test.choice);
    case "only":
      return checked.length === 1 && checked[0] === test.choice;
    case "at-least":
      return checked.length >= test.count;
    case "none-checked":
      return answer !== undefined && checked.length === 0;
    case "crew-ratio":
      return crewRatio !== undefined && isOutside(crewRatio.likely, test);
  }
}

const isOutside = (ratio: number, { below, above }: { readonly below?: number; readonly above?: number }): boolean =>
  (below !== undefined && ratio < below) || (above !== undefined && ratio > above);
