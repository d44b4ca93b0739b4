import { access, constants, statfs } from "node:fs/promises";
import { sql } from "kysely";
import { isPostgres } from "./engine.ts";
import { presentSchema } from "./migrations/index.ts";
import { isMoved } from "./move.ts";
import type { Database } from "./tables.ts";

/** How long the database may take to answer the smallest question, milliseconds. */
const longest = 2_000;

/** What stands between this server and its work. An older schema than ours: somebody put another database in its place. */
export type DatabaseState = "usable" | "older-schema" | "moved" | "no-room" | "too-slow";

/** @throws what the database throws when it cannot answer */
export async function checkDatabase(database: Database, patience: number = longest): Promise<DatabaseState> {
  const { promise: late, resolve } = Promise.withResolvers<"too-slow">();
  const timer = setTimeout(() => resolve("too-slow"), patience);
  return Promise.race([schemaState(database), late]).finally(() => clearTimeout(timer));
}

async function schemaState(database: Database): Promise<DatabaseState> {
  const { rows } = await sql<{ version: number }>`select max(version) as version from schema_version`.execute(database);
  if ((rows[0]?.version ?? 0) < presentSchema) return "older-schema";
  return isPostgres(database) ? "usable" : fileState(database);
}

async function fileState(database: Database): Promise<DatabaseState> {
  if (await isMoved(database)) return "moved";
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(
    database,
  );
  return (await takesMore(rows[0]?.file ?? "")) ? "usable" : "no-room";
}

/** A submission with its report takes a twentieth of it, bytes. */
const leastRoom = 1024 * 1024;

/** Whether the file may be written and its disk has room: to read, SQLite needs neither. */
async function takesMore(path: string): Promise<boolean> {
  const isWritable = await access(path, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable) return false;
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize >= leastRoom;
}
