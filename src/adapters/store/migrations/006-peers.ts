import type { Change } from "../tables.ts";
import { textIn } from "./migration.ts";

/**
 * Each submission's figures for its kind of shop, deleted with its lead; and the published figures of each kind, with
 * the submissions they came from. Callers only add rows, so none waits for another.
 */
export async function peers(change: Change): Promise<void> {
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
