import type { Range } from "../../knowledge/units.ts";
import type { Field } from "../../survey/questionnaire.ts";
import { calendarSteps } from "./calendar.ts";
import { multiplied, type Unit, unitIn } from "./unit.ts";
import { type Counts, fits, isUnnamed } from "./unit-fit.ts";

/** Something that a sum may be made of, under the name that the term calls it by. In our own units. */
export interface SumInput {
  readonly name: string;
  readonly value: Range;
  readonly unit: Unit;
  readonly from: InputSource;
}

export type InputSource =
  /** An answer that was ticked or typed as a number. */
  | { readonly kind: "answer"; readonly field: Field; readonly answer: string }
  /** A number in the shop's own words. */
  | { readonly kind: "quote"; readonly field: Field; readonly text: string }
  /** A figure of the diagnosis, by the id under which the report works it out. */
  | { readonly kind: "figure"; readonly id: string }
  /** A row of the benchmarks, or what follows from the calendar. */
  | { readonly kind: "benchmark"; readonly id: string; readonly basis: string }
  /** What somebody took for granted: shown as such, with its range. */
  | { readonly kind: "assumption"; readonly why: string };

/** A sum that somebody proposed and we computed. */
export interface Sum {
  readonly id: string;
  /** What it is: a few words. */
  readonly says: string;
  readonly value: Range;
  readonly unit: Unit;
  /** A share of one is shown in percent, a ratio as it is. */
  readonly shownAs: "percent" | "number";
  /** The term in order: what is computed with, and the signs between. */
  readonly term: readonly TermPart[];
  /** Each once, in the order of the term. */
  readonly inputs: readonly SumInput[];
}

export type TermPart =
  | { readonly kind: "input"; readonly name: string }
  | { readonly kind: "sign"; readonly sign: Sign };
type Sign = "+" | "−" | "×" | "÷" | "(" | ")" | "1";

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
  | "figures that overlap are added"
  | "divided by what may be zero"
  | "may be below zero"
  | "too large a result"
  | "nothing computed";

/**
 * Computes a term such as `(took - planned) * setups * machines` over named inputs. The ends of the range take every input
 * at its worst: nothing is assumed about what goes with what. What is wanted by the year and computed by the week is multiplied
 * by the weeks that every sum is given.
 *
 * The one number that a term may hold is 1, to take a share from the whole.
 */
export function computed(term: string, unit: string, inputs: ReadonlyMap<string, SumInput>): Computed {
  const tokens = tokensIn(term);
  if (tokens === undefined) return refused("not a term");
  if (tokens.length > mostTokens) return refused("too long a term");
  const wanted = unitIn(unit);
  if (wanted === undefined) return refused("unknown unit");
  const named = tokens.flatMap((name) => inputs.get(name) ?? []);
  try {
    const reader = new TermReader(tokens, inputs, countsIn(named));
    const value = reader.whole();
    if (reader.used.size === 0 || tokens.length < 3) return refused("nothing computed");
    const steps = calendarSteps(value.unit, wanted.unit);
    if (steps.length === 0 && !fits(value.unit, wanted.unit, countsIn(named))) return refused("wrong unit");
    if (steps.length > 0) return computed(withSteps(tokens, steps), unit, inputs);
    if (value.range.low < 0) return refused("may be below zero");
    return { kind: "computed", value: value.range, term: tokens.map(partOf), inputs: [...reader.used.values()] };
  } catch (refusal) {
    if (refusal instanceof Refusal) return refused(refusal.why);
    throw refusal;
  }
}

function withSteps(tokens: readonly string[], steps: ReturnType<typeof calendarSteps>): string {
  const isSum = tokens.some((one) => one === "+" || one === "−");
  const term = (isSum ? ["(", ...tokens, ")"] : tokens).join(" ").replaceAll("−", "-");
  return [term, ...steps.flatMap(({ sign, name }) => [sign, name])].join(" ");
}

/** A total of ours, or of what several did together, is for no single machine or job. */
function countsIn(inputs: readonly SumInput[]): Counts {
  const isTotal = ({ unit, from }: SumInput): boolean =>
    (from.kind === "figure" && Object.keys(unit).length > 0) || (from.kind === "quote" && together.test(from.text));
  const counts = ({ value, unit, from }: SumInput): boolean =>
    from.kind !== "figure" && from.kind !== "benchmark" && value.likely > 1 && isUnnamed(unit);
  return { mayBeEach: !inputs.some(isTotal), hasUnnamed: inputs.some(counts) };
}

const together =
  /\b(?:together|between them|combined|in all|in total|total|altogether|whole shop|all (?:of )?(?:the|our))\b/i;

const mostTokens = 31;
const refused = (why: WhyRefused): Computed => ({ kind: "refused", why });

/** Ends the reading of a term. Caught where the reading began. */
class Refusal extends Error {
  readonly why: WhyRefused;
  constructor(why: WhyRefused) {
    super(why);
    this.why = why;
  }
}

