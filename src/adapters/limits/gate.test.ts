import { expect, test } from "vitest";
import { createGate } from "./gate.ts";

/** Work that ends when the test says so. */
function work(name: string, done: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = async () => {
    done.push(`${name} began`);
    await promise;
    done.push(`${name} ended`);
    return name;
  };
  return { run, end: resolve };
}

test("[R107] a set number run at once, a set number wait, and one more is refused", async () => {
  const gate = createGate(2, 1);
  const seen: string[] = [];
  const [a, b, c, d] = [work("a", seen), work("b", seen), work("c", seen), work("d", seen)];
  const passed = [gate.pass(a.run), gate.pass(b.run), gate.pass(c.run)];
  expect(gate.pass(d.run)).toBeUndefined();
  expect(gate.counts()).toEqual({ running: 2, waiting: 1 });
  a.end();
  await passed[0];
  expect(gate.counts()).toEqual({ running: 2, waiting: 0 });
  b.end();
  c.end();
  expect(await Promise.all(passed)).toEqual(["a", "b", "c"]);
  expect(gate.counts()).toEqual({ running: 0, waiting: 0 });
  expect(seen.filter((event) => event.endsWith("began"))).toEqual(["a began", "b began", "c began"]);
});

test("[R107] work that fails frees its slot, and its failure goes to whoever asked", async () => {
  const gate = createGate(1, 1);
  const failing = gate.pass(() => Promise.reject(new Error("a bug")));
  const next = gate.pass(async () => "next");
  await expect(failing).rejects.toThrow("a bug");
  expect(await next).toBe("next");
  expect(gate.counts()).toEqual({ running: 0, waiting: 0 });
});

test("work that leaves the queue makes room and never starts", async () => {
  const gate = createGate(1, 3);
  const first = work("first", []);
  const running = gate.pass(first.run);
  const leaving = new AbortController();
  const gone = [1, 2, 3].map((number) => gate.pass(async () => number, leaving.signal));
  expect(gate.pass(async () => 4)).toBeUndefined();
  leaving.abort("gone");
  expect(await Promise.allSettled(gone)).toEqual(gone.map(() => ({ status: "rejected", reason: "gone" })));
  const next = gate.pass(async () => 5);
  first.end();
  expect([await running, await next, gate.counts()]).toEqual(["first", 5, { running: 0, waiting: 0 }]);
});

test("[R107] a burst may wait; under constant load, fewer may", async () => {
  let now = 0;
  const gate = createGate(1, 3, { after: 500, maxWaiting: 1, clock: () => now });
  const works = Array.from({ length: 7 }, (_, index) => work(`${index}`, []));
  const pass = (index: number) => gate.pass(works[index]?.run ?? (async () => ""));
  const burst = [pass(0), pass(1), pass(2), pass(3)];
  expect(burst.map((passed) => passed !== undefined)).toEqual([true, true, true, true]);
  now = 501;
  works[0]?.end();
  works[1]?.end();
  await Promise.all([burst[0], burst[1]]);
  expect(gate.counts()).toEqual({ running: 1, waiting: 1 });
  expect(pass(4)).toBeUndefined();
  works[2]?.end();
  works[3]?.end();
  await Promise.all(burst);
  expect(gate.counts()).toEqual({ running: 0, waiting: 0 });
  // It has rested: the next burst may wait again.
  const later = [pass(4), pass(5), pass(6)];
  expect(gate.counts()).toEqual({ running: 1, waiting: 2 });
  for (const { end } of works) end();
  await Promise.all(later);
});

test("[R107] a gate with free slots isn't overloaded, however long one of its tasks runs", async () => {
  let now = 0;
  const gate = createGate(2, 3, { after: 500, maxWaiting: 1, clock: () => now });
  const works = ["long", "a", "b", "c", "d"].map((name) => work(name, []));
  const [long, ...others] = works;
  const passed = [gate.pass(long?.run ?? (async () => ""))];
  now = 1500;
  for (const { run } of others) passed.push(gate.pass(run));
  expect(passed.every((one) => one !== undefined)).toBe(true);
  for (const { end } of works) end();
  await Promise.all(passed);
});

test("a task whose signal is already aborted isn't started", async () => {
  const gate = createGate(1, 1);
  const started: string[] = [];
  await expect(gate.pass(work("late", started).run, AbortSignal.abort("gone"))).rejects.toBe("gone");
  expect(started).toEqual([]);
  expect(gate.counts()).toEqual({ running: 0, waiting: 0 });
});
