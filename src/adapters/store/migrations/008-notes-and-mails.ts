import { randomBytes } from "node:crypto";
import type { Change } from "../tables.ts";
import { textIn } from "./migration.ts";

/**
 * Notes from one server start to the next; the emails an address got and whether it confirmed, as digests under a key
 * of this database, so that they outlive an erasure; and which leads are the operator's tests.
 */
export async function notesAndMails(change: Change): Promise<void> {
  const text = textIn(change);
  await change.schema
    .createTable("server_notes")
    .addColumn("name", text, (column) => column.primaryKey())
    .addColumn("value", text, (column) => column.notNull())
    .execute();
  await change.schema
    .createTable("mail_counts")
    .addColumn("delivery_id", text, (column) => column.primaryKey())
    .addColumn("address", text, (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await change.schema
    .createIndex("mail_counts_of_address")
    .on("mail_counts")
    .columns(["address", "created_at"])
    .execute();
  await change.schema
    .createTable("mail_addresses")
    .addColumn("address", text, (column) => column.primaryKey())
    .addColumn("asked_by", text, (column) => column.notNull())
    .addColumn("asked_at", "bigint", (column) => column.notNull())
    .addColumn("confirmed_at", "bigint")
    .execute();
  await change.schema
    .alterTable("leads")
    .addColumn("is_test", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await change
    .insertInto("secrets")
    .values(["mail-addresses", "mail-confirmations"].map((name) => ({ name, value: randomBytes(32).toString("hex") })))
    .execute();
}
