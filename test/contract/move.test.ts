import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMailAddresses } from "../../src/adapters/delivery/mail-addresses.ts";
import { contentsOf } from "../../src/adapters/store/copy-tables.ts";
import { databaseFile, openDatabase } from "../../src/adapters/store/database.ts";
import { move } from "../../src/adapters/store/move.ts";
import { checkDatabase } from "../../src/adapters/store/readiness.ts";
import { createStore } from "../../src/adapters/store/store.ts";
import { movedTables } from "../../src/adapters/store/tables.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import type { WireLinks } from "../../src/survey/wire/coworkers.ts";
import { freshDatabase } from "../postgres.ts";
import { keyIn, secretOf, send } from "../server/asked.ts";
import { jsonRequest, openServer, temporaryFolder, wireAnswers } from "../server/open-server.ts";
import { openFor } from "./engines.ts";
import { aDossier, aLead, idsOf, saveAll } from "./store-contract.ts";

const sqlite = () => ({ dataDir: temporaryFolder(), databaseUrl: null });
const postgres = async () => ({ dataDir: "", databaseUrl: await freshDatabase() });

const full = mkdtempSync(join(tmpdir(), "spindlewise-full-"));

/** More leads than fit into one batch, and at least one row in every table. */
beforeAll(async () => {
  const database = await openDatabase({ dataDir: full, databaseUrl: null });
  const store = createStore(database);
  const ids = Array.from({ length: 450 }, (_, number) => `id-${number}`);
  await saveAll(
    store,
    ids.map((id) => aLead(id, { key: id })),
  );
  await Promise.all(ids.slice(1).map((id) => store.saveDossier(id, aDossier(`report ${id}`))));
  await store.eraseLead("id-7");
  await database.insertInto("model_days").values({ day: "2026-11-21", salt: "s" }).execute();
  await database.insertInto("model_tokens").values({ day: "2026-11-21", scope: "all", tokens: 999_999_999 }).execute();
  await database.destroy();
});
afterAll(() => rmSync(full, { recursive: true }));

async function filled() {
  const location = sqlite();
  copyFileSync(databaseFile(full), databaseFile(location.dataDir));
  const database = await openFor(location);
  return { database, store: createStore(database), location };
}

test("[R101] everything moves to PostgreSQL, and counts and contents are the same there", async () => {
  const { database, store } = await filled();
  const target = await openFor(await postgres());
  const contents = await move(database, target);
  expect([contents.leads.rows, contents.dossiers.rows, contents.erased.rows]).toEqual([449, 448, 1]);
  expect(await contentsOf(target, movedTables)).toEqual(contents);
  expect(await idsOf(createStore(target))).toEqual(await idsOf(store));
});

test("[R101] whoever confirmed an address is not asked again after the move, and a link in an email still confirms", async () => {
  const { database } = await filled();
  const now = () => new Date("2026-11-21T10:00:00Z");
  const here = createMailAddresses(database, now);
  const confirmed = await here.addressOf(await here.confirmToken("amy@a.example"));
  if (confirmed === undefined) throw new Error("the link is ours");
  await here.confirm(confirmed);
  const link = await here.confirmToken("bob@b.example");
  const target = await openFor(await postgres());
  await move(database, target);
  const there = createMailAddresses(target, now);
  expect(await there.standing("amy@a.example", "d-1")).toBe("confirmed");
  expect(await there.addressOf(link)).toBe(link.split(".")[0]);
});

test("[R101] a target that holds something is refused, and a move that fails leaves both as they were", async () => {
  const { database, store } = await filled();
  const target = await openFor(await postgres());
  await createStore(target).saveLead(aLead("theirs"));
  await expect(move(database, target)).rejects.toThrow("Choose an empty one.");
  expect(await idsOf(createStore(target))).toEqual(["theirs"]);
  await store.saveLead(aLead("still taken"));

  const changing = await openFor(await postgres());
  const spoil = `create function spoil() returns trigger language plpgsql as $$ begin
    new.dossier := '\\x00'; return new; end $$; create trigger spoil before insert on dossiers for each row execute function spoil()`;
  await changing.executeQuery(CompiledQuery.raw(spoil));
  await expect(move(database, changing)).rejects.toThrow(
    /differs from the original.*\n.*dossiers: 448 rows here, 448 there/,
  );
  expect(await idsOf(createStore(changing))).toEqual([]);
  await store.saveLead(aLead("and again"));
});

test("[R101] the old file takes no submission after the move, and a server does not start on it", async () => {
  const { database, store, location } = await filled();
  await move(database, await openFor(await postgres()));
  await expect(store.saveLead(aLead("late"))).rejects.toThrow("this store was moved to PostgreSQL; set DATABASE_URL");
  await expect(openDatabase(location)).rejects.toThrow("was moved to PostgreSQL. Set DATABASE_URL");
});

test("[R101] a server that still runs on the old file erases and stores nothing that the new one would not know, and is not ready", async () => {
  const { database, store } = await filled();
  expect(await checkDatabase(database)).toBe("usable");
  const target = await openFor(await postgres());
  await move(database, target);
  await expect(store.eraseLead("id-1")).rejects.toThrow("was moved");
  await expect(store.eraseAddress(sampleShop.owner_email)).rejects.toThrow("was moved");
  await expect(store.saveDossier("id-0", aDossier("late"))).rejects.toThrow("was moved");
  expect(await idsOf(store)).toEqual(await idsOf(createStore(target)));
  expect(await checkDatabase(database)).toBe("moved");
});

test("[R101] a server that still runs on the old file answers 503 to whatever the new one would never learn of", async () => {
  const dataDir = temporaryFolder();
  const server = await openServer({ dataDir });
  const { id } = await (await server.analyze()).json();
  const invited = { roles: ["planner", "foreman"], shows_roles: false };
  const invite = () => server.app.request(`/api/reports/${id}/witnesses`, jsonRequest(invited));
  const { links }: WireLinks = await (await invite()).json();
  const answered = await send(server, secretOf(links, 0), { "weekly.made_again": "yes" });
  const old = await openFor({ dataDir, databaseUrl: null });
  const target = await openFor(await postgres());
  await move(old, target);
  const refused = [
    await server.analyze(),
    await server.analyze({ ...wireAnswers, report: id, machine_count: 40 }),
    await invite(),
    await send(server, secretOf(links, 1), { "weekly.made_again": "yes" }),
    await send(server, secretOf(links, 0), { take_back: "yes" }, undefined, keyIn(answered)),
    await server.app.request(`/api/reports/${id}/witnesses/${links[1]?.id}`, { method: "DELETE" }),
    await server.app.request(`/api/reports/${id}`, { method: "DELETE" }),
  ];
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503));
  expect(refused[0]?.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(await contentsOf(old)).toEqual(await contentsOf(target));
});

test("[R101] the message says how to go back to the old file, and that works", async () => {
  const { database, location } = await filled();
  await move(database, await openFor(await postgres()));
  const refusal = await openDatabase(location).catch(String);
  const [, drops = ""] = /run in it: (.*)$/.exec(String(refusal)) ?? [];
  const file = new DatabaseSync(databaseFile(location.dataDir));
  file.exec(drops);
  file.close();
  const store = createStore(await openFor(location));
  await store.saveLead(aLead("back again"));
  expect(await store.eraseLead("id-1")).toBe(1);
});
