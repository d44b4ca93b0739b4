import { expect, test } from "vitest";
import { ignoreProgress, type OnProgress, type Progress, progressOf } from "./progress.ts";
import { createFlights } from "./single-flight.ts";

test("[R18] a call that comes while a run is in progress gets its outcome; afterwards a new one starts", async () => {
  const flights = createFlights<number>();
  const gate = Promise.withResolvers<number>();
  let runs = 0;
  const run = () => {
    runs += 1;
    return gate.promise;
  };
  const both = [flights.join("key", "same", ignoreProgress, run), flights.join("key", "same", ignoreProgress, run)];
  expect(flights.join("key", "other answers", ignoreProgress, run)).toBeUndefined();
  gate.resolve(7);
  expect([await Promise.all(both), runs]).toEqual([[7, 7], 1]);
  await flights.join("key", "other answers", ignoreProgress, run);
  expect(runs).toBe(2);
});

test("[R18] a run that fails fails for all who wait, and does not block its key", async () => {
  const flights = createFlights<number>();
  const failing = () => Promise.reject(new Error("no disk"));
  await expect(flights.join("key", "same", ignoreProgress, failing)).rejects.toThrow("no disk");
  expect(await flights.join("key", "same", ignoreProgress, async () => 1)).toBe(1);
});

const [read, ranked, priced] = [
  progressOf("reading-answers", "Read"),
  progressOf("ranking-themes", "Ranked"),
  progressOf("pricing-hours", "Priced"),
];

/** A progress listener and what was reported to it. */
function listener() {
  const received: Progress[] = [];
  const onProgress: OnProgress = async (progress) => void received.push(progress);
  return { received, onProgress };
}

test("[R86] everyone who joined a run gets its steps; a latecomer gets the latest at once, and no one gets a step twice", async () => {
  const flights = createFlights<string>();
  const [first, late] = [listener(), listener()];
  const gate = Promise.withResolvers<void>();
  const began = flights.join("key", "same", first.onProgress, async (onProgress) => {
    await onProgress(read);
    await onProgress(ranked);
    await gate.promise;
    await onProgress(priced);
    return "done";
  });
  while (first.received.length < 2) await Promise.resolve();
  const joined = flights.join("key", "same", late.onProgress, () => Promise.reject(new Error("a second run")));
  expect(late.received).toEqual([ranked]);
  gate.resolve();
  expect(await Promise.all([began, joined])).toEqual(["done", "done"]);
  expect([first.received, late.received]).toEqual([
    [read, ranked, priced],
    [ranked, priced],
  ]);
});

test("[R86] a call that comes before the first step gets all steps; other answers under the same key get none", async () => {
  const flights = createFlights<string>();
  const [first, second, other] = [listener(), listener(), listener()];
  const gate = Promise.withResolvers<void>();
  const run = async (onProgress: OnProgress) => {
    await gate.promise;
    await onProgress(read);
    return "done";
  };
  const began = flights.join("key", "same", first.onProgress, run);
  const joined = flights.join("key", "same", second.onProgress, run);
  expect(flights.join("key", "different", other.onProgress, run)).toBeUndefined();
  gate.resolve();
  await Promise.all([began, joined]);
  expect([first.received, second.received, other.received]).toEqual([[read], [read], []]);
});
