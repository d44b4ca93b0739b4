import type { Range } from "../../knowledge/figures/units.ts";
import type { Field } from "../../survey/questionnaire.ts";

/**
 * A number with its range and everything needed to check it.
 *
 * `likely` takes every assumption at its likely value. `low` and `high` take every assumption at its 10th and 90th
 * percentile at once (triangular between low and high), so they allow for all of them being wrong together.
 */
export interface Figure extends Range {
  readonly unit: FigureUnit;
  readonly derivation: Derivation;
}

export type FigureUnit = "h/yr" | "$/yr" | "$" | "$/h" | "days" | "share";

export interface Derivation {
  /** The arithmetic in words and symbols: `staffed hours × setup share × avoidable share`. */
  readonly formula: string;
  readonly inputs: readonly Input[];
}

/** One thing that a figure was computed from. */
export type Input =
  | { readonly kind: "answer"; readonly field: Field; readonly answer: string }
  /** A row of `benchmarks`, published or assumed. `value` is as used, shares from 0 to 1. */
  | { readonly kind: "benchmark"; readonly id: string; readonly name: string; readonly value: Range }
  /** A row of `lossParameters`. Own judgment unless its basis says otherwise, or it was measured. */
  | {
      readonly kind: "parameter";
      readonly name: string;
      readonly value: Range;
      readonly basis: string;
      /** A part of something, from 0 to 1. */
      readonly share?: true;
      readonly measured?: true;
    }
  /** Another figure of this diagnosis. */
  | { readonly kind: "figure"; readonly name: string; readonly value: Range; readonly unit: FigureUnit };

/** Whether the shop's own files or its own count gave the value. */
export const isMeasuredInput = (input: Input): boolean => input.kind === "parameter" && input.measured === true;

/** That a parameter in this unit is a share. */
export const shareIn = (unit: string): { readonly share?: true } => (/^(?:share |%)/.test(unit) ? { share: true } : {});
