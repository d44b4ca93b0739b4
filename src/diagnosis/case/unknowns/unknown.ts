import type { Field } from "../../../survey/questionnaire.ts";

export interface Unknown {
  readonly id: string;
  /** What the answer could change. */
  readonly flips: "ruling" | "finding" | "size";
  /** A few words: `How many setups you do`. */
  readonly what: string;
  readonly question: string;
  /** The survey question that settles it, if there is one. */
  readonly field: Field | null;
}
