import { isEmpty, type RawRow, type RawSheet, textOf } from "../files/raw-table.ts";
import { limits, type Refusal } from "../files/refusal.ts";
import { writtenDate } from "../values/dates.ts";
import { bodyOf } from "./body.ts";
import { type Unfolded, withDaysDown } from "./days-across.ts";
import { filledDown } from "./fill-down.ts";
import { findHeader, isSecondHeader } from "./find-header.ts";
import { withGroups } from "./groups.ts";
import { tableOfRows } from "./headings-in-rows.ts";
import { withMachinesDown } from "./machines-across.ts";
import { withMonthsDown } from "./months-across.ts";
import { nameColumns } from "./name-columns.ts";
import type { Table } from "./table.ts";
import { tableWords } from "./table.words.ts";

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
  const inRows = chosenRow === undefined ? tableOfRows(sheet) : null;
  if (inRows !== null) return { kind: "table", table: inRows };
  if (chosenRow !== undefined) return tableIn(sheet, chosenRow);
  const days = withDaysDown(sheet);
  if (days !== null) return asInFile(tableIn(days.sheet), days, tableWords.daysAcross);
  const machines = withMachinesDown(sheet);
  if (machines !== null) return asInFile(tableIn(machines.sheet), machines, tableWords.machinesAcross);
  const months = withMonthsDown(sheet);
  return months === null ? tableIn(sheet) : asInFile(tableIn(months.sheet), months, tableWords.monthsAcross);
}

/** The table with the row numbers that its rows have in the file. */
function asInFile(found: FoundTable, { rowOf }: Unfolded, note: string): FoundTable {
  if (found.kind === "refused") return found;
  const { table } = found;
  const leftOut = new Map(table.leftOut.map(({ row, why }) => [rowOf[row - 1] ?? row, why]));
  return {
    kind: "table",
    table: {
      ...table,
      headerRow: rowOf[table.headerRow - 1] ?? table.headerRow,
      rowNumbers: table.rowNumbers.map((row) => rowOf[row - 1] ?? row),
      leftOut: [...leftOut].map(([row, why]) => ({ row, why })),
      notes: [...table.notes, note],
    },
  };
}

function tableIn(sheet: RawSheet, chosenRow?: number): FoundTable {
  const found = chosenRow === undefined ? findHeader(sheet.rows) : chosenRow - 1;
  if (found === null || sheet.rows[found] === undefined)
    return { kind: "refused", refusal: whyNoHeader(sheet.rows, chosenRow) };
  const isDouble = isSecondHeader(
    sheet.rows[found] ?? [],
    sheet.rows[found + 1],
    sheet.rows.slice(found + 2, found + 20),
  );
  const headerRow = isDouble ? found + 1 : found;
  const { headings, notes } = nameColumns(sheet.rows, headerRow, isDouble, sheet.merges);
  if (isPivot(headings)) return { kind: "refused", refusal: { kind: "pivot" } };
  const above = Array.from({ length: found }, (_, row) => ({ row: row + 1, why: tableWords.aboveHeadings }));
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
      below: sheet.rows.slice(own.rowNumbers.at(-1)).map(wholeLine),
      ...own,
      ...whole,
      notes: [...whole.notes, ...notes],
      leftOut: [...above, ...own.leftOut],
    },
  };
}

const titlesOf = ({ name, rows }: RawSheet, header: number): readonly string[] => [
  ...(name === null ? [] : [name]),
  ...rows.slice(0, header).flatMap((row) => row.filter((cell) => typeof cell === "string" && cell !== "").map(textOf)),
  ...rows.slice(0, header).flatMap(labeledDays),
];

const wholeLine = (row: RawRow): string =>
  row
    .filter((cell) => !isEmpty(cell))
    .map(textOf)
    .join("  ");

/** "as of" and its day, in two cells of a title line. */
function labeledDays(row: RawRow): readonly string[] {
  const cells = row.filter((cell) => !isEmpty(cell));
  return cells.slice(1).flatMap((cell, before) => {
    const [label, text] = [cells[before], textOf(cell)];
    const isLabeled = typeof label === "string" && writtenDate(label) === null;
    return isLabeled && (cell instanceof Date || writtenDate(text) !== null)
      ? [`${label} ${cell instanceof Date ? text.slice(0, 10) : text}`]
      : [];
  });
}

/** The rows, each completed with what is written once above several. */
function asWhole(
  headings: readonly string[],
  rows: readonly RawRow[],
  groups: readonly (string | null)[],
): Pick<Table, "headings" | "fromLines" | "rows" | "notes"> {
  const filled = filledDown(headings, rows);
  const down = filled?.rows ?? rows;
  const grouped = withGroups(headings, down, groups);
  return {
    headings: grouped?.headings ?? headings,
    fromLines: grouped?.added.length ?? 0,
    rows: grouped?.rows ?? down,
    notes: [
      ...(filled === null ? [] : [tableWords.filledDown(quoted(filled.headings))]),
      ...(grouped === null ? [] : [tableWords.groupColumns(grouped.added.length, quoted(grouped.added))]),
    ],
  };
}

const quoted = (headings: readonly string[]): string => headings.map((heading) => `“${heading}”`).join(", ");

/** Whether headings are those of a pivot table. */
const isPivot = (headings: readonly string[]): boolean =>
  headings.includes("Row Labels") && headings.some((heading) => /^(?:Sum|Count|Average) of /.test(heading));

function whyNoHeader(rows: readonly RawRow[], chosenRow: number | undefined): Refusal {
  const widest = Math.max(0, ...rows.slice(0, 400).map((row) => row.filter((cell) => !isEmpty(cell)).length));
  if (widest === 0) return { kind: "empty" };
  return { kind: widest === 1 && chosenRow === undefined ? "one-column" : "no-header" };
}

/** Whether these are lines from an MTConnect adapter, which have no headings: a time with a zone, an item, its value. */
function isMachineLog(rows: readonly RawRow[]): boolean {
  const sample = rows.slice(0, 100).filter((row) => !isEmpty(row[0]) && !isRemark(row));
  const isLine = ([time]: RawRow) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(textOf(time));
  return sample.length > 0 && sample.every((row) => isLine(row) && row.length >= 3);
}

const isRemark = ([cell]: RawRow): boolean => textOf(cell).startsWith("#");

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
    used.has(index + 1) ? [] : [{ row: index + 1, why: tableWords.noState }],
  );
  const body = { rows: states.map(({ cells }) => cells), rowNumbers: states.map(({ number }) => number), leftOut };
  return {
    kind: "table",
    table: { sheet: name, headerRow: 0, headings: ["timestamp", "data item", "value"], titles: [], ...body, notes: [] },
  };
}
