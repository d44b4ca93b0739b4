import type { Challenge, Solution } from "altcha-lib";
import { expect, test } from "vitest";
import { type BotCheckPorts, startBotCheck } from "./bot-check.ts";

// The cast is sound: nothing here looks into a challenge.
const challengeOf = (number: number) => ({ signature: `challenge ${number}` }) as Challenge;
const solution: Solution = { counter: 7, derivedKey: "ab" };

function world(given: Partial<BotCheckPorts> = {}) {
  const clock = { seconds: 0 };
  let made = 0;
  const ports: BotCheckPorts = {
    challenge: async () => {
      made += 1;
      return challengeOf(made);
    },
    solve: async () => solution,
    now: () => clock.seconds,
    ...given,
  };
  return { clock, ports, made: () => made };
}

const opened = (proof: string | null) => proof && JSON.parse(atob(proof)).challenge.signature;

test("[R108] the work starts when the form opens, and each click has its own proof", async () => {
  const { ports, made } = world();
  const check = startBotCheck(ports);
  expect(made()).toBe(1);
  expect(JSON.parse(atob((await check.proof()) ?? ""))).toEqual({ challenge: challengeOf(1), solution });
  expect(opened(await check.proof())).toBe("challenge 2");
});

test("[R108] an outdated proof is replaced on the click", async () => {
  const { ports, clock } = world();
  const check = startBotCheck(ports);
  clock.seconds = 15 * 60;
  expect(opened(await check.proof())).toBe("challenge 2");
});

test("[R108] without network there is no proof; once there is network, the next click has one", async () => {
  let isOffline = true;
  const { ports } = world({
    challenge: async () => {
      if (isOffline) throw new TypeError("Failed to fetch");
      return challengeOf(1);
    },
  });
  const check = startBotCheck(ports);
  expect(await check.proof()).toBeNull();
  isOffline = false;
  expect(opened(await check.proof())).toBe("challenge 1");
});

test("[R108] a server that gives no challenge, or a browser that finds no solution, gives no proof", async () => {
  expect(await startBotCheck(world({ challenge: async () => null }).ports).proof()).toBeNull();
  expect(await startBotCheck(world({ solve: async () => null }).ports).proof()).toBeNull();
});

test("[R108] when the form is left the work ends", async () => {
  const { promise, resolve } = Promise.withResolvers<AbortSignal>();
  const { ports } = world({
    solve: (_challenge, signal) => {
      resolve(signal);
      return new Promise((ended) => signal.addEventListener("abort", () => ended(null)));
    },
  });
  const check = startBotCheck(ports);
  const signal = await promise;
  check.stop();
  expect(signal.aborted).toBe(true);
});
