import type { Aggregate, Condition, Measure, Term, Value } from "./measure.ts";
import type { ListId } from "./record-lists.ts";
import type { RowsToLookAt } from "./rows-to-look-at.ts";

/** References of the cells that hold the first day of the period and the day after its last, such as `C$4`. */
export interface PeriodCells {
  readonly first: string;
  readonly after: string;
}

/** The absolute range of a column of a list, such as `Deliveries!$C$7:$C$5006`. All columns of a list are equally long. */
export type Ranges = (list: ListId, column: string) => string;

/** A formula without its equals sign. */
export interface ExcelFormula {
  readonly formula: string;
  /** Whether it must be stored as an array formula: otherwise Excel before 2021 reads only one row. */
  readonly array: boolean;
}

const operators = { plus: "+", less: "-", times: "*", over: "/" } as const;

/**
 * The formula of a measure's value, or empty text if there is none. It uses only functions of Excel 2010. Rows with text or
 * blanks instead of numbers are left out, as in `readingOf`.
 */
export function excelFormula({ value }: Measure, period: PeriodCells, ranges: Ranges): ExcelFormula {
  return { formula: `IFERROR(${valueFormula(value, period, ranges)},"")`, array: true };
}

/** The names of the first rows to look at, joined by commas, or empty text if there are none. */
export function namesFormula(
  { list, where, by }: RowsToLookAt,
  { name, max }: { readonly name: string; readonly max: number },
  period: PeriodCells,
  ranges: Ranges,
): ExcelFormula {
  const source: ListCells = { period, at: (column) => ranges(list, column) };
  const names = ranges(list, name);
  const conditions = where.map((condition) => conditionFormula(condition, source));
  const size = by === null ? onCells("0", []) : termFormula(by, source);
  // The row number breaks ties, the upper row first. It weighs so little that it doesn't change the order of other sizes.
  const ranked = { ...size, text: by === null ? `-ROW(${names})` : `${size.text}-ROW(${names})/10^9` };
  const overNothing = by === null ? [] : [`${size.text}>0`];
  const keys = whereNumber(ranked, [...conditions, ...overNothing], '""');
  const nth = (n: number): string => {
    const found = `INDEX(${names},MATCH(LARGE(${keys},${n}),${keys},0))`;
    return `IFERROR(${n === 1 ? "" : '", "&'}${found}&"","")`;
  };
  return { formula: Array.from({ length: max }, (_, index) => nth(index + 1)).join("&"), array: true };
}

function valueFormula(value: Value, period: PeriodCells, ranges: Ranges): string {
  switch (value.kind) {
    case "number":
      return String(value.value);
    case "days-of-period":
      return `(${period.after}-${period.first})`;
    case "sum":
    case "count":
    case "median":
      return aggregateFormula(value, { period, at: (column) => ranges(value.list, column) });
    case "plus":
    case "less":
    case "times":
    case "over": {
      const { a, b, kind } = value;
      return `(${valueFormula(a, period, ranges)}${operators[kind]}${valueFormula(b, period, ranges)})`;
    }
  }
}

/** The cells of one list's columns. */
interface ListCells {
  readonly period: PeriodCells;
  readonly at: (column: string) => string;
}

function aggregateFormula({ kind, of, where }: Aggregate, source: ListCells): string {
  const conditions = where.map((condition) => conditionFormula(condition, source));
  const number = termFormula(of, source);
  switch (kind) {
    case "sum":
    case "count":
      return `SUM(${whereNumber(number, conditions, "0")})`;
    case "median":
      return `MEDIAN(${whereNumber(number, conditions, '""')})`;
  }
}

/** A number of one row in a formula, with what must be true before it is calculated. */
interface Computed {
  readonly text: string;
  /** Tests that its cells are numbers. */
  readonly cells: readonly string[];
  /** Its divisors. */
  readonly divisors: readonly string[];
}

