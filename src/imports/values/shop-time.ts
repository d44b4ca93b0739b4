import type { Cell } from "../../measures/record-list.ts";
import { isEmpty, type RawCell } from "../files/raw-table.ts";

/** Times in the shop's time zone, as far as it is known. */
type ShopTimes =
  | {
      readonly kind: "known";
      readonly cells: readonly Cell[];
      /** Whether they are still UTC. */
      readonly isUtc: boolean;
    }
  /** Every time is the same, midnight in one place and noon in another; `day` is the first one's in UTC. */
  | { readonly kind: "open"; readonly day: number };

/** A person's answers about the times of a column: NaN and `null` without one. */
interface TimeAnswers {
  /** Hours from UTC to the shop's time. */
  readonly offset: number;
  /** Which day it is in the shop when it's midnight or noon. */
  readonly day: "same-day" | "next-day" | null;
}

/** Times in UTC become days if they are midnights of another zone, or shift by the hours that a person gives. */
export function inShopTime(cells: readonly Cell[], raw: readonly RawCell[], { offset, day }: TimeAnswers): ShopTimes {
  const known = (cells: readonly Cell[], isUtc = false): ShopTimes => ({ kind: "known", cells, isUtc });
  const sample = raw.find((cell) => typeof cell === "string" && !isEmpty(cell));
  if (typeof sample !== "string" || !/z$/i.test(sample.trim())) return known(cells);
  const quarters = cells.filter((cell) => typeof cell === "number").map((cell) => (cell % 1) * 96);
  const times = quarters.map(Math.round);
  if (times.every((time) => time === 0)) return known(cells);
  // A time such as 18:22 is that of a nightly job, not a midnight.
  const isExact = quarters.every((time, index) => Math.abs(time - (times[index] ?? 0)) < 0.01);
  const midnight = isExact ? midnightIn(times) : null;
  const asDays = (later: number): ShopTimes =>
    known(cells.map((cell) => onNumber(cell, (at) => Math.floor(at) + later)));
  if (midnight !== null && !mayBeNoon(midnight)) return asDays(midnight >= noon ? 1 : 0);
  if (!Number.isNaN(offset)) return known(cells.map((cell) => onNumber(cell, (at) => at + offset / 24)));
  if (midnight === null) return known(cells, true);
  if (day !== null) return asDays(day === "next-day" ? 1 : 0);
  return { kind: "open", day: Math.floor(cells.find((cell) => typeof cell === "number") ?? 0) };
}

const onNumber = (cell: Cell, change: (number: number) => number): Cell =>
  typeof cell === "number" ? change(cell) : cell;

/** In quarter hours. */
const noon = 48;
const day = 96;

/** Whether a UTC time may be noon in the shop: from noon in UTC to noon on the Pacific coast, full hours only. */
const mayBeNoon = (midnight: number): boolean => midnight >= noon && midnight <= 80 && midnight % 4 === 0;

/** Time zones that aren't full hours from UTC, in quarter hours. */
const oddZones: readonly number[] = [-38, -14, 14, 18, 22, 23, 26, 35, 38, 42, 51];

/**
 * The UTC quarter hour that is midnight in the shop: nearly all times of the column, give or take an hour for summer
 * time, and midnight somewhere.
 */
function midnightIn(times: readonly number[]): number | null {
  const [time, count] = mostOften(times);
  const near = times.filter((one) => Math.abs(one - time) <= 4).length;
  const zone = time < noon ? -time : day - time;
  const isZone = zone % 4 === 0 || oddZones.includes(zone);
  return time !== 0 && isZone && count >= times.length * 0.6 && near >= times.length * 0.9 ? time : null;
}

function mostOften(numbers: readonly number[]): readonly [number, number] {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [0, 0];
}
