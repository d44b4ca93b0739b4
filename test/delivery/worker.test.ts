import { expect, test } from "vitest";
import { startDeliveryLoop } from "../../src/adapters/delivery/delivery-loop.ts";
import type { Claimed, Outbox, Settlement } from "../../src/adapters/delivery/outbox.ts";
import { createWorker, maxConcurrent, type WorkerPorts } from "../../src/adapters/delivery/worker.ts";
import { createLog } from "../../src/adapters/monitoring/log.ts";

const now = new Date("2026-11-21T10:00:00.000Z");

/** An in-memory outbox with this many deliveries due. */
function outboxOf(count: number) {
  const due = Array.from({ length: count }, (_, index) => `d${index}`);
  const settled: [id: string, Settlement["state"]][] = [];
  const givenBack: string[] = [];
  const claimed = (id: string, claim: string): Claimed => {
    return { id, leadId: "a", kind: "webhook", attempts: 1, triedSince: now, claim };
  };
  const outbox: Pick<Outbox, "claim" | "isOurs" | "settle" | "giveBack"> = {
    claim: async (_now, most, _lease, claim, kinds = ["webhook"]) =>
      kinds.includes("webhook") ? due.splice(0, most).map((id) => claimed(id, claim)) : [],
    isOurs: async () => true,
    settle: async ({ id }, { state }) => void settled.push([id, state]),
    giveBack: async (all) => void givenBack.push(...all.map(({ id }) => id)),
  };
  return { outbox, settled, givenBack, due };
}

function workerOn(outbox: ReturnType<typeof outboxOf>["outbox"], deliver: WorkerPorts["deliver"]) {
  const [log, countAttempt] = [createLog("silent"), () => {}];
  const ports = { deliver, now: () => now, random: () => 0.5, newId: () => "mark", log, countAttempt };
  return createWorker({ ...ports, outbox });
}

test(`[R103] at most ${maxConcurrent} run at once, and all of them run`, async () => {
  const { outbox, settled } = outboxOf(11);
  let running = 0;
  let most = 0;
  const worker = workerOn(outbox, async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return { kind: "delivered" };
  });
  expect(await worker.runDue()).toBe(11);
  expect([most, settled.length]).toEqual([maxConcurrent, 11]);
});

test("a stop lets running work finish and accepts no more", async () => {
  const { outbox, settled, due } = outboxOf(6);
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const worker = workerOn(outbox, async () => {
    begun.resolve();
    await gate.promise;
    return { kind: "delivered" };
  });
  const run = worker.runDue();
  await begun.promise;
  const drained = worker.drain();
  gate.resolve();
  await Promise.all([run, drained]);
  expect([settled.length, due.length]).toEqual([maxConcurrent, 6 - maxConcurrent]);
});

test("deliveries that are being claimed during a stop are given back, and nothing starts after it", async () => {
  const { outbox, settled, givenBack } = outboxOf(2);
  const [claiming, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const claim: typeof outbox.claim = async (...given) => {
    const claimed = await outbox.claim(...given);
    if (claimed.length > 0) {
      claiming.resolve();
      await gate.promise;
    }
    return claimed;
  };
  const worker = workerOn({ ...outbox, claim }, async () => ({ kind: "delivered" }));
  const run = worker.runDue();
  await claiming.promise;
  const drained = worker.drain();
  gate.resolve();
  await drained;
  expect([await run, settled, givenBack]).toEqual([0, [], ["d0", "d1"]]);
});

test("a delivery that does not finish in time is given back", async () => {
  const { outbox, settled, givenBack } = outboxOf(2);
  const begun = Promise.withResolvers<void>();
  const worker = workerOn(outbox, ({ id }) => {
    if (id === "d1") begun.resolve();
    return new Promise(() => {});
  });
  void worker.runDue();
  await begun.promise;
  void worker.drain();
  await worker.requeueRunning();
  expect([settled, givenBack]).toEqual([[], ["d0", "d1"]]);
});

test("[R103] a bug costs one attempt, not the delivery and not the others", async () => {
  const { outbox, settled } = outboxOf(2);
  const worker = workerOn(outbox, async ({ id }) => {
    if (id === "d0") throw new Error("a bug");
    return { kind: "delivered" };
  });
  expect(await worker.runDue()).toBe(2);
  expect(settled.toSorted()).toEqual([
    ["d0", "waiting"],
    ["d1", "delivered"],
  ]);
});

test("[R103] a delivery queued while others are claimed does not wait for them", async () => {
  const { outbox, due } = outboxOf(1);
  const [slow, quick] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const claim: typeof outbox.claim = async (...given) => {
    const claimed = await outbox.claim(...given);
    if (claimed.some(({ id }) => id === "d0")) {
      due.push("new");
      worker.wake();
    }
    return claimed;
  };
  const worker = workerOn({ ...outbox, claim }, async ({ id }) => {
    if (id === "d0") await slow.promise;
    else quick.resolve();
    return { kind: "delivered" };
  });
  const run = worker.runDue();
  await quick.promise;
  slow.resolve();
  expect(await run).toBe(2);
});

test("[R103] what comes due while something slow runs does not wait for it", async () => {
  const { outbox, settled, due } = outboxOf(1);
  const slow = Promise.withResolvers<void>();
  const quick = Promise.withResolvers<void>();
  const worker = workerOn(outbox, async ({ id }) => {
    if (id === "d0") await slow.promise;
    else quick.resolve();
    return { kind: "delivered" };
  });
  const run = worker.runDue();
  await Promise.resolve();
  due.push("new");
  worker.wake();
  await quick.promise;
  expect(settled).toEqual([]);
  slow.resolve();
  expect(await run).toBe(2);
});

test("[R103] a retry that comes due while another delivery hangs does not wait for it", async () => {
  const { outbox, due } = outboxOf(1);
  const slow = Promise.withResolvers<void>();
  const retried = Promise.withResolvers<void>();
  const worker = workerOn(outbox, async ({ id }) => {
    if (id === "d0") {
      // Nobody wakes the worker for it: it comes due by the clock.
      setTimeout(() => due.push("retry"), 1);
      await slow.promise;
    } else retried.resolve();
    return { kind: "delivered" };
  });
  const nextDue = async () => undefined;
  const loop = startDeliveryLoop({ worker, outbox: { nextDue }, now: () => now, log: createLog("silent") });
  await retried.promise;
  slow.resolve();
  loop.stop();
  await worker.drain();
});
