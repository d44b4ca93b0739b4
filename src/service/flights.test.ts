import { expect, test } from "vitest";
import { createFlights } from "./flights.ts";

test("[C4] whoever comes while a run is under way gets its outcome; afterwards a new one starts", async () => {
  const flights = createFlights<number>();
  const gate = Promise.withResolvers<number>();
  let runs = 0;
  const run = () => {
    runs += 1;
    return gate.promise;
  };
  const both = [flights.join("key", "same", run), flights.join("key", "same", run)];
  expect(flights.join("key", "other answers", run)).toBeUndefined();
  gate.resolve(7);
  expect([await Promise.all(both), runs]).toEqual([[7, 7], 1]);
  await flights.join("key", "other answers", run);
  expect(runs).toBe(2);
});

test("[C4] a run that fails fails for all who wait, and does not block its key", async () => {
  const flights = createFlights<number>();
  const failing = () => Promise.reject(new Error("no disk"));
  await expect(flights.join("key", "same", failing)).rejects.toThrow("no disk");
  expect(await flights.join("key", "same", async () => 1)).toBe(1);
});
