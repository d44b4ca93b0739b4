import { isEmpty, type RawRow, textOf } from "../files/raw-table.ts";
import { choiceWords } from "../knowledge/words.ts";
import { headingOf } from "../match/heading.ts";
import { columnCells } from "../values/column-cells.ts";
import { dateOrderOf } from "../values/date-order.ts";
import { writtenDate } from "../values/dates.ts";
import { dateReader } from "../values/read-cells.ts";

/** The least and the largest share of rows whose first cell is empty. Own judgment. */
const minBelow = 0.1;
const maxBelow = 0.95;
/** The same where the first column names a machine, job or day: a long list may name each only once in two hundred rows. */
const maxBelowName = 0.995;
/** The share of rows in which another column is empty if and only if the first is. Own judgment. */
const together = 0.98;
/** The share of its cells from which a column counts as filled. Own judgment. */
const nearlyAll = 0.98;

/** Columns that aren't filled down: sums in the first row don't apply to the rows below, and no one clocks in twice. */
const notFilled: readonly string[] = ["quantity", "amount", "cost", "price", "hours", "start", "end", "lunch", "break"];

/** Columns that people fill once and leave empty below: job, customer, day. */
const writtenOnce: readonly string[] = ["job", "order", "po", "customer", "vendor", "machine", "employee", "date"];
/** All words that may stand in such a heading: job number, quote date, order line. */
const inItsHeading: readonly string[] = [...writtenOnce, "number", "quote", "line"];

const isWrittenOnce = (heading: string | undefined): boolean => {
  const { words } = headingOf(heading ?? "");
  return words.some((word) => writtenOnce.includes(word)) && words.every((word) => inItsHeading.includes(word));
};

/**
 * A two-level list writes an order's data once, on its first row. On the others the first columns are empty together, or
 * the first column alone if it names a job, a customer or a day. Each row then gets the cells of the last row that had
 * them, except quantities, money and times. `null` if it isn't such a list.
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

/** The fewest stretches of rows without a day. Own judgment. */
const minStretches = 3;
/** The share of filled first cells that are days, and of days that aren't before the one above. Own judgment. */
const minDays = 0.8;
const minRising = 0.8;

/**
 * A log sorted by day may write each day once. A row without a day may also be work that isn't done yet: such rows have
 * other empty cells, too, or a zero or an open status where the others don't, so rows that do aren't filled.
 */
function daysDown(headings: readonly string[], rows: readonly RawRow[]): Filled | null {
  const isBelow = rows.map((row) => isEmpty(row[0]));
  const dated = rows.filter((_, index) => !isBelow[index]);
  const days = daysIn(dated);
  const stretches = isBelow.filter((below, index) => below && isBelow[index - 1] === false).length;
  if (isBelow[0] !== false || stretches < minStretches || days.length < dated.length * minDays) return null;
  const rising = days.filter((day, index) => day >= (days[index - 1] ?? day)).length;
  const below = rows.filter((_, index) => isBelow[index]);
  const isAsFull = headings.every(
    (_, column) => column === 0 || shareFilled(below, column) >= shareFilled(dated, column) - maxGap,
  );
  return rising >= days.length * minRising && isAsFull && !headings.some((_, column) => saysOpen(below, dated, column))
    ? { rows: carried(rows, isBelow, [0]), headings: [headings[0] ?? ""] }
    : null;
}

/** Whether a column is zero, or has the status of open work, where the first one is empty, and hardly anywhere else. */
function saysOpen(below: readonly RawRow[], dated: readonly RawRow[], column: number): boolean {
  const share = (rows: readonly RawRow[]): number =>
    rows.filter((row) => isZeroOrOpen(textOf(row[column]).trim().toLowerCase())).length / rows.length;
  return share(below) >= mostlyOpen && share(dated) <= 1 - mostlyOpen;
}
const isZeroOrOpen = (text: string): boolean => /^0+(?:[.,]0+)?$/.test(text) || openWork.has(text);
const openWork = new Set(
  Object.entries(choiceWords["operations.status"] ?? {}).flatMap(([status, words]) => (status === "Done" ? [] : words)),
);
/** Own judgment. */
const mostlyOpen = 0.9;

/** How much emptier a column may be by chance. Own judgment. */
const maxGap = 0.15;
const shareFilled = (rows: readonly RawRow[], column: number): number =>
  rows.filter((row) => !isEmpty(row[column])).length / rows.length;

/** The days in the first column, to compare with each other. If day and month can't be told apart, the month comes first. */
function daysIn(rows: readonly RawRow[]): readonly number[] {
  const order = dateOrderOf(columnCells(rows, 0));
  const read = dateReader(order.kind === "decided" ? order.is : "month-first");
  return rows.map((row) => read(row[0] ?? "")).filter((day) => typeof day === "number");
}

/** The fewest rows, and columns empty together in them, that show that a row continues the one above. Own judgment. */
const minContinued = 2;
const minEmpty = 4;

/** An order line delivered in parts has a row for each part. All but the first row have only the part's quantity and day. */
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
  const isBelow = rows.map((row) => isEmpty(row[0]));
  const share = isBelow.filter(Boolean).length / Math.max(1, rows.length);
  const limit = isWrittenOnce(headings[0]) ? maxBelowName : maxBelow;
  if (share < minBelow || share > limit || isBelow[0] === true) return null;
  const isAlike = (column: number): boolean =>
    rows.filter((row, index) => isEmpty(row[column]) === isBelow[index]).length >= rows.length * together;
  const end = headings.findIndex((_, column) => column > 0 && !isAlike(column));
  if (end < 2 && !isWrittenOnce(headings[0])) return null;
  if (isInstead(rows, isBelow, Math.max(1, end), headings.length)) return null;
  const filled = headings.flatMap((heading, column) => {
    const isWhole = column < Math.max(1, end) || (isWrittenOnce(heading) && isAlike(column));
    return isWhole && !isCounted(heading) ? [column] : [];
  });
  return { rows: carried(rows, isBelow, filled), headings: filled.map((column) => headings[column] ?? "") };
}

/** Whether some column is filled only where the first columns are empty, as indirect work has a code instead of a job. */
function isInstead(rows: readonly RawRow[], isBelow: readonly boolean[], from: number, to: number): boolean {
  const above = rows.filter((_, index) => !isBelow[index]);
  const below = rows.filter((_, index) => isBelow[index]);
  const shares = Array.from({ length: to - from }, (_, offset) => ({
    above: shareFilled(above, from + offset),
    below: shareFilled(below, from + offset),
  }));
  return (
    shares.some((one) => one.above === 0 && one.below >= nearlyAll) &&
    shares.filter((one) => one.above >= nearlyAll && one.below >= nearlyAll).length >= minOfBoth
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
