import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CompiledQuery, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { databaseFile, openSqlite } from "../../src/adapters/store/database.ts";
import { createStore } from "../../src/adapters/store/store.ts";
import { whyUnavailable } from "../../src/adapters/store/unavailable.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { temporaryFolder } from "../server/open-server.ts";
import { engines, openFor } from "./engines.ts";
import { aLead, storeContract } from "./store-contract.ts";

for (const { name, freshLocation } of engines) {
  storeContract(name, async () => {
    const location = await freshLocation();
    const again = async () => createStore(await openFor(location));
    const database = await openFor(location);
    return { store: createStore(database), database, again };
  });
}

test("[R95] a commit is flushed to disk before it is confirmed: write-ahead log, synchronous FULL", async () => {
  const database = await openSqlite(temporaryFolder());
  onTestFinished(() => database.destroy());
  const { rows } = await database.executeQuery<{ synchronous: number }>(CompiledQuery.raw("pragma synchronous"));
  expect(rows).toEqual([{ synchronous: 2 }]);
  const mode = await database.executeQuery<{ journal_mode: string }>(CompiledQuery.raw("pragma journal_mode"));
  expect(mode.rows).toEqual([{ journal_mode: "wal" }]);
});

test("[R97] what was erased is in no file of the store, while the server still runs", async () => {
  const dataDir = temporaryFolder();
  const database = await openSqlite(dataDir);
  onTestFinished(() => database.destroy());
  const store = createStore(database);
  const secret = "a sentence that must be gone";
  const save = (id: string) =>
    store.saveLead(aLead(id, { submission: { ...sampleShop, notes: secret, owner_email: `${id}@shop.example` } }));
  const filesWithIt = () => readdirSync(dataDir).filter((name) => readFileSync(join(dataDir, name)).includes(secret));

  await save("a");
  expect(filesWithIt()).toEqual(["spindlewise.sqlite-wal"]);
  await store.eraseLead("a");
  expect(filesWithIt()).toEqual([]);
  await save("b");
  await store.eraseAddress("b@shop.example");
  expect(filesWithIt()).toEqual([]);
  await save("c");
  await store.eraseBefore("2999-01-01T00:00:00.000Z");
  expect(filesWithIt()).toEqual([]);
});

test("[R97] the log next to the database is cut back to 4 MB when it starts over", async () => {
  const dataDir = temporaryFolder();
  const database = await openSqlite(dataDir);
  onTestFinished(() => database.destroy());
  const fill = (bytes: number) => sql`create table filling as select zeroblob(${bytes}) as b`.execute(database);
  await fill(9_000_000);
  const size = () => statSync(`${databaseFile(dataDir)}-wal`).size;
  expect(size()).toBeGreaterThan(9_000_000);
  await sql`drop table filling`.execute(database);
  await sql`pragma wal_checkpoint(restart)`.execute(database);
  await fill(10);
  expect(size()).toBeLessThan(4_300_000);
});

test("[R102] no one else on the machine can read the database, even in a folder that others can open", async () => {
  const dataDir = temporaryFolder();
  chmodSync(dataDir, 0o755);
  const before = process.umask(0o022);
  onTestFinished(() => void process.umask(before));
  const database = await openSqlite(dataDir);
  onTestFinished(() => database.destroy());
  await createStore(database).saveLead(aLead("a"));
  const modes = readdirSync(dataDir).map((name) => [name, statSync(join(dataDir, name)).mode & 0o777]);
  expect(Object.fromEntries(modes)).toMatchObject({ "spindlewise.sqlite": 0o600, "spindlewise.sqlite-wal": 0o600 });
});

test("[R102] a store that cannot be opened is named, with the setting that leads to it", async () => {
  const dataDir = temporaryFolder();
  writeFileSync(databaseFile(dataDir), "not a database, however long it is. ".repeat(100));
  await expect(openSqlite(dataDir)).rejects.toThrow(
    `The database file ${databaseFile(dataDir)} cannot be opened: file is not a database. DATA_DIR names its folder.`,
  );
  mkdirSync(databaseFile(join(dataDir, "other")), { recursive: true });
  await expect(openSqlite(join(dataDir, "other"))).rejects.toThrow(/cannot be opened: .*DATA_DIR names its folder\.$/);
});

test("[R138] a database with no room left is reported as full", async () => {
  const database = await openSqlite(temporaryFolder());
  onTestFinished(() => database.destroy());
  await sql`pragma max_page_count = 1`.execute(database);
  const filling = sql`create table filling as select zeroblob(1000000)`.execute(database);
  expect(await filling.catch(whyUnavailable)).toBe("full");
});

test("[R95] if SQLite itself rolled a transaction back, as on a full disk, its own error is reported", async () => {
  const database = await openSqlite(temporaryFolder());
  onTestFinished(() => database.destroy());
  const failing = database.transaction().execute(async (change) => {
    await sql`rollback`.execute(change);
    throw new Error("database or disk is full");
  });
  await expect(failing).rejects.toThrow("database or disk is full");
  await createStore(database).saveLead(aLead("a"));
  expect((await createStore(database).leadWithId("a"))?.id).toBe("a");
});
