import { readFileSync } from "node:fs";
import { CompiledQuery } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { databaseFile, openSqlite } from "../../src/adapters/database.ts";
import { createStore } from "../../src/adapters/store.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { temporaryFolder } from "../server/house-under-test.ts";
import { engines, openFor } from "./engines.ts";
import { aLead, storeContract } from "./store-contract.ts";

for (const { name, freshPlace } of engines) {
  storeContract(name, async () => {
    const place = await freshPlace();
    const again = async () => createStore(await openFor(place));
    const database = await openFor(place);
    return { store: createStore(database), database, again };
  });
}

test("[C6] a commit is flushed to disk before it is confirmed: write-ahead log, synchronous FULL", async () => {
  const database = await openSqlite(temporaryFolder());
  onTestFinished(() => database.destroy());
  const { rows } = await database.executeQuery<{ synchronous: number }>(CompiledQuery.raw("pragma synchronous"));
  expect(rows).toEqual([{ synchronous: 2 }]);
  const mode = await database.executeQuery<{ journal_mode: string }>(CompiledQuery.raw("pragma journal_mode"));
  expect(mode.rows).toEqual([{ journal_mode: "wal" }]);
});

test("[T3] what was erased is nowhere in the files any more", async () => {
  const dataDir = temporaryFolder();
  const database = await openSqlite(dataDir);
  const store = createStore(database);
  await store.saveLead(aLead("a", { submission: { ...sampleShop, notes: "a sentence that must be gone" } }));
  await store.eraseLead("a");
  await database.destroy();
  expect(readFileSync(databaseFile(dataDir)).includes("a sentence that must be gone")).toBe(false);
});
