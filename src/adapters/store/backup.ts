import { chmodSync, closeSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { sql } from "kysely";
import { type Contents, contentsOf, copyTables, expectSame } from "./copy-tables.ts";
import { openSqliteFile } from "./database.ts";
import { isPostgres } from "./engine.ts";
import type { Database } from "./tables.ts";

/**
 * Writes everything in the store to one SQLite file, as of one moment, while servers keep working. The file appears
 * under its name once it is complete and on disk. Only its owner may read it.
 *
 * @throws Error if a file of that name exists, or it can't be written
 */
export async function backUp(database: Database, path: string): Promise<Contents> {
  const unfinished = `${path}.unfinished`;
  claimName(path);
  try {
    createPrivate(unfinished, "w");
    if (isPostgres(database)) await copyOut(database, unfinished);
    else await sql`vacuum into ${unfinished}`.execute(database);
    const contents = await verifyAndClose(unfinished);
    flush(unfinished);
    renameSync(unfinished, path);
    flush(dirname(path));
    return contents;
  } catch (error) {
    for (const leftover of [path, unfinished, `${unfinished}-wal`, `${unfinished}-shm`])
      rmSync(leftover, { force: true });
    throw error;
  }
}

/** Reserves the name, so that no other backup writes to it meanwhile. */
function claimName(path: string): void {
  try {
    createPrivate(path, "wx");
  } catch (error) {
    const isThere = error instanceof Error && "code" in error && error.code === "EEXIST";
    throw isThere ? new Error(`There is a file at ${path} already. Give the backup another name.`) : error;
  }
}

function createPrivate(path: string, flags: "w" | "wx"): void {
  closeSync(openSync(path, flags, 0o600));
  chmodSync(path, 0o600);
}

/** Everything is read in one snapshot, which blocks no one and leaves out later writes. */
async function copyOut(database: Database, path: string): Promise<void> {
  const file = await openSqliteFile(path);
  try {
    await database
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(async (from) => {
        await file.transaction().execute((to) => copyTables(from, to));
        expectSame(await contentsOf(from), await contentsOf(file));
      });
  } finally {
    await file.destroy();
  }
}

/** Reads the whole file back, and leaves it as a single file without a write-ahead log. */
async function verifyAndClose(path: string): Promise<Contents> {
  const file = await openSqliteFile(path);
  try {
    const contents = await contentsOf(file);
    await sql`pragma journal_mode = delete`.execute(file);
    return contents;
  } finally {
    await file.destroy();
  }
}

function flush(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
