import type { Answered } from "../odds/answered.ts";
import type { Need } from "./action.ts";

/** A question whose answer would change what we say. */
export interface CauseUnknown {
  readonly id: string;
  /** What the answer could change: which cause we name, or how many hours we count. */
  readonly flips: "finding" | "size";
  readonly what: string;
  readonly question: string;
  /** The answers that settle it. */
  readonly answered: Answered;
  /** Asked only if an answer mentions one of these words. */
  readonly about?: RegExp;
  /** Asked only of a shop that has it. */
  readonly needs?: Need;
}
