import type { Cell } from "../../measures/record-list.ts";
import { type RawCell, textOf } from "../files/raw-table.ts";
import { planned } from "../knowledge/combine.ts";
import { countWhere } from "./column-cells.ts";
import {
  answered,
  asks,
  type ColumnToRead,
  type FileContext,
  type ReadCells,
  type ReadColumn,
  readWith,
} from "./column-reading.ts";
import { dateOrderOf, dateReadings } from "./date-order.ts";
import { type DateOrder, type WrittenDate, writtenDate } from "./dates.ts";
import { dayOfYearIn } from "./day-of-year.ts";
import type { Answers } from "./question.ts";
import { type CellReader, dateReader } from "./read-cells.ts";
import { spelledDay } from "./serials.ts";
import { inShopTime } from "./shop-time.ts";
import { formatWords, valueQuestions } from "./values.words.ts";
import { openYear, type Years, yearsUntil } from "./years.ts";

export function readDates(column: ColumnToRead, context: FileContext, answers: Answers): ReadColumn {
  const { distinct, positions } = column.cells;
  if (countWhere(column.cells, isDestroyed) > positions.length / 10)
    return { kind: "destroyed", example: textOf(distinct.find(isDestroyed)) };
  const shown = dateOrderOf(column.cells);
  const order =
    shown.kind === "decided"
      ? shown.is
      : (answered(answers, "date-order", column, ["month-first", "day-first"]) ?? context.dateOrder);
  if (shown.kind === "open" && order === null)
    return asks("date-order", column, valueQuestions.dateOrder(column.heading.text), dateReadings(shown.example));
  const years = yearsOf(column, order, context, answers);
  if (years !== null && "kind" in years) return years;
  const own = ownOffset(distinct);
  const reader = dateReader(order, years, own ?? 0);
  const read = readWith(planned.includes(column.column) ? reader : withoutSlips(reader, context.latestDay), column);
  const words = order === null || !distinct.some(isNumericDate) ? [] : [formatWords.order[order]];
  const format = [...words, ...(years === null ? [] : [spanOf(read.cells)])].join(". ");
  const spelled = { ...read, format: format === "" ? null : format };
  return own === null ? atTheShop(spelled, column, answers) : spelled;
}

/** The dates in the shop's time zone, or the question which day they are there. */
function atTheShop(read: ReadCells, column: ColumnToRead, answers: Answers): ReadColumn {
  const times = inShopTime(read.cells, column.cells.distinct, {
    offset: Number(answers["utc-offset"] ?? Number.NaN),
    day: answered(answers, "day", column, ["same-day", "next-day"]),
  });
  if (times.kind === "known") return { ...read, cells: times.cells, isUtc: times.isUtc };
  return asks("day", column, valueQuestions.day(column.heading.text), [
    { answer: "same-day", means: spelledDay(times.utcDay) },
    { answer: "next-day", means: spelledDay(times.utcDay + 1) },
  ]);
}

/** A past event can't be dated this many days later, even with a wrong clock. */
const yearAhead = 365;

/** Rejects past events with a mistyped year, such as `10/26/2062`. */
const withoutSlips =
  (reader: CellReader, latestDay: number | null): CellReader =>
  (cell) => {
    const read = reader(cell);
    return latestDay !== null && typeof read === "number" && read > latestDay + yearAhead ? undefined : read;
  };

/** Hours from UTC that the other times of a column have, where some devices write UTC; `null` if it isn't mixed. */
function ownOffset(cells: readonly RawCell[]): number | null {
  const offsets = cells.flatMap((cell) => {
    const date = typeof cell === "string" && /[z\d]$/i.test(cell) ? writtenDate(cell.trim()) : null;
    return date?.kind === "sure" && date.offset !== null ? [date.offset] : [];
  });
  const others = offsets.filter((offset) => offset !== 0);
  return others.length === 0 || others.length === offsets.length ? null : (others[0] ?? null);
}

/** Where the year of dates without one comes from, or the question which year it is; `null` if every date has one. */
function yearsOf(
  column: ColumnToRead,
  order: DateOrder | null,
  { latestDay }: FileContext,
  answers: Answers,
): Years | ReadColumn | null {
  const { cells, heading } = column;
  if (latestDay === null || !cells.distinct.some(isYearless(order))) return null;
  const isPlan = planned.includes(column.column);
  const years = yearsUntil(isPlan, latestDay);
  const open = isPlan ? openYear(cells, order, years) : null;
  if (open === null) return years;
  const answer = answered(answers, "year", column, ["earlier", "later"]);
  if (answer === null) return asks("year", column, valueQuestions.year(open.text, heading.text), open.readings);
  return answer === "later" ? { ...years, first: open.first } : years;
}

const isYearless = (order: DateOrder | null) => (cell: RawCell) =>
  typeof cell === "string" && dayOfYearIn(writtenDate(cell.trim()), order) !== null;

/** "No year: read as August 4, 2026 to November 20, 2026". */
export function spanOf(cells: readonly Cell[]): string {
  const days = cells.filter((cell) => typeof cell === "number").toSorted((a, b) => a - b);
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined
    ? formatWords.noYear
    : formatWords.yearOf(spelledDay(first), spelledDay(last));
}

const isWritten = (kind: WrittenDate["kind"]) => (cell: RawCell) =>
  typeof cell === "string" && writtenDate(cell.trim())?.kind === kind;

const isDestroyed = isWritten("destroyed");

const isNumericDate = isWritten("numeric");
