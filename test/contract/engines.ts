import { onTestFinished } from "vitest";
import { type Database, type DatabaseLocation, openDatabase } from "../../src/adapters/store/database.ts";
import { putDatabase } from "../migrated-file.ts";
import { emptyDatabase, freshDatabase } from "../postgres.ts";
import { temporaryFolder } from "../server/open-server.ts";

/** A database engine, and how to get a new store without rows on it. */
export interface Engine {
  readonly name: "SQLite" | "PostgreSQL";
  readonly freshLocation: () => Promise<DatabaseLocation>;
  /** One without tables: for tests of the migration, and for a store with keys of its own. */
  readonly emptyLocation: () => Promise<DatabaseLocation>;
}

const onSqlite = async (): Promise<DatabaseLocation> => ({ dataDir: temporaryFolder(), databaseUrl: null });

async function onMigratedSqlite(): Promise<DatabaseLocation> {
  const location = await onSqlite();
  await putDatabase(location.dataDir);
  return location;
}

const onPostgres = async (url: Promise<string>): Promise<DatabaseLocation> => ({ dataDir: "", databaseUrl: await url });

/** Every engine the store supports. What holds for one must hold for all. */
export const engines: readonly Engine[] = [
  { name: "SQLite", freshLocation: onMigratedSqlite, emptyLocation: onSqlite },
  {
    name: "PostgreSQL",
    freshLocation: () => onPostgres(freshDatabase()),
    emptyLocation: () => onPostgres(emptyDatabase()),
  },
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
