import { expect, test } from "vitest";
import { shopExports } from "../../../test/exports/shop-exports.ts";
import { replyTo } from "../../imports/session/messages.ts";
import { openSession } from "../../imports/session/session.ts";
import { knownKpis } from "../../web-worker/known-kpis.ts";
import { NumbersKeeper } from "./numbers-keeper.ts";
import type { StartSession } from "./session-client.ts";

const exported = shopExports(7);
const orders = { name: "orders.csv", input: new Blob([exported.orders]) };

/** A keeper whose sessions run here instead of in a worker. */
function keeperHere() {
  const failures: (() => void)[] = [];
  const startSession: StartSession = (onFailed) => {
    const session = openSession(knownKpis);
    let isOver = false;
    failures.push(() => {
      isOver = true;
      onFailed();
    });
    return {
      // The cast is sound: a session answers each request with its own reply.
      ask: (request) => (isOver ? Promise.reject(new Error("over")) : (replyTo(session, request) as Promise<never>)),
      end: () => {
        isOver = true;
      },
    };
  };
  const keeper = new NumbersKeeper({
    startSession,
    matches: () => ({}),
    keepMatches: () => {},
    staffedHours: () => null,
    keepStaffedHours: () => {},
    onNumbers: () => {},
  });
  const takeAll = () =>
    keeper.setUsed(
      keeper.state().files.map(({ id }) => id),
      true,
    );
  return { keeper, takeAll, failSession: () => failures.at(-1)?.(), sessionsStarted: () => failures.length };
}

test("[R140] rows are saved although their session was stopped: the next one reads the files again", async () => {
  const { keeper, takeAll } = keeperHere();
  await keeper.add([orders]);
  await takeAll();
  const before = await keeper.rows();
  expect(before.length).toBeGreaterThan(0);
  keeper.cancel();
  expect(await keeper.rows()).toEqual(before);
  expect(Object.keys(await keeper.newestRows())).not.toEqual([]);
});

test("[R140] after a session has failed, the next file starts another", async () => {
  const { keeper, takeAll, failSession } = keeperHere();
  await keeper.add([orders]);
  failSession();
  await keeper.add([{ name: "stops.csv", input: exported.stops }]);
  await takeAll();
  const { files, numbers, notice } = keeper.state();
  expect([files.map(({ shown }) => shown?.kind), numbers?.lists.length, notice]).toEqual([["read", "read"], 2, null]);
});

test("[R140] a file that has been moved since says so when it is needed again, and keeps the others", async () => {
  const { keeper, takeAll } = keeperHere();
  const moved = new Blob([exported.orders]);
  await keeper.add([{ name: "orders.csv", input: moved }]);
  await takeAll();
  keeper.cancel();
  moved.arrayBuffer = () => Promise.reject(new DOMException("moved", "NotFoundError"));
  await expect(keeper.rows()).rejects.toThrow("can't be opened");
  expect(keeper.state().files).toHaveLength(1);
});

test("[R140] a page that is left while the browser still opens a file starts no session for it", async () => {
  const { keeper, sessionsStarted } = keeperHere();
  const slow = new Blob([exported.orders]);
  const asked = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<ArrayBuffer>();
  slow.arrayBuffer = () => {
    asked.resolve();
    return opened.promise;
  };
  void keeper.add([{ name: "orders.csv", input: slow }]);
  await asked.promise;
  keeper.close();
  opened.resolve(new ArrayBuffer(8));
  await new Promise((done) => setTimeout(done));
  expect(sessionsStarted()).toBe(0);
});

test.each([10, 2_000_000])("[R140] a file of %i bytes that the browser can't open is said to be one", async (size) => {
  const { keeper } = keeperHere();
  const gone = new Blob([new Uint8Array(size)]);
  gone.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotFoundError"));
  await keeper.add([{ name: "gone.csv", input: gone }]);
  expect(keeper.state().files.map(({ shown }) => shown)).toMatchObject([
    { kind: "refused", reason: "The browser couldn’t open this file. Choose it again." },
  ]);
});

test("[R140] a file that was still being read when it was stopped is read in full when it is brought back", async () => {
  const { keeper } = keeperHere();
  const [head = "", ...rows] = exported.orders.split("\r\n");
  const large = [head, ...Array.from({ length: 400 }, () => rows.slice(0, 100)).flat()].join("\r\n");
  void keeper.add([{ name: "large.csv", input: large }]);
  await new Promise<void>((resolve) => {
    const stop = keeper.subscribe(() => {
      if (keeper.state().files[0]?.isPartial !== true) return;
      stop();
      void keeper.add([{ name: "stops.csv", input: exported.stops }]);
      keeper.cancel();
      resolve();
    });
  });
  expect(keeper.state().files).toEqual([]);
  await keeper.undo();
  expect(keeper.state().files.map(({ isPartial, shown }) => [isPartial, shown?.kind])).toEqual([[false, "read"]]);
});
