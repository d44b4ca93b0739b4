import { isEmpty, type RawCell, textOf } from "../files/raw-table.ts";
import { type DateOrder, orderSaidBy, serialIn, spelledDay, type WrittenDate, writtenDate } from "./dates.ts";
import { hoursOf, type TimeUnit, unitNamed } from "./durations.ts";
import { bareNumber, type DecimalMark, markSaidBy, numberWith } from "./numbers.ts";
import type { Reading } from "./question.ts";

/** What a column says of how its values are written. */
export type Said<T> =
  | { readonly kind: "decided"; readonly is: T }
  /** No value leaves a choice. */
  | { readonly kind: "no-matter" }
  | { readonly kind: "open"; readonly example: string };

/** Which of two votes wins; a few slips against many do not count. */
function voted<T extends string>(votes: ReadonlyMap<T, number>, example: string | null): Said<T> {
  const [first, second] = [...votes].toSorted((a, b) => b[1] - a[1]);
  if (first === undefined) return example === null ? { kind: "no-matter" } : { kind: "open", example };
  return second === undefined || second[1] <= first[1] * 0.05
    ? { kind: "decided", is: first[0] }
    : { kind: "open", example: example ?? "" };
}

/** Month or day first, from all values of a column. */
export function dateOrderSaid(cells: readonly RawCell[]): Said<DateOrder> {
  const votes = new Map<DateOrder, number>();
  let example: string | null = null;
  for (const cell of cells) {
    if (typeof cell !== "string") continue;
    const text = cell.trim();
    const date = writtenDate(text);
    if (date?.kind !== "numeric") continue;
    const said = orderSaidBy(date);
    if (said !== "either") votes.set(said, (votes.get(said) ?? 0) + 1);
    else if (date.first !== date.second) example ??= text;
  }
  return voted(votes, example);
}

/** Point or comma before decimals, from all values of a column. */
export function decimalMarkSaid(cells: readonly RawCell[]): Said<DecimalMark> {
  const votes = new Map<DecimalMark, number>();
  let example: string | null = null;
  for (const cell of cells) {
    if (typeof cell !== "string" || cell === "") continue;
    const bare = bareNumber(cell.trim());
    if (bare === null) continue;
    const said = markSaidBy(bare);
    if (said === "either") example ??= cell.trim();
    else if (said !== "none") votes.set(said, (votes.get(said) ?? 0) + 1);
  }
  return voted(votes, example);
}

/** Hours, minutes or seconds, from the heading, the cells' own words, else the size of the values. */
export function timeUnitSaid(heading: TimeUnit | null, cells: readonly RawCell[], mark: DecimalMark): Said<TimeUnit> {
  if (heading !== null) return { kind: "decided", is: heading };
  const texts = cells.filter((cell) => !isEmpty(cell) && !(cell instanceof Date)).map(textOf);
  const unit = texts
    .slice(0, 1000)
    .map(unitOfCell)
    .find((one) => one !== null);
  if (unit !== undefined && unit !== null) return { kind: "decided", is: unit };
  const numbers = texts.map((text) => numberFrom(text, mark)).filter((number) => number !== null && number > 0);
  const clocks = texts.filter((text) => text.includes(":")).length;
  return numbers.length === 0 || numbers.length <= clocks
    ? { kind: "no-matter" }
    : bySize(numbers as readonly number[]);
}

const unitOfCell = (text: string): TimeUnit | null => {
  const word = /^-?[\d.,]+\s*([a-z]+)\.?$/i.exec(text)?.[1];
  return word === undefined ? null : unitNamed(word.toLowerCase());
};

function numberFrom(text: string, mark: DecimalMark): number | null {
  const bare = bareNumber(text);
  return bare === null ? null : numberWith(bare, mark);
}

/** Hours of shop work are small and broken; whole numbers that are large may be minutes or hours. Judgment. */
function bySize(numbers: readonly number[]): Said<TimeUnit> {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const broken = numbers.filter((number) => !Number.isInteger(number)).length / numbers.length;
  if (middle <= 24 && broken >= 0.2) return { kind: "decided", is: "hours" };
  if (middle <= 8) return { kind: "decided", is: "hours" };
  return { kind: "open", example: String(middle) };
}

/** What an open date would be either way. */
export function dateReadings(example: string): readonly Reading[] {
  const date = writtenDate(example);
  if (date?.kind !== "numeric") return [];
  return (["month-first", "day-first"] as const).map((order) => ({
    answer: order,
    means: `${example} is ${spelled(date, order)}`,
  }));
}

function spelled(date: Extract<WrittenDate, { kind: "numeric" }>, order: DateOrder): string {
  const serial = serialIn(date, order);
  return serial === null ? "no date" : spelledDay(serial);
}

/** What an open number would be either way. */
export const markReadings = (example: string): readonly Reading[] =>
  ([".", ","] as const).map((mark) => ({
    answer: mark,
    means: `${example} is ${plainSize(numberFrom(example, mark) ?? 0)}`,
  }));

/** "1,234" against "about 1.2": "1.234" and "1,234" side by side would say nothing. */
const plainSize = (number: number): string =>
  Number.isInteger(number)
    ? number.toLocaleString("en-US")
    : `about ${number.toLocaleString("en-US", { maximumFractionDigits: 1 })}`;

/** What an open number of hours would be either way. */
export function unitReadings(example: string): readonly Reading[] {
  const units: readonly TimeUnit[] = Number(example) >= 600 ? ["minutes", "seconds"] : ["hours", "minutes"];
  return units.map((unit) => ({ answer: unit, means: `${example} is ${hoursText(Number(example) * hoursOf[unit])}` }));
}

const hoursText = (hours: number): string => `${hours.toLocaleString("en-US", { maximumFractionDigits: 2 })} hours`;
