import type { Change } from "../tables.ts";
import { textIn } from "./migration.ts";

/** Tokens of the language model used per day. `day` is like `2026-11-21`, so that text order is time order. */
export async function modelTokens(change: Change): Promise<void> {
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