/** The number if its cells are numbers, no divisor is zero and the conditions are met; else `otherwise`. */
function whereNumber({ text, cells, divisors }: Computed, conditions: readonly string[], otherwise: string): string {
  const tests = [cells, divisors.map((divisor) => `${divisor}<>0`), conditions];
  // Each test is nested in the one before: if that fails, the inner part isn't evaluated and can't be an error.
  return tests.reduceRight(
    (inner, test) => (test.length === 0 ? inner : `IF(${product(test)},${inner},${otherwise})`),
    text,
  );
}

const product = (factors: readonly string[]): string =>
  factors.length === 1 ? factors.join("") : factors.map((factor) => `(${factor})`).join("*");

function termFormula(term: Term, source: ListCells): Computed {
  switch (term.kind) {
    case "column":
      return onCells(source.at(term.column), [source.at(term.column)]);
    case "column-or-zero":
      return onCells(`IF(ISNUMBER(${source.at(term.column)}),${source.at(term.column)},0)`, []);
    case "number":
      return onCells(String(term.value), []);
    case "bound":
      return onCells(shifted(source.period[term.bound], term.plusDays), []);
    case "size":
      return sizeOf(termFormula(term.of, source));
    case "day":
      return onCells(`INT(${source.at(term.column)})`, [source.at(term.column)]);
    case "weekdays":
      return weekdays(source.at(term.from), source.at(term.to));
    case "plus":
    case "less":
    case "times":
    case "over":
      return arithmetic(term, source);
  }
}

function arithmetic({ kind, a, b }: Extract<Term, { readonly a: Term }>, source: ListCells): Computed {
  const [left, right] = [termFormula(a, source), termFormula(b, source)];
  const divisors = [...left.divisors, ...right.divisors, ...(kind === "over" ? [right.text] : [])];
  const cells = [...new Set([...left.cells, ...right.cells])];
  return { text: `(${left.text}${operators[kind]}${right.text})`, cells, divisors };
}

const onCells = (text: string, ranges: readonly string[]): Computed => ({
  text,
  cells: ranges.map((range) => `ISNUMBER(${range})`),
  divisors: [],
});

const shifted = (cell: string, days: number): string => (days === 0 ? cell : `(${cell}${days < 0 ? "" : "+"}${days})`);

const sizeOf = (number: Computed): Computed => ({ ...number, text: `ABS(${number.text})` });

const weekdays = (from: string, to: string): Computed =>
  onCells(`(${weekdaysUpTo(to)}-${weekdaysUpTo(from)})`, [from, to]);

/** Instead of NETWORKDAYS, which takes no ranges before Excel 365. Day 0 of the calendar was a Saturday. */
const weekdaysUpTo = (range: string): string => `(5*INT(${range}/7)+(MOD(INT(${range}),7)>1)*(MOD(INT(${range}),7)-1))`;

function conditionFormula(condition: Condition, source: ListCells): string {
  switch (condition.kind) {
    case "compare":
      return comparison(condition, source);
    case "is":
      return `${source.at(condition.column)}="${condition.choice.replaceAll('"', '""')}"`;
    case "filled":
      return `${source.at(condition.column)}<>""`;
    case "has-number":
      return `ISNUMBER(${source.at(condition.column)})`;
    case "not":
      return `1-(${conditionFormula(condition.of, source)})`;
    case "all":
      return product(condition.of.map((one) => conditionFormula(one, source)));
    case "any":
      return `(${condition.of.map((one) => `(${conditionFormula(one, source)})`).join("+")})>0`;
  }
}

const isPlain = ({ kind }: Term): boolean => kind === "column" || kind === "number" || kind === "bound";

function comparison({ a, is, b }: Condition & { readonly kind: "compare" }, source: ListCells): string {
  const [left, right] = [termFormula(a, source), termFormula(b, source)];
  const cells = [...new Set([...left.cells, ...right.cells])];
  const test = `${left.text}${is}${right.text}`;
  // Comparing text with a number isn't an error, so plain cells need no IF.
  if (isPlain(a) && isPlain(b)) return product([...cells, test]);
  return whereNumber({ text: `IF(${test},1,0)`, cells, divisors: [...left.divisors, ...right.divisors] }, [], "0");
}
