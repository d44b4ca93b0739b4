import type { Range } from "../../knowledge/figures/units.ts";
import type { Field } from "../../survey/questionnaire.ts";
import type { Figure, FigureUnit, Input } from "./figure.ts";
import { atHigh, atLikely, type PointOfRange, shownHigh, shownLow, shownPicks } from "./points-of-range.ts";
import { type Step, stepName } from "./step.ts";

/**
 * A quantity that knows what it was computed from. Sums, products, differences and quotients of terms write their own
 * formula. Who gives a text of their own, to `number` or `computed`, answers for it; `heldAt` keeps the text of its term.
 * A workbook computes from the expression, not from the text.
 */
export interface Term {
  /** Its text in a formula. */
  readonly text: string;
  /** Whether it needs parentheses inside a product. */
  readonly loose: boolean;
  readonly inputs: readonly Input[];
  /** How it is made, as data. A workbook computes from this too. */
  readonly expression: Expression;
  /** The value of its expression if every range is read at the point that `pick` chooses. */
  readonly at: (pick: PointOfRange) => number;
}

/** The arithmetic of a term: every kind of operation there is. */
export type Expression =
  | { readonly kind: "number"; readonly value: number; readonly given?: GivenNumber }
  | { readonly kind: "answer"; readonly field: Field; readonly value: number }
  /** An assumption: `id` names it, `input` says where it comes from. */
  | { readonly kind: "range"; readonly id: string; readonly range: Range; readonly input: Input }
  | { readonly kind: "named"; readonly step: Step; readonly unit: FigureUnit; readonly of: Term }
  | Operation;

/** What must be known about a number that the arithmetic takes as given. */
export interface GivenNumber {
  readonly name: string;
  readonly unit: "hours" | "share-of-recovered-hours" | null;
  /** Why it has this value. */
  readonly reason?: string;
}

export type Operation =
  | { readonly kind: "product" | "sum"; readonly of: readonly Term[] }
  | { readonly kind: "difference" | "quotient" | "smaller"; readonly of: readonly [Term, Term] }
  /** (1 − e^−x) ÷ x; 1 where x is 0. */
  | { readonly kind: "saturation"; readonly of: readonly [Term] }
  /** The same value at every point of the ranges. */
  | { readonly kind: "held-at"; readonly point: "likely" | "high-end"; readonly of: readonly [Term] };

/** The range of a term as shown. The likely value takes every assumption at its likely value. */
export function rangeOf(term: Term): Range {
  const likely = term.at(atLikely);
  const ends = [term.at(shownLow), likely, term.at(shownHigh)];
  return { low: Math.min(...ends), likely, high: Math.max(...ends) };
}

/** A term as a figure of the diagnosis, with everything needed to check it. */
export function figureOf(term: Term, unit: FigureUnit): Figure {
  return { ...rangeOf(term), unit, derivation: { formula: term.text, inputs: term.inputs } };
}

/** A number that an answer gives. */
export function answered(field: Field, value: number, name: string): Term {
  const input: Input = { kind: "answer", field, answer: String(value) };
  return { text: name, loose: false, inputs: [input], expression: { kind: "answer", field, value }, at: () => value };
}

/** An answer that chose a factor or a row: it appears in the derivation and has no value of its own. */
export const becauseOf = (term: Term, field: Field, answer: string): Term => ({
  ...term,
  inputs: [{ kind: "answer", field, answer }, ...term.inputs],
});

/** A plain number of the arithmetic itself. */
export const number = (value: number, text = String(value), given?: GivenNumber): Term => ({
  text,
  loose: false,
  inputs: [],
  expression: { kind: "number", value, ...(given && { given }) },
  at: () => value,
});

/** A range from a table. */
export function ranged(id: string, range: Range, input: Input, text: string): Term {
  return {
    text,
    loose: false,
    inputs: [input],
    expression: { kind: "range", id, range, input },
    at: (pick) => pick(range, id),
  };
}

/** Another figure, by name: the derivation stops here and continues in that figure's own. */
export function named(step: Step, term: Term, unit: FigureUnit): Term {
  const name = stepName(step);
  return {
    text: name,
    loose: false,
    inputs: [{ kind: "figure", name, value: rangeOf(term), unit }],
    expression: { kind: "named", step, unit, of: term },
    at: term.at,
  };
}

export function product(...of: readonly [Term, ...Term[]]): Term {
  return computed({ text: of.map(inProduct).join(" × "), loose: false }, { kind: "product", of });
}

export function sum(...of: readonly [Term, ...Term[]]): Term {
  return computed({ text: of.map((term) => term.text).join(" + "), loose: of.length > 1 }, { kind: "sum", of });
}

export const difference = (from: Term, less: Term): Term =>
  computed({ text: `${from.text} − ${inProduct(less)}`, loose: true }, { kind: "difference", of: [from, less] });

export const quotient = (of: Term, by: Term): Term =>
  computed({ text: `${inProduct(of)} ÷ ${inProduct(by)}`, loose: true }, { kind: "quotient", of: [of, by] });

/** The smaller of the two. */
export const atMost = (term: Term, limit: Term): Term =>
  computed({ text: `${inProduct(term)} (at most ${limit.text})`, loose: true }, { kind: "smaller", of: [term, limit] });

/** A term by its value with every range at its likely value or at its high end, the same at every point. */
export const heldAt = (point: "likely" | "high-end", term: Term): Term =>
  computed(term, { kind: "held-at", point, of: [term] });

/**
 * A term computed from others. `loose` says whether its text needs parentheses inside a product. Its value at the three
 * points that figures show is computed once.
 */
export function computed({ text, loose }: Pick<Term, "text" | "loose">, expression: Operation): Term {
  const shown: [low?: number, likely?: number, high?: number] = [];
  return {
    text,
    loose,
    inputs: inputsOf(expression.of),
    expression,
    at: (pick) => {
      const index = shownPicks.indexOf(pick);
      if (index < 0) return computedAt(expression, pick);
      shown[index] ??= computedAt(expression, pick);
      return shown[index];
    },
  };
}

function computedAt(expression: Operation, pick: PointOfRange): number {
  switch (expression.kind) {
    case "product":
      return expression.of.reduce((value, term) => value * term.at(pick), 1);
    case "sum":
      return expression.of.reduce((value, term) => value + term.at(pick), 0);
    case "difference":
      return expression.of[0].at(pick) - expression.of[1].at(pick);
    case "quotient":
      return expression.of[0].at(pick) / expression.of[1].at(pick);
    case "smaller":
      return Math.min(expression.of[0].at(pick), expression.of[1].at(pick));
    case "saturation":
      return saturation(expression.of[0].at(pick));
    case "held-at":
      return expression.of[0].at(expression.point === "likely" ? atLikely : atHigh);
  }
}

const saturation = (x: number): number => (x > 0 ? (1 - Math.exp(-x)) / x : 1);

const inProduct = (term: Term): string => (term.loose ? `(${term.text})` : term.text);

/** Each input once, in the order the formula names it. */
function inputsOf(terms: readonly Term[]): readonly Input[] {
  const inputs: Input[] = [];
  for (const { inputs: own } of terms) {
    for (const input of own) if (!inputs.some((known) => isSame(known, input))) inputs.push(input);
  }
  return inputs;
}

function isSame(a: Input, b: Input): boolean {
  if (a === b) return true;
  switch (a.kind) {
    case "answer":
      return b.kind === "answer" && a.field === b.field;
    case "benchmark":
      return b.kind === "benchmark" && a.id === b.id;
    case "parameter":
    case "figure":
      return a.kind === b.kind && a.name === b.name;
  }
}
