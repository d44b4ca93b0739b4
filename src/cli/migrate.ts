import type { Command } from "commander";
import { readConfig } from "../adapters/settings/config.ts";
import { databaseUrl } from "../adapters/settings/setting-checks.ts";
import { hasDatabase, openDatabase } from "../adapters/store/database.ts";
import { move } from "../adapters/store/move.ts";
import { countsOf } from "./counts.ts";
import { noDatabaseAt, withOpened } from "./stored.ts";

export function addMigrate(program: Command): void {
  program
    .command("migrate")
    .description("Move everything from the SQLite file under DATA_DIR to PostgreSQL. Stop the server first.")
    .requiredOption("--to <url>", "postgres://user:password@host:5432/name of an empty database")
    .action(({ to }: { readonly to: string }) => migrateTo(to));
}

async function migrateTo(url: string): Promise<void> {
  const { dataDir } = readConfig(process.env);
  const read = databaseUrl().safeParse(url);
  if (!read.success) throw new Error(`--to: ${read.error.issues.map(({ message }) => message).join("; ")}`);
  if (!hasDatabase(dataDir)) throw new Error(noDatabaseAt(dataDir));
  const contents = await withOpened(await openDatabase({ dataDir, databaseUrl: null }), async (from) =>
    withOpened(await openDatabase({ dataDir, databaseUrl: url }, "patient"), (to) => move(from, to)),
  );
  const tables = Object.values(contents).length;
  console.log(
    `${countsOf(contents)} moved; counts and contents of all ${tables} tables match.\n` +
      "Set DATABASE_URL and start the server. The old file takes no more submissions; delete it once everything works.",
  );
}
