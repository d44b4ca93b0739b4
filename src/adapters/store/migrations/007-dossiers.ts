import { sql, type Transaction } from "kysely";
import { isPostgres } from "../engine.ts";
import type { Tables } from "../tables.ts";
import { bytes, textIn } from "./migration.ts";

/**
 * What a report is rendered from, as compressed JSON, and the rules that made it. `results` keeps what older releases
 * stored; its rows are read where they are, so this step takes no longer on a large database, and servers of an older
 * release work on next to newer ones.
 */
export async function dossiers(change: Transaction<Tables>): Promise<void> {
  const text = textIn(change);
  await change.schema
    .createTable("dossiers")
    .addColumn("lead_id", text, (column) => column.primaryKey().references("leads.id").onDelete("cascade"))
    .addColumn("rules", text, (column) => column.notNull())
    .addColumn("dossier", bytes, (column) => column.notNull())
    .execute();
  if (isPostgres(change)) await keepAsTheyAre(change);
}

/** Dossiers are compressed already: PostgreSQL need not try it once more. */
const keepAsTheyAre = (change: Transaction<Tables>) =>
  sql`alter table dossiers alter column dossier set storage external`.execute(change);
