import { isEmpty, type RawRow, type RawSheet, textOf } from "../files/raw-table.ts";
import { isKnownWord } from "../match/heading.ts";
import { writtenDate } from "../values/dates.ts";
import { bareNumber } from "../values/numbers.ts";
import type { Table } from "./table.ts";
import { tableWords } from "./table.words.ts";

/** The fewest rows that show which texts every row repeats, and the fewest repeated texts that are headings. Own judgment. */
const minRows = 5;
const minLabels = 4;
/** How many rows are looked at before all of a large file. */
const rowsTried = 50;

/**
 * A report that Crystal Reports writes as CSV has no row of headings: each row holds the title, the headings, the values and
 * the totals, in this order. `null` if it isn't one, or if there aren't as many headings as values.
 */
export function tableOfRows({ name, rows }: RawSheet): Table | null {
  const [first = [], ...others] = rows.slice(0, rowsTried).filter(isFilled);
  if (others.length < minRows - 1 || first.length < 2 * minLabels) return null;
  if (!isLabel(first[0]) || others.some((row) => row[0] !== first[0])) return null;
  const filled = rows.filter(isFilled);
  const groups = first.map((_, column) => groupIn(filled, column));
  const labels = first.map((cell, column) =>
    isLabel(cell) && filled.every((row) => row[column] === cell) ? textOf(cell) : (groups[column] ?? null),
  );
  const from = labels.indexOf(null);
  const end = labels.findIndex((label, column) => column > from && label !== null);
  const values = { from, end: end < 0 ? first.length : end };
  if (from < minLabels || (end >= 0 && !isOfTotal(labels[end] ?? ""))) return null;
  const named = namesOf(
    labels.slice(0, from).map((label) => label ?? ""),
    values.end - from,
  );
  const grouped = groups.flatMap((label, column) => (label !== null && column < from ? [column] : []));
  const said = grouped.map((column) => groups[column] ?? "");
  return (
    named && {
      sheet: name,
      headerRow: 0,
      headings: [...named.headings, ...said],
      titles: named.titles.filter((title) => !said.includes(title)),
      fromLines: said.length,
      rows: filled.map((row) => [
        ...row.slice(values.from, values.end),
        ...grouped.map((column) => afterColon(row[column])),
      ]),
      rowNumbers: rows.flatMap((row, index) => (isFilled(row) ? [index + 1] : [])),
      leftOut: rows.flatMap((row, index) => (isFilled(row) ? [] : [{ row: index + 1, why: tableWords.empty }])),
      notes: [tableWords.headingsInRows],
    }
  );
}

const isFilled = (row: RawRow): boolean => row.some((cell) => !isEmpty(cell));

const isLabel = (cell: RawRow[number] | undefined): boolean =>
  typeof cell === "string" &&
  /\p{L}/u.test(cell) &&
  bareNumber(cell.trim()) === null &&
  writtenDate(cell.trim()) === null;

/** What all texts of a column say before a colon, if what follows it differs: "Closed Month" of "Closed Month: August 2026". */
function groupIn(rows: readonly RawRow[], column: number): string | null {
  const cell = rows[0]?.[column];
  const label = typeof cell === "string" ? /^\p{L}[^:\d]*(?=: )/u.exec(cell)?.[0] : undefined;
  if (label === undefined || rows.every((row) => row[column] === cell)) return null;
  return rows.every((row) => textOf(row[column]).startsWith(`${label}: `)) ? label : null;
}

const afterColon = (cell: RawRow[number] | undefined): string => textOf(cell).replace(/^[^:]*: /, "");

/** Whether a text right behind the values says what the sums after it are. A value that is always the same doesn't. */
const isOfTotal = (label: string): boolean => /:$|total|average|count|page \d/i.test(label);

/**
 * The headings of this many values. A last text with a colon names the group. If the text before the last has the colon, the
 * last is the only group there is: "Work Center:", "VMC-2".
 */
function namesOf(labels: readonly string[], count: number): Pick<Table, "headings" | "titles"> | null {
  const isGrouped = labels.at(-1)?.endsWith(":") === true;
  const isOneGroup = labels.at(-2)?.endsWith(":") === true;
  const own = labels.slice(0, labels.length - (isGrouped ? 1 : isOneGroup ? 2 : 0));
  const needed = count - (isGrouped ? 1 : 0);
  const headings = own.slice(own.length - needed);
  if (needed < minLabels || own.length < needed) return null;
  // Without a group in between, a value that is the same in every row may look like the last heading.
  if (!isGrouped && !isOneGroup && !isKnownWord(own.at(-1) ?? "")) return null;
  const whole = isGrouped ? [labels.at(-1)?.slice(0, -1) ?? "", ...headings] : headings;
  const groups = isOneGroup && !isGrouped ? labels.slice(-2).join(" ") : null;
  const titles = [...own.slice(0, own.length - needed), ...(groups === null ? [] : [groups])];
  return new Set(whole).size < count ? null : { headings: whole, titles };
}
