import { expect, test } from "vitest";
import type { Attempt, NoReply } from "./ask-once.ts";
import { withRetry } from "./retry.ts";

const written: Attempt = { kind: "written", text: "{}", isCutOff: false, reported: { input: 1, output: 1 } };
const refused: NoReply = {
  kind: "not-answered",
  why: "too-many-requests",
  status: 429,
  retryAfter: undefined,
};

/** Asks what refuses first and answers then; returns what came, and how long was waited between. */
async function tried(first: NoReply, random: number, timeLeft = 10_000) {
  const attempts: Attempt[] = [first, written];
  const pauses: number[] = [];
  const attempt = await withRetry(async () => attempts.shift() ?? first, {
    timeLeft: () => timeLeft,
    random: () => random,
    pause: async (milliseconds) => void pauses.push(milliseconds),
  });
  return { kind: attempt.kind, pauses };
}

test.for([
  [0, 200],
  [0.5, 400],
  [1, 600],
] as const)("[R87] the pause before the second try is between 200 and 600 ms: %f", async ([random, pause]) => {
  expect(await tried(refused, random)).toEqual({ kind: "written", pauses: [pause] });
});

test("[R87] where the server names a pause, it is at least as long", async () => {
  expect(await tried({ ...refused, retryAfter: 1500 }, 0)).toEqual({ kind: "written", pauses: [1500] });
  expect(await tried({ ...refused, retryAfter: 1500 }, 1)).toEqual({ kind: "written", pauses: [1900] });
});

test("[R87] a pause as long as the time that is left is not waited for", async () => {
  expect(await tried({ ...refused, retryAfter: 1500 }, 0, 1500)).toEqual({ kind: "not-answered", pauses: [] });
});
