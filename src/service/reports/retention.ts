import { dayMs } from "../../survey/day-ms.ts";
import type { Store } from "../store-port.ts";

export interface RetentionPorts {
  readonly store: Pick<Store, "eraseBefore" | "expiring" | "expiredAsOf">;
  readonly now: () => Date;
  /** Days that submissions are kept; `null` keeps them until someone erases them. */
  readonly retentionDays: number | null;
}

export type RetentionOutcome =
  | { readonly kind: "erased"; readonly count: number }
  /** Too many at once, which suggests a wrong clock or setting. Nothing was erased; the operator decides. */
  | { readonly kind: "held"; readonly expired: number; readonly stored: number };

/**
 * What a run may erase without confirmation: whatever expired since a recent run, or up to this share of what the last
 * run saw. A run is recent if it was at most this long ago, or this part of the retention period if that is shorter. Own
 * judgment.
 */
const plausible = { seenShare: 0.5, sinceLastMs: 7 * dayMs, periodShare: 0.25 } as const;

/**
 * Erases the submissions that are past their retention period.
 *
 * @param isConfirmed whether the operator has confirmed it, however many it erases
 */
export async function eraseExpired(
  { store, now, retentionDays }: RetentionPorts,
  isConfirmed = false,
): Promise<RetentionOutcome> {
  if (retentionDays === null) return { kind: "erased", count: 0 };
  const period = retentionDays * dayMs;
  const oldest = new Date(now().getTime() - period).toISOString();
  const { expired, stored, lastBefore } = await store.expiring(oldest);
  if (expired > 0 && !isConfirmed && !(await isPlausible(store, period, oldest, lastBefore)))
    return { kind: "held", expired, stored };
  return { kind: "erased", count: await store.eraseBefore(oldest) };
}

/**
 * Compares only with what the last run saw. Submissions since then, perhaps dated by a wrong clock, don't matter. Without
 * a last run there is nothing to compare with.
 */
async function isPlausible(
  store: RetentionPorts["store"],
  period: number,
  oldest: string,
  lastBefore: string | null,
): Promise<boolean> {
  if (lastBefore === null) return false;
  const moved = Date.parse(oldest) - Date.parse(lastBefore);
  if (moved <= Math.min(plausible.sinceLastMs, period * plausible.periodShare)) return true;
  if (moved > period) return false;
  const lastRun = new Date(Date.parse(lastBefore) + period).toISOString();
  const { expired, seen } = await store.expiredAsOf(lastRun, oldest);
  return expired <= seen * plausible.seenShare;
}
