const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * When a delivery that failed is tried again: after a random part of 1 minute, then of 2, 4, 8, 16, 32, 64 and 128, then
 * of 4 hours each time, for 24 hours since the first attempt. The last attempt comes when these are over. About 20 in all.
 *
 * Full jitter: many deliveries that failed together, because one server was down, do not come back together.
 */
export const schedule = {
  first: minute,
  longest: 4 * hour,
  shortest: second,
  window: 24 * hour,
  /** A receiver that names a time to come back is believed up to this. */
  longestRequested: hour,
} as const;

export type NextTry = { readonly kind: "again"; readonly at: Date } | { readonly kind: "parked" };

export interface FailedTry {
  readonly attempts: number;
  readonly triedSince: Date;
  /** What the receiver asked us to wait at least, seconds. */
  readonly retryAfterSeconds?: number;
}

/** @param random a number from 0 up to 1 */
export function nextTry(
  { attempts, triedSince, retryAfterSeconds = 0 }: FailedTry,
  now: Date,
  random: number,
): NextTry {
  const end = triedSince.getTime() + schedule.window;
  if (now.getTime() >= end) return { kind: "parked" };
  const ceiling = Math.min(schedule.first * 2 ** Math.min(attempts - 1, 20), schedule.longest);
  const asked = Math.min(retryAfterSeconds * second, schedule.longestRequested);
  const wait = Math.max(random * ceiling, asked, schedule.shortest);
  return { kind: "again", at: new Date(Math.min(now.getTime() + wait, end)) };
}
