import { sql, type Transaction } from "kysely";
import { type Contents, carry, contentsOf, expectSame } from "./carry.ts";
import type { Database, Tables } from "./tables.ts";

/**
 * Moves everything from a store on SQLite to an empty one on PostgreSQL, in one transaction there: all of it, proven
 * by count and content of each table, or nothing. When it fails it can be run again.
 *
 * No one writes to the old store meanwhile, and no one submits to it, erases in it or sends from it afterwards: else a
 * server that still runs on it would do what the new store never gets to know.
 *
 * @throws Error when the new store is not empty, or what arrives is not what was sent
 */
export function move(from: Database, to: Database): Promise<Contents> {
  return from.transaction().execute(async (source) => {
    const contents = await to.transaction().execute(async (target) => {
      await expectEmpty(target);
      const given = await contentsOf(source);
      await carry(source, target);
      expectSame(given, await contentsOf(target));
      return given;
    });
    await closeMoved(source);
    return contents;
  });
}

async function expectEmpty(target: Transaction<Tables>): Promise<void> {
  for (const table of ["leads", "erased"] as const) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(target);
    if (rows.length > 0) throw new Error("The database to move to holds submissions or erasures. Name an empty one.");
  }
}

/**
 * What no one may do in a store that was moved: take a submission or a report, which the new store would never know;
 * erase, which would leave it there; and send, which would send it twice.
 */
const forbidden = {
  moved_to_postgres: sql`insert on leads`,
  moved_no_report: sql`insert on results`,
  moved_no_dossier: sql`insert on dossiers`,
  moved_no_erasure: sql`delete on leads`,
  moved_no_delivery: sql`insert on deliveries`,
  moved_no_attempt: sql`update on deliveries`,
} as const;

async function closeMoved(source: Transaction<Tables>): Promise<void> {
  for (const [name, change] of Object.entries(forbidden)) {
    await sql`
      create trigger if not exists ${sql.ref(name)} before ${change}
      begin select raise(abort, 'this store was moved to PostgreSQL; set DATABASE_URL'); end`.execute(source);
  }
}

/** Whether a store on SQLite was moved away, also under a server that still runs on it. */
export async function isMoved(database: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from sqlite_schema where name = 'moved_to_postgres'`.execute(database);
  return rows.length > 0;
}

/**
 * Refuses to work on a store that was moved away.
 *
 * @throws Error when it was; its message says what to do
 */
export async function expectNotMoved(database: Database, path: string): Promise<void> {
  if (await isMoved(database)) {
    const drops = Object.keys(forbidden).map((name) => `drop trigger if exists ${name};`);
    throw new Error(
      `The store at ${path} was moved to PostgreSQL. Set DATABASE_URL; or, to go back to this file as it was then, ` +
        `run in it: ${drops.join(" ")}`,
    );
  }
}
