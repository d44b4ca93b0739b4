import type { Transaction } from "kysely";
import type { Tables } from "../tables.ts";
import { textIn } from "./migration.ts";

/**
 * What each submission adds to the figures of its kind, gone with its lead; and what is told of each kind, with the
 * submissions that it was made of. Rows are only added here, never changed by two callers: no one waits for another.
 */
export async function peers(change: Transaction<Tables>): Promise<void> {
  const text = textIn(change);
  await change.schema
    .createTable("peer_facts")
    .addColumn("lead_id", text, (column) => column.primaryKey().references("leads.id").onDelete("cascade"))
    .addColumn("shop", text, (column) => column.notNull())
    .addColumn("kind", text, (column) => column.notNull())
    .addColumn("rules", text, (column) => column.notNull())
    .addColumn("received_at", text, (column) => column.notNull())
    .addColumn("facts", text, (column) => column.notNull())
    .execute();
  await change.schema
    .createIndex("peer_facts_of_kind")
    .on("peer_facts")
    .columns(["kind", "rules", "received_at"])
    .execute();
  await change.schema
    .createIndex("peer_facts_of_shop")
    .on("peer_facts")
    .columns(["shop", "received_at", "lead_id"])
    .execute();
  await change.schema
    .createTable("peer_publications")
    .addColumn("kind", text, (column) => column.primaryKey())
    .addColumn("rules", text, (column) => column.notNull())
    .addColumn("renewed_at", text, (column) => column.notNull())
    .addColumn("told", text, (column) => column.notNull())
    .addColumn("basis", text, (column) => column.notNull())
    .execute();
}
