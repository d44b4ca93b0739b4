import { expect, test } from "vitest";
import { createBreaker } from "./breaker.ts";

/** A breaker with a clock that the test moves. */
function breakerAt() {
  const time = { now: 0 };
  const breaker = createBreaker(() => time.now);
  const ask = (hasAnswered: boolean) => breaker.enter()?.(hasAnswered);
  const fail = (times: number) => Array.from({ length: times }, () => ask(false));
  return { time, breaker, ask, fail };
}

test("[R87] after five failures in a row, the model isn't asked for a minute", () => {
  const { time, breaker, fail } = breakerAt();
  fail(4);
  expect(breaker.isResting()).toBe(false);
  fail(1);
  expect(breaker.isResting()).toBe(true);
  time.now = 59_999;
  expect(breaker.isResting()).toBe(true);
  time.now = 60_000;
  expect(breaker.isResting()).toBe(false);
});

test("[R87] one answer in between, and failures are counted from zero again", () => {
  const { breaker, ask, fail } = breakerAt();
  fail(4);
  ask(true);
  fail(4);
  expect(breaker.isResting()).toBe(false);
});

test("[R87] after the pause one question tries, and no other until it has ended", () => {
  const { time, breaker, fail } = breakerAt();
  fail(5);
  time.now = 60_000;
  const trial = breaker.enter();
  expect(breaker.enter()).toBeUndefined();
  trial?.(true);
  expect(breaker.isResting()).toBe(false);
  expect(breaker.enter()).toBeDefined();
});

test("[R87] if the test question fails, the model isn't asked for another minute", () => {
  const { time, breaker, fail } = breakerAt();
  fail(5);
  time.now = 60_000;
  fail(1);
  time.now = 119_999;
  expect(breaker.isResting()).toBe(true);
  time.now = 120_000;
  expect(breaker.isResting()).toBe(false);
});

test("[R87] failures of questions already in progress don't extend the pause", () => {
  const { time, breaker, fail } = breakerAt();
  const underWay = breaker.enter();
  fail(5);
  time.now = 30_000;
  underWay?.(false);
  time.now = 60_000;
  expect(breaker.isResting()).toBe(false);
});
