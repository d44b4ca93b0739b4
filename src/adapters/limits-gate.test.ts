import { expect, test } from "vitest";
import { createGate } from "./limits-gate.ts";

/** Work that ends when it is told to. */
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

test("[U2] so many run at once, so many wait, one more is not begun", async () => {
  const gate = createGate(2, 1);
  const seen: string[] = [];
  const [a, b, c, d] = [work("a", seen), work("b", seen), work("c", seen), work("d", seen)];
  const passed = [gate.pass(a.run), gate.pass(b.run), gate.pass(c.run)];
  expect(gate.pass(d.run)).toBeUndefined();
  expect(gate.now()).toEqual({ running: 2, waiting: 1 });
  a.end();
  await passed[0];
  expect(gate.now()).toEqual({ running: 2, waiting: 0 });
  b.end();
  c.end();
  expect(await Promise.all(passed)).toEqual(["a", "b", "c"]);
  expect(gate.now()).toEqual({ running: 0, waiting: 0 });
  expect(seen.filter((event) => event.endsWith("began"))).toEqual(["a began", "b began", "c began"]);
});

test("[U2] work that fails gives its place on, and its failure to whoever asked", async () => {
  const gate = createGate(1, 1);
  const failing = gate.pass(() => Promise.reject(new Error("a bug")));
  const next = gate.pass(async () => "next");
  await expect(failing).rejects.toThrow("a bug");
  expect(await next).toBe("next");
  expect(gate.now()).toEqual({ running: 0, waiting: 0 });
});
