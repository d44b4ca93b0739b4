import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databaseFile, openSqlite } from "../src/adapters/store/database.ts";

let migrated: Promise<Buffer> | undefined;

/** Puts a database without rows into a folder. Its ten steps to the current schema are taken once for all tests of a worker. */
export async function putDatabase(dataDir: string): Promise<void> {
  migrated ??= migratedFile();
  writeFileSync(databaseFile(dataDir), await migrated, { mode: 0o600 });
}

async function migratedFile(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), "spindlewise-migrated-"));
  await (await openSqlite(folder)).destroy();
  const file = readFileSync(databaseFile(folder));
  rmSync(folder, { recursive: true });
  return file;
}
