import { sql, type Transaction } from "kysely";
import { type Contents, carry, contentsOf, expectSame } from "./carry.ts";
import type { Database, Tables } from "./tables.ts";

/**
 * Moves everything from a store on SQLite to an empty one on PostgreSQL, in one transaction there: all of it, proven
 * by count and content of each table, or nothing. When it fails it can be run again.
 *
 * Nobody writes to the old store meanwhile, and nobody submits to it afterwards: else a server that still runs on it
 * would accept what the new store never gets to know.
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

const closeMoved = (source: Transaction<Tables>) =>
  sql`
    create trigger if not exists moved_to_postgres before insert on leads
    begin select raise(abort, 'this store was moved to PostgreSQL; set DATABASE_URL'); end`.execute(source);

/**
 * Refuses to work on a store that was moved away.
 *
 * @throws Error when it was; its message says what to do
 */
export async function expectNotMoved(database: Database, path: string): Promise<void> {
  const { rows } = await sql`select 1 from sqlite_schema where name = 'moved_to_postgres'`.execute(database);
  if (rows.length > 0) {
    throw new Error(
      `The store at ${path} was moved to PostgreSQL. Set DATABASE_URL; or, to go back to this file as it was then, ` +
        "run in it: drop trigger moved_to_postgres",
    );
  }
}
