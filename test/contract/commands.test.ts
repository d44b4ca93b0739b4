import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createStore } from "../../src/adapters/store/store.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { spindlewise } from "../commands.ts";
import { freshDatabase } from "../postgres.ts";
import { toolProgram } from "../programs.ts";
import { temporaryFolder } from "../server/open-server.ts";
import { startProcess } from "../server/start-process.ts";
import { engines, openFor, settingsFor } from "./engines.ts";
import { aLead, idsOf } from "./store-contract.ts";

for (const { name, freshLocation } of engines) {
  test(`[R100] ${name}: back up, erase, restore by command: what was erased stays so`, async () => {
    const location = await freshLocation();
    const settings = settingsFor(location);
    const store = createStore(await openFor(location));
    for (const id of ["a", "b", "c"]) await store.saveLead(aLead(id));
    const folder = temporaryFolder();
    const [backup, erased] = [join(folder, "backup.sqlite"), join(folder, "erased.json")];
    const run = async (...args: readonly string[]) => (await spindlewise(args, settings)).output;

    expect(await run("backup", backup)).toBe(`3 submissions, 0 reports backed up to ${backup}\n`);
    expect(await run("erase", "b")).toBe("1 submission erased\n");
    expect(await run("erased", erased)).toBe(`1 erasure written to ${erased}\n`);
    expect((await spindlewise(["restore", backup], settings)).errors).toBe(
      "The store holds submissions. Restore into an empty store, or replace them with --replace.\n",
    );
    const again = "; 1 submission erased again, as before\n";
    expect(await run("restore", backup, "--replace")).toBe(`3 submissions, 0 reports restored from ${backup}${again}`);
    expect(await idsOf(store)).toEqual(["a", "c"]);

    const elsewhere = await freshLocation();
    const there = await spindlewise(["restore", backup, "--erased", erased], settingsFor(elsewhere));
    expect(there).toEqual({
      code: 0,
      output: `3 submissions, 0 reports restored from ${backup}${again}`,
      errors: "",
    });
    expect(await idsOf(createStore(await openFor(elsewhere)))).toEqual(["a", "c"]);
  });

  test(`[R100] ${name}: leads and erase work on the store that the settings name`, async () => {
    const location = await freshLocation();
    await createStore(await openFor(location)).saveLead(aLead("a"));
    const listed = await spindlewise(["leads", "--format", "json"], settingsFor(location));
    expect(JSON.parse(listed.output)).toMatchObject([{ id: "a", shop_name: sampleShop.shop_name }]);
    const erased = await spindlewise(["erase", "--email", sampleShop.owner_email], settingsFor(location));
    expect(erased.output).toBe("1 submission erased\n");
  });

  test(`[R139] ${name}: erase --expired erases what is older than RETENTION_DAYS, however much that is`, async () => {
    const location = await freshLocation();
    await createStore(await openFor(location)).saveLead(aLead("a", { receivedAt: "2020-01-01T00:00:00.000Z" }));
    const settings = settingsFor(location);
    const unset = await spindlewise(["erase", "--expired"], settings);
    expect([unset.code, unset.errors]).toEqual([1, "RETENTION_DAYS is not set: nothing expires.\n"]);
    const erased = await spindlewise(["erase", "--expired"], { ...settings, RETENTION_DAYS: "365" });
    expect(erased).toEqual({ code: 0, output: "1 submission erased\n", errors: "" });
  });
}

test("[R113] migrate --to moves everything and says what to do; the new settings show the same leads", async () => {
  const dataDir = temporaryFolder();
  const store = createStore(await openFor({ dataDir, databaseUrl: null }));
  for (const id of ["a", "b"]) await store.saveLead(aLead(id));
  const url = await freshDatabase();
  const before = await spindlewise(["leads"], { DATA_DIR: dataDir });
  const moved = await spindlewise(["migrate", "--to", url], { DATA_DIR: dataDir });
  expect([moved.code, moved.errors]).toEqual([0, ""]);
  expect(moved.output).toMatch(
    /^2 submissions, 0 reports moved; counts and contents of all \d+ tables match\.\nSet DATABASE_URL/,
  );
  expect((await spindlewise(["leads"], { DATABASE_URL: url })).output).toBe(before.output);
  const again = await spindlewise(["migrate", "--to", url], { DATA_DIR: dataDir });
  expect([again.code, again.errors]).toEqual([1, expect.stringContaining("was moved to PostgreSQL. Set DATABASE_URL")]);
});

test("[R113] commands on a store that is not there make none, and repeat no password", async () => {
  const dataDir = join(temporaryFolder(), "none");
  const file = join(temporaryFolder(), "backup");
  const message = `There is no database at ${dataDir}/spindlewise.sqlite. DATA_DIR names its folder.\n`;
  for (const args of [
    ["backup", file],
    ["erased", file],
    ["migrate", "--to", "postgres://u:very-secret@127.0.0.1:1/x"],
  ]) {
    expect(await spindlewise(args, { DATA_DIR: dataDir })).toEqual({ code: 1, output: "", errors: message });
  }
  expect([existsSync(dataDir), existsSync(file)]).toEqual([false, false]);
  const wrong = await spindlewise(["migrate", "--to", "http://u:very-secret@x/y"], { DATA_DIR: dataDir });
  expect(wrong.errors).toMatch(/^--to: not an address like postgres:\/\//);
  const served = await startProcess([toolProgram, "serve"], {
    DATABASE_URL: "postgres://u:very-secret@127.0.0.1:1/x",
  }).ended;
  expect([served.code, served.errors.includes("postgres://u@127.0.0.1:1/x cannot be used")]).toEqual([1, true]);
  expect(wrong.errors + served.errors + served.output).not.toContain("very-secret");
});

test("[R100] the list of erasures holds digests only", async () => {
  const location = { dataDir: temporaryFolder(), databaseUrl: null };
  const store = createStore(await openFor(location));
  await store.saveLead(aLead("a"));
  await store.eraseAddress(sampleShop.owner_email);
  const file = join(temporaryFolder(), "erased.json");
  await spindlewise(["erased", file], settingsFor(location));
  expect(readFileSync(file, "utf8")).not.toContain(sampleShop.owner_email);
});
