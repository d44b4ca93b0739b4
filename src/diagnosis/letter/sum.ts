import type { Range } from "../../knowledge/figures/units.ts";
import type { Field } from "../../survey/questionnaire.ts";
import type { Unit } from "./unit.ts";

/** An input of a sum, by its name in the term, in our own units. */
export interface SumInput {
  readonly name: string;
  readonly value: Range;
  readonly unit: Unit;
  readonly from: InputSource;
}

export type InputSource =
  /** An answer that was checked or typed as a number. */
  | { readonly kind: "answer"; readonly field: Field; readonly answer: string }
  /** A number in the shop's own words. */
  | {
      readonly kind: "quote";
      readonly field: Field;
      readonly text: string;
      /** A time of day as it is written, where the number is one: `8:30`. Its value is the hours since midnight. */
      readonly clock?: string;
    }
  /** A figure of the diagnosis, by the id under which the report works it out. */
  | { readonly kind: "figure"; readonly id: string }
  /** A row of the benchmarks, or what follows from the calendar. */
  | { readonly kind: "benchmark"; readonly id: string; readonly basis: string }
  /** What was taken for granted: shown as an assumption, with its range. */
  | { readonly kind: "assumption"; readonly why: string };

/** A sum that a model or a person proposed and we computed. */
export interface Sum {
  readonly id: string;
  /** What it is, in a few words. */
  readonly says: string;
  readonly value: Range;
  readonly unit: Unit;
  /** A share of one is shown in percent, a ratio as it is. */
  readonly shownAs: "percent" | "number";
  /** The term in order: the operands, and the operators between them. */
  readonly term: readonly TermPart[];
  /** Each once, in the order of the term. */
  readonly inputs: readonly SumInput[];
}

export type TermPart =
  | { readonly kind: "input"; readonly name: string }
  | { readonly kind: "sign"; readonly sign: Sign };
export type Sign = "+" | "−" | "×" | "÷" | "(" | ")" | "1";

export type Computed =
  | {
      readonly kind: "computed";
      readonly value: Range;
      readonly term: Sum["term"];
      readonly inputs: readonly SumInput[];
    }
  | { readonly kind: "refused"; readonly why: WhyRefused };

export type WhyRefused =
  | "not a term"
  | "too long a term"
  | "unknown input"
  | "unknown unit"
  | "unlike units added"
  | "wrong unit"
  | "a time of day that is not taken from another"
  | "figures that overlap are added"
  | "divided by what may be zero"
  | "may be below zero"
  | "too large a result"
  | "nothing computed";
