import { sql } from "kysely";
import { isPostgres } from "../engine.ts";
import type { Change } from "../tables.ts";
import { bytes, textIn } from "./migration.ts";

/**
 * Dossiers as compressed JSON, and the version of the rules that made them. `results` keeps what older releases stored;
 * its rows are read in place, so this step takes no longer on a large database, and servers of an older release keep
 * working next to newer ones.
 */
export async function dossiers(change: Change): Promise<void> {
  const text = textIn(change);
  await change.schema
    .createTable("dossiers")
    .addColumn("lead_id", text, (column) => column.primaryKey().references("leads.id").onDelete("cascade"))
    .addColumn("rules", text, (column) => column.notNull())
    .addColumn("dossier", bytes, (column) => column.notNull())
    .execute();
  if (isPostgres(change)) await storeUncompressed(change);
}

/** Dossiers are already compressed, so PostgreSQL shouldn't try again. */
const storeUncompressed = (change: Change) =>
  sql`alter table dossiers alter column dossier set storage external`.execute(change);
