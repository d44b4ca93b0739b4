import type { RateLimiterMemory } from "rate-limiter-flexible";
import { secretOf } from "../store/secrets.ts";
import type { Database } from "../store/tables.ts";

/** Stores one server's in-memory counts, so that a restart doesn't reset anyone's allowance. */
export interface KeptCounts {
  /** Key of the digests that replace addresses in the counts. */
  readonly key: string;
  /** Restores the counts stored for this limit, and stores them from now on. */
  readonly take: (name: string, limiter: RateLimiterMemory) => void;
  readonly save: () => Promise<void>;
}

/** Rows per statement, well below SQLite's limit on values. */
const rowsPerInsert = 200;

/** For SQLite, which has one server. On PostgreSQL the counts themselves are in the database. */
export async function openKeptCounts(database: Database): Promise<KeptCounts> {
  const limiters = new Map<string, RateLimiterMemory>();
  const earlier = await database.selectFrom("address_counts").selectAll().execute();
  let savedRows = earlier.length;
  return {
    key: await secretOf(database, "address-counts"),
    take(name, limiter) {
      limiters.set(name, limiter);
      const stored = earlier.filter(({ key }) => key.startsWith(`${name}:`));
      const storage = stored.map(({ key, points, expire }) => ({
        key: key.slice(name.length + 1),
        value: points,
        expiresAt: expire ?? 0,
      }));
      limiter.restore({ version: 1, storage });
    },
    async save() {
      const rows = [...limiters].flatMap(([name, limiter]) => rowsOf(name, limiter));
      if (rows.length + savedRows === 0) return;
      await database.transaction().execute(async (change) => {
        await change.deleteFrom("address_counts").execute();
        for (let at = 0; at < rows.length; at += rowsPerInsert) {
          await change
            .insertInto("address_counts")
            .values(rows.slice(at, at + rowsPerInsert))
            .execute();
        }
      });
      savedRows = rows.length;
    },
  };
}

const rowsOf = (name: string, limiter: RateLimiterMemory) =>
  limiter.dump().storage.map(({ key, value, expiresAt }) => ({
    key: `${name}:${key}`,
    points: value,
    expire: expiresAt ?? null,
  }));
