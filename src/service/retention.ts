import type { Store } from "./ports.ts";

const dayInMilliseconds = 24 * 60 * 60 * 1000;

export interface RetentionPorts {
  readonly store: Pick<Store, "eraseBefore">;
  readonly now: () => Date;
  /** How long submissions are kept, days; `null` keeps them until somebody erases them. */
  readonly retentionDays: number | null;
}

/** Erases the submissions that are older than they may become. Returns how many went. */
export async function eraseExpired({ store, now, retentionDays }: RetentionPorts): Promise<number> {
  if (retentionDays === null) return 0;
  const oldest = new Date(now().getTime() - retentionDays * dayInMilliseconds);
  return store.eraseBefore(oldest.toISOString());
}
