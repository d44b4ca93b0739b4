import { type Aggregate, aggregatesOf, type Condition, type Term, type Value } from "./measure.ts";
import type { Column, RecordList } from "./record-list.ts";
import { type ListId, recordLists } from "./record-lists.ts";

/** Whether a column of a list has a time of day in the database. */
export type CarriesTime = (list: ListId, column: string) => boolean;

/**
 * A query for a value as one number, from tables that look like the lists; `null` if plain SQL can't express it: a median, or
 * days between dates, which every database writes differently.
 *
 * The first day of the period, the day after its last and its days are the variables `@first`, `@after` and `@days`.
 */
export function sqlNumber(value: Value, carriesTime: CarriesTime): string | null {
  const lists = new Set(aggregatesOf(value).map(({ list }) => list));
  const [only, ...others] = lists;
  const alone = only !== undefined && others.length === 0;
  const number = valueSql(value, { alone, carriesTime });
  if (number === null) return null;
  return alone ? `SELECT ${number} AS value\nFROM ${only}` : `SELECT ${number} AS value`;
}

interface Query {
  /** Whether the query reads only one list, so that its sums need no subqueries. */
  readonly alone: boolean;
  readonly carriesTime: CarriesTime;
}

const operators = { plus: "+", less: "-", times: "*" } as const;

function valueSql(value: Value, query: Query): string | null {
  switch (value.kind) {
    case "number":
      return decimal(value.value);
    case "days-of-period":
      return "@days";
    case "sum":
    case "count":
    case "median":
      return aggregateSql(value, query, "zero");
    case "over":
      return quotient("1.0", value, query);
    case "times":
      if (value.a.kind === "number" && value.b.kind === "over") return quotient(decimal(value.a.value), value.b, query);
      return joined(value.kind, valueSql(value.a, query), valueSql(value.b, query));
    case "plus":
    case "less":
      return joined(value.kind, valueSql(value.a, query), valueSql(value.b, query));
  }
}

/** Starts with a decimal number, because SQL truncates the quotient of two integers. */
function quotient(factor: string, { a, b }: Arithmetical, query: Query): string | null {
  const dividend = valueSql(a, query);
  const divisor = isAggregate(b) ? aggregateSql(b, query, "none") : valueSql(b, query);
  if (dividend === null || divisor === null) return null;
  return `(${factor}\n  * ${dividend}\n  / ${b.kind === "number" ? divisor : `NULLIF(${divisor}, 0)`})`;
}

type Arithmetical = Extract<Value, { readonly a: Value }>;

const isAggregate = (value: Value): value is Aggregate => "list" in value;

function joined(kind: "plus" | "less" | "times", a: string | null, b: string | null): string | null {
  return a === null || b === null ? null : `(${a} ${operators[kind]} ${b})`;
}

const decimal = (number: number): string => (Number.isInteger(number) ? `${number}.0` : String(number));

/** @param ofNone the result if no row counts: zero, or null, which is fine for a divisor */
function aggregateSql(
  { kind, list, of, where }: Aggregate,
  { alone, carriesTime }: Query,
  ofNone: "zero" | "none",
): string | null {
  const source: Source = { list, carriesTime };
  const number = termSql(of, source);
  const conditions = where.flatMap(singly).map((condition) => conditionSql(condition, source));
  if (kind === "median" || number === null || conditions.includes(null)) return null;
  const counted =
    conditions.length === 0 ? number : `CASE\n      WHEN ${conditions.join("\n       AND ")}\n      THEN ${number} END`;
  const sum = ofNone === "zero" ? `COALESCE(SUM(${counted}), 0)` : `SUM(${counted})`;
  return alone ? sum : `(SELECT ${sum} FROM ${list})`;
}

const singly = (condition: Condition): readonly Condition[] => (condition.kind === "all" ? condition.of : [condition]);

interface Source {
  readonly list: ListId;
  readonly carriesTime: CarriesTime;
}

/** Numbers only: for arithmetic with days, the rows are fetched instead. */
function termSql(term: Term, source: Source): string | null {
  switch (term.kind) {
    case "column":
      return isDate(term.column, source) ? null : term.column;
    case "column-or-zero":
      return `COALESCE(${term.column}, 0)`;
    case "number":
      return String(term.value);
    case "bound":
    case "day":
    case "weekdays":
      return null;
    case "size":
      return sized(termSql(term.of, source));
    case "plus":
    case "less":
    case "times":
      return joined(term.kind, termSql(term.a, source), termSql(term.b, source));
    case "over":
      return divided(termSql(term.a, source), termSql(term.b, source));
  }
}

const sized = (of: string | null): string | null => (of === null ? null : `ABS(${of})`);

const divided = (a: string | null, b: string | null): string | null =>
  a === null || b === null ? null : `(1.0 * ${a} / NULLIF(${b}, 0))`;

function isDate(column: string, { list }: Source): boolean {
  const columns: RecordList["columns"] = recordLists[list].columns;
  const kind: Column["kind"] | undefined = columns[column]?.kind;
  return kind === "date" || kind === "datetime";
}

/** An operand of a comparison: a day or a number. */
function comparedSql(term: Term, source: Source): string | null {
  switch (term.kind) {
    case "column":
      return term.column;
    case "bound":
      return term.plusDays === 0 ? `@${term.bound}` : null;
    case "day":
      return source.carriesTime(source.list, term.column) ? null : term.column;
    case "column-or-zero":
    case "number":
    case "weekdays":
    case "size":
    case "plus":
    case "less":
    case "times":
    case "over":
      return termSql(term, source);
  }
}

function conditionSql(condition: Condition, source: Source): string | null {
  switch (condition.kind) {
    case "compare": {
      const [a, b] = [comparedSql(condition.a, source), comparedSql(condition.b, source)];
      return a === null || b === null ? null : `${a} ${condition.is} ${b}`;
    }
    case "is":
      // Ignores case, as the other two implementations do.
      return `LOWER(${condition.column}) = '${condition.choice.toLowerCase().replaceAll("'", "''")}'`;
    case "filled":
      return `${condition.column} <> ''`;
    case "has-number":
      return `${condition.column} IS NOT NULL`;
    case "not": {
      const of = conditionSql(condition.of, source);
      // In SQL, NOT NULL is NULL; here it must be true.
      return of === null ? null : `CASE WHEN ${of} THEN 0 ELSE 1 END = 1`;
    }
    case "all":
      return combined(condition.of, " AND ", source);
    case "any":
      return combined(condition.of, " OR ", source);
  }
}

function combined(conditions: readonly Condition[], word: " AND " | " OR ", source: Source): string | null {
  const parts = conditions.map((condition) => conditionSql(condition, source));
  if (parts.includes(null)) return null;
  return word === " AND " ? parts.join(word) : `(${parts.join(word)})`;
}
