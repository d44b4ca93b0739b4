import type { Cell, Column, RecordList } from "../measures/record-list.ts";
import { type ListId, recordLists } from "../measures/record-lists.ts";
import { textOf } from "./files/raw-table.ts";
import { knownUntil } from "./known-until.ts";
import { headingOf, isForeign } from "./match/heading.ts";
import type { FileColumn, Match } from "./match/match.ts";
import { componentMark, reasonStopped, targets } from "./match/targets.ts";
import type { Table } from "./table/table.ts";
import { type ColumnCells, columnCells } from "./values/column-cells.ts";
import type { FileContext, ReadColumn } from "./values/column-reading.ts";
import { dateOrderOf } from "./values/date-order.ts";
import { decimalMarkOf } from "./values/decimal-mark.ts";
import type { TimeUnit } from "./values/durations.ts";
import { bareNumber, numberWith } from "./values/numbers.ts";
import { type FileAnswers, type Question, questionId } from "./values/question.ts";
import { readColumn } from "./values/read-column.ts";
import { unitByClock } from "./values/unit-by-clock.ts";
import { columnNotes } from "./values/values.words.ts";
import { orderByWeekdays } from "./values/weekday-order.ts";

/** A cell that doesn't fit what its column holds. */
export interface UnreadCell {
  readonly row: number;
  readonly column: string;
  readonly text: string;
}

/** A match, and what its column reads as. */
export interface ReadMatch {
  readonly match: Match;
  readonly result: ReadColumn;
}

/**
 * Reads each column alone first. A column whose format is ambiguous, or whose unit is a guess, is read again with what the
 * other columns, their times or an answer decide.
 */
export function readMatches(
  table: Table,
  columns: readonly FileColumn[],
  list: ListId,
  matches: readonly Match[],
  answers: FileAnswers,
  today: number | null,
): readonly ReadMatch[] {
  const latestDay = knownUntil(table, columns, matches, answers, today);
  const noContext = { dateOrder: null, decimalMark: null, timeUnit: null, unitFromTimes: null, latestDay };
  const gathered = new Map<number, ColumnCells>();
  const cellsOf = (column: number): ColumnCells => {
    const cells = gathered.get(column) ?? columnCells(table.rows, column);
    gathered.set(column, cells);
    return cells;
  };
  const read = (match: Match, context: FileContext): ReadColumn => {
    const own = targets[list].find(({ id }) => id === match.target)?.wanted ?? "text";
    const wanted = reasonStopped(match.target) === null ? own : "hours";
    const listColumn: Column | null = (recordLists[list] as RecordList).columns[match.target] ?? null;
    const heading = columns[match.column]?.heading ?? headingOf("");
    const cells = cellsOf(match.column);
    return readColumn({ column: `${list}.${match.target}`, wanted, listColumn, heading, cells }, context, answers);
  };
  const first = matches.map((match, index) => {
    const result = read(match, noContext);
    // The cells of a large file take much memory: they are dropped once no later match needs them.
    if (!matches.some(({ column }, later) => later > index && column === match.column)) gathered.delete(match.column);
    return { match, result };
  });
  const isGuess = ({ match, result }: ReadMatch): boolean =>
    result.kind === "read" && result.unit !== null && columns[match.column]?.heading.unit === null;
  const unitFromTimes = unitIn(table, first, isGuess);
  if (unitFromTimes === null && first.every(({ result }) => result.kind !== "asks")) return first;
  const habits = habitsOf(table, columns, first, answers);
  const context = { ...habits, timeUnit: unitFromTimes ?? habits.timeUnit, unitFromTimes, latestDay };
  return first.map((one) => {
    const { match, result } = one;
    return result.kind === "asks" || (unitFromTimes !== null && isGuess(one))
      ? { match, result: read(match, context) }
      : one;
  });
}

/** Columns with the start, the end and the duration of the same work. */
const timedColumns: readonly { readonly start: string; readonly end: string; readonly durations: readonly string[] }[] =
  [
    { start: "started", end: "completed", durations: ["act_run", "act_setup"] },
    { start: "began", end: `${componentMark}ended`, durations: ["hours"] },
    { start: "day", end: `${componentMark}ended`, durations: [`${componentMark}lasted`] },
  ];

