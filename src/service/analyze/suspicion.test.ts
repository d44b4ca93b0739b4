import fc from "fast-check";
import { expect, test } from "vitest";
import { isSuspect, shortestFillMs } from "./suspicion.ts";

test.for([
  ["a person who took two minutes", { trap: "", filledInMs: 120_000 }, false],
  ["a person with a kept draft who took two seconds", { trap: "", filledInMs: 2_000 }, false],
  ["a program without a form", { trap: "", filledInMs: null }, false],
  ["who filled in the field that nobody sees", { trap: "https://spam.example", filledInMs: 120_000 }, true],
  ["who was done in less than two seconds", { trap: "", filledInMs: 1_999 }, true],
  ["who was done at once", { trap: "", filledInMs: 0 }, true],
] as const)("[R105] %s: suspect or not", ([, extras, suspect], { expect }) => {
  expect(isSuspect(extras)).toBe(suspect);
});

test("[R105] more time never makes a suspect, and anything in the hidden field does", () => {
  const time = fc.integer({ min: shortestFillMs, max: 1e9 });
  fc.assert(
    fc.property(time, fc.string({ minLength: 1 }), (filledInMs, trap) => {
      expect(isSuspect({ trap: "", filledInMs })).toBe(false);
      expect(isSuspect({ trap, filledInMs })).toBe(true);
    }),
    { seed: 7 },
  );
});
