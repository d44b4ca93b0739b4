import type { Cell, Column } from "../../measures/record-list.ts";
import { isEmpty, textOf } from "../files/raw-table.ts";
import type { Wanted } from "../match/column-match.ts";
import type { Heading } from "../match/heading.ts";
import type { ColumnCells } from "./column-cells.ts";
import type { DateOrder } from "./dates.ts";
import type { TimeUnit } from "./durations.ts";
import type { DecimalMark } from "./numbers.ts";
import { type FileAnswers, type Question, questionId } from "./question.ts";
import type { CellReader } from "./read-cells.ts";

/** What the rest of the file shows about how values are written, and how late its dates can be. */
export interface FileContext {
  readonly dateOrder: DateOrder | null;
  readonly decimalMark: DecimalMark | null;
  readonly timeUnit: TimeUnit | null;
  /** The unit of durations without one that the start and end times of the same rows imply. */
  readonly unitFromTimes: TimeUnit | null;
  /** The last day that the file can record, as days since 1899-12-30. Dates without a year aren't after it. */
  readonly latestDay: number | null;
}

/** One column to read: what it is for, and its cells. */
export interface ColumnToRead {
  /** List and column, as in `choiceWords`. */
  readonly column: string;
  readonly wanted: Wanted;
  readonly listColumn: Column | null;
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

export type ReadCells = Extract<ReadColumn, { kind: "read" }>;

function misfitsIn({ distinct, positions }: ColumnCells, read: readonly (Cell | undefined)[]): readonly Misfit[] {
  return [...positions].flatMap((position, index) =>
    read[position] === undefined ? [{ index, text: textOf(distinct[position]).slice(0, 60) }] : [],
  );
}

export function readWith(reader: CellReader, { cells }: ColumnToRead, unit: TimeUnit | null = null): ReadCells {
  const read = cells.distinct.map((cell) => (isEmpty(cell) ? null : reader(cell)));
  const values = new Array<Cell>(cells.positions.length);
  for (const [row, position] of cells.positions.entries()) values[row] = read[position] ?? null;
  const misfits = read.includes(undefined) ? misfitsIn(cells, read) : [];
  return { kind: "read", cells: values, misfits, unit, format: null, isUtc: false, questions: [] };
}

export function asks(
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

export function answered<T extends string>(
  answers: FileAnswers,
  kind: Question["kind"],
  { heading }: ColumnToRead,
  allowed: readonly T[],
): T | null {
  const answer = answers[questionId(kind, heading.text)];
  return allowed.find((one) => one === answer) ?? null;
}
