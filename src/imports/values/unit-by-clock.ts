import type { Cell } from "../../measures/record.ts";
import { hoursOf, type TimeUnit } from "./durations.ts";

/** From the longest on: work fits between its start and its end in any unit that is short enough. */
const units: readonly TimeUnit[] = ["hours", "minutes", "seconds"];
/** The fewest rows that prove a unit, and the shares of them in which it must fit, and the longer one must not. Own judgment. */
const fewest = 5;
const nearlyAll = 0.9;
const half = 0.5;

/** Work takes no longer than from its start to its end: the unit of its length, if only one fits. */
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
  if (pairs.length < fewest) return null;
  const share = (unit: TimeUnit): number =>
    pairs.filter(({ length, elapsed }) => length * hoursOf[unit] <= elapsed * 1.05 + 0.02).length / pairs.length;
  const unit = units.find((one) => share(one) >= nearlyAll);
  const longer = unit === undefined ? undefined : units[units.indexOf(unit) - 1];
  return unit === undefined || (longer !== undefined && share(longer) > half) ? null : unit;
}