const token = /\s*([a-z][a-z0-9_.]*|1(?![\d.])|[-−+*×/÷()])/giy;

function tokensIn(term: string): readonly string[] | undefined {
  const tokens = [...term.matchAll(token)];
  const read = tokens.reduce((length, [all]) => length + all.length, 0);
  return read === term.trimEnd().length && tokens.length > 0
    ? tokens.map(([, one = ""]) => plainSign[one] ?? one)
    : undefined;
}

const plainSign: Readonly<Record<string, Sign>> = { "-": "−", "*": "×", "/": "÷" };
const isSign = (one: string): one is Sign => /^[+−×÷()1]$/.test(one);
const partOf = (one: string): TermPart => (isSign(one) ? { kind: "sign", sign: one } : { kind: "input", name: one });

interface Value {
  readonly range: Range;
  readonly unit: Unit;
  /** Whether a figure of ours is in it: two of them are never added, for they may hold the same hours. */
  readonly hasFigure: boolean;
}

/** Reads a term from left to right, signs of a product before those of a sum. */
class TermReader {
  readonly used = new Map<string, SumInput>();
  readonly #tokens: readonly string[];
  readonly #inputs: ReadonlyMap<string, SumInput>;
  readonly #counts: Counts;
  #at = 0;

  constructor(tokens: readonly string[], inputs: ReadonlyMap<string, SumInput>, counts: Counts) {
    this.#tokens = tokens;
    this.#inputs = inputs;
    this.#counts = counts;
  }

  whole(): Value {
    const value = this.#sum();
    if (this.#at < this.#tokens.length) throw new Refusal("not a term");
    return value;
  }

  #next(...signs: readonly string[]): string | undefined {
    const one = this.#tokens[this.#at];
    if (one === undefined || !signs.includes(one)) return undefined;
    this.#at += 1;
    return one;
  }

  #sum(): Value {
    let value = this.#product();
    for (let sign = this.#next("+", "−"); sign !== undefined; sign = this.#next("+", "−")) {
      value = this.#joined(sign, value, this.#product());
    }
    return value;
  }

  #joined(sign: string, one: Value, other: Value): Value {
    if (sign === "+" && one.hasFigure && other.hasFigure) throw new Refusal("figures that overlap are added");
    const unit = [other, one].find((wanted) =>
      fits((wanted === one ? other : one).unit, wanted.unit, this.#counts),
    )?.unit;
    if (unit === undefined) throw new Refusal("unlike units added");
    return sign === "+"
      ? combined(one, other, unit, (a, b) => a + b, "alike")
      : combined(one, other, unit, (a, b) => a - b, "against");
  }

  #product(): Value {
    let value = this.#factor();
    for (let sign = this.#next("×", "÷"); sign !== undefined; sign = this.#next("×", "÷")) {
      value = sign === "×" ? times(value, this.#factor()) : divided(value, this.#factor());
    }
    return value;
  }

  #factor(): Value {
    if (this.#next("(") !== undefined) {
      const value = this.#sum();
      if (this.#next(")") === undefined) throw new Refusal("not a term");
      return value;
    }
    const name = this.#tokens[this.#at] ?? "";
    this.#at += 1;
    if (name === "1") return { range: { low: 1, likely: 1, high: 1 }, unit: {}, hasFigure: false };
    const input = this.#inputs.get(name);
    if (input === undefined) throw new Refusal(isSign(name) || name === "" ? "not a term" : "unknown input");
    this.used.set(name, input);
    return { range: input.value, unit: input.unit, hasFigure: input.from.kind === "figure" };
  }
}

const times = (one: Value, other: Value): Value =>
  combined(one, other, multiplied(one.unit, other.unit, 1), (a, b) => a * b, "alike");

function divided(one: Value, by: Value): Value {
  if (by.range.low <= 0) throw new Refusal("divided by what may be zero");
  return combined(one, by, multiplied(one.unit, by.unit, -1), (a, b) => a / b, "against");
}

/** @param ends whether the low end comes of both low ends, or of the low one with the other's high one */
function combined(
  { range: one, hasFigure }: Value,
  { range: other, hasFigure: otherHas }: Value,
  unit: Unit,
  compute: (a: number, b: number) => number,
  ends: "alike" | "against",
): Value {
  const [first, last] = ends === "alike" ? [other.low, other.high] : [other.high, other.low];
  const found = [compute(one.low, first), compute(one.likely, other.likely), compute(one.high, last)] as const;
  const [low, likely, high] = found;
  if (!found.every(Number.isFinite)) throw new Refusal("too large a result");
  // Only a factor below zero turns a range around.
  if (low > high) throw new Refusal("may be below zero");
  return { range: { low, likely, high }, unit, hasFigure: hasFigure || otherHas };
}
