import type { Field } from "../../survey/questionnaire.ts";
import type { AnswerTest } from "../odds/answer-test.ts";
import type { BenchmarkId } from "./benchmarks.ts";
import type { Source } from "./sources.ts";
import type { Range } from "./units.ts";

/** A figure that a formula uses: one number, a range, a table over answers, or a benchmark row. */
export type LossParameter = Constant | Spread | ByAnswer | ByCase | BenchmarkRow | BenchmarkByAnswer;

/** Unit, reason and source of figures. */
export interface Tabulated {
  readonly unit: string;
  /** Where the figures come from, in words. */
  readonly basis: string;
  readonly source: Source;
}

/** A number that no answer changes. */
export interface Constant {
  readonly kind: "constant";
  readonly value: number;
  readonly unit: string;
  readonly meaning: string;
  readonly source: Source;
}

/** A range that no answer changes. */
export interface Spread extends Tabulated {
  readonly kind: "range";
  readonly range: Range;
}

/** A range or number for each choice of one question. `unanswered`, if set, applies when there is no answer. */
export interface ByAnswer extends Tabulated {
  readonly kind: "by-answer";
  readonly field: Field;
  readonly rows: { readonly [choice: string]: Range | number };
}

/**
 * A base range, and cases that change it. First every `at-least` case that applies raises low, likely and high to at
 * least its own, so that of several the largest counts; then every `add` case that applies is added; finally every `at-most`
 * case lowers them to at most its own.
 */
export interface ByCase extends Tabulated {
  readonly kind: "by-case";
  readonly base: Range;
  readonly cases: {
    readonly [name: string]: {
      /** The case applies when any of these is satisfied. */
      readonly when: readonly AnswerTest[];
      /** And all of these are. */
      readonly and?: readonly AnswerTest[];
      readonly effect: "at-least" | "add" | "at-most";
      readonly range: Range;
    };
  };
}

/**
 * The limit of waiting shares if hardly any job is late and overtime is rare: machines can't wait for long without causing
 * one or the other. Own judgment.
 */
export const hardlyWaits = {
  when: [{ kind: "any-of", field: "late_job_ratio", choices: ["0–5%"] }],
  and: [{ kind: "any-of", field: "overtime_dependency", choices: ["Rarely"] }],
  effect: "at-most",
  range: { low: 0.002, likely: 0.006, high: 0.015 },
} as const satisfies ByCase["cases"][string];

/** The value of one benchmark row, in the unit of that row. */
export interface BenchmarkRow {
  readonly kind: "benchmark";
  readonly benchmark: BenchmarkId;
}

/** The benchmark row for each choice of one question, in the unit of that row. */
export interface BenchmarkByAnswer {
  readonly kind: "benchmark-by-answer";
  readonly field: Field;
  readonly rows: { readonly [choice: string]: BenchmarkId };
}
