import { isEmpty, type RawRow, textOf } from "../files/raw-table.ts";
import { headingOf } from "../match/heading.ts";
import { writtenDate } from "../values/dates.ts";
import { dateReader } from "../values/read-cells.ts";

/** Shares of rows: the most and the least that are empty, and how many columns must be empty together. Own judgment. */
const least = 0.1;
const most = 0.95;
const together = 0.98;
/** A list of what happened to a few machines names each of them once in a hundred rows. Own judgment. */
const mostOfNames = 0.995;

/** Columns that aren't filled down: sums in the first row don't apply to the rows below, and no one clocks in twice. */
const notFilled: readonly string[] = ["quantity", "amount", "cost", "price", "hours", "start", "end", "lunch", "break"];

/** Columns that people fill once and leave empty below: job, customer, day. */
const writtenOnce: readonly string[] = ["job", "order", "po", "customer", "vendor", "machine", "employee", "date"];
const namesIt: readonly string[] = [...writtenOnce, "number", "quote", "line"];

const isWrittenOnce = (heading: string | undefined): boolean => {
  const { words } = headingOf(heading ?? "");
  return words.some((word) => writtenOnce.includes(word)) && words.every((word) => namesIt.includes(word));
};

/**
 * A two-level list writes an order's data once, on its first row. On the others the first columns are empty together, or
 * the first column alone if it names a job, a customer or a day. Each row then gets the texts and dates of the one above.
 * `null` if it isn't such a list.
 */
export function filledDown(headings: readonly string[], rows: readonly RawRow[]): Filled | null {
  const orders = ordersDown(headings, rows) ?? daysDown(headings, rows);
  const lines = linesDown(headings, orders?.rows ?? rows);
  return lines === null ? orders : { rows: lines.rows, headings: [...(orders?.headings ?? []), ...lines.headings] };
}

interface Filled {
  readonly rows: readonly RawRow[];
  readonly headings: readonly string[];
}

/** The fewest stretches of rows without a day, and the share of rows in which the days rise. Own judgment. */
const minStretches = 3;
const mostlyRising = 0.8;

/**
 * A log sorted by day may write each day once. Where the day says that something happened, rows without it might be open
 * instead: then other columns would be empty, too, and the rows would stand together.
 */
function daysDown(headings: readonly string[], rows: readonly RawRow[]): Filled | null {
  const isBelow = rows.map((row) => isEmpty(row[0]));
  const dated = rows.filter((_, index) => !isBelow[index]);
  const days = dated.flatMap((row) => serialOf(row[0]));
  const stretches = isBelow.filter((below, index) => below && isBelow[index - 1] === false).length;
  if (isBelow[0] !== false || stretches < minStretches || days.length < dated.length * mostlyRising) return null;
  const rising = days.filter((day, index) => day >= (days[index - 1] ?? day)).length;
  const below = rows.filter((_, index) => isBelow[index]);
  const isAsFull = headings.every(
    (_, column) => column === 0 || shareFilled(below, column) >= shareFilled(dated, column) - maxGap,
  );
  return rising >= days.length * mostlyRising && isAsFull
    ? { rows: carried(rows, isBelow, [0]), headings: [headings[0] ?? ""] }
    : null;
}

/** How much emptier a column may be by chance. Own judgment. */
const maxGap = 0.15;
const shareFilled = (rows: readonly RawRow[], column: number): number =>
  rows.filter((row) => !isEmpty(row[column])).length / rows.length;

/** A day to compare with others of its column, whatever the order of day and month. */
function serialOf(cell: RawRow[number] | undefined): readonly number[] {
  const serial = dateReader("month-first")(cell ?? "") ?? null;
  return typeof serial === "number" ? [serial] : [];
}

/** The fewest rows, and columns empty together in them, that show that a row continues the one above. Own judgment. */
const minContinued = 2;
const minEmpty = 4;

/** A line of an order that came in parts has a row for each, and on all but the first of them only that part with its day. */
function linesDown(headings: readonly string[], rows: readonly RawRow[]): Filled | null {
  const line = headings.findIndex((heading) => headingOf(heading).words.join() === "line");
  return partsDown(headings, rows, 0) ?? (line > 0 ? partsDown(headings, rows, line) : null);
}

function partsDown(headings: readonly string[], rows: readonly RawRow[], from: number): Filled | null {
  const isBelow = rows.map((row, index) => index > 0 && isEmpty(row[from]));
  const below = rows.filter((_, index) => isBelow[index]);
  const isFree = (column: number): boolean => column >= from && below.every((row) => isEmpty(row[column]));
  const empty = headings.flatMap((_, column) =>
    isFree(column) && rows.some((row) => !isEmpty(row[column])) ? [column] : [],
  );
  if (below.length < minContinued || below.length > rows.length / 2 || empty.length < minEmpty) return null;
  if (!below.every((row) => row.some(isDay))) return null;
  const filled = empty.filter((column) => !isCounted(headings[column]));
  return { rows: carried(rows, isBelow, filled), headings: filled.map((column) => headings[column] ?? "") };
}

const isDay = (cell: RawRow[number]): boolean => cell instanceof Date || writtenDate(textOf(cell)) !== null;
const isCounted = (heading = ""): boolean => headingOf(heading).words.some((word) => notFilled.includes(word));

function ordersDown(headings: readonly string[], rows: readonly RawRow[]): Filled | null {
  const first = rows.map((row) => isEmpty(row[0]));
  const share = first.filter(Boolean).length / Math.max(1, rows.length);
  const limit = isWrittenOnce(headings[0]) ? mostOfNames : most;
  if (share < least || share > limit || first[0] === true) return null;
  const isAlike = (column: number): boolean =>
    rows.filter((row, index) => isEmpty(row[column]) === first[index]).length >= rows.length * together;
  const end = headings.findIndex((_, column) => column > 0 && !isAlike(column));
  if (end < 2 && !isWrittenOnce(headings[0])) return null;
  if (isInstead(rows, first, Math.max(1, end), headings.length)) return null;
  const filled = headings.flatMap((heading, column) => {
    const isWhole = column < Math.max(1, end) || (isWrittenOnce(heading) && isAlike(column));
    return isWhole && !isCounted(heading) ? [column] : [];
  });
  return { rows: carried(rows, first, filled), headings: filled.map((column) => headings[column] ?? "") };
}

/** Whether some column is filled only where the first columns are empty, as indirect work has a code instead of a job. */
function isInstead(rows: readonly RawRow[], isBelow: readonly boolean[], from: number, to: number): boolean {
  const [first, rest] = [rows.filter((_, index) => !isBelow[index]), rows.filter((_, index) => isBelow[index])];
  const shares = Array.from({ length: to - from }, (_, offset) => ({
    above: shareFilled(first, from + offset),
    below: shareFilled(rest, from + offset),
  }));
  return (
    shares.some(({ above, below }) => above === 0 && below >= together) &&
    shares.filter(({ above, below }) => above >= together && below >= together).length >= minOfBoth
  );
}

/** The fewest columns filled in all rows, which show that the rows below are of the same kind. Own judgment. */
const minOfBoth = 3;

function carried(rows: readonly RawRow[], isBelow: readonly boolean[], columns: readonly number[]): readonly RawRow[] {
  let above: RawRow = [];
  return rows.map((row, index) => {
    if (!isBelow[index]) {
      above = row;
      return row;
    }
    const whole = [...row];
    for (const column of columns) if (isEmpty(whole[column])) whole[column] = above[column] ?? "";
    return whole;
  });
}
