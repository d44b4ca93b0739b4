import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import type { Config } from "../settings/config.ts";
import { NodeSqliteDialect } from "./dialect.ts";
import { maxLogBytes } from "./log-file.ts";
import { migrate } from "./migrations/index.ts";
import { expectNotMoved } from "./move.ts";
import { openPostgres, type Pace } from "./postgres.ts";
import { keepReserve } from "./reserve.ts";
import type { Database, Tables } from "./tables.ts";

export type { Database, Tables } from "./tables.ts";

/** Where the store is: PostgreSQL if it has a URL, or else a SQLite file in this folder. */
export type DatabaseLocation = Pick<Config, "dataDir" | "databaseUrl">;

/**
 * Opens the database, creating it if needed, and migrates it to the current schema.
 *
 * @param pace whether a statement may take long; PostgreSQL only
 * @throws Error if it can't be reached or opened, or was made by a newer release
 */
export async function openDatabase(
  { dataDir, databaseUrl }: DatabaseLocation,
  pace: Pace = "prompt",
): Promise<Database> {
  if (databaseUrl !== null) return openPostgres(databaseUrl, pace);
  const database = await openSqlite(dataDir);
  await expectNotMoved(database, databaseFile(dataDir)).catch(async (error: unknown) => {
    await database.destroy();
    throw error;
  });
  return database;
}

/**
 * Opens the SQLite file under `dataDir`. No other user can read it, even in a folder that already existed.
 *
 * @throws Error naming the file if it can't be created or isn't a SQLite file
 */
export async function openSqlite(dataDir: string): Promise<Database> {
  const path = databaseFile(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    closeSync(openSync(path, "a", 0o600));
    const database = await openSqliteFile(path);
    keepReserve(dataDir);
    return database;
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new Error(`The database file ${path} cannot be opened: ${error.message}. DATA_DIR names its folder.`, {
      cause: error,
    });
  }
}

/**
 * How long a query may block the process while another process writes, milliseconds: while the database is opened, and
 * later. Transactions wait longer, without blocking.
 */
const busyTimeouts = { opening: 5_000, open: 100 } as const;

/**
 * Write-ahead log and `synchronous=FULL`: a confirmed commit survives a crash of the machine. Erased data is
 * overwritten in the file, and the log is emptied afterward (log-file.ts).
 */
export async function openSqliteFile(path: string): Promise<Database> {
  const file = new DatabaseSync(path, { timeout: busyTimeouts.opening, enableForeignKeyConstraints: true });
  const database = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) });
  try {
    file.exec("pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;");
    file.exec(`pragma journal_size_limit = ${maxLogBytes}`);
    file.exec(`pragma busy_timeout = ${busyTimeouts.open}`);
    await migrate(database);
  } catch (error) {
    file.close();
    throw error;
  }
  return database;
}

export const databaseFile = (dataDir: string): string => join(dataDir, "spindlewise.sqlite");

export const hasDatabase = (dataDir: string): boolean => existsSync(databaseFile(dataDir));
