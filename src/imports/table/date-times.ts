import { isEmpty, type RawCell, type RawRow, textOf } from "../files/raw-table.ts";
import { writtenDate } from "../values/dates.ts";
import { timeOfDay, timeOfWorkbookDate } from "../values/durations.ts";
import type { Table } from "./table.ts";

const saysDay = /\b(?:date|day|dt)\b\.?/i;
const saysTime = /\b(?:time|tm)\b\.?/i;
/** The fewest pairs of a day and its time: with one, the time may start and another one end on the same day. */
const minPairs = 2;
/** The share of filled cells that must be days, or times. Own judgment. */
const minShare = 0.9;

interface Pair {
  readonly day: number;
  readonly time: number;
}

/** "Start Date" and "Start Time", "End Date" and "End Time": each day takes the time of day from its own column. */
export function withDateTimes(table: Table): Table {
  const pairs = pairsIn(table);
  if (pairs.length < minPairs) return table;
  const dropped = new Set(pairs.map(({ time }) => time));
  const kept = <T>(cells: readonly T[]): readonly T[] => cells.filter((_, column) => !dropped.has(column));
  const joined = (row: RawRow): RawRow =>
    row.map((cell, column) => {
      const pair = pairs.find(({ day }) => day === column);
      return pair === undefined ? cell : atTime(cell, row[pair.time] ?? "");
    });
  return { ...table, headings: kept(table.headings), rows: table.rows.map((row) => kept(joined(row))) };
}

function pairsIn({ headings, rows }: Table): readonly Pair[] {
  const shareOf = (column: number, fits: (cell: RawCell) => boolean): number => {
    const filled = rows.map((row) => row[column] ?? "").filter((cell) => !isEmpty(cell));
    return filled.filter(fits).length / Math.max(1, filled.length);
  };
  return headings.flatMap((heading, day) => {
    const what = without(heading, saysDay);
    if (what === "" || !saysDay.test(heading)) return [];
    const time = headings.findIndex((other) => saysTime.test(other) && without(other, saysTime) === what);
    const isPair = time >= 0 && shareOf(day, isDay) >= minShare && shareOf(time, isTime) >= minShare;
    return isPair ? [{ day, time }] : [];
  });
}

const without = (heading: string, words: RegExp): string =>
  heading
    .replace(words, " ")
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim()
    .toLowerCase();

const timeIn = (cell: RawCell): number | null =>
  cell instanceof Date ? timeOfWorkbookDate(cell) : timeOfDay(textOf(cell));
const isTime = (cell: RawCell): boolean => timeIn(cell) !== null;
/** A day without a time of its own. */
const isDay = (cell: RawCell): boolean =>
  cell instanceof Date
    ? timeOfWorkbookDate(cell) === null && cell.getTime() % millisecondsADay === 0
    : !/\d:\d/.test(textOf(cell)) && writtenDate(textOf(cell)) !== null;

const millisecondsADay = 86_400_000;

function atTime(day: RawCell, time: RawCell): RawCell {
  const hours = timeIn(time);
  if (hours === null || !isDay(day)) return day;
  if (day instanceof Date) return new Date(day.getTime() + Math.round(hours * 3600) * 1000);
  const seconds = Math.round(hours * 3600);
  const clock = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) =>
    String(Math.floor(part)).padStart(2, "0"),
  );
  return `${textOf(day)} ${clock.join(":")}`;
}
