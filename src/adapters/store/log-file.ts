import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { isPostgres } from "./engine.ts";
import type { Database } from "./tables.ts";
import { whyUnavailable } from "./unavailable.ts";

/** The write-ahead log of SQLite is cut back to this when it begins anew, bytes. */
export const longestLog = 4 * 1024 * 1024;

/** Another process that reads or writes is waited for so often, with so long a pause, milliseconds. */
const tries = 5;
const pauseBetween = 50;

/**
 * Brings the write-ahead log of SQLite into the database and cuts it to nothing: until then it still holds pages as they
 * were before something was erased. PostgreSQL keeps no such file beside the store.
 *
 * @returns whether it is empty now. Where another process holds it, or the disk is full, the next erasure, the next
 *   look for expired submissions or the next stop empties it.
 */
export async function emptyLog(database: Database): Promise<boolean> {
  if (isPostgres(database)) return true;
  for (let left = tries; left > 0; left -= 1) {
    if (await isEmptied(database)) return true;
    await pause(pauseBetween);
  }
  return false;
}

async function isEmptied(database: Database): Promise<boolean> {
  try {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
    return rows[0]?.busy === 0;
  } catch (error) {
    if (whyUnavailable(error) === undefined) throw error;
    return false;
  }
}
