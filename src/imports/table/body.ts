import { isEmpty, type Merge, type RawCell, type RawRow, type RawSheet, textOf } from "../files/raw-table.ts";
import { asGroup, labelIn, spreadGroup } from "./groups.ts";
import { type Surroundings, titleOf, whyLeftOut } from "./left-out.ts";
import { hasOnlySums, type Naming, namingIn } from "./naming-columns.ts";
import type { LeftOut, Table } from "./table.ts";
import { tableWords } from "./table.words.ts";

/** The rows below the headings. */
export interface Body extends Pick<Table, "rows" | "rowNumbers" | "leftOut"> {
  /** For each row, the last single-cell line above it. */
  readonly groups: readonly (string | null)[];
}

/** Separates the rows of a list from the lines between and below them. */
export function bodyOf({ rows, merges }: RawSheet, headerRow: number): Body {
  const around = surroundingsOf(rows, headerRow);
  const kept: RawRow[] = [];
  const rowNumbers: number[] = [];
  const leftOut: LeftOut[] = [];
  const groups: (string | null)[] = [];
  let group = firstGroup(rows, headerRow);
  const merged = withMerges(rows, headerRow, merges);
  for (let index = headerRow + 1; index < rows.length; index += 1) {
    const row = merged[index] ?? [];
    const why = spreadGroup(row) === null ? whyLeftOut(row, around) : tableWords.labels;
    if (why !== null) leftOut.push({ row: index + 1, why });
    group = groupBelow(row, why, { group, above: merged[index - 1] ?? [] });
    if (why === null) {
      groups.push(group);
      kept.push(row);
      rowNumbers.push(index + 1);
    }
  }
  const end = endOf(kept, rowNumbers, leftOut, around.naming);
  const below = rowNumbers.slice(end).map((row): LeftOut => ({ row, why: tableWords.total }));
  return {
    rows: kept.slice(0, end),
    rowNumbers: rowNumbers.slice(0, end),
    leftOut: withoutEmptyEnd(
      [...leftOut, ...below].toSorted((a, b) => a.row - b.row),
      rows.length,
    ),
    groups: groups.slice(0, end),
  };
}

/** The line that names the rows below this one. A line of several cells may continue the one above it. */
function groupBelow(
  row: RawRow,
  why: string | null,
  { group, above }: { readonly group: string | null; readonly above: RawRow },
): string | null {
  const spread = spreadGroup(row);
  if (spread !== null) return spreadGroup(above) === null ? spread : `${group}   ${spread}`;
  const isGroup = why === tableWords.oneCell || why === tableWords.groupWithSums;
  return isGroup ? asGroup(textOf(row.find((cell) => !isEmpty(cell)))) : group;
}

/** How many rows the list has: rows at its end that hold only sums are totals, if they follow a total or an empty row. */
function endOf(
  rows: readonly RawRow[],
  rowNumbers: readonly number[],
  leftOut: readonly LeftOut[],
  naming: Naming,
): number {
  const lastTotal = leftOut.findLast(({ why }) => why === tableWords.total)?.row ?? Number.POSITIVE_INFINITY;
  const empty = new Set(leftOut.flatMap(({ row, why }) => (why === tableWords.empty ? [row] : [])));
  let end = rows.length;
  for (let last = rows.length; last > 1 && hasOnlySums(rows[last - 1] ?? [], naming); last -= 1) {
    const number = rowNumbers[last - 1] ?? 0;
    if (number > lastTotal || empty.has(number - 1)) end = last - 1;
  }
  return end;
}

function surroundingsOf(rows: readonly RawRow[], headerRow: number): Surroundings {
  const below = rows.slice(headerRow + 1, headerRow + 400);
  const usual = usualWidth(below);
  const first = firstGroup(rows, headerRow);
  const titles = rows
    .slice(0, headerRow)
    .filter((row) => first === null || onlyText(row) !== first)
    .map(titleOf)
    .filter((title) => title.length > 3);
  return {
    // A heading may be split over two rows, and both are repeated on every page.
    headers: rows.slice(Math.max(0, headerRow - 1), headerRow + 1),
    usualWidth: usual,
    above: new Set(titles),
    naming: namingIn(below, usual),
  };
}

/** How many rows above the headings may name the rows below them. */
const rowsAbove = 3;

/**
 * The line above the headings, if it names the first part of a list: "Equipment: M-101", where a line below says
 * "Equipment: M-102". A page's own title says the same everywhere.
 */
function firstGroup(rows: readonly RawRow[], headerRow: number): string | null {
  const named = (row: RawRow): string | null => onlyText(row) ?? spreadGroup(row);
  const near = rows.slice(Math.max(0, headerRow - rowsAbove), headerRow);
  const spread = near.flatMap((row) => spreadGroup(row) ?? []);
  const above = spread.length > 0 ? spread.join("   ") : near.map(onlyText).findLast((text) => text !== null);
  const label = labelIn(above ?? "");
  const isOther = (text: string | null): boolean => text !== null && text !== above && labelIn(text) === label;
  return above != null && label !== null && rows.slice(headerRow + 1).some((row) => isOther(named(row))) ? above : null;
}

/** The text of a row with a single cell. */
function onlyText(row: RawRow): string | null {
  const filled = row.filter((cell) => !isEmpty(cell));
  return filled.length === 1 ? asGroup(textOf(filled[0])) : null;
}

/** A file ends with a line break; the empty row after it doesn't count. */
const withoutEmptyEnd = (leftOut: readonly LeftOut[], rows: number): readonly LeftOut[] =>
  leftOut.at(-1)?.row === rows && leftOut.at(-1)?.why === tableWords.empty ? leftOut.slice(0, -1) : leftOut;

/** The median number of filled cells. */
function usualWidth(rows: readonly RawRow[]): number {
  const widths = rows.map((row) => row.filter((cell) => !isEmpty(cell)).length).filter((width) => width > 0);
  return widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 0;
}

/** Cells merged downward give every row their value. */
function withMerges(rows: readonly RawRow[], headerRow: number, merges: readonly Merge[]): readonly RawRow[] {
  const down = merges.filter(
    ({ startRow, endRow, startCol, endCol }) => startRow > headerRow && endRow > startRow && startCol === endCol,
  );
  if (down.length === 0) return rows;
  const filled = rows.map((row) => [...row]);
  for (const { startRow, endRow, startCol } of down) {
    const value: RawCell = filled[startRow]?.[startCol] ?? "";
    for (let row = startRow + 1; row <= Math.min(endRow, filled.length - 1); row += 1) {
      const cells = filled[row];
      if (cells && isEmpty(cells[startCol])) cells[startCol] = value;
    }
  }
  return filled;
}
