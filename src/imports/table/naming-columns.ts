import { isEmpty, type RawCell, type RawRow, textOf } from "../files/raw-table.ts";
import { writtenDate } from "../values/dates.ts";
import { bareNumber } from "../values/numbers.ts";

/** The columns with names and days, which distinguish a row from sums. */
export interface Naming {
  /** Columns that nearly every row fills with a text or a date. */
  readonly columns: readonly number[];
  /** Whether the list begins with a row of sums, so that such rows are titles of the rows below them. */
  readonly comesFirst: boolean;
}

const rowsLooked = 400;
/** The share of rows that a naming column fills, and how many such columns distinguish rows from sums. Own judgment. */
const minShare = 0.95;
const minColumns = 2;

/**
 * Looks at the rows below the headings.
 *
 * @param usualWidth how many cells a usual row has filled
 */
export function namingIn(rows: readonly RawRow[], usualWidth: number): Naming {
  const looked = rows.slice(0, rowsLooked);
  const whole = looked.filter((row) => row.filter((cell) => !isEmpty(cell)).length >= usualWidth * 0.6);
  const width = Math.max(0, ...whole.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, column) => column).filter(
    (column) => whole.filter((row) => isName(row[column])).length >= whole.length * minShare,
  );
  const naming = { columns, comesFirst: false };
  const first = looked.find((row) => row.some((cell) => !isEmpty(cell)));
  return { ...naming, comesFirst: first !== undefined && sumsUp(first, naming) };
}

/** Whether a row says that it is a sum and has no other name: "Lathe total", "Lathe (24)". */
export function sumsUp(row: RawRow, naming: Naming): boolean {
  const label = onlyLabel(row, naming);
  return label !== null && saysSum.test(label);
}

/** Whether a row has nothing but sums and at most a label. */
export const hasOnlySums = (row: RawRow, naming: Naming): boolean => onlyLabel(row, naming) !== null;

const saysSum =
  /\b(?:(?:sub)?tot(?:al(?:s|es|en)?)?|sum(?:me|a|s)?|gesamt|average|avg|mean|promedio|durchschnitt|moyenne)\b|\(\d+\)$/i;

/** Whether a row fills fewer than half of the columns that name a row: "Customer total: 24 lines, on time: 19". */
export const isNameless = (row: RawRow, { columns }: Naming): boolean =>
  columns.length >= minColumns && columns.filter((column) => isName(row[column])).length < columns.length / 2;

/** The text of a row next to its sums, empty if there is none; `null` if more names it. */
function onlyLabel(row: RawRow, { columns }: Naming): string | null {
  if (columns.length < minColumns) return null;
  const filled = row.flatMap((cell, column) => (isEmpty(cell) ? [] : [{ cell, column }]));
  const labels = filled.filter(({ cell }) => !isSum(cell));
  const [label] = labels;
  if (labels.length > 1 || filled.length === labels.length) return null;
  return columns.every((column) => column === label?.column || isEmpty(row[column])) ? textOf(label?.cell) : null;
}

const isName = (cell: RawCell | undefined): boolean => !isEmpty(cell) && !isSum(cell ?? "");

function isSum(cell: RawCell): boolean {
  if (typeof cell === "number") return true;
  const text = textOf(cell);
  if (cell instanceof Date) return /^1[89]\d\d-/.test(text);
  return (bareNumber(text) !== null && writtenDate(text) === null) || /^\d+:\d{2}(?::\d{2})?$/.test(text);
}
