import { sql } from "kysely";
import { expect, test } from "vitest";
import { createStore } from "../../src/adapters/store/store.ts";
import type { VersionRecord } from "../../src/service/reports/versions.ts";
import type { NewVersion, StoredLead } from "../../src/service/store-port.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { freshDatabase } from "../postgres.ts";
import { engines, openFor } from "./engines.ts";
import { aDossier, aLead } from "./store-contract.ts";

const aVersion =
  (more: Partial<NewVersion> = {}) =>
  ({ comparedWith }: VersionRecord): NewVersion => ({
    madeAt: "2026-11-21T11:00:00.000Z",
    kind: "changed",
    key: null,
    fingerprint: "f2",
    submission: { ...sampleShop, notes: "changed" },
    comparedWith,
    added: {},
    ...more,
  });

const dossier = (text: string) => ({ ...aDossier(text), counted: [] });
const textIn = (lead: StoredLead | undefined): string =>
  lead?.analysis == null ? "none" : new TextDecoder().decode(lead.analysis.json);

for (const { name, freshLocation } of engines) {
  const opened = async () => {
    const place = await freshLocation();
    const store = createStore(await openFor(place));
    await store.saveLead(aLead("a", { key: "first key" }));
    await store.saveDossier("a", aDossier("first"));
    return { store, again: async () => createStore(await openFor(place)) };
  };

  test(`[R191] ${name}: the newest version that is made shows, and each stays reachable with its own answers`, async () => {
    const { store } = await opened();
    await store.saveVersion("a", aVersion());
    expect([textIn(await store.leadWithId("a")), (await store.pendingVersions("a")).length]).toEqual(["first", 1]);
    await store.saveVersionDossier("a", 2, dossier("second"));
    expect(await store.leadWithId("a")).toMatchObject({ version: 2, answers: { notes: "changed" } });
    expect(textIn(await store.leadWithId("a", 1))).toBe("first");
    expect(textIn(await store.leadWithId("a", 2))).toBe("second");
    expect([await store.leadWithId("a", 3), await store.leadWithId("a", 0)]).toEqual([undefined, undefined]);
    expect(await store.pendingVersions("a")).toEqual([]);
    expect(await store.versionsOf("a")).toEqual([
      { number: 1, made_at: "2026-11-21T10:00:00.000Z", kind: "first" },
      { number: 2, made_at: "2026-11-21T11:00:00.000Z", kind: "changed" },
    ]);
  });

  test(`[R191] ${name}: versions that arrive at once on several servers get their own numbers, and none is lost`, async () => {
    const { store, again } = await opened();
    const servers = await Promise.all(Array.from({ length: 4 }, again));
    const saved = await Promise.all(
      servers.flatMap((server, at) => [
        server.saveVersion("a", aVersion({ fingerprint: `x${at}` })),
        server.saveVersion("a", aVersion({ fingerprint: `y${at}` })),
      ]),
    );
    const numbers = saved.flatMap((one) => (one.kind === "saved" ? [one.version.number] : []));
    expect(numbers.toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect((await store.pendingVersions("a")).map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test(`[R191] ${name}: a version sees the answers of the one before it, made or not`, async () => {
    const { store } = await opened();
    const seen: unknown[] = [];
    const next = (notes: string) => (latest: VersionRecord) => {
      seen.push([latest.number, latest.answers.notes]);
      return aVersion({ submission: { ...sampleShop, notes } })(latest);
    };
    await store.saveVersion("a", next("second"));
    await store.saveVersion("a", next("third"));
    expect(seen).toEqual([
      [1, sampleShop.notes],
      [2, "second"],
    ]);
  });

  test(`[R18] ${name}: a key is taken once, and the first dossier of a version stays`, async () => {
    const { store } = await opened();
    await store.saveVersion("a", aVersion({ key: "k" }));
    expect(await store.saveVersionDossier("a", 2, dossier("second"))).toEqual({ kind: "saved" });
    const late = await store.saveVersionDossier("a", 2, dossier("another"));
    expect(late.kind === "already-analyzed" && textIn(late.lead)).toBe("second");
    const again = await store.saveVersion("a", aVersion({ key: "k", fingerprint: "f3" }));
    expect(again).toMatchObject({ kind: "key-taken", lead: { version: 2, fingerprint: "f2" } });
    expect(textIn(await store.leadWithKey("k"))).toBe("second");
    expect(textIn(await store.leadWithKey("first key"))).toBe("first");
  });

  test(`[R97] ${name}: erasing takes all versions; what comes later is not kept`, async () => {
    const { store } = await opened();
    await store.saveVersion("a", aVersion());
    expect(await store.eraseLead("a")).toBe(1);
    expect(await store.saveVersionDossier("a", 2, dossier("late"))).toEqual({ kind: "erased" });
    expect([await store.leadWithId("a"), await store.leadWithId("a", 2), await store.versionsOf("a")]).toEqual([
      undefined,
      undefined,
      [],
    ]);
    expect(await store.saveVersion("a", aVersion())).toEqual({ kind: "no-report" });
  });

  test(`[R139] ${name}: whoever came back is kept as long as the newest version, and then erased with all of them`, async () => {
    const { store } = await opened();
    await store.saveVersion("a", aVersion({ madeAt: "2027-02-19T10:00:00.000Z" }));
    await store.saveLead(aLead("b", { key: "other" }));
    expect(await store.expiring("2027-02-19T09:00:00.000Z")).toMatchObject({ expired: 1, stored: 2 });
    expect(await store.eraseBefore("2027-02-19T09:00:00.000Z")).toBe(1);
    expect([(await store.leadWithId("a"))?.id, await store.leadWithId("b")]).toEqual(["a", undefined]);
    expect(await store.eraseBefore("2027-02-19T11:00:00.000Z")).toBe(1);
    expect([await store.leadWithId("a"), await store.versionsOf("a")]).toEqual([undefined, []]);
  });

  test(`[R139] ${name}: whoever comes back while old reports are erased is kept, or told that there is none`, async () => {
    const { store, again } = await opened();
    const other = await again();
    const ids = Array.from({ length: 30 }, (_, at) => `old-${at}`);
    for (const id of ids) await store.saveLead(aLead(id, { key: id, receivedAt: "2026-01-01T10:00:00.000Z" }));
    const back = aVersion({ madeAt: "2026-11-21T11:00:00.000Z" });
    const [, ...saved] = await Promise.all([
      store.eraseBefore("2026-06-01T00:00:00.000Z"),
      ...ids.map((id, at) => (at % 2 === 0 ? store : other).saveVersion(id, back)),
    ]);
    const isKept = await Promise.all(ids.map(async (id) => (await store.leadWithId(id)) !== undefined));
    expect(isKept).toEqual(saved.map(({ kind }) => kind === "saved"));
  });

  test(`[R97] ${name}: a report goes by the address of its first answers and by that of changed ones`, async () => {
    for (const email of ["NEW@shop.example", sampleShop.owner_email]) {
      const { store } = await opened();
      await store.saveVersion("a", aVersion({ submission: { ...sampleShop, owner_email: "New@shop.example" } }));
      expect(await store.eraseAddress(email)).toBe(1);
      expect(await store.leadWithId("a")).toBeUndefined();
    }
  });

  test(`[R191] ${name}: a report is under way from the moment changed answers are stored until their version fails`, async () => {
    const { store, again } = await opened();
    const other = await again();
    const isUnderWay = async () => [await store.isUnderWay("a"), await other.isUnderWay("a")];
    await store.saveVersion("a", aVersion());
    expect(await isUnderWay()).toEqual([true, true]);
    const failing = store.duringLease("a", () => Promise.reject(new Error("a fault")));
    await expect(failing).rejects.toThrow("a fault");
    expect(await isUnderWay()).toEqual([false, false]);
    await other.saveVersion("a", aVersion({ kind: "witnesses" }));
    expect(await isUnderWay()).toEqual([false, false]);
  });

  test(`[R191] ${name}: when one of two versions fails, the other is still under way`, async () => {
    const { store } = await opened();
    await store.saveVersion("a", aVersion());
    await store.saveVersion("a", aVersion());
    const work = Promise.withResolvers<void>();
    const slow = store.duringLease("a", () => work.promise);
    await expect(store.duringLease("a", () => Promise.reject(new Error("a fault")))).rejects.toThrow("a fault");
    await expect.poll(() => store.isUnderWay("a"), { timeout: 5_000 }).toBe(true);
    work.resolve();
    await slow;
  });

  test(`[R191] ${name}: the list of leads has the newest answers of each, once`, async () => {
    const { store } = await opened();
    await store.saveVersion("a", aVersion());
    const listed: unknown[] = [];
    for await (const { id, visit, answers } of store.leads()) listed.push([id, visit, answers.notes]);
    expect(listed).toEqual([["a", "first", "changed"]]);
  });

  test(`[R193] ${name}: an answer finds its link open, answered by someone else, counted, or gone, also right before it is written`, async () => {
    const { store } = await opened();
    const invitedAt = "2026-11-21T10:00:00.000Z";
    const invited = (id: string) => ({ id, token: `token of ${id}`, role: "planner" as const, invitedAt });
    await store.inviteCoworkers("a", true, [invited("stays"), invited("leaves")], 12);
    const answer = (id: string) =>
      store.answerCoworker(`token of ${id}`, {}, { at: invitedAt, mayShowRole: true, key: `key of ${id}` });
    expect(await answer("stays")).toBe("kept");
    const other = { at: invitedAt, mayShowRole: true, key: "another" };
    expect(await store.answerCoworker("token of stays", {}, other)).toBe("answered");
    await store.saveVersion("a", aVersion({ kind: "witnesses" }));
    await store.saveVersionDossier("a", 2, { ...dossier("second"), counted: [{ id: "stays", answeredAt: invitedAt }] });
    await store.withdrawCoworker("a", "leaves");
    expect([await answer("stays"), await answer("leaves")]).toEqual(["counted", "gone"]);
  });

  test(`[R193] ${name}: an answer is taken back until the report counts it, and ends no more from outside`, async () => {
    const { store } = await opened();
    const at = "2026-11-21T10:00:00.000Z";
    await store.inviteCoworkers("a", true, [{ id: "one", token: "token", role: "planner", invitedAt: at }], 12);
    const answered = async (): Promise<boolean> => (await store.coworkersOf("a")).coworkers[0]?.answers !== null;
    const answer = () => store.answerCoworker("token", {}, { at, mayShowRole: true, key: "key" });
    await answer();
    expect([await store.withdrawCoworker("a", "one"), await answered()]).toEqual([0, true]);
    await store.takeBackCoworker("token", "another");
    expect(await answered()).toBe(true);
    await store.takeBackCoworker("token", "key");
    expect(await answered()).toBe(false);
    await answer();
    await store.saveVersion("a", aVersion({ kind: "witnesses" }));
    await store.saveVersionDossier("a", 2, { ...dossier("second"), counted: [{ id: "one", answeredAt: at }] });
    await store.takeBackCoworker("token", "key");
    expect(await answered()).toBe(true);
  });

  test(`[R193] ${name}: a report isn't stored if an answer that it counts was corrected or taken back while it was made`, async () => {
    const { store } = await opened();
    const at = "2026-11-21T10:00:00.000Z";
    await store.inviteCoworkers("a", true, [{ id: "one", token: "token", role: "planner", invitedAt: at }], 12);
    await store.answerCoworker("token", {}, { at, mayShowRole: true, key: "key" });
    await store.saveVersion("a", aVersion({ kind: "witnesses" }));
    const saved = () =>
      store.saveVersionDossier("a", 2, { ...dossier("second"), counted: [{ id: "one", answeredAt: at }] });
    const corrected = { at: "2026-11-21T10:00:00.001Z", mayShowRole: false, key: "key" };
    await store.answerCoworker("token", {}, corrected);
    expect(await saved()).toEqual({ kind: "outdated" });
    await store.takeBackCoworker("token", "key");
    expect(await saved()).toEqual({ kind: "outdated" });
    expect((await store.coworkersOf("a")).coworkers[0]?.countedIn).toBeNull();
    expect((await store.leadWithId("a"))?.version).toBe(1);
  });
}

test("[R139] PostgreSQL: if a whole page of old reports comes back while they are erased, the older ones after it still go", async () => {
  const database = await openFor({ dataDir: "", databaseUrl: await freshDatabase() });
  const store = createStore(database);
  const lead = (at: number) =>
    aLead(`old-${at}`, { key: `${at}`, receivedAt: new Date(Date.UTC(2026, 0, 1, at)).toISOString() });
  await Promise.all(Array.from({ length: 101 }, (_, at) => store.saveLead(lead(at))));
  const isWaiting = sql<{ count: string }>`select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const erased = await database.transaction().execute(async (change) => {
    await sql`insert into versions (lead_id, number, made_at, kind, fingerprint, email, answers, added)
      select id, 2, '2026-11-21T11:00:00.000Z', 'changed', '', email, answers, '{}' from leads where id <> 'old-100'`.execute(
      change,
    );
    const erasing = store.eraseBefore("2026-06-01T00:00:00.000Z");
    while ((await isWaiting.execute(change)).rows[0]?.count === "0");
    return { erasing };
  });
  expect(await erased.erasing).toBe(1);
  expect([await store.leadWithId("old-100"), (await store.leadWithId("old-0"))?.id]).toEqual([undefined, "old-0"]);
});
