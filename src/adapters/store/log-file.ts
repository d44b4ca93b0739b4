import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { isPostgres } from "./engine.ts";
import type { Database } from "./tables.ts";
import { whyUnavailable } from "./unavailable.ts";

/** SQLite's write-ahead log is truncated to this size when it restarts, bytes. */
export const maxLogBytes = 4 * 1024 * 1024;

/** How often, and how far apart in milliseconds, a checkpoint is retried while another process reads or writes. */
const tries = 5;
const pauseBetween = 50;

/**
 * Writes SQLite's write-ahead log into the database and empties it, because it still holds pages from before an
 * erasure. PostgreSQL keeps no such file.
 *
 * @returns whether it is empty now. If another process holds it or the disk is full, the next erasure, retention check
 * or stop empties it.
 */
export async function emptyLog(database: Database): Promise<boolean> {
  if (isPostgres(database)) return true;
  for (let triesLeft = tries; triesLeft > 0; triesLeft -= 1) {
    if (await checkpoint(database)) return true;
    await pause(pauseBetween);
  }
  return false;
}

async function checkpoint(database: Database): Promise<boolean> {
  try {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
    return rows[0]?.busy === 0;
  } catch (error) {
    if (whyUnavailable(error) === undefined) throw error;
    return false;
  }
}
