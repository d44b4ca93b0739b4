import type { RecordList } from "./record-list.ts";
import { type ColumnOf, type ListId, recordLists } from "./record-lists.ts";

/** How one number is calculated from the records. */
export interface Measure {
  /** What the number is, if the formula in words has several parts or leaves a choice. */
  readonly shows: string;
  /** Whether it counts what happened in the period, or the state at its end. */
  readonly reads: "period" | "state";
  /** Whether it is a percentage of a whole that other columns show: below 0 or over 100, they contradict each other. */
  readonly isShare?: true;
  /** The formula. Its unit is that of the KPI. */
  readonly value: Value;
  /** Other numbers that people call by the name of the KPI. */
  readonly also?: readonly Also[];
}

/** A number next to that of a KPI. */
export interface Also {
  /** What it is; it is written as "$50,423 past due". */
  readonly label: string;
  readonly unit: "$" | "%" | "h" | "days";
  readonly value: Value;
  /** Its name in the lists of what an assumption would distort (`notFor`); by default the id of the KPI. */
  readonly id?: string;
}

/** A number calculated from lists; none if it would divide by zero or has no rows for a median. */
export type Value =
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "days-of-period" }
  | Aggregate
  | { readonly kind: Arithmetic; readonly a: Value; readonly b: Value };

/** A number calculated from the rows of one list. A sum or count of no rows is zero, a median of no rows is none. */
export type Aggregate = { readonly [R in ListId]: AggregateOf<R> }[ListId];

interface AggregateOf<R extends ListId> {
  readonly kind: "sum" | "count" | "median";
  readonly list: R;
  /** The number of each row. Rows without one are left out. */
  readonly of: Term<ColumnOf<R>>;
  /** Conditions: only rows that meet all of them count. */
  readonly where: readonly Condition<ColumnOf<R>>[];
}

export type Arithmetic = "plus" | "less" | "times" | "over";

/** A number calculated from the cells of one row; none if a cell it needs has no number. */
export type Term<C extends string = string> =
  | { readonly kind: "column"; readonly column: C }
  /** An empty cell, or text, counts as zero. */
  | { readonly kind: "column-or-zero"; readonly column: C }
  | { readonly kind: "number"; readonly value: number }
  /** The first day of the period, or the day after its last, shifted by some days. */
  | { readonly kind: "bound"; readonly bound: keyof PeriodDays; readonly plusDays: number }
  | { readonly kind: Arithmetic; readonly a: Term<C>; readonly b: Term<C> }
  /** The absolute value. */
  | { readonly kind: "size"; readonly of: Term<C> }
  /** A date without its time. */
  | { readonly kind: "day"; readonly column: C }
  /** Mondays to Fridays after one day up to and including another; none between Friday and Sunday. */
  | { readonly kind: "weekdays"; readonly from: C; readonly to: C };

/** A condition on one row. */
export type Condition<C extends string = string> =
  /** False if either side isn't a number. */
  | { readonly kind: "compare"; readonly a: Term<C>; readonly is: Comparison; readonly b: Term<C> }
  | { readonly kind: "is"; readonly column: C; readonly choice: string }
  | { readonly kind: "filled"; readonly column: C }
  | { readonly kind: "has-number"; readonly column: C }
  | { readonly kind: "not"; readonly of: Condition<C> }
  | { readonly kind: "all" | "any"; readonly of: readonly Condition<C>[] };

export type Comparison = "<" | "<=" | ">" | ">=" | "=";

/** A period of whole days, as days since 1899-12-30; see `serialOf`. */
export interface PeriodDays {
  readonly first: number;
  /** The day after the last. */
  readonly after: number;
}

/** How far rounding may carry a share beyond its whole, in points. Own judgment. */
const rounding = 1;

/** Whether a share is below 0 or over 100: one of the columns holds something else than its heading says. */
export const isImpossible = ({ isShare }: Measure, value: number): boolean =>
  isShare === true && (value < -rounding || value > 100 + rounding);

/** All sums, counts and medians in a value, as often as they occur. */
export function aggregatesOf(value: Value): readonly Aggregate[] {
  switch (value.kind) {
    case "number":
    case "days-of-period":
      return [];
    case "sum":
    case "count":
    case "median":
      return [value];
    case "plus":
    case "less":
    case "times":
    case "over":
      return [...aggregatesOf(value.a), ...aggregatesOf(value.b)];
  }
}

/** Whether a value depends on how many days its period has. */
export function countsDays(value: Value): boolean {
  switch (value.kind) {
    case "days-of-period":
      return true;
    case "number":
    case "sum":
    case "count":
    case "median":
      return false;
    case "plus":
    case "less":
    case "times":
    case "over":
      return countsDays(value.a) || countsDays(value.b);
  }
}

/** Columns that a term reads. */
export function columnsOfTerm(term: Term): readonly string[] {
  switch (term.kind) {
    case "number":
    case "bound":
      return [];
    case "column":
    case "column-or-zero":
    case "day":
      return [term.column];
    case "weekdays":
      return [term.from, term.to];
    case "size":
      return columnsOfTerm(term.of);
    case "plus":
    case "less":
    case "times":
    case "over":
      return [...columnsOfTerm(term.a), ...columnsOfTerm(term.b)];
  }
}

/** Columns that a condition reads. */
function columnsOfCondition(condition: Condition): readonly string[] {
  switch (condition.kind) {
    case "compare":
      return [...columnsOfTerm(condition.a), ...columnsOfTerm(condition.b)];
    case "is":
    case "filled":
    case "has-number":
      return [condition.column];
    case "not":
      return columnsOfCondition(condition.of);
    case "all":
    case "any":
      return condition.of.flatMap(columnsOfCondition);
  }
}

/** The columns that must hold a certain choice, as `operations.status`. */
export const choicesRead = (value: Value): ReadonlySet<string> =>
  new Set(
    aggregatesOf(value).flatMap(({ list, where }) =>
      (where as readonly Condition[]).flatMap(columnsOfChoice).map((column) => `${list}.${column}`),
    ),
  );

function columnsOfChoice(condition: Condition): readonly string[] {
  switch (condition.kind) {
    case "is":
      return [condition.column];
    case "not":
      return columnsOfChoice(condition.of);
    case "all":
    case "any":
      return condition.of.flatMap(columnsOfChoice);
    case "compare":
    case "filled":
    case "has-number":
      return [];
  }
}

/** Whether it can be computed for an earlier period. A status, or lists without a date, say only how it is today. */
export const hasPast = ({ reads, value }: Measure): boolean =>
  reads === "period" || (!choicesRead(value).has("operations.status") && readsDates(value));

const readsDates = (value: Value): boolean =>
  [...columnsRead(value)].some(([list, columns]) => {
    const known = (recordLists[list] as RecordList).columns;
    return [...columns].some((column) => known[column]?.kind === "date" || known[column]?.kind === "datetime");
  });

/** The columns a value reads, by list, each once, in the order of first use. */
export function columnsRead(value: Value): ReadonlyMap<ListId, ReadonlySet<string>> {
  const read = new Map<ListId, Set<string>>();
  for (const { list, of, where } of aggregatesOf(value)) {
    const columns = read.get(list) ?? new Set<string>();
    for (const column of [...where.flatMap(columnsOfCondition), ...columnsOfTerm(of)]) columns.add(column);
    read.set(list, columns);
  }
  return read;
}
