import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Contents, contentsOf, copyTables, expectSame } from "./copy-tables.ts";
import { openSqliteFile } from "./database.ts";
import type { ListedErasures } from "./erasure-file.ts";
import { addErasures, applyErasures, expectKeys, readErasures } from "./erasures.ts";
import type { Change, Database } from "./tables.ts";

export interface Restored {
  readonly contents: Contents;
  /** Leads in the backup that were erased since, and stay erased. */
  readonly erasedAgain: number;
}

/**
 * Restores a backup into a store in one transaction. What was erased since the backup is erased again, according to the
 * store's own log of erasures and the given one.
 *
 * @param replaces whether the store may hold leads, which are then deleted
 * @throws Error if the file isn't a complete backup, is newer than this release, or the store holds leads
 */
export function restore(
  database: Database,
  path: string,
  { replaces, log }: { readonly replaces: boolean; readonly log: ListedErasures | null },
): Promise<Restored> {
  return withBackup(path, (backup) =>
    database.transaction().execute(async (change) => {
      if (!replaces) await expectNoLeads(change);
      const logs = [await readErasures(change), ...(log ? [log] : [])];
      const contents = await contentsOf(backup);
      await copyTables(backup, change);
      expectSame(contents, await contentsOf(change));
      for (const entries of logs) await addErasures(change, entries);
      if (log) await expectKeys(change, log.keyMarks);
      return { contents, erasedAgain: await applyErasures(change) };
    }),
  );
}

async function expectNoLeads(change: Change): Promise<void> {
  const lead = await change.selectFrom("leads").select("id").limit(1).executeTakeFirst();
  if (lead)
    throw new Error("The store holds submissions. Restore into an empty store, or replace them with --replace.");
}

/** Opens a copy of the backup and migrates it to the current schema; the backup itself is never written to. */
async function withBackup<Result>(path: string, work: (backup: Database) => Promise<Result>): Promise<Result> {
  checkBackup(path);
  const folder = mkdtempSync(join(tmpdir(), "spindlewise-restore-"));
  try {
    const copy = join(folder, "backup.sqlite");
    copyFileSync(path, copy);
    const backup = await openSqliteFile(copy);
    try {
      return await work(backup);
    } finally {
      await backup.destroy();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function checkBackup(path: string): void {
  if (!existsSync(path)) throw new Error(`There is no file at ${path}.`);
  const problem = problemOf(path);
  if (problem !== undefined) throw new Error(`${path} is not a complete backup of this program: ${problem}.`);
}

function problemOf(path: string): string | undefined {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path, { readOnly: true });
    const [check] = file.prepare("pragma quick_check(1)").all();
    if (check?.quick_check !== "ok") return String(check?.quick_check);
    const tables = file.prepare("select name from sqlite_schema where name in ('schema_version', 'leads')").all();
    return tables.length === 2 ? undefined : "it holds other tables";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    file?.close();
  }
}
