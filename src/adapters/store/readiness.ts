import { access, constants, statfs } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { isPostgres } from "./engine.ts";
import { presentSchema } from "./migrations/index.ts";
import { isMoved } from "./move.ts";
import { fileOf } from "./reserve.ts";
import { noteDown } from "./server-notes.ts";
import { carriedTables, type Database } from "./tables.ts";
import { whyUnavailable } from "./unavailable.ts";

/** How long the database may take to answer the smallest question, milliseconds. */
const longest = 2_000;

/** What stands between this server and its work. An older schema than ours: somebody put another database in its place. */
export type DatabaseState = "usable" | "older-schema" | "moved" | "no-room" | "too-slow" | "damaged";

/** @throws what the database throws when it cannot answer */
export async function checkDatabase(database: Database, patience: number = longest): Promise<DatabaseState> {
  const { promise: late, resolve } = Promise.withResolvers<"too-slow">();
  const timer = setTimeout(() => resolve("too-slow"), patience);
  return Promise.race([stateOf(database), late]).finally(() => clearTimeout(timer));
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

/** A little of what the server does all day. */
async function readAndWrite(database: Database): Promise<void> {
  await readLast(database);
  await writeNote(database);
}

async function schemaState(database: Database): Promise<DatabaseState> {
  const { rows } = await sql<{ version: number }>`select max(version) as version from schema_version`.execute(database);
  if ((rows[0]?.version ?? 0) < presentSchema) return "older-schema";
  return isPostgres(database) ? "usable" : fileState(database);
}

/** Of SQLite in a connection of its own: the server's own may still hold in memory what is damaged on the disk. */
async function readLast(database: Database): Promise<void> {
  if (isPostgres(database)) {
    await database.selectFrom("dossiers").selectAll().orderBy("lead_id", "desc").limit(1).execute();
    return;
  }
  const file = new DatabaseSync(await fileOf(database), { readOnly: true, timeout: 100 });
  try {
    for (const look of looks) file.prepare(look).all();
  } finally {
    file.close();
  }
}

/** Each by its index and by its rows. */
const looks = Object.entries(carriedTables).flatMap(([table, key]) => [
  `select * from "${table}" order by rowid desc limit 3`,
  `select * from "${table}" order by ${key.join(", ")} limit 3`,
]);

/** A success counts for so long, milliseconds: each costs a flush to disk, and anybody may ask. */
const noteCounts = 5_000;
const notedAt = new WeakMap<Database, number>();

async function writeNote(database: Database): Promise<void> {
  const now = performance.now();
  if (now - (notedAt.get(database) ?? Number.NEGATIVE_INFINITY) < noteCounts) return;
  await database.transaction().execute((change) => noteDown(change, "can-write", new Date().toISOString()));
  notedAt.set(database, now);
}

/** SQLite's numbers for damage: 10 an error of the disk, 11 a damaged file, 26 another file in its place. */
export const isDamage = (error: unknown): boolean =>
  error instanceof Error &&
  "errcode" in error &&
  whyUnavailable(error) === undefined &&
  [10, 11, 26].includes(Number(error.errcode) % 256);

async function fileState(database: Database): Promise<DatabaseState> {
  if (await isMoved(database)) return "moved";
  return (await takesMore(await fileOf(database))) ? "usable" : "no-room";
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
