import { closeSync, openSync, readFileSync, renameSync, statSync, writeSync } from "node:fs";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { databaseFile, openSqlite } from "../../src/adapters/store/database.ts";
import { checkDatabase } from "../../src/adapters/store/readiness.ts";
import type { Database } from "../../src/adapters/store/tables.ts";
import { type OpenServer, openServer, temporaryFolder } from "./open-server.ts";

const ready = async ({ app }: Awaited<ReturnType<typeof openServer>>) => {
  const response = await app.request("/readyz");
  return [response.status, await response.json()];
};

test("[R115] a database with an older schema, or one that doesn't answer in time, is reported", async () => {
  const dataDir = temporaryFolder();
  const database = await openSqlite(dataDir);
  expect(await checkDatabase(database)).toBe("usable");
  await database.updateTable("schema_version").set({ version: 0 }).execute();
  expect(await checkDatabase(database)).toBe("older-schema");
  await database.destroy();
  const silent = { getExecutor: () => ({ ...neverAnswers, withPlugins: () => neverAnswers }) } as unknown as Database;
  expect(await checkDatabase(silent, 5)).toBe("too-slow");
});

/** The part of a database that a query needs, on a dead connection. */
const neverAnswers = {
  transformQuery: (node: unknown) => node,
  compileQuery: () => ({ sql: "", parameters: [] }),
  executeQuery: () => new Promise(() => {}),
};

test("[R115] a server whose database was put back to an older schema is not ready", async () => {
  const server = await openServer();
  expect(await ready(server)).toEqual([200, { status: "ready" }]);
  const database = await openSqlite(server.config.dataDir);
  await database.updateTable("schema_version").set({ version: 0 }).execute();
  await database.destroy();
  expect(await ready(server)).toEqual([503, { status: "the database has an older schema than this release needs" }]);
});

test("[R115] a server whose database may not be written, or was moved away, is not ready", async () => {
  const server = await openServer();
  const file = databaseFile(server.config.dataDir);
  renameSync(file, `${file}.away`);
  expect((await ready(server))[1]).toEqual({ status: expect.stringContaining("folder can't be written to") });
  renameSync(`${file}.away`, file);
  expect(await ready(server)).toEqual([200, { status: "ready" }]);
  const database = await openSqlite(server.config.dataDir);
  await sql`create trigger moved_to_postgres before insert on leads begin select 1; end`.execute(database);
  await database.destroy();
  expect(await ready(server)).toEqual([503, { status: "the store was moved to PostgreSQL: set DATABASE_URL" }]);
});

test("[R115] late deliveries are reported, and leave the server ready", async () => {
  let time = new Date("2026-11-21T08:00:00Z");
  const settings = { WEBHOOK_URL: "https://crm.example/hook", WEBHOOK_SECRET: "0123456789abcdef0123456789abcdef" };
  const server = await openServer({ settings, externals: { now: () => time } });
  await server.analyze();
  expect(await ready(server)).toEqual([200, { status: "ready" }]);
  time = new Date("2026-11-21T09:00:00Z");
  expect(await ready(server)).toEqual([
    200,
    { status: "ready", deliveries: "late", oldest_delivery_seconds: expect.any(Number) },
  ]);
});

/** Overwrites a part of the file under the running server, as a failing disk does. */
function damage(server: OpenServer, from: number, bytes: number): void {
  const handle = openSync(databaseFile(server.config.dataDir), "r+");
  writeSync(handle, Buffer.alloc(bytes, 0xff), 0, bytes, from);
  closeSync(handle);
}

test("[R115] a server whose database is damaged is not ready, though it has what it needs in memory", async () => {
  const server = await openServer();
  await server.analyze();
  expect(await ready(server)).toEqual([200, { status: "ready" }]);
  const database = await openSqlite(server.config.dataDir);
  await sql`pragma wal_checkpoint(truncate)`.execute(database);
  await database.destroy();
  const { size } = statSync(databaseFile(server.config.dataDir));
  damage(server, 4096, size - 4096);
  expect(await ready(server)).toEqual([503, { status: expect.stringContaining("the database is damaged") }]);
});

test("[R115] damage that only a request hit is reported until the next start", async () => {
  const server = await openServer();
  const { id } = (await (await server.analyze()).json()) as { readonly id: string };
  await server.close();
  const path = databaseFile(server.config.dataDir);
  const dossier = readFileSync(path).indexOf(Buffer.from([0x28, 0xb5, 0x2f, 0xfd]));
  damage(server, Math.floor(dossier / 4096) * 4096, 4);
  const again = await openServer({ dataDir: server.config.dataDir });
  expect((await again.app.request(`/api/reports/${id}`)).status).toBe(500);
  expect(await ready(again)).toEqual([503, { status: expect.stringContaining("the database is damaged") }]);
});
