import { isEmpty, type Merge, type RawCell, type RawRow, type RawSheet, textOf } from "../files/raw-table.ts";
import { limits, type Refusal } from "../files/refusal.ts";
import { filledDown } from "./fill-down.ts";
import { findHeader, isSecondHeader } from "./find-header.ts";
import { withGroups } from "./groups.ts";
import { oneCell, titleOf, whyLeftOut } from "./left-out.ts";
import { nameColumns } from "./name-columns.ts";
import type { LeftOut, Table } from "./table.ts";

export type FoundTable =
  | { readonly kind: "table"; readonly table: Table }
  | { readonly kind: "refused"; readonly refusal: Refusal };

/**
 * Finds the headings and rows of a sheet. Nothing is dropped silently: every row left out is listed with a reason.
 *
 * @param chosenRow the row of headings that a person chose, from 1
 */
export function findTable(sheet: RawSheet, chosenRow?: number): FoundTable {
  if (chosenRow === undefined && isMachineLog(sheet.rows)) return machineLog(sheet);
  const found = chosenRow === undefined ? findHeader(sheet.rows) : chosenRow - 1;
  if (found === null || sheet.rows[found] === undefined)
    return { kind: "refused", refusal: whyNoHeader(sheet.rows, chosenRow) };
  const isDouble = isSecondHeader(
    sheet.rows[found] ?? [],
    sheet.rows[found + 1],
    sheet.rows.slice(found + 2, found + 20),
  );
  const headerRow = isDouble ? found + 1 : found;
  const headings = nameColumns(sheet.rows, headerRow, isDouble, sheet.merges);
  if (isPivot(headings)) return { kind: "refused", refusal: { kind: "pivot" } };
  const above = Array.from({ length: found }, (_, row) => ({ row: row + 1, why: "It is above the headings." }));
  const body = bodyOf(sheet, headerRow);
  if (body.rows.length === 0) return { kind: "refused", refusal: { kind: "no-rows" } };
  if (body.rows.length > limits.rows) return { kind: "refused", refusal: { kind: "too-many-rows" } };
  const { groups, ...own } = body;
  const whole = asWhole(headings, own.rows, groups);
  return {
    kind: "table",
    table: {
      sheet: sheet.name,
      headerRow: headerRow + 1,
      titles: titlesOf(sheet, found),
      ...own,
      ...whole,
      leftOut: [...above, ...own.leftOut],
    },
  };
}

const titlesOf = ({ name, rows }: RawSheet, header: number): readonly string[] => [
  ...(name === null ? [] : [name]),
  ...rows.slice(0, header).flatMap((row) => row.filter((cell) => typeof cell === "string" && cell !== "").map(textOf)),
];

/** Rows, each with what is written above it, once or for several. */
function asWhole(
  headings: readonly string[],
  rows: readonly RawRow[],
  groups: readonly (string | null)[],
): Pick<Table, "headings" | "rows" | "notes"> {
  const filled = filledDown(headings, rows);
  const down = filled?.rows ?? rows;
  const grouped = withGroups(headings, down, groups);
  const columns = filled?.headings.map((heading) => `"${heading}"`).join(", ");
  return {
    headings: grouped?.headings ?? headings,
    rows: grouped?.rows ?? down,
    notes: [
      ...(filled === null ? [] : [`Empty cells of ${columns} hold what stands above them.`]),
      ...(grouped === null
        ? []
        : [`Lines between the rows are the column "${grouped.headings.at(-1)}" of the rows below them.`]),
    ],
  };
}

/** What spreadsheets call the sums of a pivot table. */
const isPivot = (headings: readonly string[]): boolean =>
  headings.includes("Row Labels") && headings.some((heading) => /^(?:Sum|Count|Average) of /.test(heading));

function whyNoHeader(rows: readonly RawRow[], chosenRow: number | undefined): Refusal {
  const widest = Math.max(0, ...rows.slice(0, 400).map((row) => row.filter((cell) => !isEmpty(cell)).length));
  if (widest === 0) return { kind: "empty" };
  return { kind: widest === 1 && chosenRow === undefined ? "one-column" : "no-header" };
}

interface Body extends Pick<Table, "rows" | "rowNumbers" | "leftOut"> {
  /** For each row, the last single-cell line above it. */
  readonly groups: readonly (string | null)[];
}

function bodyOf({ rows, merges }: RawSheet, headerRow: number): Body {
  const header = rows[headerRow] ?? [];
  const width = usualWidth(rows.slice(headerRow + 1, headerRow + 400));
  const above = new Set(
    rows
      .slice(0, headerRow)
      .map(titleOf)
      .filter((title) => title.length > 3),
  );
  const kept: RawRow[] = [];
  const rowNumbers: number[] = [];
  const leftOut: LeftOut[] = [];
  const groups: (string | null)[] = [];
  let group: string | null = null;
  const merged = withMerges(rows, headerRow, merges);
  for (let index = headerRow + 1; index < rows.length; index += 1) {
    const row = merged[index] ?? [];
    const why = whyLeftOut(row, header, width, above);
    if (why !== null) leftOut.push({ row: index + 1, why });
    if (why === oneCell) group = textOf(row.find((cell) => !isEmpty(cell)));
    if (why === null) {
      groups.push(group);
      kept.push(row);
      rowNumbers.push(index + 1);
    }
  }
  return { rows: kept, rowNumbers, leftOut: withoutEmptyEnd(leftOut, rows.length), groups };
}

/** A file ends with a line break; the empty row after it doesn't count. */
const withoutEmptyEnd = (leftOut: readonly LeftOut[], rows: number): readonly LeftOut[] =>
  leftOut.at(-1)?.row === rows && leftOut.at(-1)?.why === "The row is empty." ? leftOut.slice(0, -1) : leftOut;

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

/** Lines from an MTConnect adapter have no headings: a time with a zone, an item, its value. */
function isMachineLog(rows: readonly RawRow[]): boolean {
  const sample = rows.slice(0, 100).filter((row) => !isEmpty(row[0]));
  const isLine = ([time]: RawRow) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(textOf(time));
  return sample.length > 0 && sample.every((row) => isLine(row) && row.length >= 3);
}

/** One line may hold several items; each becomes its own row. */
function machineLog({ name, rows }: RawSheet): FoundTable {
  const items = rows.flatMap((row, index) =>
    Array.from({ length: Math.floor((row.length - 1) / 2) }, (_, item) => ({
      number: index + 1,
      cells: [row[0] ?? "", row[1 + 2 * item] ?? "", row[2 + 2 * item] ?? ""],
    })),
  );
  const states = items.filter(({ cells: [, item] }) => /exec/i.test(textOf(item)));
  if (states.length === 0) return { kind: "refused", refusal: { kind: "no-header" } };
  const used = new Set(states.map(({ number }) => number));
  const leftOut = rows.flatMap((_, index) =>
    used.has(index + 1) ? [] : [{ row: index + 1, why: "It tells no execution state." }],
  );
  const body = { rows: states.map(({ cells }) => cells), rowNumbers: states.map(({ number }) => number), leftOut };
  return {
    kind: "table",
    table: { sheet: name, headerRow: 0, headings: ["timestamp", "data item", "value"], titles: [], ...body, notes: [] },
  };
}
