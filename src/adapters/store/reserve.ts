import { existsSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import type { Database } from "./tables.ts";

/** Enough to erase a submission with over ten versions of its report, bytes. */
const size = 1024 * 1024;

/** A file next to the database whose space is freed only for an erasure on a full disk. */
const reserveFile = (folder: string): string => join(folder, "spindlewise.reserve");

/** Creates the reserve, unless the disk is already full. */
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

/** The folder of a SQLite database. */
export async function folderOf(database: Database): Promise<string> {
  return dirname(await fileOf(database));
}

export async function fileOf(database: Database): Promise<string> {
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(
    database,
  );
  return rows[0]?.file ?? "";
}
