import { sql } from "kysely";
import { isPostgres } from "../engine.ts";
import type { Change } from "../tables.ts";
import { bytes, textIn } from "./migration.ts";

/**
 * `answer` is compressed JSON; a lead without a result had its analysis fail. `idempotency_key` is unique if set; any
 * number of leads may have none.
 */
export async function leadsAndResults(change: Change): Promise<void> {
  const text = textIn(change);
  await change.schema
    .createTable("leads")
    .addColumn("id", text, (column) => column.primaryKey())
    .addColumn("received_at", text, (column) => column.notNull())
    .addColumn("idempotency_key", text, (column) => column.unique())
    .addColumn("fingerprint", text, (column) => column.notNull())
    .addColumn("email", text, (column) => column.notNull())
    .addColumn("answers", text, (column) => column.notNull())
    .execute();
  await change.schema.createIndex("leads_by_time").on("leads").columns(["received_at", "id"]).execute();
  await change.schema.createIndex("leads_by_email").on("leads").column("email").execute();
  await change.schema
    .createTable("results")
    .addColumn("lead_id", text, (column) => column.primaryKey().references("leads.id").onDelete("cascade"))
    .addColumn("answer", bytes, (column) => column.notNull())
    .execute();
  if (isPostgres(change)) await storeUncompressed(change);
}

/** Answers are already compressed, so PostgreSQL shouldn't try again. */
const storeUncompressed = (change: Change) =>
  sql`alter table results alter column answer set storage external`.execute(change);
