import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { CompiledQuery } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { databaseFile, openDatabase } from "../../src/adapters/database.ts";
import { createStore } from "../../src/adapters/store.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { temporaryFolder } from "../server/house-under-test.ts";
import { storeContract } from "./store-contract.ts";

async function openStore(dataDir: string) {
  const database = await openDatabase(dataDir);
  onTestFinished(() => database.destroy());
  return createStore(database);
}

storeContract("SQLite", async () => {
  const dataDir = temporaryFolder();
  return { store: await openStore(dataDir), again: () => openStore(dataDir) };
});

test("[C6] a commit is flushed to disk before it is confirmed: write-ahead log, synchronous FULL", async () => {
  const dataDir = temporaryFolder();
  const database = await openDatabase(dataDir);
  onTestFinished(() => database.destroy());
  const { rows } = await database.executeQuery<{ synchronous: number }>(CompiledQuery.raw("pragma synchronous"));
  expect(rows).toEqual([{ synchronous: 2 }]);
  const mode = await database.executeQuery<{ journal_mode: string }>(CompiledQuery.raw("pragma journal_mode"));
  expect(mode.rows).toEqual([{ journal_mode: "wal" }]);
});

test("[C6] when one of a group of writes fails, the others are kept", async () => {
  const store = await openStore(temporaryFolder());
  const lead = (id: string) => ({
    id,
    receivedAt: "2026-11-21T10:00:00.000Z",
    key: null,
    fingerprint: "f",
    submission: sampleShop,
  });
  const results = await Promise.allSettled([lead("a"), lead("twice"), lead("twice"), lead("b")].map(store.saveLead));
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
  expect([(await store.leadWithId("a"))?.id, (await store.leadWithId("b"))?.id]).toEqual(["a", "b"]);
});

test("[T8] a database of a newer release is refused, and left as it is", async () => {
  const dataDir = temporaryFolder();
  await (await openDatabase(dataDir)).destroy();
  const file = new DatabaseSync(databaseFile(dataDir));
  file.exec("insert into schema_version values (99)");
  await expect(openDatabase(dataDir)).rejects.toThrow(
    "The database has schema 99, but this release knows schemas up to 2 only.",
  );
  expect(file.prepare("select count(*) as count from leads").get()).toEqual({ count: 0 });
  file.close();
});

test("[T3] what was erased is nowhere in the files any more", async () => {
  const dataDir = temporaryFolder();
  const database = await openDatabase(dataDir);
  const store = createStore(database);
  const submission = { ...sampleShop, notes: "a sentence that must be gone" };
  await store.saveLead({ id: "a", receivedAt: "2026-11-21", key: null, fingerprint: "f", submission });
  await store.eraseLead("a");
  await database.destroy();
  expect(readFileSync(databaseFile(dataDir)).includes("a sentence that must be gone")).toBe(false);
});
