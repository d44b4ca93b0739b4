import type { Store } from "./store-port.ts";

const dayInMilliseconds = 24 * 60 * 60 * 1000;

export interface RetentionPorts {
  readonly store: Pick<Store, "eraseBefore" | "expiring">;
  readonly now: () => Date;
  /** Days that submissions are kept; `null` keeps them until someone erases them. */
  readonly retentionDays: number | null;
}

export type RetentionOutcome =
  | { readonly kind: "erased"; readonly count: number }
  /** Too many at once, which suggests a wrong clock or setting. Nothing was erased; the operator decides. */
  | { readonly kind: "held"; readonly expired: number; readonly stored: number };

/** The share of all submissions that a run may erase, unless the last run was recent. */
const plausible = { share: 0.5, sinceLastMs: 7 * dayInMilliseconds } as const;

/**
 * Erases the submissions that are past their retention period.
 *
 * @param isConfirmed whether the operator wants it however many it erases
 */
export async function eraseExpired(
  { store, now, retentionDays }: RetentionPorts,
  isConfirmed = false,
): Promise<RetentionOutcome> {
  if (retentionDays === null) return { kind: "erased", count: 0 };
  const oldest = new Date(now().getTime() - retentionDays * dayInMilliseconds);
  const { expired, stored, lastBefore } = await store.expiring(oldest.toISOString());
  const isSoon = lastBefore !== null && oldest.getTime() - Date.parse(lastBefore) <= plausible.sinceLastMs;
  if (!isConfirmed && !isSoon && expired > stored * plausible.share) return { kind: "held", expired, stored };
  return { kind: "erased", count: await store.eraseBefore(oldest.toISOString()) };
}
