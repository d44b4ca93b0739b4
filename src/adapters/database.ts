import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { NodeSqliteDialect } from "./dialect.ts";
import { migrate } from "./migrations.ts";

/** The tables, as every query sees them. */
export interface Tables {
  readonly leads: {
    readonly id: string;
    /** ISO 8601 in UTC, so that the order of the text is the order of time. */
    readonly received_at: string;
    readonly idempotency_key: string | null;
    readonly fingerprint: string;
    /** The submitter's address in lower case, to erase by. */
    readonly email: string;
    /** The submission as JSON. */
    readonly answers: string;
  };
  readonly results: { readonly lead_id: string; readonly answer: Uint8Array };
  /** Tokens of the language model that one scope, an address or everybody, has used or set aside in one day. */
  readonly model_tokens: { readonly day: string; readonly scope: string; readonly tokens: number };
  /** Each day has a salt of its own for the hashes of addresses. */
  readonly model_days: { readonly day: string; readonly salt: string };
  readonly schema_version: { readonly version: number };
}

export type Database = Kysely<Tables>;

/** How long one process waits for another that is writing, milliseconds. */
const busyTimeout = 5_000;

/**
 * Opens the database under `dataDir`, makes it where there is none, and brings it to the present schema.
 *
 * Write-ahead log and `synchronous=FULL`: a commit that was confirmed survives a crash of the machine. What is erased
 * is overwritten, in the file itself with the next checkpoint of the log.
 *
 * @throws Error when it cannot be opened or was made by a newer release
 */
export async function openDatabase(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = new DatabaseSync(databaseFile(dataDir), { timeout: busyTimeout, enableForeignKeyConstraints: true });
  const database = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) });
  try {
    file.exec("pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;");
    await migrate(database);
  } catch (error) {
    file.close();
    throw error;
  }
  return database;
}

export const databaseFile = (dataDir: string): string => join(dataDir, "spindlewise.sqlite");

export const hasDatabase = (dataDir: string): boolean => existsSync(databaseFile(dataDir));
