import { existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { backUp } from "../../src/adapters/store/backup.ts";
import { contentsOf } from "../../src/adapters/store/copy-tables.ts";
import type { DatabaseLocation } from "../../src/adapters/store/database.ts";
import { erasureFileOf, readErasureFile, writeErasureFile } from "../../src/adapters/store/erasure-file.ts";
import { readErasures } from "../../src/adapters/store/erasures.ts";
import { hash } from "../../src/adapters/store/ids.ts";
import { restore } from "../../src/adapters/store/restore.ts";
import { createStore } from "../../src/adapters/store/store.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { temporaryFolder } from "../server/open-server.ts";
import { engines, openFor } from "./engines.ts";
import { aDossier, aLead, idsOf } from "./store-contract.ts";

const from = (owner_email: string) => ({ submission: { ...sampleShop, owner_email } });
const intoEmpty = { replaces: false, log: null };

/** A store with leads `a` to `e`; all but the last have reports. */
async function filledStore(location: DatabaseLocation) {
  const database = await openFor(location);
  const store = createStore(database);
  for (const id of ["a", "b", "c", "d"]) {
    await store.saveLead(aLead(id, { key: `key ${id}`, ...from(`${id}@shop.example`) }));
    await store.saveDossier(id, aDossier(`report of ${id} ≥ 工場 🛠`));
  }
  await store.saveLead(aLead("e", from("E@shop.example")));
  return { database, store };
}

const backupFile = (): string => join(temporaryFolder(), "backup.sqlite");

const pairs = engines.flatMap((source) => engines.map((target) => [source.name, target.name, source, target] as const));

test.for(pairs)(
  "[R100] a backup of %s restored on %s holds the same, byte for byte",
  async ([, , source, target], { expect }) => {
    const { database } = await filledStore(await source.freshLocation());
    const path = backupFile();
    const contents = await backUp(database, path);
    const restored = await openFor(await target.freshLocation());
    expect(await restore(restored, path, intoEmpty)).toEqual({ contents, erasedAgain: 0 });
    expect(await contentsOf(restored)).toEqual(await contentsOf(database));
    expect([contents.leads.rows, contents.dossiers.rows]).toEqual([5, 4]);
    const store = createStore(restored);
    expect(await store.leadWithKey("key b")).toEqual(await createStore(database).leadWithKey("key b"));
  },
);

for (const { name, freshLocation, emptyLocation } of engines) {
  test(`[R100] ${name}: a backup taken while leads come holds whole leads only, and each that was confirmed before`, async () => {
    const { database, store } = await filledStore(await freshLocation());
    const path = backupFile();
    let isOver = false;
    const writing = (async () => {
      for (let location = 0; !isOver; location += 1)
        await store.saveLead(aLead(`more-${location}`, from("more@shop.example")));
    })();
    await backUp(database, path);
    isOver = true;
    await writing;
    const restored = await openFor({ dataDir: temporaryFolder(), databaseUrl: null });
    await restore(restored, path, intoEmpty);
    const ids = await idsOf(createStore(restored));
    expect(ids.slice(0, 5)).toEqual(["a", "b", "c", "d", "e"]);
    expect(await idsOf(store)).toEqual(expect.arrayContaining([...ids]));
  });

  test(`[R100] ${name}: a backup is readable by its owner alone and never overwrites a file`, async () => {
    const { database } = await filledStore(await freshLocation());
    const path = backupFile();
    await backUp(database, path);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    await expect(backUp(database, path)).rejects.toThrow(
      new Error(`There is a file at ${path} already. Give the backup another name.`),
    );
    expect(readdirSync(join(path, ".."))).toEqual(["backup.sqlite"]);
  });

  test(`[R97] ${name}: what was erased after the backup stays erased when the backup replaces the store`, async () => {
    const { database, store } = await filledStore(await freshLocation());
    const path = backupFile();
    await backUp(database, path);
    await store.eraseLead("b");
    await store.eraseAddress("E@SHOP.example");
    expect((await restore(database, path, { replaces: true, log: null })).erasedAgain).toBe(2);
    expect(await idsOf(store)).toEqual(["a", "c", "d"]);
    expect((await restore(database, path, { replaces: true, log: null })).erasedAgain).toBe(2);
  });

  test(`[R97] ${name}: a restore elsewhere erases what the list of erasures names, under any number of keys`, async () => {
    const { database, store } = await filledStore(await freshLocation());
    const path = backupFile();
    await backUp(database, path);
    await store.eraseLead("a");
    await store.eraseAddress("c@shop.example");
    const file = erasureFileOf(await readErasures(database));
    const elsewhere = await openFor(await freshLocation());
    await createStore(elsewhere).eraseAddress("d@shop.example");
    expect(await restore(elsewhere, path, { replaces: false, log: readErasureFile(file) })).toMatchObject({
      erasedAgain: 3,
    });
    expect(await idsOf(createStore(elsewhere))).toEqual(["b", "e"]);
    const second = join(temporaryFolder(), "second.sqlite");
    await backUp(elsewhere, second);
    expect((await restore(elsewhere, second, { replaces: true, log: null })).erasedAgain).toBe(0);
    expect((await restore(elsewhere, path, { replaces: true, log: null })).erasedAgain).toBe(3);
  });

  test(`[R97] ${name}: an address that only changed answers name doesn't come back with them after it was erased`, async () => {
    const { database, store } = await filledStore(await freshLocation());
    const changed = (id: string, day: number, owner_email: string) =>
      store.saveVersion(id, ({ comparedWith }) => ({
        ...{ madeAt: `2026-11-2${day}T00:00:00.000Z`, kind: "changed", key: null, fingerprint: "f2", comparedWith },
        ...{ submission: { ...sampleShop, owner_email }, added: {} },
      }));
    await changed("b", 2, "Second@shop.example");
    await changed("c", 5, "Second@shop.example");
    const path = backupFile();
    await backUp(database, path);
    await database.deleteFrom("leads").execute();
    const at = new Date("2026-11-24T00:00:00Z");
    expect(await createStore(database, { now: () => at }).eraseAddress("second@shop.example")).toBe(0);
    expect((await restore(database, path, { replaces: true, log: null })).erasedAgain).toBe(1);
    expect(await idsOf(store)).toEqual(["a", "c", "d", "e"]);
  });

  test(`[R97] ${name}: who submits again after an erasure is not erased by the old one`, async () => {
    const location = await freshLocation();
    const { database } = await filledStore(location);
    await createStore(database, { now: () => new Date("2026-11-22T00:00:00Z") }).eraseAddress("a@shop.example");
    await createStore(database).saveLead(
      aLead("again", { receivedAt: "2026-11-23T00:00:00.000Z", ...from("a@shop.example") }),
    );
    const path = backupFile();
    await backUp(database, path);
    await restore(database, path, { replaces: true, log: null });
    expect(await idsOf(createStore(database))).toEqual(["b", "c", "d", "e", "again"]);
  });

  test(`[R97] ${name}: the log of erasures names no one`, async () => {
    const { database, store } = await filledStore(await freshLocation());
    await store.eraseAddress("a@shop.example");
    await store.eraseLead("nobody has this id");
    const { erased } = await readErasures(database);
    expect(erased.map(({ digest }) => digest.length)).toEqual([64, 64]);
    const [log, file] = [await readErasures(database), erasureFileOf(await readErasures(database))];
    expect(file).not.toMatch(/shop\.example|"a"/);
    expect(log.keys).toHaveLength(1);
    for (const key of log.keys) expect(file).not.toContain(key);
  });

  test(`[R97] ${name}: a list whose keys the backup lacks changes nothing; one of an older release brings them`, async () => {
    const { database, store } = await filledStore(await freshLocation());
    const path = backupFile();
    await backUp(database, path);
    const other = await openFor(await emptyLocation());
    await createStore(other).eraseAddress("a@shop.example");
    const log = await readErasures(other);
    const strange = readErasureFile(erasureFileOf(log));
    await expect(restore(database, path, { replaces: true, log: strange })).rejects.toThrow("from a different store");
    expect(await idsOf(store)).toEqual(["a", "b", "c", "d", "e"]);
    const older = readErasureFile(JSON.stringify(log));
    expect((await restore(database, path, { replaces: true, log: older })).erasedAgain).toBe(1);
  });

  test(`[R100] ${name}: a database with leads is not overwritten without --replace`, async () => {
    const { database, store } = await filledStore(await freshLocation());
    const path = backupFile();
    await backUp(database, path);
    await store.saveLead(aLead("young"));
    await expect(restore(database, path, intoEmpty)).rejects.toThrow("The store holds submissions.");
    expect(await idsOf(store)).toContain("young");
  });

  test(`[R100] ${name}: what isn't a whole backup is refused, and changes nothing`, async () => {
    const { database, store } = await filledStore(await freshLocation());
    const folder = temporaryFolder();
    const [text, cut] = [join(folder, "text"), join(folder, "cut")];
    writeFileSync(text, "no database at all, only a text that is long enough to look like one".repeat(50));
    await backUp(database, cut);
    truncateSync(cut, statSync(cut).size - 4096);
    for (const path of [text, cut]) {
      await expect(restore(database, path, { replaces: true, log: null })).rejects.toThrow("not a complete backup");
    }
    await expect(restore(database, join(folder, "none"), intoEmpty)).rejects.toThrow("There is no file at");
    expect(existsSync(join(folder, "none"))).toBe(false);
    expect(await idsOf(store)).toEqual(["a", "b", "c", "d", "e"]);
  });
}

test("[R97] a foreign list of erasures is refused", () => {
  for (const text of ["", "{}", '{"keys":["x"],"erased":[]}', "null"]) {
    expect(() => readErasureFile(text)).toThrow("written by `spindlewise erased`");
  }
});

test("[R100] the list of erasures in a file keeps what it named, also when an empty store writes to it", async () => {
  const path = join(temporaryFolder(), "erased.json");
  const key = (sign: string) => sign.repeat(64);
  const row = (sign: string, day: number) => ({ digest: key(sign), erased_at: `2026-11-2${day}T00:00:00.000Z` });
  expect(writeErasureFile(path, { keys: [key("1")], erased: [row("a", 1), row("b", 5)] }).erased.length).toBe(2);
  writeErasureFile(path, { keys: [key("2")], erased: [] });
  writeErasureFile(path, { keys: [key("1")], erased: [row("a", 3), row("b", 4), row("c", 1)] });
  expect(readErasureFile(readFileSync(path, "utf8"))).toEqual({
    keyMarks: [hash(key("1"))],
    keys: [],
    erased: [row("a", 3), row("b", 5), row("c", 1)],
  });
  expect(readFileSync(path, "utf8")).not.toContain(key("1"));
  expect(statSync(path).mode & 0o777).toBe(0o600);
  writeFileSync(path, "{}");
  expect(() => writeErasureFile(path, { keys: [], erased: [] })).toThrow("Choose another name.");
  expect(readFileSync(path, "utf8")).toBe("{}");
});
