import type { Cell, Column } from "../../measures/record.ts";
import { isEmpty, type RawCell, textOf } from "../files/raw-table.ts";
import { planned } from "../knowledge/combine.ts";
import type { Wanted } from "../match/column-match.ts";
import type { Heading } from "../match/heading.ts";
import { type ColumnCells, countWhere } from "./column-cells.ts";
import { type DateOrder, dayOfYearIn, spelledDay, type WrittenDate, writtenDate } from "./dates.ts";
import { dateOrderSaid, dateReadings, decimalMarkSaid, markReadings, timeUnitSaid, unitReadings } from "./decide.ts";
import type { TimeUnit } from "./durations.ts";
import type { DecimalMark } from "./numbers.ts";
import { type Answers, type Question, questionId } from "./question.ts";
import {
  type CellReader,
  choiceReader,
  clockReader,
  dateReader,
  hoursReader,
  numberReader,
  textReader,
  yesNoReader,
} from "./read-cells.ts";
import { inShopTime } from "./shop-time.ts";
import { openYear, type Years, yearsUntil } from "./years.ts";

/** What the rest of the file shows about how values are written. */
export interface FileHabits {
  readonly dateOrder: DateOrder | null;
  readonly decimalMark: DecimalMark | null;
  readonly timeUnit: TimeUnit | null;
  /** Days since 1899-12-30: today, or the last day the file knows. For dates without a year. */
  readonly today: number | null;
}

/** One column to read: what it is for, and its cells. */
export interface ColumnToRead {
  /** List and column, as in `choiceWords`. */
  readonly column: string;
  readonly wanted: Wanted;
  readonly record: Column | null;
  readonly heading: Heading;
  readonly cells: ColumnCells;
}

/** A cell that couldn't be read. */
export interface Misfit {
  /** Index in the column. */
  readonly index: number;
  readonly text: string;
}

export type ReadColumn =
  | {
      readonly kind: "read";
      readonly cells: readonly Cell[];
      readonly misfits: readonly Misfit[];
      readonly unit: TimeUnit | null;
      /** How its values are read if there was a choice: "Month first", "Minutes". */
      readonly format: string | null;
      /** Whether its times are UTC, so that an evening may count as the next day. */
      readonly isUtc: boolean;
      readonly questions: readonly Question[];
    }
  | { readonly kind: "asks"; readonly question: Question }
  /** A spreadsheet saved times as "24:00.0", so the hours are lost. */
  | { readonly kind: "destroyed"; readonly example: string };

/** Reads the cells of a column; its own values decide, else the rest of the file, else an answer. */
export function readColumn(column: ColumnToRead, habits: FileHabits, answers: Answers): ReadColumn {
  switch (column.wanted) {
    case "date":
    case "datetime":
      return readDates(column, habits, answers);
    case "amount":
    case "quantity":
      return readNumbers(column, habits, answers);
    case "hours":
      return readHours(column, habits, answers);
    case "clock":
      return readWith(clockReader, column);
    case "yes-no":
      return readWith(yesNoReader, column);
    case "text":
    case "state":
    case "booking":
      return readWith(textReader, column);
    case "choice":
      return readChoices(column, answers);
  }
}

type ReadCells = Extract<ReadColumn, { kind: "read" }>;

function misfitsIn({ different, places }: ColumnCells, read: readonly (Cell | undefined)[]): readonly Misfit[] {
  return [...places].flatMap((place, index) =>
    read[place] === undefined ? [{ index, text: textOf(different[place]).slice(0, 60) }] : [],
  );
}

function readWith(reader: CellReader, { cells }: ColumnToRead, unit: TimeUnit | null = null): ReadCells {
  const read = cells.different.map((cell) => (isEmpty(cell) ? null : reader(cell)));
  const values = new Array<Cell>(cells.places.length);
  for (const [row, place] of cells.places.entries()) values[row] = read[place] ?? null;
  const misfits = read.includes(undefined) ? misfitsIn(cells, read) : [];
  return { kind: "read", cells: values, misfits, unit, format: null, isUtc: false, questions: [] };
}

function asks(
  kind: Question["kind"],
  { column, heading }: ColumnToRead,
  text: string,
  readings: Question["readings"],
): ReadColumn {
  return {
    kind: "asks",
    question: { kind, id: questionId(kind, heading.text), column, heading: heading.text, text, readings },
  };
}

function readDates(column: ColumnToRead, habits: FileHabits, answers: Answers): ReadColumn {
  const { different, places } = column.cells;
  if (countWhere(column.cells, isDestroyed) > places.length / 10)
    return { kind: "destroyed", example: textOf(different.find(isDestroyed)) };
  const said = dateOrderSaid(column.cells);
  const order =
    said.kind === "decided"
      ? said.is
      : (answered(answers, "date-order", column, ["month-first", "day-first"]) ?? habits.dateOrder);
  if (said.kind === "open" && order === null)
    return asks(
      "date-order",
      column,
      `Which comes first in "${column.heading.text}", the month or the day?`,
      dateReadings(said.example),
    );
  const years = yearsOf(column, order, habits, answers);
  if (years !== null && "kind" in years) return years;
  const read = readWith(dateReader(order, years), column);
  const words = order === null || !different.some(isNumericDate) ? [] : [orderWords[order]];
  const format = [...words, ...(years === null ? [] : [spanOf(read.cells)])].join(". ");
  return {
    ...read,
    format: format === "" ? null : format,
    ...inShopTime(read.cells, different, Number(answers["utc-offset"] ?? Number.NaN)),
  };
}

