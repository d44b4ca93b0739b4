import type { Cell } from "../../measures/record-list.ts";
import { isEmpty, type RawCell, textOf } from "../files/raw-table.ts";
import { writtenDate } from "./dates.ts";
import { serialSince1970 } from "./serials.ts";

/** Times in the shop's time zone, as far as it is known. */
type ShopTimes =
  | {
      readonly kind: "known";
      readonly cells: readonly Cell[];
      /** Whether they are still UTC. */
      readonly isUtc: boolean;
    }
  /** All times are the same hour, which may be midnight or noon in the shop, depending on its time zone. */
  | {
      readonly kind: "open";
      /** The UTC day of the first. */
      readonly utcDay: number;
    };

/** A person's answers about the times of a column: NaN and `null` without one. */
interface TimeAnswers {
  /** Hours from UTC to the shop's time. */
  readonly offset: number;
  /** Which day it is in the shop when it's midnight or noon. */
  readonly day: "same-day" | "next-day" | null;
}

/** Times in UTC become days if they are midnights of another zone, or shift by the hours that a person gives. */
export function inShopTime(
  cells: readonly Cell[],
  raw: readonly RawCell[],
  { offset, day: answer }: TimeAnswers,
): ShopTimes {
  const known = (cells: readonly Cell[], isUtc = false): ShopTimes => ({ kind: "known", cells, isUtc });
  // A system writes all times of a column alike, so the first one shows whether it is UTC.
  const sample = raw.find((cell) => !(cell instanceof Date) && !isEmpty(cell));
  if (!isInUtc(textOf(sample))) return known(cells);
  const quarters = cells.filter((cell) => typeof cell === "number").map((cell) => (cell % 1) * day);
  const times = quarters.map(Math.round);
  if (times.every((time) => time === 0)) return known(cells);
  // A time such as 18:22 is that of a nightly job, not a midnight.
  const isExact = quarters.every((time, index) => Math.abs(time - (times[index] ?? 0)) < rounding);
  const midnight = isExact ? midnightIn(times) : null;
  const asDays = (later: number): ShopTimes =>
    known(cells.map((cell) => onNumber(cell, (at) => Math.floor(at + later))));
  if (midnight !== null && !mayBeNoon(midnight)) return asDays(dayLater(midnight));
  if (!Number.isNaN(offset)) return known(cells.map((cell) => onNumber(cell, (at) => at + offset / 24)));
  if (midnight === null) return known(cells, true);
  if (answer !== null) return asDays(answer === "next-day" ? 1 : 0);
  return { kind: "open", utcDay: Math.floor(cells.find((cell) => typeof cell === "number") ?? 0) };
}

/** Written with Z, UTC, GMT, +00:00, +0000 or +00, or counted from 1970. */
function isInUtc(text: string): boolean {
  if (/^\d+(?:\.\d+)?$/.test(text) && serialSince1970(Number(text)) !== null) return true;
  const date = writtenDate(text);
  return (date?.kind === "sure" || date?.kind === "numeric") && date.offset === 0;
}

const onNumber = (cell: Cell, change: (number: number) => number): Cell =>
  typeof cell === "number" ? change(cell) : cell;

/** In quarter hours. */
const hour = 4;
const noon = 48;
const day = 96;
/** What a serial number may be off from a whole quarter hour. */
const rounding = 0.01;

/**
 * What added to a time in UTC gives the shop's day: the day begins at midnight, or an hour before that in the other half of the
 * year. A quarter of an hour more keeps rounding from making it the day before.
 */
const dayLater = (midnight: number): number => (midnight >= noon ? 1 : 0) - (midnight - hour - 1) / day;

/**
 * Whether a UTC time is midnight in one place and noon in another, on different days: full hours from 11:00 (midnight in New
 * Zealand's summer, noon in Central Europe's winter) to 20:00 (noon on the Pacific coast).
 */
const mayBeNoon = (time: number): boolean => time >= 11 * hour && time <= 20 * hour && time % hour === 0;

/** Time zones that aren't full hours from UTC, in quarter hours. */
const oddZones: readonly number[] = [-38, -14, -10, 14, 18, 22, 23, 26, 35, 38, 42];

/** The share of a column's times that are midnight, and the share that is within an hour of it. Own judgment. */
const minShare = { exact: 0.6, near: 0.9 };

/**
 * The UTC time that is midnight in the shop, in quarter hours: the most frequent one, if nearly all others are within an hour
 * of it (daylight saving time) and some time zone has that offset. `null` if there is none.
 */
function midnightIn(times: readonly number[]): number | null {
  const [time, count] = mostOften(times);
  const apart = times.map((one) => (one - time + day) % day);
  const shareOf = (...hours: readonly number[]): number =>
    apart.filter((one) => hours.includes(one)).length / times.length;
  const near = apart.filter((one) => one <= hour || one >= day - hour).length / times.length;
  const zone = time < noon ? -time : day - time;
  const isZone = zone % hour === 0 || oddZones.includes(zone);
  // In spring and autumn, as many may be before the change of the clocks as after it.
  const isChanged = Math.max(shareOf(0, hour), shareOf(0, day - hour)) >= minShare.near;
  const isRegular = near >= minShare.near && (count >= times.length * minShare.exact || isChanged);
  return isZone && isRegular ? time : null;
}

function mostOften(numbers: readonly number[]): readonly [number, number] {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [0, 0];
}
