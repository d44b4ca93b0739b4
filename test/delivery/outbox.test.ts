import { describe, expect, test } from "vitest";
import { insertDeliveries } from "../../src/adapters/delivery/insert-deliveries.ts";
import { createOperatorOutbox, type OperatorOutbox } from "../../src/adapters/delivery/operator-outbox.ts";
import { createOutbox } from "../../src/adapters/delivery/outbox.ts";
import { createStore } from "../../src/adapters/store/store.ts";
import type { Database } from "../../src/adapters/store/tables.ts";
import { deliveriesOf } from "../../src/service/delivery/deliveries.ts";
import type { Lead } from "../../src/service/store-port.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { engines, openFor } from "../contract/engines.ts";

const start = new Date("2026-11-21T10:00:00.000Z");
const minute = (minutes: number): Date => new Date(start.getTime() + minutes * 60_000);
const lease = 5 * 60_000;
const all = { respondent: true, operator: true, webhook: true };

const lead = (id: string, more: Partial<Lead> = {}): Lead => ({
  id,
  receivedAt: start.toISOString(),
  key: null,
  fingerprint: "f",
  submission: sampleShop,
  wantsMail: true,
  isSuspect: false,
  ...more,
});

function storeWithOutbox(database: Database, channels = all) {
  let count = 0;
  return createStore(database, {
    queueForLead: (change, saved) =>
      insertDeliveries(
        change,
        saved.id,
        deliveriesOf(saved, channels, () => `${saved.id}-${++count}`),
      ),
  });
}

const listed = async (outbox: Pick<OperatorOutbox, "list">) =>
  (await outbox.list()).map(({ id, state, kind }) => [id, state, kind]);

test.for([
  [{}, ["mail-respondent", "mail-operator", "webhook"]],
  [{ wantsMail: false }, ["mail-operator", "webhook"]],
])("[R103] a lead with %j goes to %j", ([more, kinds]) => {
  const planned = deliveriesOf(lead("a", more as Partial<Lead>), all, () => "x");
  expect(planned.map(({ kind }) => kind)).toEqual(kinds);
  expect(deliveriesOf(lead("a"), { ...all, operator: false }, () => "x").map(({ kind }) => kind)).not.toContain(
    "mail-operator",
  );
});

