import type { Cell } from "../../measures/record-list.ts";
import { type RawCell, textOf } from "../files/raw-table.ts";
import { choiceWords } from "../knowledge/words.ts";
import { type DateOrder, isNoDate, serialIn, writtenDate } from "./dates.ts";
import { dayOfYearIn } from "./day-of-year.ts";
import { clockHours, hoursOf, hoursOfWorkbookDate, type TimeUnit, timeOfDay, timeOfWorkbookDate } from "./durations.ts";
import { isNoValue } from "./no-value.ts";
import { bareNumber, type DecimalMark, numberWith } from "./numbers.ts";
import { isRealDate, serialOfNumber } from "./serials.ts";
import { serialInYears, type Years } from "./years.ts";
import { yesNoIn } from "./yes-no.ts";

/** Reads one filled cell; `undefined` if it doesn't fit the column, `null` if it says that there is no value. */
export type CellReader = (cell: RawCell) => Cell | undefined;

/** `null` for a cell that says there is no value yet, such as "TBD"; any other doesn't fit. */
const notRead = (cell: RawCell): null | undefined => (typeof cell === "string" && isNoValue(cell) ? null : undefined);

/**
 * Days since 1899-12-30. `order` is needed only if day and month can be confused, `years` only if no year is written.
 *
 * @param offsetAt hours from UTC to the shop's time on a day, for times in UTC
 */
export const dateReader =
  (order: DateOrder | null, years: Years | null = null, offsetAt = (_serial: number): number => 0): CellReader =>
  (cell) => {
    if (typeof cell === "string" && isNoDate(cell.trim())) return null;
    const serial = serialOfCell(cell, order, years, offsetAt);
    if (serial === null) return notRead(cell);
    return isRealDate(serial) ? serial : null;
  };

function serialOfCell(
  cell: RawCell,
  order: DateOrder | null,
  years: Years | null,
  offsetAt: (serial: number) => number,
): number | null {
  if (cell instanceof Date) return cell.getTime() / 86_400_000 + 25_569;
  if (typeof cell === "number") return serialOfNumber(cell);
  const text = cell.trim();
  const date = writtenDate(text);
  if (date === null) return /^\d+(?:\.\d+)?$/.test(text) ? serialOfNumber(Number(text)) : null;
  const dayOfYear = dayOfYearIn(date, order);
  if (dayOfYear !== null) return years === null ? null : serialInYears(dayOfYear, years);
  switch (date.kind) {
    case "sure":
      return date.offset === 0 ? date.serial + offsetAt(date.serial) / 24 : date.serial;
    case "numeric":
      return order === null ? null : serialIn(date, order);
    case "yearless":
    case "destroyed":
      return null;
  }
}

export const numberReader =
  (mark: DecimalMark): CellReader =>
  (cell) => {
    if (cell instanceof Date) return undefined;
    if (typeof cell === "number") return Number.isFinite(cell) ? cell : undefined;
    const bare = bareNumber(cell.trim());
    return bare === null ? notRead(cell) : (numberWith(bare, mark) ?? undefined);
  };

/** Hours from any unit. Clock times such as 7:30 need none. */
export function hoursReader(mark: DecimalMark, unit: TimeUnit): CellReader {
  const readNumber = numberReader(mark);
  return (cell) => {
    if (cell instanceof Date) return hoursOfWorkbookDate(cell) ?? undefined;
    const clock = typeof cell === "string" ? clockHours(cell.trim(), mark) : null;
    if (clock !== null) return clock;
    const number = readNumber(cell);
    if (typeof number !== "number") return number;
    return namesOther(cell) ? undefined : number * hoursOf[unit];
  };
}

/** Whether a number is of something else than the unit of its column: "2 pcs", "(45 min)". "1.5E+01" is bare. */
const namesOther = (cell: RawCell): boolean => typeof cell === "string" && /\p{L}(?![+-]?\d)/u.test(cell);

