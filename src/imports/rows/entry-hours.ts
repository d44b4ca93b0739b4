import { type LaborType, laborTypeOf } from "../knowledge/labor-types.ts";
import { component, type Entry, numberIn } from "./entries.ts";

export const times = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a * b);
export const plus = (a: number | null, b: number | null): number | null =>
  a === null && b === null ? null : (a ?? 0) + (b ?? 0);
export const less = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a - b);
/** Between two times, at most a month apart. */
export const hoursBetween = (from: number | null, to: number | null): number | null =>
  from === null || to === null || to <= from || to - from > 31 ? null : (to - from) * 24;

/**
 * How long a stop took. If its end is before its start, someone didn't change the date after midnight, or swapped the
 * two, so the shorter of both readings counts.
 */
export function stopHours(from: number | null, to: number | null): number | null {
  if (from === null || to === null || to >= from || from - to >= 1) return hoursBetween(from, to);
  const back = from - to;
  return Math.min(back, 1 - back) * 24;
}

/** Between two times of day; an end before the start is on the next day. */
const clockBetween = (from: number | null, to: number | null): number | null =>
  from === null || to === null || from === to ? null : to - from + (to < from ? 24 : 0);
export const clockHours = (entry: Entry): number | null =>
  clockBetween(numberIn(component(entry, "began_at")), numberIn(component(entry, "ended_at")));

/** The hours between clocking out for lunch and back in, maybe past midnight, whichever of the two is called its start. */
function lunchHours(entry: Entry): number {
  const [out, back] = [numberIn(component(entry, "lunch_out")), numberIn(component(entry, "lunch_in"))];
  if (out === null || back === null) return 0;
  const apart = Math.abs(back - out);
  return Math.min(apart, 24 - apart);
}

/** The hours of a shift without its lunch; `null` if lunch was longer, so one of the times is wrong. */
export function hoursWithoutLunch(entry: Entry): number | null {
  const paid = less(clockHours(entry), lunchHours(entry));
  return paid !== null && paid < 0 ? null : paid;
}

export const kindOf = (entry: Entry): LaborType | null => laborTypeOf(String(component(entry, "booking") ?? ""));

/** The date of a row with its time of day. */
export function dayAt(day: number | null, hours: number | null): number | null {
  if (day === null) return null;
  return hours === null ? day : Math.floor(day) + hours / 24;
}

/** When something ended that started on a date, at a time of day. */
export function endAt(day: number | null, entry: Entry): number | null {
  const began = dayAt(day, numberIn(component(entry, "began_at")));
  const hours = clockHours(entry);
  return began === null || hours === null ? null : began + hours / 24;
}
