import { expect, test } from "vitest";
import type { Lead, Store } from "../../src/service/ports.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";

/** Plain bytes, whatever a database hands back. */
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A store that is opened for one test. `again` opens the same data once more, as another process would. */
export interface OpenedStore {
  readonly store: Store;
  readonly again: () => Promise<Store>;
}

/** What every engine has to do. */
export function storeContract(engine: string, open: () => Promise<OpenedStore>): void {
  const lead = (id: string, more: Partial<Lead> = {}): Lead => ({
    id,
    receivedAt: "2026-11-21T10:00:00.000Z",
    key: null,
    fingerprint: "f1",
    submission: sampleShop,
    ...more,
  });

  test(`[C6] ${engine}: what was confirmed is there for another process`, async () => {
    const { store, again } = await open();
    expect(await store.saveLead(lead("a"))).toEqual({ kind: "saved" });
    const stored = await (await again()).leadWithId("a");
    expect(stored).toEqual({
      id: "a",
      receivedAt: "2026-11-21T10:00:00.000Z",
      fingerprint: "f1",
      answers: sampleShop,
      answer: null,
    });
  });

  test(`[C4] ${engine}: a key is taken once; leads without a key do not meet`, async () => {
    const { store, again } = await open();
    await store.saveLead(lead("a", { key: "k" }));
    const refused = await (await again()).saveLead(lead("b", { key: "k", fingerprint: "f2" }));
    expect(refused).toMatchObject({ kind: "key-taken", lead: { id: "a", fingerprint: "f1" } });
    expect(await store.leadWithId("b")).toBeUndefined();
    expect(await store.leadWithKey("k")).toMatchObject({ id: "a" });
    expect(await Promise.all([store.saveLead(lead("c")), store.saveLead(lead("d"))])).toEqual([
      { kind: "saved" },
      { kind: "saved" },
    ]);
  });

  test(`[C4] ${engine}: the first answer of a lead stays, sign by sign`, async () => {
    const { store, again } = await open();
    const answer = bytesOf(JSON.stringify({ analysis: "≥ 工場 \u0000 🛠".repeat(1000) }));
    await store.saveLead(lead("a"));
    expect(await store.saveAnswer("a", answer)).toEqual(answer);
    expect(await (await again()).saveAnswer("a", bytesOf("another"))).toEqual(answer);
    expect((await store.leadWithId("a"))?.answer).toEqual(answer);
  });

  test(`[T3] ${engine}: erasing takes the answer with the lead, and an answer that comes later is not kept`, async () => {
    const { store } = await open();
    await store.saveLead(lead("a"));
    await store.saveAnswer("a", bytesOf("answer"));
    expect([await store.eraseLead("a"), await store.eraseLead("a")]).toEqual([1, 0]);
    expect(await store.saveAnswer("a", bytesOf("late"))).toEqual(bytesOf("late"));
    expect(await store.leadWithId("a")).toBeUndefined();
  });

  test(`[X4] ${engine}: an address is erased whatever its case, others stay`, async () => {
    const { store } = await open();
    const owner_email = "Dana@Example.com";
    await store.saveLead(lead("a", { submission: { ...sampleShop, owner_email } }));
    await store.saveLead(lead("b"));
    expect(await store.eraseAddress("dana@EXAMPLE.com")).toBe(1);
    expect([await store.leadWithId("a"), (await store.leadWithId("b"))?.id]).toEqual([undefined, "b"]);
  });

  test(`[T4] ${engine}: erasing by time takes what is older, in any number`, async () => {
    const { store } = await open();
    const ids = Array.from({ length: 1203 }, (_, place) => `old-${place}`);
    await Promise.all(ids.map((id) => store.saveLead(lead(id, { receivedAt: "2025-01-01T00:00:00.000Z" }))));
    await store.saveLead(lead("young"));
    expect(await store.eraseBefore("2026-01-01T00:00:00.000Z")).toBe(1203);
    expect((await store.leadWithId("young"))?.id).toBe("young");
  });

  test(`[X3] ${engine}: leads come the oldest first, each once, over any number of pages`, async () => {
    const { store } = await open();
    const leads = Array.from({ length: 1203 }, (_, place) =>
      lead(`id-${place}`, { receivedAt: new Date(Date.UTC(2026, 0, 1) + (place % 400)).toISOString() }),
    );
    await Promise.all(leads.map((one) => store.saveLead(one)));
    const seen: string[] = [];
    for await (const { receivedAt, id } of store.leads()) seen.push(`${receivedAt} ${id}`);
    expect(seen).toEqual(leads.map(({ receivedAt, id }) => `${receivedAt} ${id}`).sort());
  });

  test(`[C6] ${engine}: many at once are all kept`, async () => {
    const { store, again } = await open();
    const ids = Array.from({ length: 200 }, (_, place) => `id-${place}`);
    await Promise.all(
      ids.map(async (id) => store.saveLead(lead(id)).then(() => store.saveAnswer(id, bytesOf(`answer ${id}`)))),
    );
    const other = await again();
    for (const id of ids) expect((await other.leadWithId(id))?.answer).toEqual(bytesOf(`answer ${id}`));
  });
}
