import type { Aggregate, Arithmetic, Comparison, Condition, Measure, PeriodDays, Term, Value } from "./measure.ts";
import type { Cell } from "./record-list.ts";
import type { ListId } from "./record-lists.ts";

/** The rows of every list. Absent lists and cells are empty. */
export type Rows = { readonly [R in ListId]?: readonly Row[] };
export type Row = Readonly<Record<string, Cell>>;

/** The value of a measure over these rows in one period; `null` if there is none. */
export const readingOf = ({ value }: Measure, rows: Rows, period: PeriodDays): number | null =>
  valueFrom(value, rows, period);

function valueFrom(value: Value, rows: Rows, period: PeriodDays): number | null {
  switch (value.kind) {
    case "number":
      return value.value;
    case "days-of-period":
      return period.after - period.first;
    case "sum":
    case "count":
    case "median":
      return aggregateFrom(value, rows, period);
    case "plus":
    case "less":
    case "times":
    case "over":
      return resultOf(value.kind, valueFrom(value.a, rows, period), valueFrom(value.b, rows, period));
  }
}

function aggregateFrom({ kind, list, of, where }: Aggregate, rows: Rows, period: PeriodDays): number | null {
  const matching = (rows[list] ?? []).filter((row) => where.every((condition) => holds(condition, row, period)));
  const numbers = matching.flatMap((row) => termFrom(of, row, period) ?? []);
  switch (kind) {
    case "sum":
    case "count":
      return numbers.reduce((total, number) => total + number, 0);
    case "median":
      return medianOf(numbers);
  }
}

function medianOf(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  const upper = sorted[Math.floor(sorted.length / 2)];
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2;
}

function resultOf(kind: Arithmetic, a: number | null, b: number | null): number | null {
  if (a === null || b === null) return null;
  switch (kind) {
    case "plus":
      return a + b;
    case "less":
      return a - b;
    case "times":
      return a * b;
    case "over":
      return b === 0 ? null : a / b;
  }
}

function termFrom(term: Term, row: Row, period: PeriodDays): number | null {
  switch (term.kind) {
    case "column":
      return numberIn(row, term.column);
    case "column-or-zero":
      return numberIn(row, term.column) ?? 0;
    case "number":
      return term.value;
    case "bound":
      return period[term.bound] + term.plusDays;
    case "size":
      return sizeOf(termFrom(term.of, row, period));
    case "day":
      return dayOf(numberIn(row, term.column));
    case "weekdays":
      return resultOf("less", weekdaysUpTo(numberIn(row, term.to)), weekdaysUpTo(numberIn(row, term.from)));
    case "plus":
    case "less":
    case "times":
    case "over":
      return resultOf(term.kind, termFrom(term.a, row, period), termFrom(term.b, row, period));
  }
}

function numberIn(row: Row, column: string): number | null {
  const cell = row[column];
  return typeof cell === "number" ? cell : null;
}

const sizeOf = (number: number | null): number | null => (number === null ? null : Math.abs(number));
const dayOf = (number: number | null): number | null => (number === null ? null : Math.floor(number));

/** Weekdays since day 0 of the spreadsheet calendar, whose days 0 and 1 were a Saturday and a Sunday. */
function weekdaysUpTo(date: number | null): number | null {
  if (date === null) return null;
  const weeks = Math.floor(date / 7);
  const rest = Math.floor(date) - 7 * weeks;
  return 5 * weeks + Math.max(0, rest - 1);
}

function holds(condition: Condition, row: Row, period: PeriodDays): boolean {
  switch (condition.kind) {
    case "compare":
      return compares(termFrom(condition.a, row, period), condition.is, termFrom(condition.b, row, period));
    case "is":
      return isChoice(row[condition.column], condition.choice);
    case "filled":
      return (row[condition.column] ?? "") !== "";
    case "has-number":
      return numberIn(row, condition.column) !== null;
    case "not":
      return !holds(condition.of, row, period);
    case "all":
      return condition.of.every((part) => holds(part, row, period));
    case "any":
      return condition.of.some((part) => holds(part, row, period));
  }
}

/** As in a spreadsheet: ignores case, and a number never equals text. */
const isChoice = (cell: Cell | undefined, choice: string): boolean =>
  typeof cell === "string" && cell.toLowerCase() === choice.toLowerCase();

function compares(a: number | null, is: Comparison, b: number | null): boolean {
  if (a === null || b === null) return false;
  switch (is) {
    case "<":
      return a < b;
    case "<=":
      return a <= b;
    case ">":
      return a > b;
    case ">=":
      return a >= b;
    case "=":
      return a === b;
  }
}