/** Where the year of dates without one comes from, or the question which year it is; `null` if every date has one. */
function yearsOf(
  column: ColumnToRead,
  order: DateOrder | null,
  { today }: FileHabits,
  answers: Answers,
): Years | ReadColumn | null {
  const { cells, heading } = column;
  if (today === null || !cells.different.some(isYearless(order))) return null;
  const isPlan = planned.includes(column.column);
  const years = yearsUntil(isPlan, today);
  const open = isPlan ? openYear(cells, order, years) : null;
  if (open === null) return years;
  const answer = answered(answers, "year", column, ["earlier", "later"]);
  if (answer === null) return asks("year", column, `Which day is ${open.text} in "${heading.text}"?`, open.readings);
  return answer === "later" ? { ...years, first: open.first } : years;
}

const isYearless = (order: DateOrder | null) => (cell: RawCell) =>
  typeof cell === "string" && dayOfYearIn(writtenDate(cell.trim()), order) !== null;

/** "No year: read as August 4, 2026 to November 20, 2026". */
function spanOf(cells: readonly Cell[]): string {
  const days = cells.filter((cell) => typeof cell === "number").toSorted((a, b) => a - b);
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined
    ? "No year"
    : `No year: read as ${spelledDay(first)} to ${spelledDay(last)}`;
}

const orderWords = {
  "month-first": "Month first",
  "day-first": "Day first",
  "year-first": "Year first",
} as const satisfies Record<DateOrder, string>;

const isWritten = (kind: WrittenDate["kind"]) => (cell: RawCell) =>
  typeof cell === "string" && writtenDate(cell.trim())?.kind === kind;
const isDestroyed = isWritten("destroyed");
const isNumericDate = isWritten("numeric");

function answered<T extends string>(
  answers: Answers,
  kind: Question["kind"],
  { heading }: ColumnToRead,
  allowed: readonly T[],
): T | null {
  const answer = answers[questionId(kind, heading.text)];
  return allowed.find((one) => one === answer) ?? null;
}

/** The decimal mark, or the question to answer first. */
function markOf(column: ColumnToRead, habits: FileHabits, answers: Answers): DecimalMark | ReadColumn {
  const said = decimalMarkSaid(column.cells);
  if (said.kind === "decided") return said.is;
  const mark = answered(answers, "decimal-mark", column, [".", ","]) ?? habits.decimalMark;
  if (mark !== null || said.kind === "no-matter") return mark ?? ".";
  // No one books thousands of hours in one row, so three digits after the mark are decimals.
  if (column.wanted === "hours") return said.example.includes(",") ? "," : ".";
  return asks(
    "decimal-mark",
    column,
    `What does ${said.example} mean in "${column.heading.text}"?`,
    markReadings(said.example),
  );
}

function readNumbers(column: ColumnToRead, habits: FileHabits, answers: Answers): ReadColumn {
  const mark = markOf(column, habits, answers);
  return typeof mark === "string" ? { ...readWith(numberReader(mark), column), format: markWords[mark] } : mark;
}

/** A point is the usual mark, so only a comma is mentioned. */
const markWords = { ".": null, ",": "Decimal comma" } as const satisfies Record<DecimalMark, string | null>;

const units: readonly TimeUnit[] = ["hours", "minutes", "seconds", "milliseconds", "days"];

const unitWords = {
  hours: "Hours",
  minutes: "Minutes, turned into hours",
  seconds: "Seconds, turned into hours",
  milliseconds: "Milliseconds, turned into hours",
  days: "Days, turned into hours",
} as const satisfies Record<TimeUnit, string>;

function readHours(column: ColumnToRead, habits: FileHabits, answers: Answers): ReadColumn {
  const mark = markOf(column, habits, answers);
  if (typeof mark !== "string") return mark;
  const said = timeUnitSaid(column.heading.unit, column.cells, mark);
  const unit = answered(answers, "time-unit", column, units) ?? (said.kind === "decided" ? said.is : habits.timeUnit);
  if (said.kind === "open" && unit === null)
    return asks(
      "time-unit",
      column,
      `What is ${said.example} in "${column.heading.text}"?`,
      unitReadings(said.example),
    );
  const read = readWith(hoursReader(mark, unit ?? "hours"), column, unit);
  const words = [unit === null ? null : unitWords[unit], markWords[mark]].filter((word) => word !== null);
  return { ...read, format: words.length === 0 ? null : words.join(", ") };
}

/** The most words of one column that are asked about. */
const wordsAsked = 12;

function readChoices(column: ColumnToRead, answers: Answers): ReadColumn {
  const choices = column.record?.kind === "choice" ? column.record.choices : [];
  const idOf = (word: string) => `word:${column.heading.text}:${word}`;
  const read = readWith(
    choiceReader(column.column, choices, (word) => answers[idOf(word)]),
    column,
  );
  const words = [...new Set(read.misfits.map(({ text }) => text))].slice(0, wordsAsked);
  const questions = words.map((word) => ({
    kind: "word" as const,
    id: idOf(word),
    column: column.column,
    heading: column.heading.text,
    text: `What does "${word}" mean in "${column.heading.text}"?`,
    readings: [...choices, "nothing"].map((choice) => ({
      answer: choice,
      means: choice === "nothing" ? "None of these" : choice,
    })),
  }));
  return { ...read, questions };
}
