import { type Field, questionOf } from "../survey/questionnaire.ts";
import type { Figure, FigureUnit, Input } from "./diagnosis.ts";
import type { Range } from "./units.ts";

/**
 * A quantity that knows what it was computed from. Arithmetic over terms writes its own derivation, so a figure can
 * never tell another formula than the one that made it.
 */
export interface Term {
  /** As it reads in a formula. */
  readonly text: string;
  /** Whether it must stand in brackets inside a product. */
  readonly loose: boolean;
  readonly inputs: readonly Input[];
  /** Its value when every range is read at the point that `pick` chooses. */
  readonly at: (pick: Pick) => number;
}

/** Chooses one value out of a range. `id` names the assumption, so that a caller can treat some unlike others. */
export type Pick = (range: Range, id: string) => number;

export const atLow: Pick = (range) => range.low;
export const atLikely: Pick = (range) => range.likely;
export const atHigh: Pick = (range) => range.high;

/**
 * Reads every range at the same quantile of its triangle (low, likely, high): all assumptions are wrong together.
 *
 * For terms that grow with each of their inputs this is exact: the quantile of the whole is the whole of the quantiles,
 * and the themes add up to their total at every quantile.
 *
 * @param quantile 0 to 1
 */
export const atQuantile =
  (quantile: number): Pick =>
  ({ low, likely, high }) => {
    const width = high - low;
    if (width === 0) return likely;
    const below = (likely - low) / width;
    return quantile <= below
      ? low + Math.sqrt(quantile * width * (likely - low))
      : high - Math.sqrt((1 - quantile) * width * (high - likely));
  };

/** The quantiles shown as low and high: one time in ten the truth lies below, one time in ten above. */
const shownLow = atQuantile(0.1);
const shownHigh = atQuantile(0.9);

/** The range of a term as it is shown. The likely value takes every assumption at its likely value. */
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
  return { text: name, loose: false, inputs: [input], at: () => value };
}

/** An answer that chose a factor or a row: it stands in the derivation and has no value of its own. */
export const becauseOf = (term: Term, field: Field, answer: string): Term => ({
  ...term,
  inputs: [{ kind: "answer", field, answer }, ...term.inputs],
});

/** A plain number of the arithmetic itself. */
export const number = (value: number, text = String(value)): Term => ({
  text,
  loose: false,
  inputs: [],
  at: () => value,
});

/** A range out of a table. */
export function ranged(id: string, range: Range, input: Input, text: string): Term {
  return { text, loose: false, inputs: [input], at: (pick) => pick(range, id) };
}

/** Another figure, named: the derivation stops here and goes on in that figure's own. */
export function named(name: string, term: Term, unit: FigureUnit): Term {
  return { text: name, loose: false, inputs: [{ kind: "figure", name, value: rangeOf(term), unit }], at: term.at };
}

export function product(...terms: readonly [Term, ...Term[]]): Term {
  return {
    text: terms.map(inProduct).join(" × "),
    loose: false,
    inputs: inputsOf(terms),
    at: (pick) => terms.reduce((value, term) => value * term.at(pick), 1),
  };
}

export function sum(...terms: readonly [Term, ...Term[]]): Term {
  return {
    text: terms.map((term) => term.text).join(" + "),
    loose: terms.length > 1,
    inputs: inputsOf(terms),
    at: (pick) => terms.reduce((value, term) => value + term.at(pick), 0),
  };
}

export function difference(from: Term, less: Term): Term {
  return {
    text: `${from.text} − ${inProduct(less)}`,
    loose: true,
    inputs: inputsOf([from, less]),
    at: (pick) => from.at(pick) - less.at(pick),
  };
}

export function quotient(of: Term, by: Term): Term {
  return {
    text: `${inProduct(of)} ÷ ${inProduct(by)}`,
    loose: true,
    inputs: inputsOf([of, by]),
    at: (pick) => of.at(pick) / by.at(pick),
  };
}

/** The smaller of the two. */
export function atMost(term: Term, limit: Term): Term {
  return {
    text: `${inProduct(term)} (at most ${limit.text})`,
    loose: true,
    inputs: inputsOf([term, limit]),
    at: (pick) => Math.min(term.at(pick), limit.at(pick)),
  };
}

const inProduct = (term: Term): string => (term.loose ? `(${term.text})` : term.text);

/** Each input once, in the order in which the formula names it. */
function inputsOf(terms: readonly Term[]): readonly Input[] {
  const seen = new Map<string, Input>();
  for (const input of terms.flatMap((term) => term.inputs)) {
    const key = keyOf(input);
    if (!seen.has(key)) seen.set(key, input);
  }
  return [...seen.values()];
}

function keyOf(input: Input): string {
  switch (input.kind) {
    case "answer":
      return `answer:${input.field}`;
    case "benchmark":
      return `benchmark:${input.id}`;
    case "parameter":
    case "figure":
      return `${input.kind}:${input.name}`;
  }
}

/** The label under which a field is shown. */
export const labelOf = (field: Field): string => questionOf(field).label;
