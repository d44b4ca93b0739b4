import { onTestFinished } from "vitest";
import { type Database, openDatabase, type Place } from "../../src/adapters/store/database.ts";
import { freshDatabase } from "../postgres.ts";
import { temporaryFolder } from "../server/open-server.ts";

/** An engine of the store, and where a new, empty store on it is. */
export interface Engine {
  readonly name: "SQLite" | "PostgreSQL";
  readonly freshPlace: () => Promise<Place>;
}

/** Every engine that the store runs on. What holds for one has to hold for all. */
export const engines: readonly Engine[] = [
  { name: "SQLite", freshPlace: async () => ({ dataDir: temporaryFolder(), databaseUrl: null }) },
  { name: "PostgreSQL", freshPlace: async () => ({ dataDir: "", databaseUrl: await freshDatabase() }) },
];

/** Opens a store's database until the test ends. */
export async function openFor(place: Place): Promise<Database> {
  const database = await openDatabase(place);
  onTestFinished(() => database.destroy());
  return database;
}

/** The settings that lead a server or a command to this place. */
export const settingsFor = ({ dataDir, databaseUrl }: Place) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? "",
});
