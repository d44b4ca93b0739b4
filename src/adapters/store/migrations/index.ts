import { type Kysely, sql } from "kysely";
import { isPostgres } from "../engine.ts";
import type { Change, Tables } from "../tables.ts";
import { leadsAndResults } from "./001-leads-and-results.ts";
import { modelTokens } from "./002-model-tokens.ts";
import { turnsAndErasures } from "./003-turns-and-erasures.ts";
import { limitsAndProofs } from "./004-limits-and-proofs.ts";
import { deliveries } from "./005-deliveries.ts";
import { peers } from "./006-peers.ts";
import { dossiers } from "./007-dossiers.ts";
import { notesAndMails } from "./008-notes-and-mails.ts";
import { versionsAndWitnesses } from "./009-versions-and-witnesses.ts";
import { witnessKeys } from "./010-witness-keys.ts";
import type { Migration } from "./migration.ts";

/**
 * Steps from an empty database to the current schema; a step's position is the schema number it produces. Add a new
 * step at the end, and its tables to `Tables` and `carriedTables` (tables.ts).
 */
const migrations: readonly Migration[] = [
  leadsAndResults,
  modelTokens,
  turnsAndErasures,
  limitsAndProofs,
  deliveries,
  peers,
  dossiers,
  notesAndMails,
  versionsAndWitnesses,
  witnessKeys,
];

export const currentSchema = migrations.length;

/**
 * Migrates the database to the current schema in one transaction. If several servers start at once, a lock lets them in
 * one after another, and the later ones find nothing to do.
 *
 * @throws Error if the database was made by a newer release
 */
export async function migrate(database: Kysely<Tables>): Promise<void> {
  await database.transaction().execute(async (change) => {
    if (isPostgres(change)) await waitForOthers(change);
    await change.schema.createTable("schema_version").ifNotExists().addColumn("version", "integer").execute();
    const version = await versionOf(change);
    if (version > currentSchema) throw tooNew(version);
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

/** Whether nothing is left to migrate. Says no where it can't tell: `migrate` then finds out why. */
export const isCurrent = (database: Kysely<Tables>): Promise<boolean> =>
  versionOf(database).then(
    (version) => version === currentSchema,
    () => false,
  );

async function versionOf(database: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ version: number }>`select max(version) as version from schema_version`.execute(database);
  return rows[0]?.version ?? 0;
}

/** An arbitrary number that no other program on the database is likely to use. Held until the transaction ends. */
const lockNumber = sql.lit(7_746_353_947);

/** SQLite needs no lock, because a transaction holds the write lock from its start. */
async function waitForOthers(change: Change): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(change);
}

const tooNew = (version: number): Error =>
  new Error(
    `The database has schema ${version}, but this release knows schemas up to ${currentSchema} only. ` +
      "Start a release that is at least as new as the one that wrote it, or restore an older backup.",
  );
