import { setImmediate as nextIteration } from "node:timers/promises";
import { expect, test } from "vitest";
import { inTimeSlices } from "./time-slices.ts";

/** Counts iterations of the event loop until it is stopped. */
function countIterations() {
  let count = 0;
  let isCounting = true;
  const counting = (async () => {
    for (; isCounting; count += 1) await nextIteration();
  })();
  const stop = () => {
    isCounting = false;
    return counting;
  };
  return { now: () => count, stop };
}

test("[R107] between two pieces of long work, dozens of new connections are accepted: one an iteration", async () => {
  const iterations = countIterations();
  const begun: number[] = [];
  // No time is left in a slice after its first piece.
  const work = inTimeSlices(0, async () => begun.push(iterations.now()));
  await Promise.all([work(), work(), work()]);
  await iterations.stop();
  const [first = 0, second = 0, third = 0] = begun;
  expect(second - first).toBeGreaterThan(32);
  expect(third - second).toBeGreaterThan(32);
});

test("[R107] short pieces share a slice, in the order they came", async () => {
  const iterations = countIterations();
  const begun: [string, number][] = [];
  const work = inTimeSlices(60_000, async (name: string) => begun.push([name, iterations.now()]));
  await Promise.all(["a", "b", "c"].map((name) => work(name)));
  await iterations.stop();
  expect(begun.map(([name]) => name)).toEqual(["a", "b", "c"]);
  expect(new Set(begun.map(([, iteration]) => iteration)).size).toBe(1);
});

test("[R107] work that waits for the outside world holds no one up", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = inTimeSlices(0, (answer: Promise<string> | string) => Promise.resolve(answer));
  const slow = work(promise);
  expect(await work("quick")).toBe("quick");
  resolve("slow");
  expect(await slow).toBe("slow");
});

test("[R107] a piece that fails fails for its caller alone", async () => {
  const work = inTimeSlices(60_000, async (isGood: boolean) => {
    if (!isGood) throw new Error("a bug");
    return "done";
  });
  const [bad, good] = await Promise.allSettled([work(false), work(true)]);
  expect(bad).toMatchObject({ status: "rejected", reason: new Error("a bug") });
  expect(good).toEqual({ status: "fulfilled", value: "done" });
});