/** Hours since midnight. */
export const clockReader: CellReader = (cell) =>
  cell instanceof Date ? (timeOfWorkbookDate(cell) ?? undefined) : (timeOfDay(textOf(cell).trim()) ?? notRead(cell));

/** Reads the cells of a column, of which these are the different ones. */
export function yesNoReader(distinct: readonly RawCell[]): CellReader {
  const read = yesNoIn(distinct.map(textOf));
  return (cell) => read(textOf(cell)) ?? undefined;
}
export const textReader: CellReader = (cell) => oneLine(textOf(cell));
const oneLine = (text: string): string => (text.includes("\n") ? text.replace(/\s+/g, " ") : text);

const nothing = "nothing";

/** "Setup / Changeover", "Broken tool - T3": the first part we know. */
function firstKnown(word: string, known: ReadonlyMap<string, string>): string | undefined {
  const parts = word.split(/\s*[/;|]\s*|\s+[-–]\s+/).filter((one) => one.length > 2);
  return parts.length < 2 ? undefined : parts.map((one) => known.get(one)).find((choice) => choice !== undefined);
}

/** "Störung Spindel", "waiting on programming": one word of a reason may be enough, unless two words disagree. */
function onlyKnown(column: string, text: string, known: ReadonlyMap<string, string>): string | undefined {
  // The PM of "12:40 PM" is no maintenance.
  if ((column !== "stops.reason" && column !== "maintenance.kind") || /\d:\d\d/.test(text)) return undefined;
  const words = text
    .replace(/['’]/g, "")
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 1);
  const found = new Set(words.flatMap((word) => known.get(word) ?? []));
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

/** "Preventive maint", "Maint - PM": planned work, though maintenance alone repairs what broke down. */
const plannedWork = (column: string, plain: string): string | undefined =>
  column === "stops.reason" && isPlannedWork.test(plain) ? "Planned stop" : undefined;
const isPlannedWork =
  /\b(?:prev(?:ent(?:at)?ive)?|planned|sched(?:uled)?|routine|daily|weekly|monthly|quarterly|annual|periodic)\b\.? (?:\p{L}+ )?maint|\bmaint(?:enance)?\b.*\b(?:pm|prevent(?:at)?ive|planned|scheduled)\b/u;

/** "L - price", "Won: PO 4415": what stands first. */
const beginning = (column: string, plain: string, known: ReadonlyMap<string, string>): string | undefined =>
  column === "quotes.result"
    ? known.get(/^(won|lost|w|l)(?=\s*[-–:,(]|\s+(?:to|on|due|for)\b)/.exec(plain)?.[1] ?? "")
    : undefined;

/** "Job cancelled by customer", "F/U 7/1", "Refusé (non soum.)": no choice, whatever else the cell says. */
const called = (plain: string, known: ReadonlyMap<string, string>): string | undefined =>
  /\bcancel|\bno.?bid\b|\bnon soum|^f\/u\b/.test(plain) && known.get("canceled") === nothing ? nothing : undefined;

/** One of our choices for a word of the system. `said` are the words that a person has matched. */
export function choiceReader(
  column: string,
  choices: readonly string[],
  said: (word: string) => string | undefined = () => undefined,
): CellReader {
  const ours = [...choices, ...Object.keys(choiceWords[column] ?? {})];
  const known = new Map<string, string>(ours.map((choice) => [choice.toLowerCase(), choice]));
  for (const [choice, words] of Object.entries(choiceWords[column] ?? {}))
    for (const word of words) if (!known.has(word)) known.set(word, choice);
  return (cell) => {
    const word = textOf(cell);
    const plain = word.toLowerCase().replace(/[_\s]+/g, " ");
    const choice =
      said(word) ??
      known.get(plain) ??
      plannedWork(column, plain) ??
      firstKnown(plain, known) ??
      beginning(column, plain, known) ??
      onlyKnown(column, plain, known) ??
      called(plain, known);
    return choice === nothing ? null : choice;
  };
}

/** Why a machine was stopped. */
export const reasonReader = choiceReader("stops.reason", []);
