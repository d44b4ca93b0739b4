import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "./database.ts";

/** Steps from an empty database to the present one. A step that was released is never changed; a new one follows. */
const migrations: readonly ((change: Transaction<Tables>) => Promise<void>)[] = [leadsAndResults, modelTokens];

/**
 * Brings the database to the present schema, in one transaction: it is there whole, or not at all. Several processes
 * may start at once; the lock for writing lets one after the other in, and the later ones find nothing left to do.
 *
 * @throws Error when the database was made by a newer release
 */
export async function migrate(database: Kysely<Tables>): Promise<void> {
  await database.transaction().execute(async (change) => {
    await change.schema.createTable("schema_version").ifNotExists().addColumn("version", "integer").execute();
    const row = await change
      .selectFrom("schema_version")
      .select("version")
      .orderBy("version", "desc")
      .executeTakeFirst();
    const version = row?.version ?? 0;
    if (version > migrations.length) throw new Error(tooNew(version));
    for (const [step, apply] of migrations.entries()) {
      if (step < version) continue;
      await apply(change);
      await change
        .insertInto("schema_version")
        .values({ version: step + 1 })
        .execute();
    }
  });
}

const tooNew = (version: number): string =>
  `The database has schema ${version}, but this release knows schemas up to ${migrations.length} only. ` +
  "Start a release that is at least as new as the one that wrote it, or restore an older backup.";

/**
 * Types are named so that SQLite and PostgreSQL both take them. An answer is compressed JSON; a lead without one had
 * its analysis fail. Both sides of `idempotency_key` matter: unique where there is a key, any number without.
 */
async function leadsAndResults(change: Transaction<Tables>): Promise<void> {
  await change.schema
    .createTable("leads")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("received_at", "text", (column) => column.notNull())
    .addColumn("idempotency_key", "text", (column) => column.unique())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("answers", "text", (column) => column.notNull())
    .execute();
  await change.schema.createIndex("leads_by_time").on("leads").columns(["received_at", "id"]).execute();
  await change.schema.createIndex("leads_by_email").on("leads").column("email").execute();
  await change.schema
    .createTable("results")
    .addColumn("lead_id", "text", (column) => column.primaryKey().references("leads.id").onDelete("cascade"))
    .addColumn("answer", sql`bytea`, (column) => column.notNull())
    .execute();
}

/** What the language model may still use today. `day` is `2026-11-21`, so that the order of the text is that of time. */
async function modelTokens(change: Transaction<Tables>): Promise<void> {
  await change.schema
    .createTable("model_tokens")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("scope", "text", (column) => column.notNull())
    .addColumn("tokens", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("model_tokens_of_day", ["day", "scope"])
    .execute();
  await change.schema
    .createTable("model_days")
    .addColumn("day", "text", (column) => column.primaryKey())
    .addColumn("salt", "text", (column) => column.notNull())
    .execute();
}
