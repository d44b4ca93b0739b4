import { existsSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import type { Database } from "./tables.ts";

/** Room for erasing about ten submissions with their reports, bytes. */
const size = 1024 * 1024;

/** Beside the database: what no one may use but an erasure on a full disk. */
const reserveFile = (folder: string): string => join(folder, "spindlewise.reserve");

/** Keeps the room, where there is some. A disk that is full already has none to keep. */
export function keepReserve(folder: string): void {
  const path = reserveFile(folder);
  if (existsSync(path)) return;
  try {
    writeFileSync(path, Buffer.alloc(size), { mode: 0o600, flush: true });
  } catch {
    rmSync(path, { force: true });
  }
}

export const releaseReserve = (folder: string): void => rmSync(reserveFile(folder), { force: true });

/** The folder of a database on SQLite. */
export async function folderOf(database: Database): Promise<string> {
  return dirname(await fileOf(database));
}

export async function fileOf(database: Database): Promise<string> {
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(
    database,
  );
  return rows[0]?.file ?? "";
}
