import type { Store } from "./ports.ts";

const dayInMilliseconds = 24 * 60 * 60 * 1000;

export interface RetentionPorts {
  readonly store: Pick<Store, "eraseBefore" | "expiring">;
  readonly now: () => Date;
  /** How long submissions are kept, days; `null` keeps them until somebody erases them. */
  readonly retentionDays: number | null;
}

export type RetentionOutcome =
  | { readonly kind: "erased"; readonly count: number }
  /** So many at once suggest a wrong clock or setting. Nothing was erased; the operator decides. */
  | { readonly kind: "held"; readonly expired: number; readonly stored: number };

/** What a run may erase of all that is stored, unless it was only a little while since the one before. */
const plausible = { share: 0.5, sinceLastMs: 7 * dayInMilliseconds } as const;

/**
 * Erases the submissions that are older than they may become.
 *
 * @param isConfirmed whether the operator wants it whatever it erases
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
