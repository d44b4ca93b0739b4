import { readConfig } from "../adapters/settings/config.ts";
import { type Database, databaseFile, hasDatabase, openDatabase } from "../adapters/store/database.ts";
import { createStore } from "../adapters/store/store.ts";
import type { Store } from "../service/store-port.ts";
import { commandWords } from "./cli.words.ts";

/**
 * Runs a command on the configured store. A server may be running at the same time.
 *
 * @throws Error if there is no database yet, because a wrong folder must not look like an empty one
 */
export async function withStore(work: (store: Store) => Promise<void>): Promise<void> {
  await withDatabase((database) => work(createStore(database)));
}

/** The same, with the database itself. */
export async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  if (config.databaseUrl === null && !hasDatabase(config.dataDir)) throw new Error(noDatabaseAt(config.dataDir));
  await withOpened(await openDatabase(config, "patient"), work);
}

/** Closes the database after the work, even if it fails. */
export async function withOpened<Result>(
  database: Database,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

export const noDatabaseAt = (dataDir: string): string => commandWords.noDatabase(databaseFile(dataDir));
