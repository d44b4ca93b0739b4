import { onTestFinished } from "vitest";
import { type Database, type DatabaseLocation, openDatabase } from "../../src/adapters/store/database.ts";
import { freshDatabase } from "../postgres.ts";
import { temporaryFolder } from "../server/open-server.ts";

/** A database engine, and how to get a new, empty store on it. */
export interface Engine {
  readonly name: "SQLite" | "PostgreSQL";
  readonly freshLocation: () => Promise<DatabaseLocation>;
}

/** Every engine the store supports. What holds for one must hold for all. */
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

/** The settings that point a server or a command to this database. */
export const settingsFor = ({ dataDir, databaseUrl }: DatabaseLocation) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? "",
});
