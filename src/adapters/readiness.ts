import { sql } from "kysely";
import { presentSchema } from "./migrations/index.ts";
import type { Database } from "./tables.ts";

/** How long the database may take to answer the smallest question, milliseconds. */
const longest = 2_000;

/** What stands between this server and its work. An older schema than ours: somebody put another database in its place. */
export type DatabaseState = "usable" | "older-schema" | "too-slow";

/** @throws what the database throws when it cannot answer */
export async function checkDatabase(database: Database, patience: number = longest): Promise<DatabaseState> {
  const { promise: late, resolve } = Promise.withResolvers<"too-slow">();
  const timer = setTimeout(() => resolve("too-slow"), patience);
  return Promise.race([schemaState(database), late]).finally(() => clearTimeout(timer));
}

async function schemaState(database: Database): Promise<DatabaseState> {
  const { rows } = await sql<{ version: number }>`select max(version) as version from schema_version`.execute(database);
  return (rows[0]?.version ?? 0) < presentSchema ? "older-schema" : "usable";
}
