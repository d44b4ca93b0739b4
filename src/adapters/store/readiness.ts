import { access, constants, statfs } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { isPostgres } from "./engine.ts";
import { currentSchema } from "./migrations/index.ts";
import { isMoved } from "./move.ts";
import { fileOf } from "./reserve.ts";
import { saveNote } from "./server-notes.ts";
import { carriedTables, type Database } from "./tables.ts";
import { whyUnavailable } from "./unavailable.ts";

/** How long the database may take to answer the smallest query, milliseconds. */
const defaultTimeoutMs = 2_000;

/**
 * Whether the database is usable, or what is wrong. `older-schema` means someone replaced the database with another.
 */
export type DatabaseState = "usable" | "older-schema" | "moved" | "no-room" | "too-slow" | "damaged";

/** @throws the database's error if it can't answer */
export async function checkDatabase(database: Database, timeoutMs: number = defaultTimeoutMs): Promise<DatabaseState> {
  const { promise: timeout, resolve } = Promise.withResolvers<"too-slow">();
  const timer = setTimeout(() => resolve("too-slow"), timeoutMs);
  return Promise.race([stateOf(database), timeout]).finally(() => clearTimeout(timer));
}

async function stateOf(database: Database): Promise<DatabaseState> {
  try {
    const state = await schemaState(database);
    if (state === "usable") await readAndWrite(database);
    return state;
  } catch (error) {
    if (isDamage(error)) return "damaged";
    if (whyUnavailable(error) === "full") return "no-room";
    throw error;
  }
}

/** A small sample of the server's usual reads and writes. */
async function readAndWrite(database: Database): Promise<void> {
  await readLast(database);
  await writeNote(database);
}

async function schemaState(database: Database): Promise<DatabaseState> {
  const { rows } = await sql<{ version: number }>`select max(version) as version from schema_version`.execute(database);
  if ((rows[0]?.version ?? 0) < currentSchema) return "older-schema";
  return isPostgres(database) ? "usable" : fileState(database);
}

/** On SQLite, uses a separate connection, because the server's own may still have in memory what is damaged on disk. */
async function readLast(database: Database): Promise<void> {
  if (isPostgres(database)) {
    await database.selectFrom("dossiers").selectAll().orderBy("lead_id", "desc").limit(1).execute();
    return;
  }
  const file = new DatabaseSync(await fileOf(database), { readOnly: true, timeout: 100 });
  try {
    for (const query of sampleQueries) file.prepare(query).all();
  } finally {
    file.close();
  }
}

/** A few rows of each table, by row order and by primary key. */
const sampleQueries = Object.entries(carriedTables).flatMap(([table, key]) => [
  `select * from "${table}" order by rowid desc limit 3`,
  `select * from "${table}" order by ${key.join(", ")} limit 3`,
]);

/** How long a successful write counts, milliseconds: each costs a flush to disk, and anyone may ask. */
const writeCheckMs = 5_000;
const notedAt = new WeakMap<Database, number>();

async function writeNote(database: Database): Promise<void> {
  const now = performance.now();
  if (now - (notedAt.get(database) ?? Number.NEGATIVE_INFINITY) < writeCheckMs) return;
  await database.transaction().execute((change) => saveNote(change, "can-write", new Date().toISOString()));
  notedAt.set(database, now);
}

/** SQLite's error codes for damage: 10 disk I/O error, 11 corrupt file, 26 not a database. */
export const isDamage = (error: unknown): boolean =>
  error instanceof Error &&
  "errcode" in error &&
  whyUnavailable(error) === undefined &&
  [10, 11, 26].includes(Number(error.errcode) % 256);

async function fileState(database: Database): Promise<DatabaseState> {
  if (await isMoved(database)) return "moved";
  return (await hasRoom(await fileOf(database))) ? "usable" : "no-room";
}

/** The free space required, bytes: about twenty submissions with their reports. */
const minFreeBytes = 1024 * 1024;

/** Whether the file is writable and its disk has space; reading needs neither. */
async function hasRoom(path: string): Promise<boolean> {
  const isWritable = await access(path, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable) return false;
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize >= minFreeBytes;
}
