import type { Transaction } from "kysely";
import type { Tables } from "../tables.ts";
import { textIn } from "./migration.ts";

/** What the language model may still use today. `day` is `2026-11-21`, so that the order of the text is that of time. */
export async function modelTokens(change: Transaction<Tables>): Promise<void> {
  const text = textIn(change);
  await change.schema
    .createTable("model_tokens")
    .addColumn("day", text, (column) => column.notNull())
    .addColumn("scope", text, (column) => column.notNull())
    .addColumn("tokens", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("model_tokens_of_day", ["day", "scope"])
    .execute();
  await change.schema
    .createTable("model_days")
    .addColumn("day", text, (column) => column.primaryKey())
    .addColumn("salt", text, (column) => column.notNull())
    .execute();
}
