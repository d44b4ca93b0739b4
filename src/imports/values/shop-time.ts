import type { Cell } from "../../measures/record.ts";
import { isEmpty, type RawCell } from "../files/raw-table.ts";

/** Times in the shop's own zone, as far as that is known. */
interface ShopTimes {
  readonly cells: readonly Cell[];
  /** Whether they are still UTC. */
  readonly isUtc: boolean;
}

/**
 * Times in UTC become days if they are midnights of another zone, or shift by the hours that a person gives.
 *
 * @param offset hours from UTC to the shop's time; NaN if no one has said
 */
export function inShopTime(cells: readonly Cell[], raw: readonly RawCell[], offset: number): ShopTimes {
  const sample = raw.find((cell) => typeof cell === "string" && !isEmpty(cell));
  if (typeof sample !== "string" || !/z$/i.test(sample.trim())) return { cells, isUtc: false };
  const quarters = cells.filter((cell) => typeof cell === "number").map((cell) => (cell % 1) * 96);
  const times = quarters.map(Math.round);
  if (times.every((time) => time === 0)) return { cells, isUtc: false };
  // 18:22 is the time of a nightly run, and no midnight.
  const isExact = quarters.every((time, index) => Math.abs(time - (times[index] ?? 0)) < 0.01);
  const midnight = isExact ? midnightIn(times) : null;
  if (midnight !== null)
    return {
      cells: cells.map((cell) => onNumber(cell, (day) => Math.floor(day) + (midnight >= 48 ? 1 : 0))),
      isUtc: false,
    };
  if (Number.isNaN(offset)) return { cells, isUtc: true };
  return { cells: cells.map((cell) => onNumber(cell, (day) => day + offset / 24)), isUtc: false };
}

const onNumber = (cell: Cell, change: (number: number) => number): Cell =>
  typeof cell === "number" ? change(cell) : cell;

/**
 * The UTC quarter hour that is midnight in the shop: nearly all times of the column, give or take an hour for summer
 * time.
 */
function midnightIn(times: readonly number[]): number | null {
  const [time, count] = mostOften(times);
  const near = times.filter((one) => Math.abs(one - time) <= 4).length;
  return time !== 0 && count >= times.length * 0.6 && near >= times.length * 0.9 ? time : null;
}

function mostOften(numbers: readonly number[]): readonly [number, number] {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [0, 0];
}
