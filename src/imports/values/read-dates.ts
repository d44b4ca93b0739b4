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
import type { FileAnswers } from "./question.ts";
import { type CellReader, dateReader } from "./read-cells.ts";
import { spelledDay } from "./serials.ts";
import { inShopTime } from "./shop-time.ts";
import { formatWords, valueQuestions } from "./values.words.ts";
import { openYear, type Years, yearsUntil } from "./years.ts";

export function readDates(column: ColumnToRead, context: FileContext, answers: FileAnswers): ReadColumn {
  const { distinct, positions } = column.cells;
  if (countWhere(column.cells, isDestroyed) > positions.length * maxDestroyed)
    return { kind: "destroyed", example: textOf(distinct.find(isDestroyed)) };
  const shown = dateOrderOf(column.cells);
  const order =
    shown.kind === "decided"
      ? shown.is
      : (answered(answers, "date-order", column, ["month-first", "day-first"]) ?? context.dateOrder);
  if (shown.kind === "open" && order === null)
    return asks("date-order", column, valueQuestions.dateOrder(column.heading.text), dateReadings(shown.example));
  const years = yearsOf(column, order, context, answers);
  if (years.kind === "open") return years.asks;
  const offsetAt = localOffset(distinct);
  const reader = dateReader(order, years.kind === "known" ? years.years : null, offsetAt ?? undefined);
  const read = readWith(planned.includes(column.column) ? reader : withoutSlips(reader, context.latestDay), column);
  const words = order === null || !distinct.some(isNumericDate) ? [] : [formatWords.order[order]];
  const format = [...words, ...(years.kind === "known" ? [yearNote(read.cells)] : [])].join(". ");
  const withFormat = { ...read, format: format === "" ? null : format };
  return offsetAt === null ? inShopTimeOrAsk(withFormat, column, answers) : withFormat;
}

/** A column with a larger share of dates that a spreadsheet destroyed isn't used. Own judgment. */
const maxDestroyed = 0.1;

/** The dates in the shop's time zone, or the question which day they are there. */
function inShopTimeOrAsk(read: ReadCells, column: ColumnToRead, answers: FileAnswers): ReadColumn {
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

/** A past event that is dated more than this many days after the file's last day has a mistyped year. Own judgment. */
const maxDaysLate = 365;

/** Rejects past events with a mistyped year, such as `10/26/2062`. */
const withoutSlips =
  (reader: CellReader, latestDay: number | null): CellReader =>
  (cell) => {
    const read = reader(cell);
    return latestDay !== null && typeof read === "number" && read > latestDay + maxDaysLate ? undefined : read;
  };

/**
 * The hours from UTC to the shop's time on a day, in a column that mixes UTC with local times: those of the local time before
 * it, because daylight saving time changes them. None where +00:00 is itself local, as in London, whose summer is +01:00.
 * `null` if the column doesn't mix them.
 */
function localOffset(cells: readonly RawCell[]): ((serial: number) => number) | null {
  const dates = cells.flatMap((cell) => {
    const date = typeof cell === "string" && /[zct\d]$/i.test(cell) ? writtenDate(cell.trim()) : null;
    if (date?.kind !== "sure" || date.offset === null) return [];
    return [{ from: date.serial, offset: date.offset, isWinter: /\+00(?::?00)?$/.test(textOf(cell)) }];
  });
  const local = dates.filter(({ offset }) => offset !== 0).toSorted((a, b) => a.from - b.from);
  if (local.length === 0 || local.length === dates.length) return null;
  if (dates.every(({ offset, isWinter }) => offset === 1 || isWinter)) return () => 0;
  const changes = local.filter(({ offset }, at) => offset !== local[at - 1]?.offset);
  return (serial) => (changes.findLast(({ from }) => from <= serial) ?? changes[0])?.offset ?? 0;
}

type DateYears =
  /** Every date has a year, or there is no last day from which it would follow. */
  | { readonly kind: "none" }
  | { readonly kind: "known"; readonly years: Years }
  | { readonly kind: "open"; readonly asks: ReadColumn };

/** Where the year of dates without one comes from, or the question which year it is. */
function yearsOf(
  column: ColumnToRead,
  order: DateOrder | null,
  { latestDay }: FileContext,
  answers: FileAnswers,
): DateYears {
  const { cells, heading } = column;
  if (latestDay === null || !cells.distinct.some(isYearless(order))) return { kind: "none" };
  const isPlan = planned.includes(column.column);
  const years = yearsUntil(isPlan, latestDay);
  const open = isPlan ? openYear(cells, order, years) : null;
  if (open === null) return { kind: "known", years };
  const answer = answered(answers, "year", column, ["earlier", "later"]);
  if (answer === null)
    return { kind: "open", asks: asks("year", column, valueQuestions.year(open.text, heading.text), open.readings) };
  return { kind: "known", years: answer === "later" ? { ...years, first: open.first } : years };
}

const isYearless = (order: DateOrder | null) => (cell: RawCell) =>
  typeof cell === "string" && dayOfYearIn(writtenDate(cell.trim()), order) !== null;

/** How dates without a year were read: "No year: read as August 4, 2026 to November 20, 2026". */
export function yearNote(cells: readonly Cell[]): string {
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
