import { onTestFinished } from "vitest";
import { type Database, type DatabaseLocation, openDatabase } from "../../src/adapters/store/database.ts";
import { freshDatabase } from "../postgres.ts";
import { temporaryFolder } from "../server/open-server.ts";

/** An engine of the store, and where a new, empty store on it is. */
export interface Engine {
  readonly name: "SQLite" | "PostgreSQL";
  readonly freshLocation: () => Promise<DatabaseLocation>;
}

/** Every engine that the store runs on. What holds for one has to hold for all. */
export const engines: readonly Engine[] = [
  { name: "SQLite", freshLocation: async () => ({ dataDir: temporaryFolder(), databaseUrl: null }) },
  { name: "PostgreSQL", freshLocation: async () => ({ dataDir: "", databaseUrl: await freshDatabase() }) },
];

/** Opens a store's database until the test ends. */
export async function openFor(location: DatabaseLocation): Promise<Database> {
  const database = await openDatabase(location);
  onTestFinished(() => database.destroy());
  return database;
}

/** The settings that lead a server or a command to this place. */
export const settingsFor = ({ dataDir, databaseUrl }: DatabaseLocation) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? "",
});