describe.for(engines)("$name", ({ freshLocation }) => {
  async function open() {
    const location = await freshLocation();
    const database = await openFor(location);
    return {
      location,
      database,
      store: storeWithOutbox(database),
      outbox: { ...createOutbox(database), ...createOperatorOutbox(database) },
    };
  }

  test("[R103] deliveries are written with their lead or not at all", async () => {
    const { database, store, outbox } = await open();
    await store.saveLead(lead("a", { key: "k" }));
    expect(await listed(outbox)).toEqual([
      ["a-1", "waiting", "mail-respondent"],
      ["a-2", "waiting", "mail-operator"],
      ["a-3", "waiting", "webhook"],
    ]);
    await store.saveLead(lead("b", { key: "k" }));
    expect((await outbox.list()).length).toBe(3);
    const failing = createStore(database, { queueForLead: () => Promise.reject(new Error("no room")) });
    await expect(failing.saveLead(lead("c"))).rejects.toThrow("no room");
    expect(await store.leadWithId("c")).toBeUndefined();
  });

  test("[R105] a suspect's deliveries are withheld until someone asks for one by id", async () => {
    const { store, outbox } = await open();
    await store.saveLead(lead("a", { isSuspect: true, wantsMail: false }));
    expect(await outbox.claim(minute(60), 9, lease, "me")).toEqual([]);
    expect(await outbox.retry("all-parked", start)).toBe(0);
    expect(await outbox.retry({ id: "a-1" }, start)).toBe(1);
    expect((await outbox.claim(start, 9, lease, "me")).map(({ id }) => id)).toEqual(["a-1"]);
  });

  test("[R103] a delivery that is being sent isn't sent a second time by asking for it; once its lease is over it is", async () => {
    const { store, outbox } = await open();
    await store.saveLead(lead("a"));
    const [claimed] = await outbox.claim(minute(15), 1, lease, "me");
    if (!claimed) throw new Error("one was due");
    expect(await outbox.retry({ id: claimed.id }, minute(15))).toBe(0);
    expect(await outbox.isOurs(claimed)).toBe(true);
    expect(await outbox.retry({ id: claimed.id }, new Date(minute(15).getTime() + lease))).toBe(1);
  });

  test("[R103] a claim is for one server, for its time; then it is anybody's", async () => {
    const { location, store, outbox } = await open();
    const another = createOutbox(await openFor(location));
    await store.saveLead(lead("a"));
    expect(await outbox.claim(start, 9, lease, "me")).toEqual([]);
    await outbox.expedite("a", start);
    const [mine, ...others] = await outbox.claim(start, 2, lease, "me");
    expect(mine).toEqual({
      id: "a-1",
      leadId: "a",
      kind: "mail-respondent",
      attempts: 1,
      triedSince: start,
      claim: "me",
    });
    expect((await another.claim(start, 9, lease, "other")).map(({ id }) => id)).toEqual(["a-3"]);
    expect(await another.claim(minute(4.9), 9, lease, "other")).toEqual([]);
    const taken = await another.claim(minute(5), 9, lease, "other");
    expect(taken.map(({ id, attempts }) => [id, attempts]).toSorted()).toEqual([
      ["a-1", 2],
      ["a-2", 2],
      ["a-3", 2],
    ]);
    if (!mine || others.length !== 1) throw new Error("two were to be claimed");
    expect(await outbox.isOurs(mine)).toBe(false);
    await outbox.settle(mine, { state: "delivered" });
    expect((await outbox.list()).length).toBe(3);
  });

  test("[R103] many servers at once never take the same one", async () => {
    const { location, store, outbox } = await open();
    for (const id of "abcdefgh") {
      await store.saveLead(lead(id, { submission: { ...sampleShop, owner_email: `${id}@cedar.example` } }));
      await outbox.expedite(id, start);
    }
    const servers = await Promise.all([1, 2, 3].map(async () => createOutbox(await openFor(location))));
    const claims = await Promise.all(
      [0, 1, 2, 3, 4, 5].flatMap((round) => servers.map((one, i) => one.claim(start, 2, lease, `${i}-${round}`))),
    );
    const taken = claims.flat().map(({ id }) => id);
    expect(new Set(taken).size).toBe(taken.length);
    const rest = await outbox.claim(start, 99, lease, "rest");
    expect(taken.length + rest.length).toBe(24);
  });

  test("[R103] how an attempt ended is kept: delivered, due again, parked; a parked one can be sent again", async () => {
    const { store, outbox } = await open();
    await store.saveLead(lead("a"));
    const [first, second, third] = await outbox.claim(minute(15), 9, lease, "me");
    if (!first || !second || !third) throw new Error("three were due");
    await outbox.settle(first, { state: "delivered" });
    await outbox.settle(second, { state: "waiting", dueAt: minute(17), problem: "not now" });
    await outbox.settle(third, { state: "parked", problem: "gone" });
    expect((await outbox.list()).map(({ state, attempts, problem }) => [state, attempts, problem])).toEqual([
      ["waiting", 1, "not now"],
      ["parked", 1, "gone"],
    ]);
    expect(await outbox.nextDue()).toEqual(minute(17));
    expect(await outbox.counts(minute(18))).toEqual({ waiting: 1, parked: 1, withheld: 0, oldestDueSeconds: 60 });
    expect(await outbox.retry("all-parked", minute(20))).toBe(1);
    expect(await outbox.retry({ id: first.id }, minute(20))).toBe(0);
    const again = await outbox.claim(minute(20), 9, lease, "me");
    expect(again.map(({ id, attempts, triedSince }) => [id, attempts, triedSince])).toEqual([
      [second.id, 2, minute(15)],
      [third.id, 1, minute(20)],
    ]);
  });

  test("what waits is listed before what is parked, however late it is due", async () => {
    const { store, outbox } = await open();
    await store.saveLead(lead("a", { wantsMail: false }));
    const [first, second] = await outbox.claim(minute(15), 9, lease, "me");
    if (!first || !second) throw new Error("two were due");
    await outbox.settle(first, { state: "parked", problem: "gone" });
    await outbox.settle(second, { state: "waiting", dueAt: minute(90), problem: "not now" });
    expect((await outbox.list()).map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  test("what is given back is due at once, and neither its attempt nor its time counts", async () => {
    const { store, outbox } = await open();
    await store.saveLead(lead("a", { wantsMail: false }));
    const claimed = await outbox.claim(minute(15), 1, lease, "me");
    await outbox.giveBack(claimed, minute(16));
    const [again] = await outbox.claim(minute(30), 9, lease, "other");
    expect([again?.attempts, claimed[0]?.attempts]).toEqual([1, 1]);
    expect(again?.triedSince).toEqual(minute(30));
  });

  test("[R97] erasing a lead erases its deliveries, also those under way", async () => {
    const { store, outbox } = await open();
    await store.saveLead(lead("a"));
    await store.saveLead(lead("b", { wantsMail: false }));
    const [mine] = await outbox.claim(minute(15), 1, lease, "me");
    if (!mine) throw new Error("one was due");
    expect(await outbox.isOurs(mine)).toBe(true);
    await store.eraseLead("a");
    expect(await outbox.isOurs(mine)).toBe(false);
    await outbox.settle(mine, { state: "waiting", dueAt: start, problem: "x" });
    expect((await outbox.list()).map(({ leadId }) => leadId)).toEqual(["b", "b"]);
  });
});
