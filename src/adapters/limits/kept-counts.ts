import type { RateLimiterMemory } from "rate-limiter-flexible";
import { secretOf } from "../store/secrets.ts";
import type { Database } from "../store/tables.ts";

/** Counts in the memory of one server that are written down, so that a restart gives no one a new allowance. */
export interface KeptCounts {
  /** Of the digests that stand for addresses there. */
  readonly key: string;
  /** Takes up what an earlier server wrote down for this limit, and writes it down from now on. */
  readonly take: (name: string, limiter: RateLimiterMemory) => void;
  readonly writeDown: () => Promise<void>;
}

/** SQLite takes so many values in one statement, with room to spare. */
const rowsAtOnce = 200;

/** On SQLite, which has one server. On PostgreSQL the counts themselves are in the database. */
export async function openKeptCounts(database: Database): Promise<KeptCounts> {
  const limiters = new Map<string, RateLimiterMemory>();
  const earlier = await database.selectFrom("address_counts").selectAll().execute();
  let written = earlier.length;
  return {
    key: await secretOf(database, "address-counts"),
    take(name, limiter) {
      limiters.set(name, limiter);
      const own = earlier.filter(({ key }) => key.startsWith(`${name}:`));
      const storage = own.map(({ key, points, expire }) => ({
        key: key.slice(name.length + 1),
        value: points,
        expiresAt: expire ?? 0,
      }));
      limiter.restore({ version: 1, storage });
    },
    async writeDown() {
      const rows = [...limiters].flatMap(([name, limiter]) => rowsOf(name, limiter));
      if (rows.length + written === 0) return;
      await database.transaction().execute(async (change) => {
        await change.deleteFrom("address_counts").execute();
        for (let at = 0; at < rows.length; at += rowsAtOnce) {
          await change
            .insertInto("address_counts")
            .values(rows.slice(at, at + rowsAtOnce))
            .execute();
        }
      });
      written = rows.length;
    },
  };
}

const rowsOf = (name: string, limiter: RateLimiterMemory) =>
  limiter.dump().storage.map(({ key, value, expiresAt }) => ({
    key: `${name}:${key}`,
    points: value,
    expire: expiresAt ?? null,
  }));
