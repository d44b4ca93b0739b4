import { readConfig } from "../adapters/config.ts";
import { databaseFile, hasDatabase, openDatabase } from "../adapters/database.ts";
import { createStore } from "../adapters/store.ts";
import type { Store } from "../service/ports.ts";

/**
 * Lets a command work on the store that the settings name. A server may be running beside it.
 *
 * @throws Error when there is no database yet: a wrong folder must not look like an empty one
 */
export async function withStore(work: (store: Store) => Promise<void>): Promise<void> {
  const { dataDir } = readConfig(process.env);
  if (!hasDatabase(dataDir))
    throw new Error(`There is no database at ${databaseFile(dataDir)}. DATA_DIR names its folder.`);
  const database = await openDatabase(dataDir);
  try {
    await work(createStore(database));
  } finally {
    await database.destroy();
  }
}
