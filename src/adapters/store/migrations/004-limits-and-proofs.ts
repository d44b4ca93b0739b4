import { randomBytes } from "node:crypto";
import type { Change } from "../tables.ts";
import { textIn } from "./migration.ts";

/**
 * What addresses did within the hour, in the format of `rate-limiter-flexible`; spent proofs of work; and keys that the
 * servers on one database share. None of it belongs in a backup: it expires within the hour, and a new database gets
 * its own keys.
 */
export async function limitsAndProofs(change: Change): Promise<void> {
  const text = textIn(change);
  await change.schema
    .createTable("address_counts")
    .addColumn("key", "varchar(255)", (column) => column.primaryKey())
    .addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("expire", "bigint")
    .execute();
  await change.schema
    .createTable("spent_proofs")
    .addColumn("digest", text, (column) => column.primaryKey())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await change.schema
    .createTable("secrets")
    .addColumn("name", text, (column) => column.primaryKey())
    .addColumn("value", text, (column) => column.notNull())
    .execute();
  await change
    .insertInto("secrets")
    .values(["bot-check", "address-counts"].map((name) => ({ name, value: randomBytes(32).toString("hex") })))
    .execute();
}
