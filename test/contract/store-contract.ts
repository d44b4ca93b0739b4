import { hostname } from "node:os";
import { expect, test } from "vitest";
import type { Database } from "../../src/adapters/store/database.ts";
import type { PeerFacts } from "../../src/diagnosis/peers.ts";
import type { DossierToSave, Lead, Store } from "../../src/service/store-port.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";

/** Plain bytes, whatever type the database returns. */
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A dossier as it is written to disk; a store never looks inside. */
export const aDossier = (text: string, facts: PeerFacts | null = null): DossierToSave => ({
  rulesVersion: "2026.11",
  json: bytesOf(text),
  facts,
});

const stored = (text: string) => ({ kind: "dossier", json: bytesOf(text) });

/** A store that is opened for one test. `again` opens the same data again, as another process would. */
export interface OpenedStore {
  readonly store: Store;
  readonly database: Database;
  readonly again: () => Promise<Store>;
}

export const aLead = (id: string, more: Partial<Lead> = {}): Lead => ({
  id,
  receivedAt: "2026-11-21T10:00:00.000Z",
  key: null,
  fingerprint: "f1",
  submission: sampleShop,
  wantsMail: false,
  isSuspect: false,
  ...more,
});

/** Saves leads fifty at a time: together, they share commits. */
export async function saveAll(store: Store, leads: readonly Lead[]): Promise<void> {
  for (let from = 0; from < leads.length; from += 50)
    await Promise.all(leads.slice(from, from + 50).map((lead) => store.saveLead(lead)));
}

