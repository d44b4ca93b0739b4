import { sql } from "kysely";
import { type Contents, contentsOf, copyTables, expectSame } from "./copy-tables.ts";
import { type Change, type Database, movedTables } from "./tables.ts";

/**
 * Moves everything from a SQLite store to an empty PostgreSQL one in one transaction, verified by count and content of
 * each table. If it fails, it can be run again.
 *
 * The old store is locked for writing meanwhile. Afterward it refuses answers, erasures and deliveries, because the
 * new store would never learn of what a server still running on the old one does.
 *
 * @throws Error if the new store is not empty, or the copy differs from the original
 */
export function move(from: Database, to: Database): Promise<Contents> {
  return from.transaction().execute(async (source) => {
    const contents = await to.transaction().execute(async (target) => {
      await expectEmpty(target);
      const original = await contentsOf(source, movedTables);
      await copyTables(source, target, movedTables);
      expectSame(original, await contentsOf(target, movedTables));
      return original;
    });
    await closeMoved(source);
    return contents;
  });
}

async function expectEmpty(target: Change): Promise<void> {
  for (const table of ["leads", "erased"] as const) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(target);
    if (rows.length > 0) throw new Error("The target database holds submissions or erasures. Choose an empty one.");
  }
}

/**
 * What a moved store refuses: answers, a report or a link, which the new store would never get; erasing, which would leave
 * the data there; and sending, which would send it twice.
 */
const forbidden = {
  moved_to_postgres: sql`insert on leads`,
  moved_no_report: sql`insert on results`,
  moved_no_dossier: sql`insert on dossiers`,
  moved_no_erasure: sql`delete on leads`,
  moved_no_version: sql`insert on versions`,
  moved_no_version_report: sql`update on versions`,
  moved_no_link: sql`insert on witnesses`,
  moved_no_view: sql`update on witnesses`,
  moved_no_withdrawal: sql`delete on witnesses`,
  moved_no_delivery: sql`insert on deliveries`,
  moved_no_attempt: sql`update on deliveries`,
} as const;

async function closeMoved(source: Change): Promise<void> {
  for (const [name, change] of Object.entries(forbidden)) {
    await sql`
      create trigger if not exists ${sql.ref(name)} before ${change}
      begin select raise(abort, 'this store was moved to PostgreSQL; set DATABASE_URL'); end`.execute(source);
  }
}

/** Whether a SQLite store was moved, even while a server still runs on it. */
export async function isMoved(database: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from sqlite_schema where name = 'moved_to_postgres'`.execute(database);
  return rows.length > 0;
}

/** @throws Error if the store was moved; the message says what to do */
export async function expectNotMoved(database: Database, path: string): Promise<void> {
  if (await isMoved(database)) {
    const drops = Object.keys(forbidden).map((name) => `drop trigger if exists ${name};`);
    throw new Error(
      `The store at ${path} was moved to PostgreSQL. Set DATABASE_URL; or, to go back to this file as it was then, ` +
        `run in it: ${drops.join(" ")}`,
    );
  }
}
