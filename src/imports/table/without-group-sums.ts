import { isEmpty, type RawRow, textOf } from "../files/raw-table.ts";
import { hoursInColumns } from "../match/cell-numbers.ts";
import { writtenDate } from "../values/dates.ts";
import { clockHours } from "../values/durations.ts";
import { bareNumber } from "../values/numbers.ts";
import type { Table } from "./table.ts";
import { tableWords } from "./table.words.ts";
import { without } from "./without-canceled.ts";

/** How many rows show whether some are sums, and how many values a column that groups rows has at most. Own judgment. */
const [rowsTried, maxValues] = [2000, 30];
/** The fewest sums that show that a value stands for them, and the share that must agree. Own judgment. */
const [minSums, minShare] = [3, 0.95];

/** "All", "Total", "Gesamt", "Todos": says that a row sums up the others of its group. */
const saysAll =
  /^(?:all|both|combined|overall|(?:grand )?total[es]?|sum|summe|gesamt|ges\.?|alle|tod[oa]s|tous|toutes)(?: shifts?)?$/i;

/** A value of a column, whose rows hold the sums of the rows with other values of it. */
interface Summing {
  readonly column: number;
  readonly value: string;
  /** What the sums have in common with the rows they sum up. */
  readonly keys: readonly number[];
}

/**
 * Leaves out rows that sum up others by a value of a column: shift "All" next to "1st" and "2nd" of the same machine and day.
 * The sums must agree, in two columns if the value doesn't say that it is one.
 */
export function withoutGroupSums(table: Table): Table {
  const found = summingIn(table.rows.slice(0, rowsTried));
  if (found === null) return table;
  const isSum = (row: RawRow): boolean => textOf(row[found.column]).trim() === found.value;
  const parts = new Set(table.rows.filter((row) => !isSum(row)).map((row) => keyOf(row, found.keys)));
  const reasons = table.rows.map((row) => (isSum(row) && parts.has(keyOf(row, found.keys)) ? tableWords.total : null));
  const rest = without(table, reasons);
  return rest === table ? table : withoutGroupSums(rest);
}

const keyOf = (row: RawRow, keys: readonly number[]): string => keys.map((column) => textOf(row[column])).join("\0");

function summingIn(rows: readonly RawRow[]): Summing | null {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, column) => column);
  const numbers = columns.filter((column) => hasNumbers(rows, column));
  const sizeIn = hoursInColumns(rows, numbers);
  for (const column of columns.filter((one) => !numbers.includes(one))) {
    const values = new Set(rows.map((row) => textOf(row[column]).trim()));
    if (values.size < 2 || values.size > maxValues) continue;
    for (const value of values) {
      const sums = rows.filter((row) => textOf(row[column]).trim() === value);
      // Numbers before the column name its group, such as "Machine 12"; those behind it are its sizes.
      const named = columns.filter((one) => one !== column && (one < column || !numbers.includes(one)));
      const keys = named.filter((one) => sums.filter((row) => !isEmpty(row[one])).length > sums.length / 2);
      const sizes = numbers.filter((one) => !keys.includes(one));
      const parts = rows.filter((row) => textOf(row[column]).trim() !== value);
      if (areSums({ sums, parts, keys, sizes }, value, sizeIn)) return { column, value, keys };
    }
  }
  return null;
}

interface Group {
  readonly sums: readonly RawRow[];
  readonly parts: readonly RawRow[];
  readonly keys: readonly number[];
  readonly sizes: readonly number[];
}

/** Whether rows with a value hold the sums of the others with the same names. */
function areSums(
  { sums, parts, keys, sizes }: Group,
  value: string,
  sizeIn: ReturnType<typeof hoursInColumns>,
): boolean {
  if (sums.length < minSums || sizes.length === 0) return false;
  const byKey = Map.groupBy(parts, (row) => keyOf(row, keys));
  const isNamed = saysAll.test(value);
  const adding = sizes.filter((column) => {
    const filled = sums.flatMap((row) => {
      const of = (byKey.get(keyOf(row, keys)) ?? []).map((part) => sizeIn(part, column)).filter((size) => size !== 0);
      return of.length < (isNamed ? 1 : 2) ? [] : [{ sum: sizeIn(row, column), of }];
    });
    const agreeing = filled.filter(({ sum, of }) => isSumOf(sum, of));
    const isVaried = new Set(filled.map(({ sum }) => sum)).size > 1;
    return filled.length >= minSums && agreeing.length >= filled.length * minShare && (isNamed || isVaried);
  });
  return adding.length >= (isNamed || value === "" ? 1 : 2);
}

/** Each part may be rounded. */
const isSumOf = (sum: number, parts: readonly number[]): boolean =>
  Math.abs(parts.reduce((all, part) => all + part, 0) - sum) <= 0.01 * parts.length + 0.005 * Math.abs(sum);

function hasNumbers(rows: readonly RawRow[], column: number): boolean {
  const filled = rows.map((row) => row[column] ?? "").filter((cell) => !isEmpty(cell));
  const numbers = filled.filter((cell) => {
    const text = textOf(cell).trim();
    return (
      writtenDate(text) === null && (typeof cell === "number" || clockHours(text) !== null || bareNumber(text) !== null)
    );
  });
  return filled.length > 0 && numbers.length > filled.length / 2;
}
