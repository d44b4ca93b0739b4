import { sql } from "kysely";
import { isPostgres } from "../engine.ts";
import type { Change } from "../tables.ts";
import { bytes, textIn } from "./migration.ts";

/**
 * Later versions of a report, and the people its owner asked for their view. The first version stays in `leads` and
 * `dossiers`, so this step takes no longer on a large database. All of it is deleted with the lead.
 */
export async function versionsAndWitnesses(change: Change): Promise<void> {
  const text = textIn(change);
  await change.schema
    .createTable("versions")
    .addColumn("lead_id", text, (column) => column.notNull().references("leads.id").onDelete("cascade"))
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("made_at", text, (column) => column.notNull())
    .addColumn("kind", text, (column) => column.notNull())
    .addColumn("idempotency_key", text, (column) => column.unique())
    .addColumn("fingerprint", text, (column) => column.notNull())
    .addColumn("email", text, (column) => column.notNull())
    .addColumn("answers", text, (column) => column.notNull())
    .addColumn("compared_with", "integer")
    .addColumn("added", text, (column) => column.notNull())
    .addColumn("rules", text)
    .addColumn("dossier", bytes)
    .addPrimaryKeyConstraint("versions_of_lead", ["lead_id", "number"])
    .execute();
  await change.schema.createIndex("versions_by_email").on("versions").column("email").execute();
  await change.schema
    .createTable("witnesses")
    .addColumn("id", text, (column) => column.primaryKey())
    .addColumn("lead_id", text, (column) => column.notNull().references("leads.id").onDelete("cascade"))
    .addColumn("token", text, (column) => column.notNull().unique())
    .addColumn("role", text, (column) => column.notNull())
    .addColumn("invited_at", text, (column) => column.notNull())
    .addColumn("answered_at", text)
    .addColumn("answers", text)
    .addColumn("may_show_role", "integer")
    .addColumn("counted_in", "integer")
    .execute();
  await change.schema.createIndex("witnesses_of_lead").on("witnesses").column("lead_id").execute();
  await change.schema
    .alterTable("leads")
    .addColumn("shows_roles", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  if (isPostgres(change)) await storeUncompressed(change);
}

/** Dossiers are already compressed, so PostgreSQL shouldn't try again. */
const storeUncompressed = (change: Change) =>
  sql`alter table versions alter column dossier set storage external`.execute(change);
