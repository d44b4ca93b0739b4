import type { Field } from "../survey/questionnaire.ts";
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
const shownPicks: readonly Pick[] = [shownLow, atLikely, shownHigh];

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
  const text = terms.map(inProduct).join(" × ");
  return computed(text, false, terms, (pick) => terms.reduce((value, term) => value * term.at(pick), 1));
}

export function sum(...terms: readonly [Term, ...Term[]]): Term {
  const text = terms.map((term) => term.text).join(" + ");
  return computed(text, terms.length > 1, terms, (pick) => terms.reduce((value, term) => value + term.at(pick), 0));
}

export const difference = (from: Term, less: Term): Term =>
  computed(`${from.text} − ${inProduct(less)}`, true, [from, less], (pick) => from.at(pick) - less.at(pick));

export const quotient = (of: Term, by: Term): Term =>
  computed(`${inProduct(of)} ÷ ${inProduct(by)}`, true, [of, by], (pick) => of.at(pick) / by.at(pick));

/** The smaller of the two. */
export const atMost = (term: Term, limit: Term): Term =>
  computed(`${inProduct(term)} (at most ${limit.text})`, true, [term, limit], (pick) =>
    Math.min(term.at(pick), limit.at(pick)),
  );

/** A term made of others. What it is at the three points that figures show is computed once. */
export function computed(text: string, loose: boolean, of: readonly Term[], at: (pick: Pick) => number): Term {
  const shown: [low?: number, likely?: number, high?: number] = [];
  return {
    text,
    loose,
    inputs: inputsOf(of),
    at: (pick) => {
      const place = shownPicks.indexOf(pick);
      if (place < 0) return at(pick);
      shown[place] ??= at(pick);
      return shown[place];
    },
  };
}

const inProduct = (term: Term): string => (term.loose ? `(${term.text})` : term.text);

/** Each input once, in the order in which the formula names it. */
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
