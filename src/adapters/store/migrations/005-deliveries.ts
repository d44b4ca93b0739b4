import type { Change } from "../tables.ts";
import { textIn } from "./migration.ts";

/**
 * Deliveries of a lead, written in the transaction that stores it and deleted with it. During an attempt, `claim` marks
 * the server's attempt and `due_at` is the end of its lease, after which any server may try again.
 */
export async function deliveries(change: Change): Promise<void> {
  const text = textIn(change);
  await change.schema
    .createTable("deliveries")
    .addColumn("id", text, (column) => column.primaryKey())
    .addColumn("lead_id", text, (column) => column.notNull().references("leads.id").onDelete("cascade"))
    .addColumn("kind", text, (column) => column.notNull())
    .addColumn("state", text, (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("due_at", "bigint", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("tried_since", "bigint")
    .addColumn("claim", text)
    .addColumn("problem", text)
    .execute();
  await change.schema.createIndex("deliveries_due").on("deliveries").columns(["state", "due_at"]).execute();
  await change.schema.createIndex("deliveries_of_lead").on("deliveries").column("lead_id").execute();
}
