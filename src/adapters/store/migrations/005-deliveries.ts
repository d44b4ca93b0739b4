import type { Transaction } from "kysely";
import type { Tables } from "../tables.ts";
import { textIn } from "./migration.ts";

/**
 * What of a lead still has to reach somebody, written in the transaction that stores the lead and gone with it. While a
 * server tries one, `claim` is its mark and `due_at` the end of its time: then it is due again, for anybody.
 */
export async function deliveries(change: Transaction<Tables>): Promise<void> {
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