/** What every engine must do. */
export function storeContract(engine: string, open: () => Promise<OpenedStore>): void {
  test(`[R95] ${engine}: what was confirmed is there for another process`, async () => {
    const { store, again } = await open();
    expect(await store.saveLead(aLead("a"))).toEqual({ kind: "saved" });
    const stored = await (await again()).leadWithId("a");
    expect(stored).toEqual({
      id: "a",
      version: 1,
      receivedAt: "2026-11-21T10:00:00.000Z",
      fingerprint: "f1",
      answers: sampleShop,
      analysis: null,
    });
  });

  test(`[R18] ${engine}: a key is taken once; leads without a key do not meet`, async () => {
    const { store, again } = await open();
    await store.saveLead(aLead("a", { key: "k" }));
    const refused = await (await again()).saveLead(aLead("b", { key: "k", fingerprint: "f2" }));
    expect(refused).toMatchObject({ kind: "key-taken", lead: { id: "a", fingerprint: "f1" } });
    expect(await store.leadWithId("b")).toBeUndefined();
    expect(await store.leadWithKey("k")).toMatchObject({ id: "a" });
    expect(await Promise.all([store.saveLead(aLead("c")), store.saveLead(aLead("d"))])).toEqual([
      { kind: "saved" },
      { kind: "saved" },
    ]);
  });

  test(`[R18] ${engine}: the first dossier of a lead stays, character by character`, async () => {
    const { store, again } = await open();
    const text = JSON.stringify({ words: "≥ 工場 \u0000 🛠".repeat(1000) });
    await store.saveLead(aLead("a"));
    expect(await store.saveDossier("a", aDossier(text))).toEqual({ kind: "saved" });
    expect(await (await again()).saveDossier("a", aDossier("another"))).toMatchObject({
      kind: "already-analyzed",
      lead: { analysis: stored(text) },
    });
    expect((await store.leadWithId("a"))?.analysis).toEqual(stored(text));
  });

  test(`[R97] ${engine}: erasing takes the dossier with the lead, and one that comes later is not kept`, async () => {
    const { store } = await open();
    await store.saveLead(aLead("a"));
    await store.saveDossier("a", aDossier("{}"));
    expect([await store.eraseLead("a"), await store.eraseLead("a")]).toEqual([1, 0]);
    expect(await store.saveDossier("a", aDossier("late"))).toEqual({ kind: "erased" });
    expect(await store.leadWithId("a")).toBeUndefined();
  });

  test(`[R97] ${engine}: an address is erased whatever its case, others stay`, async () => {
    const { store } = await open();
    const owner_email = "Dana@Example.com";
    await store.saveLead(aLead("a", { submission: { ...sampleShop, owner_email } }));
    await store.saveLead(aLead("b"));
    expect(await store.eraseAddress("dana@EXAMPLE.com")).toBe(1);
    expect([await store.leadWithId("a"), (await store.leadWithId("b"))?.id]).toEqual([undefined, "b"]);
  });

  test(`[R139] ${engine}: erasing by time takes what is older, in any number`, async () => {
    const { store } = await open();
    const receivedAt = "2025-01-01T00:00:00.000Z";
    const old = Array.from({ length: 1203 }, (_, index) => aLead(`old-${index}`, { receivedAt }));
    await saveAll(store, old);
    await store.saveLead(aLead("young"));
    expect(await store.eraseBefore("2026-01-01T00:00:00.000Z")).toBe(1203);
    expect((await store.leadWithId("young"))?.id).toBe("young");
  });

  test(`[R64] ${engine}: leads come the oldest first, each once, over any number of pages`, async () => {
    const { store } = await open();
    const leads = Array.from({ length: 1203 }, (_, index) =>
      aLead(`id-${index}`, { receivedAt: new Date(Date.UTC(2026, 0, 1) + (index % 400)).toISOString() }),
    );
    await saveAll(store, leads);
    const seen: string[] = [];
    for await (const { receivedAt, id } of store.leads()) seen.push(`${receivedAt} ${id}`);
    expect(seen).toEqual(leads.map(({ receivedAt, id }) => `${receivedAt} ${id}`).sort());
  });

  test(`[R95] ${engine}: many at once are all kept`, async () => {
    const { store, again } = await open();
    const ids = Array.from({ length: 200 }, (_, index) => `id-${index}`);
    await Promise.all(
      ids.map(async (id) => store.saveLead(aLead(id)).then(() => store.saveDossier(id, aDossier(`dossier ${id}`)))),
    );
    const other = await again();
    for (const id of ids) expect((await other.leadWithId(id))?.analysis).toEqual(stored(`dossier ${id}`));
  });

  test(`[R95] ${engine}: when one of several writes fails, the others are kept`, async () => {
    const { store } = await open();
    const leads = ["a", "twice", "twice", "b"].map((id) => store.saveLead(aLead(id)));
    const statuses = (await Promise.allSettled(leads)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected"]);
    expect([(await store.leadWithId("a"))?.id, (await store.leadWithId("b"))?.id]).toEqual(["a", "b"]);
  });

  test(`[R4] ${engine}: ids and addresses with any characters are looked up, and find nothing`, async () => {
    const { store } = await open();
    await store.saveLead(aLead("a"));
    for (const text of ["\0", "a\0", "\ud800", "'; drop table leads; --", "%", "工".repeat(5000)]) {
      expect(await store.leadWithId(text)).toBeUndefined();
      expect([await store.eraseLead(text), await store.eraseAddress(text)]).toEqual([0, 0]);
    }
    expect((await store.leadWithId("a"))?.id).toBe("a");
  });

  test(`[R4] ${engine}: hostile answers come back sign by sign`, async () => {
    const { store, again } = await open();
    const submission = { ...sampleShop, notes: "=cmd|' /C calc'!A0 \u0000 \ud83d \u202e שלום 工場 <script> '\"\\ 🛠" };
    await store.saveLead(aLead("a", { submission }));
    expect((await (await again()).leadWithId("a"))?.answers).toEqual(submission);
  });

  test(`[R18] ${engine}: of many servers that get one key at once, one stores it`, async () => {
    const { again } = await open();
    const servers = await Promise.all(Array.from({ length: 5 }, again));
    const saved = await Promise.all(
      servers.map((server, index) => server.saveLead(aLead(`id-${index}`, { key: "one press" }))),
    );
    expect(saved.map(({ kind }) => kind).toSorted()).toEqual([
      "key-taken",
      "key-taken",
      "key-taken",
      "key-taken",
      "saved",
    ]);
    const holders = saved.flatMap((one) => (one.kind === "key-taken" ? [one.lead.id] : []));
    expect(new Set(holders)).toEqual(new Set([(await servers[0]?.leadWithKey("one press"))?.id]));
  });

  test(`[R18] ${engine}: while one server analyzes a lead, another waits and gets its dossier`, async () => {
    const { store, again } = await open();
    const other = await again();
    await store.saveLead(aLead("a", { key: "k" }));
    const waiting = other.awaitLease("a", 1);
    await store.duringLease("a", () => store.saveDossier("a", aDossier("the first")));
    expect(await waiting).toMatchObject({ kind: "analyzed", lead: { id: "a", analysis: stored("the first") } });
  });

  test(`[R18] ${engine}: when the analysis fails, the lease goes at once to one of those who wait`, async () => {
    const { store, again } = await open();
    const others = [await again(), await again()];
    await store.saveLead(aLead("a", { key: "k" }));
    await expect(store.duringLease("a", () => Promise.reject(new Error("a fault")))).rejects.toThrow("a fault");
    const work = async (other: Store) => {
      const lease = await other.awaitLease("a", 1);
      if (lease.kind === "ours") await other.duringLease("a", () => other.saveDossier("a", aDossier("the second")));
      return lease.kind;
    };
    expect((await Promise.all(others.map(work))).toSorted()).toEqual(["analyzed", "ours"]);
  });

  test(`[R18] ${engine}: the lease of a server that died ends by itself`, async () => {
    const { store, database, again } = await open();
    await store.saveLead(aLead("a", { key: "k" }));
    await database.updateTable("leads").set({ analysed_until: 1 }).execute();
    expect(await (await again()).awaitLease("a", 1)).toEqual({ kind: "ours" });
  });

  test(`[R18] ${engine}: the lease of a process of this machine that is gone ends at once`, async () => {
    const { store, database, again } = await open();
    await store.saveLead(aLead("a", { key: "k" }));
    const future = Date.now() + 3_600_000;
    await database
      .updateTable("leads")
      .set({ analyst: `${hostname()} 999999999 x`, analysed_until: future })
      .execute();
    const others = [await again(), await again()];
    const takers = others.map(async (other) => {
      const lease = await other.awaitLease("a", 1);
      if (lease.kind === "ours") await other.saveDossier("a", aDossier("{}"));
      return lease.kind;
    });
    expect((await Promise.all(takers)).toSorted()).toEqual(["analyzed", "ours"]);
  });

  test(`[R18] ${engine}: who waits for a lead that is erased meanwhile is not left waiting`, async () => {
    const { store, again } = await open();
    await store.saveLead(aLead("a", { key: "k" }));
    const waiting = (await again()).awaitLease("a", 1);
    await store.eraseLead("a");
    expect(await waiting).toEqual({ kind: "ours" });
  });
}

/** The ids of all leads, oldest first. */
export async function idsOf(store: Store): Promise<readonly string[]> {
  const ids: string[] = [];
  for await (const { id } of store.leads()) ids.push(id);
  return ids;
}
