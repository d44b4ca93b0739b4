import { isEmpty, type RawRow, type RawSheet, textOf } from "../files/raw-table.ts";
import { writtenDate } from "../values/dates.ts";
import { saysTotal } from "./left-out.ts";
import { tableWords } from "./table.words.ts";

/** A sheet with one row for each machine and day, and the row of the file that each comes from, from 1. */
export interface Unfolded {
  readonly sheet: RawSheet;
  readonly rowOf: readonly number[];
}

/** How many rows are searched for days, the fewest days, and how many columns each has at least. Own judgment. */
const rowsSearched = 12;
const minDays = 3;
const minColumns = 2;

/** A day or a machine in the upper row of headings, and the columns below it. */
export interface Across {
  readonly is: RawRow[number];
  readonly from: number;
  readonly end: number;
}

/**
 * Monitors and people write a week with its days side by side, each above the same few columns. Such a sheet becomes one with a
 * row for each day. Columns below anything else, such as the whole week, are dropped: they are sums. `null` if it isn't one.
 */
export function withDaysDown({ name, rows }: RawSheet): Unfolded | null {
  for (const [upper, row] of rows.slice(0, rowsSearched).entries()) {
    const days = daysIn(row, rows[upper + 1]);
    if (days === null) continue;
    const heading = isDay(row[days[0]?.from ?? 0] ?? "") ? "Date" : tableWords.weekEnding;
    return unfolded({ name, rows }, upper, days, heading);
  }
  return null;
}

function daysIn(row: RawRow, below: RawRow = []): readonly Across[] | null {
  const starts = row.flatMap((cell, column) => (isEmpty(cell) ? [] : [column]));
  const days = starts.flatMap((from, index): readonly Across[] => {
    const day = dayIn(row[from] ?? "");
    return day === null ? [] : [{ is: day, from, end: starts[index + 1] ?? below.length }];
  });
  const [first] = days;
  if (first === undefined || days.length < minDays || first.from === 0) return null;
  const labelsOf = ({ from, end }: Across): readonly string[] => below.slice(from, end).map(textOf);
  const labels = labelsOf(first);
  const isWhole = labels.length >= minColumns && labels.every((label) => /\p{L}/u.test(label) && !isDay(label));
  const isAlike = days.every((day) => labelsOf(day).join("\u0000") === labels.join("\u0000"));
  return isWhole && isAlike && new Set(days.map(({ is }) => textOf(is))).size === days.length ? days : null;
}

const isDay = (cell: RawRow[number]): boolean => cell instanceof Date || writtenDate(textOf(cell)) !== null;

/** "PPE 7/5/26", "Week ending 10/9": a day that ends a week or a pay period. */
const ofPeriod =
  /^(?:ppe|pay ?(?:roll )?period|period|pp|w\/?e|wk|week)\b(?:\s*#?\d{1,2}\b(?![/.-]))?(?:\s*(?:of|end(?:ing|ed)?|beg(?:inning)?|start(?:ing)?|from))?\s*:?\s+(\d.*)$/i;

function dayIn(cell: RawRow[number]): RawRow[number] | null {
  if (isDay(cell)) return cell;
  const [, day = ""] = ofPeriod.exec(textOf(cell)) ?? [];
  return day !== "" && isDay(day) ? day : null;
}

/** "Mill total" and no other name. */
function isTotalOf(names: RawRow): boolean {
  const said = names.filter((cell) => !isEmpty(cell)).map(textOf);
  return said.length === 1 && saysTotal(said[0] ?? "");
}

/**
 * A row for each of what stands side by side.
 *
 * @param upper the row that names them
 * @param heading of the column of their names
 */
export function unfolded(
  { name, rows }: Pick<RawSheet, "name" | "rows">,
  upper: number,
  across: readonly Across[],
  heading: string,
): Unfolded {
  const [{ from, end } = { from: 0, end: 0 }] = across;
  const above = rows.slice(0, upper).map((row, index) => ({ row, of: index + 1 }));
  const lower = rows[upper + 1] ?? [];
  const names = Array.from({ length: from }, (_, column) =>
    isEmpty(lower[column]) ? (rows[upper]?.[column] ?? "") : (lower[column] ?? ""),
  );
  const header = {
    row: [...names, heading, ...lower.slice(from, end)],
    of: upper + 2,
  };
  const body = rows.slice(upper + 2).flatMap((row, index) => {
    const own = Array.from({ length: from }, (_, column) => row[column] ?? "");
    const parts = across.map((one) => [
      ...own,
      one.is,
      ...lower.slice(from, end).map((_, at) => row[one.from + at] ?? ""),
    ]);
    const filled = parts.filter((part) => part.slice(from + 1).some((cell) => !isEmpty(cell)));
    // A row without any value is a title or a remark, and stays as it is; so does a total of several rows.
    return (filled.length === 0 || isTotalOf(own) ? [row.filter((cell) => !isEmpty(cell))] : filled).map((part) => ({
      row: part,
      of: upper + index + 3,
    }));
  });
  const all = [...above, header, ...body];
  return { sheet: { name, rows: all.map(({ row }) => row), merges: [] }, rowOf: all.map(({ of }) => of) };
}
