import type { WorstRows } from "../../imports/kpis/worst-rows.ts";
import { spelledDay } from "../../imports/values/serials.ts";
import { numbersWords } from "../words/numbers.ts";

const words = numbersWords.worst;

/** One cell: its text, and what it is sorted by. */
export interface NameCell {
  readonly text: string;
  readonly sort: string | number;
}

export interface WorstTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly NameCell[])[];
  /** How many rows there are in all, if only the worst are listed. */
  readonly all: number;
}

const number = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });
/** Hours as shown, so that the difference of two is the one that their texts have. */
const hundredths = (value: number): number => Math.round(value * 100) / 100;
const nothing = "–";
const text = (value: string | null): NameCell => ({ text: value ?? nothing, sort: value ?? "" });
const count = (value: number): NameCell => ({ text: number.format(value), sort: value });
const day = (serial: number | null): NameCell =>
  serial === null
    ? { text: words.notShipped, sort: Number.POSITIVE_INFINITY }
    : { text: spelledDay(serial), sort: serial };

/** The lists that have rows, worst rows first. */
export function tablesOf(worst: WorstRows): readonly WorstTable[] {
  const overruns = (rows: WorstRows["worstSetups"]) =>
    rows.map(({ name, where, planned, actual, over }) => [
      text(name),
      text(where),
      count(planned),
      count(actual),
      { text: number.format(hundredths(actual) - hundredths(planned)), sort: over },
    ]);
  const tables: readonly (Omit<WorstTable, "all"> & { readonly all?: number })[] = [
    {
      ...words.lateLines,
      all: worst.lateCount,
      rows: worst.lateLines.map(({ line, customer, promised, shipped, daysLate }) => [
        text(line),
        text(customer),
        day(promised),
        day(shipped),
        count(daysLate),
      ]),
    },
    { ...words.worstSetups, rows: overruns(worst.worstSetups) },
    { ...words.worstJobs, rows: overruns(worst.worstJobs) },
    {
      ...words.stops,
      rows: worst.stopsWithoutReason.map(({ machine, hours, stops }) => [text(machine), count(hours), count(stops)]),
    },
    {
      ...words.suppliers,
      rows: worst.lateSuppliers.map(({ supplier, late, due }) => [text(supplier), count(late), count(due)]),
    },
    { ...words.scrap, rows: worst.scrapReasons.map(({ reason, pieces }) => [text(reason), count(pieces)]) },
  ];
  return tables
    .filter(({ rows }) => rows.length > 0)
    .map(withoutEmpty)
    .map((table) => ({ all: table.rows.length, ...table }));
}

/** Drops columns that no file fills, which would be all dashes. */
function withoutEmpty<T extends Omit<WorstTable, "all">>(table: T): T {
  const isFilled = table.columns.map((_, column) => table.rows.some((row) => row[column]?.text !== nothing));
  return {
    ...table,
    columns: table.columns.filter((_, column) => isFilled[column]),
    rows: table.rows.map((row) => row.filter((_, column) => isFilled[column])),
  };
}

/** The rows sorted by one column; `null` keeps their order. */
export function sortedBy(rows: WorstTable["rows"], column: number | null, isDescending: boolean): WorstTable["rows"] {
  if (column === null) return rows;
  const sorted = rows.toSorted((a, b) => compareValues(a[column]?.sort ?? "", b[column]?.sort ?? ""));
  return isDescending ? sorted.toReversed() : sorted;
}

function compareValues(a: string | number, b: string | number): number {
  if (typeof a === "number" && typeof b === "number") return a === b ? 0 : a - b;
  return String(a).localeCompare(String(b), "en-US", { numeric: true });
}

/**
 * The rows as tab-separated text for a spreadsheet. A cell that it would run as a formula gets a leading apostrophe.
 */
export const asCells = ({ columns }: WorstTable, rows: WorstTable["rows"]): string =>
  [columns, ...rows.map((row) => row.map((cell) => formulaEscaped(cell.text)))]
    .map((cells) => cells.join("\t"))
    .join("\n");

const formulaEscaped = (cell: string): string => (/^[=+\-@]/.test(cell) ? `'${cell}` : cell).replace(/[\t\r\n]+/g, " ");
