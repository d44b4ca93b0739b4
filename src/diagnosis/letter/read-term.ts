import type { Range } from "../../knowledge/figures/units.ts";
import type { SumInput, WhyRefused } from "./sum.ts";
import { multiplied, type Unit } from "./unit.ts";
import { type Counts, fits } from "./unit-fit.ts";

/** Ends the reading of a term. Caught where the reading began. */
export class Refusal extends Error {
  readonly why: WhyRefused;
  constructor(why: WhyRefused) {
    super(why);
    this.why = why;
  }
}

export interface Value {
  readonly range: Range;
  readonly unit: Unit;
  /** Whether it contains a figure of ours: two of them are never added, because they may share hours. */
  readonly hasFigure: boolean;
}

/** Reads a term from left to right, products before sums. */
export class TermReader {
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
    if (input === undefined) throw new Refusal(!/^[a-z]/i.test(name) ? "not a term" : "unknown input");
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

/** @param ends whether the low end combines both low ends, or one's low with the other's high end */
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
  // The ends are only swapped if a factor is negative.
  if (low > high) throw new Refusal("may be below zero");
  return { range: { low, likely, high }, unit, hasFigure: hasFigure || otherHas };
}