/** The unit of durations that start and end times in the file imply; `null` if they were read in it. */
function unitIn({ rows }: Table, read: readonly ReadMatch[], isGuess: (one: ReadMatch) => boolean): TimeUnit | null {
  const cellsFor = (target: string): readonly Cell[] =>
    read.flatMap(({ match, result }) => (match.target === target && result.kind === "read" ? result.cells : []));
  for (const { start, end, durations } of timedColumns)
    for (const one of read) {
      const { match, result } = one;
      if (!(result.kind === "asks" || isGuess(one)) || !durations.includes(match.target)) continue;
      const lengths = rows.map((row) => {
        const bare = bareNumber(textOf(row[match.column]));
        return bare === null ? null : (numberWith(bare, ".") ?? numberWith(bare, ","));
      });
      const unit = unitByClock(lengths, cellsFor(start), cellsFor(end));
      if (unit !== null && !(result.kind === "read" && result.unit === unit)) return unit;
    }
  return null;
}

/** Enough rows to see how a file writes values, and the share of cells from which on a column is of a kind. Own judgment. */
const sampleRows = 3000;
const mostly = 0.5;

function habitsOf(
  table: Table,
  columns: readonly FileColumn[],
  read: readonly ReadMatch[],
  answers: FileAnswers,
): Pick<FileContext, "dateOrder" | "decimalMark" | "timeUnit"> {
  const sample = table.rows.slice(0, sampleRows);
  const sampleOf = (column: number) => columnCells(sample, column);
  const orders = columns.map((column, index) =>
    column.profile.dates + column.profile.datesAsNumbers > mostly ? dateOrderOf(sampleOf(index)) : null,
  );
  const marksOf = (isMeant: (index: number) => boolean) =>
    columns.flatMap((column, index) => {
      const mark = column.profile.numbers > mostly && isMeant(index) ? decimalMarkOf(sampleOf(index)) : null;
      return mark?.kind === "decided" ? [mark.is] : [];
    });
  // A number of a part such as 104.2210 says nothing about amounts.
  const marksUsed = marksOf((index) => read.some(({ match }) => match.column === index));
  const units = read.flatMap(({ result }) => (result.kind === "read" && result.unit !== null ? [result.unit] : []));
  const answered = <T extends string>(kind: Question["kind"], allowed: readonly T[]): readonly T[] => {
    const given = columns.map(({ heading }) => answers[questionId(kind, heading.text)]);
    return allowed.filter((one) => given.includes(one));
  };
  const only = <T>(found: readonly T[]): T | null => (new Set(found).size === 1 ? (found[0] ?? null) : null);
  const hasForeignHeadings = columns.filter(({ heading }) => isForeign(heading.text)).length >= columns.length / 2;
  const written = [
    ...orders.flatMap((order) => (order?.kind === "decided" ? [order.is] : [])),
    ...orders.flatMap((order, column) => (order?.kind === "open" ? (orderByWeekdays(sample, column) ?? []) : [])),
    ...answered("date-order", ["month-first", "day-first"]),
  ];
  return {
    // If no date decides it and most headings aren't English, the day comes first, as in Europe and Latin America.
    dateOrder: only(written.length === 0 && hasForeignHeadings ? ["day-first"] : written),
    decimalMark: only([
      ...(marksUsed.length > 0 ? marksUsed : marksOf(() => true)),
      ...answered("decimal-mark", [".", ","]),
    ]),
    timeUnit: only(units),
  };
}

/** The cells of a column that couldn't be read. */
export function unreadOf({ target }: Match, result: ReadColumn, { rowNumbers }: Table): readonly UnreadCell[] {
  if (result.kind !== "read") return [];
  return result.misfits.map(({ index, text }) => ({ row: rowNumbers[index] ?? 0, column: target, text }));
}

/** The share of a column's words that may be unknown before a number counted by them is a guess. Own judgment. */
const maxUnknown = 0.1;

/** Whether too many words of a column with choices are ones we don't know. */
export function isUnclear({ result }: ReadMatch): boolean {
  if (result.kind !== "read" || !result.questions.some(({ kind }) => kind === "word")) return false;
  const known = result.cells.filter((cell) => cell !== null).length;
  return result.misfits.length > (known + result.misfits.length) * maxUnknown;
}

/** What to ask a person about a column. */
export function questionsOf(result: ReadColumn): readonly Question[] {
  switch (result.kind) {
    case "asks":
      return [result.question];
    case "read":
      return result.questions;
    case "destroyed":
      return [];
  }
}

/** What to tell a person about a column. */
export function notesOf({ column }: Match, columns: readonly FileColumn[], result: ReadColumn): readonly string[] {
  const heading = columns[column]?.heading.text ?? "";
  if (result.kind === "destroyed") return [columnNotes.destroyed(heading, result.example)];
  return result.kind === "read" && result.isUtc ? [columnNotes.utc(heading)] : [];
}
