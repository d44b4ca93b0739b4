import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { inTurn } from "./in-turn.ts";

/** Counts turns of the event loop until it is stopped. */
function countTurns() {
  let turns = 0;
  let isCounting = true;
  const counting = (async () => {
    for (; isCounting; turns += 1) await nextTurn();
  })();
  const stop = () => {
    isCounting = false;
    return counting;
  };
  return { now: () => turns, stop };
}

test("[U2] between two pieces of long work, dozens of new connections are taken: one a turn", async () => {
  const turns = countTurns();
  const begun: number[] = [];
  // No time is left in a turn after its first piece.
  const work = inTurn(0, async () => begun.push(turns.now()));
  await Promise.all([work(), work(), work()]);
  await turns.stop();
  const [first = 0, second = 0, third = 0] = begun;
  expect(second - first).toBeGreaterThan(32);
  expect(third - second).toBeGreaterThan(32);
});

test("[U2] short pieces share a turn, in the order they came", async () => {
  const turns = countTurns();
  const begun: [string, number][] = [];
  const work = inTurn(60_000, async (name: string) => begun.push([name, turns.now()]));
  await Promise.all(["a", "b", "c"].map((name) => work(name)));
  await turns.stop();
  expect(begun.map(([name]) => name)).toEqual(["a", "b", "c"]);
  expect(new Set(begun.map(([, turn]) => turn)).size).toBe(1);
});

test("[U2] work that waits for the world holds nobody up", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = inTurn(0, (answer: Promise<string> | string) => Promise.resolve(answer));
  const slow = work(promise);
  expect(await work("quick")).toBe("quick");
  resolve("slow");
  expect(await slow).toBe("slow");
});

test("[U2] a piece that fails fails for its caller alone", async () => {
  const work = inTurn(60_000, async (isGood: boolean) => {
    if (!isGood) throw new Error("a bug");
    return "done";
  });
  const [bad, good] = await Promise.allSettled([work(false), work(true)]);
  expect(bad).toMatchObject({ status: "rejected", reason: new Error("a bug") });
  expect(good).toEqual({ status: "fulfilled", value: "done" });
});
