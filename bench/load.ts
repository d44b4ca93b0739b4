import { readFileSync } from "node:fs";
import { Agent, type OutgoingHttpHeaders, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { readAnswers } from "../src/survey/read-answers.ts";
import { sampleShop } from "../src/survey/sample-shop.ts";
import type { Submission } from "../src/survey/submission.ts";
import { analyzeEndpoint, toWire } from "../src/survey/wire/wire.ts";

/** Concurrent calls: as many as a server takes under constant load. */
const callers = 8;

/**
 * Sends calls from a fixed number of callers, each sending its next as soon as its last is answered.
 *
 * @returns how long all of them took, in seconds
 * @throws Error if one isn't answered with 200
 */
export async function callMany(
  port: number,
  path: string,
  bodies: readonly string[],
  calls: number,
  headers: OutgoingHttpHeaders = {},
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  let next = 0;
  const begun = performance.now();
  const caller = async () => {
    while (next < calls) {
      next += 1;
      await call(agent, port, path, bodies[next % bodies.length] ?? "", headers);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  agent.destroy();
  return (performance.now() - begun) / 1000;
}

/** One call. The bytes of the answer are read and discarded. */
export function call(
  agent: Agent,
  port: number,
  path: string,
  body: string,
  more: OutgoingHttpHeaders = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body), ...more };
    const sent = request({ host: "127.0.0.1", port, path, method: "POST", headers, agent }, async (response) => {
      if (response.statusCode === 200) {
        response.on("end", resolve).resume();
        return;
      }
      reject(new Error(`${path} answered ${response.statusCode}: ${await text(response)}`));
    });
    sent.on("error", reject).end(body);
  });
}

/** How one call ended. */
export interface Ended {
  /** 0: there was no answer. */
  readonly status: number;
  /** From the moment it was due until its last byte, milliseconds. */
  readonly ms: number;
}

export interface SteadyLoad {
  readonly port: number;
  readonly bodies: readonly string[];
  readonly perSecond: number;
  readonly seconds: number;
}

/** How often the sender checks which calls are due, milliseconds. */
const beat = 5;
/** Connections of the sender. A call that finds none free waits, and the wait counts. */
const maxConnections = 2_000;

/** Sends calls at a fixed rate, whether or not earlier ones were answered, as visitors do. */
export async function callSteadily({ port, bodies, perSecond, seconds }: SteadyLoad): Promise<readonly Ended[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: maxConnections });
  const calls: Promise<Ended>[] = [];
  const begun = performance.now();
  const all = Math.round(perSecond * seconds);
  while (calls.length < all) {
    const due = Math.min(all, Math.ceil(((performance.now() - begun) / 1000) * perSecond));
    while (calls.length < due) {
      const dueAt = begun + (calls.length / perSecond) * 1000;
      calls.push(timedCall(agent, port, bodies[calls.length % bodies.length] ?? "", dueAt));
    }
    await pause(beat);
  }
  const ended = await Promise.all(calls);
  agent.destroy();
  return ended;
}

function timedCall(agent: Agent, port: number, body: string, dueAt: number): Promise<Ended> {
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, ms: performance.now() - dueAt });
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    const options = { host: "127.0.0.1", port, path: analyzeEndpoint.path, method: "POST", headers, agent };
    const sent = request(options, (response) => {
      response.on("end", () => end(response.statusCode ?? 0));
      response.on("error", () => end(0));
      response.resume();
    });
    sent.on("error", () => end(0)).end(body);
  });
}

/** How many calls ended with each status. */
export function countByStatus(ended: readonly Ended[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { status } of ended) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** The times of the calls that got a report, milliseconds. */
export const acceptedTimes = (ended: readonly Ended[]): readonly number[] =>
  ended.filter(({ status }) => status === 200).map(({ ms }) => ms);

/** Calls per second when the next one is always ready. */
export async function topRate(port: number, seconds: number): Promise<number> {
  const batch = 200;
  const begun = performance.now();
  let calls = 0;
  while (performance.now() - begun < seconds * 1000) {
    await callMany(port, analyzeEndpoint.path, bodies, batch);
    calls += batch;
  }
  return calls / ((performance.now() - begun) / 1000);
}

interface ShopCase {
  readonly id: string;
  readonly answers: unknown;
}

const cases: readonly ShopCase[] = JSON.parse(
  readFileSync(new URL("../test/cases/dev-cases.json", import.meta.url), "utf8"),
);

/** The sample shop and the published ones. */
export const shops: readonly Submission[] = [sampleShop, ...cases.map(submissionOf)];

/** The same as bodies of calls. */
export const bodies: readonly string[] = shops.map((shop) => JSON.stringify(toWire(shop)));

function submissionOf({ id, answers }: ShopCase): Submission {
  const read = readAnswers(answers);
  if (read.kind === "problems") throw new Error(`The answers of ${id} do not fit`);
  return read.submission;
}
