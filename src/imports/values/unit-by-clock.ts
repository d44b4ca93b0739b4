import type { Cell } from "../../measures/record-list.ts";
import { hoursOf, type TimeUnit } from "./durations.ts";

/** Longest first: if one unit fits between start and end, every shorter one does too. */
const units: readonly TimeUnit[] = ["hours", "minutes", "seconds"];
/** At least this many rows. All three are own judgment. */
const minPairs = 5;
/** The unit fits in at least this share of them. */
const minShare = 0.9;
/** The next longer unit fits in at most this share of them. */
const half = 0.5;

/**
 * The unit of durations, from start and end times: the longest unit in which they fit between start and end, unless the
 * next longer one also fits too often to be sure.
 */
export function unitByClock(
  lengths: readonly (number | null)[],
  began: readonly Cell[],
  ended: readonly Cell[],
): TimeUnit | null {
  const pairs = lengths.flatMap((length, row) => {
    const [from, to] = [began[row], ended[row]];
    return length !== null && length > 0 && typeof from === "number" && typeof to === "number" && to > from
      ? [{ length, elapsed: (to - from) * 24 }]
      : [];
  });
  if (pairs.length < minPairs) return null;
  const share = (unit: TimeUnit): number =>
    pairs.filter(({ length, elapsed }) => length * hoursOf[unit] <= elapsed * 1.05 + 0.02).length / pairs.length;
  const unit = units.find((one) => share(one) >= minShare);
  const longer = unit === undefined ? undefined : units[units.indexOf(unit) - 1];
  return unit === undefined || (longer !== undefined && share(longer) > half) ? null : unit;
}
