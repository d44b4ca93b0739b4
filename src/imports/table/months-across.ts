import { isEmpty, type RawRow, type RawSheet, textOf } from "../files/raw-table.ts";
import { monthOf } from "../values/calendar-words.ts";
import type { Unfolded } from "./days-across.ts";
import { saysTotal } from "./left-out.ts";
import { tableWords } from "./table.words.ts";

/** How many rows are searched for months, and how many of them a board has at least. Own judgment. */
const rowsSearched = 15;
const minMonths = 6;
/** The share of cells below the months that the legend must explain. Own judgment. */
const mostly = 0.9;

type Outcome = "on-time" | "late" | "missed";

/** "X = done on time", "L: done late", "M - missed": a mark and what it means, up to the next mark. */
const explained = /(?<![\p{L}\d])([\p{L}\d]{1,3})\s*[=:–-]\s*(\p{L}[^=]*?)(?=\s{2,}|[,;.|]|\s+[\p{L}\d]{1,3}\s*=|$)/gu;
const outcomes: readonly (readonly [Outcome, RegExp])[] = [
  ["missed", /\bmissed\b|\bskipped\b|\bnot done\b|\boverdue\b/i],
  ["late", /\blate\b/i],
  ["on-time", /\bdone\b|\bcompleted?\b|\bon time\b|\bok\b/i],
];

/**
 * A maintenance board has a row for each machine, a column for each month, and marks that a legend explains: done on time, late
 * or missed. It becomes a row for each mark, due on the last day of its month. `null` if it isn't one; without the legend, or
 * a mark for what was missed, an empty cell could be either.
 */
export function withMonthsDown({ name, rows }: RawSheet): Unfolded | null {
  const header = rows.slice(0, rowsSearched).findIndex((row) => monthsIn(row).length >= minMonths);
  const texts = [name ?? "", ...rows.slice(0, Math.max(0, header)).flatMap((row) => row.map(textOf))];
  const year = texts.flatMap((text) => /(?<!\d)(20\d\d)(?!\d)/.exec(text)?.[1] ?? [])[0];
  const meaning = legendIn(rows.flatMap((row) => row.map(textOf)).filter((text) => text.length > 4));
  if (header < 0 || year === undefined || ![...meaning.values()].includes("missed")) return null;
  const months = monthsIn(rows[header] ?? []);
  const first = Math.min(...months.map(({ column }) => column));
  const body = rows.slice(header + 1).map((row, index) => ({ row, of: header + index + 2 }));
  const marks = body.flatMap(({ row }) => months.map(({ column }) => row[column])).filter((cell) => !isEmpty(cell));
  const known = marks.filter((cell) => outcomeOf(cell, meaning) !== null).length;
  if (marks.length === 0 || known < marks.length * mostly) return null;
  const above = rows.slice(0, header).map((row, index) => ({ row, of: index + 1 }));
  const names = (rows[header] ?? []).slice(0, first);
  const { due, done, kind, planned } = tableWords.board;
  const unfolded = body.flatMap(({ row, of }) => {
    const own = Array.from({ length: first }, (_, column) => row[column] ?? "");
    const told = months.flatMap(({ month, column }) => {
      const outcome = outcomeOf(row[column], meaning);
      const last = new Date(Date.UTC(Number(year), month + 1, 0));
      return outcome === null ? [] : [{ row: [...own, planned, last, doneOn(outcome, last)], of }];
    });
    const isNamed = own.some((cell) => !isEmpty(cell)) && !saysTotal(textOf(own.find((cell) => !isEmpty(cell))));
    return told.length > 0 && isNamed ? told : [{ row: [...own, "", "", "", ...row.slice(first)], of }];
  });
  const all = [...above, { row: [...names, kind, due, done], of: header + 1 }, ...unfolded];
  return { sheet: { name, rows: all.map(({ row }) => row), merges: [] }, rowOf: all.map(({ of }) => of) };
}

const dayMs = 86_400_000;

/** Late work was done some time after its month. */
const doneOn = (outcome: Outcome, last: Date): RawRow[number] =>
  outcome === "missed" ? "" : outcome === "late" ? new Date(last.getTime() + dayMs) : last;

const monthsIn = (row: RawRow): readonly { readonly month: number; readonly column: number }[] =>
  row.flatMap((cell, column) => {
    const month = typeof cell === "string" ? monthOf(cell.trim().replace(/\.$/, "")) : -1;
    return month < 0 ? [] : [{ month, column }];
  });

function legendIn(texts: readonly string[]): ReadonlyMap<string, Outcome> {
  const said = texts.flatMap((text) => [...text.matchAll(explained)]);
  return new Map(
    said.flatMap(([, mark = "", means = ""]) => {
      const outcome = outcomes.find(([, pattern]) => pattern.test(means))?.[0];
      return outcome === undefined ? [] : [[mark.toLowerCase(), outcome] as const];
    }),
  );
}

/** The mark may be followed by initials: "X RM". */
const outcomeOf = (cell: RawRow[number] | undefined, meaning: ReadonlyMap<string, Outcome>): Outcome | null =>
  meaning.get(
    textOf(cell ?? "")
      .trim()
      .toLowerCase()
      .split(/[\s/]/)[0] ?? "",
  ) ?? null;
