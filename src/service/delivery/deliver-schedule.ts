const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * Retries use exponential backoff with full jitter: the wait is random, up to 1 minute, then up to 2, 4, 8, 16, 32, 64
 * and 128 minutes, then up to 4 hours each time. The last attempt is 24 hours after the first; there are about 20.
 *
 * With the jitter, deliveries that failed together, because a server was down, aren't all retried together.
 */
export const schedule = {
  first: minute,
  longest: 4 * hour,
  shortest: second,
  window: 24 * hour,
  /** The longest wait a receiver can ask for. */
  longestRequested: hour,
} as const;

export type NextTry = { readonly kind: "again"; readonly at: Date } | { readonly kind: "parked" };

export interface FailedTry {
  readonly attempts: number;
  readonly triedSince: Date;
  /** The shortest wait the receiver requested for, in seconds. */
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
  const requested = Math.min(retryAfterSeconds * second, schedule.longestRequested);
  const wait = Math.max(random * ceiling, requested, schedule.shortest);
  return { kind: "again", at: new Date(Math.min(now.getTime() + wait, end)) };
}
