import type { Aggregate, Arithmetic, Comparison, Condition, PeriodDays, Term, Value } from "./measure.ts";
import type { ColumnOf, ListId } from "./record-lists.ts";

/** Shorthand for a term in a measure: a column id, a plain number, or a term. */
type TermInput<C extends string> = C | number | Term<C>;

function termOf<C extends string>(input: TermInput<C>): Term<C> {
  if (typeof input === "number") return { kind: "number", value: input };
  return typeof input === "string" ? { kind: "column", column: input } : input;
}

const arithmetic =
  (kind: Arithmetic) =>
  <C extends string>(a: TermInput<C>, b: TermInput<C>): Term<C> => ({ kind, a: termOf(a), b: termOf(b) });

/** Sum, difference, product and quotient of columns in one row. */
export const rowPlus = arithmetic("plus");
export const rowLess = arithmetic("less");
export const rowTimes = arithmetic("times");
export const rowOver = arithmetic("over");

export const orZero = <C extends string>(column: C): Term<C> => ({ kind: "column-or-zero", column });
export const size = <C extends string>(of: Term<C>): Term<C> => ({ kind: "size", of });
export const day = <C extends string>(column: C): Term<C> => ({ kind: "day", column });
export const weekdays = <C extends string>(from: C, to: C): Term<C> => ({ kind: "weekdays", from, to });
export const bound = (which: keyof PeriodDays, plusDays = 0): Term<never> => ({
  kind: "bound",
  bound: which,
  plusDays,
});

export const compare = <C extends string>(a: TermInput<C>, is: Comparison, b: TermInput<C>): Condition<C> => ({
  kind: "compare",
  a: termOf(a),
  is,
  b: termOf(b),
});

/** The row's date is in the period. */
export const within = <C extends string>(column: C): Condition<C> => ({
  kind: "all",
  of: [compare<C>(column, ">=", bound("first")), compare<C>(column, "<", bound("after"))],
});

/** It had happened by the end of the period. */
export const doneByEnd = <C extends string>(column: C): Condition<C> => compare<C>(column, "<", bound("after"));

/** The day of `column` isn't after the day of `latest`. Times of day are ignored. */
export const onOrBefore = <C extends string>(column: C, latest: C): Condition<C> =>
  compare<C>(day(column), "<=", day(latest));

/** The moment of `column` isn't after that of `latest`. If `latest` is a day without a time, all of the day counts. */
export const byTime = <C extends string>(column: C, latest: C): Condition<C> =>
  any(compare<C>(column, "<=", latest), all(compare<C>(day(latest), "=", latest), onOrBefore(column, latest)));

export const is = <C extends string>(column: C, choice: string): Condition<C> => ({ kind: "is", column, choice });
export const filled = <C extends string>(column: C): Condition<C> => ({ kind: "filled", column });
export const hasNumber = <C extends string>(column: C): Condition<C> => ({ kind: "has-number", column });
export const not = <C extends string>(of: Condition<C>): Condition<C> => ({ kind: "not", of });
export const all = <C extends string>(...of: readonly Condition<C>[]): Condition<C> => ({ kind: "all", of });
export const any = <C extends string>(...of: readonly Condition<C>[]): Condition<C> => ({ kind: "any", of });

type Conditions<R extends ListId> = readonly Condition<ColumnOf<R>>[];

function aggregate<R extends ListId>(
  kind: Aggregate["kind"],
  list: R,
  of: TermInput<ColumnOf<R>>,
  where: Conditions<R>,
): Aggregate {
  // The cast is sound: `of` and `where` name columns of `list` only, which the compiler can't verify for any R.
  return { kind, list, of: termOf(of), where } as unknown as Aggregate;
}

export const sum = <R extends ListId>(list: R, of: TermInput<ColumnOf<R>>, ...where: Conditions<R>): Aggregate =>
  aggregate("sum", list, of, where);
export const median = <R extends ListId>(list: R, of: TermInput<ColumnOf<R>>, ...where: Conditions<R>): Aggregate =>
  aggregate("median", list, of, where);
export const count = <R extends ListId>(list: R, ...where: Conditions<R>): Aggregate =>
  aggregate("count", list, 1, where);

type ValueInput = Value | number;
const asValue = (input: ValueInput): Value => (typeof input === "number" ? { kind: "number", value: input } : input);
const valueArithmetic =
  (kind: Arithmetic) =>
  (a: ValueInput, b: ValueInput): Value => ({ kind, a: asValue(a), b: asValue(b) });

export const plus = valueArithmetic("plus");
export const less = valueArithmetic("less");
export const times = valueArithmetic("times");
export const over = valueArithmetic("over");

/** `part` as a percentage of `whole`. */
export const percentOf = (part: Value, whole: Value): Value => times(100, over(part, whole));

export const weeksOfPeriod: Value = over({ kind: "days-of-period" }, 7);
