import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { analyzeShop } from "../src/survey/wire.ts";

/** How one call ended. */
export interface Ended {
  /** 0: there was no answer. */
  readonly status: number;
  /** From the moment at which it was due until its last byte, milliseconds. */
  readonly ms: number;
}

export interface SteadyLoad {
  readonly port: number;
  readonly bodies: readonly string[];
  readonly perSecond: number;
  readonly seconds: number;
}

/** How often the sender looks what is due, milliseconds. */
const beat = 5;
/** Connections of the sender; a call that finds none free waits, and its wait counts. */
const mostConnections = 2_000;

/** Sends calls at a fixed rate, whether the earlier ones were answered or not, as people do who know nothing of each other. */
export async function callSteadily({ port, bodies, perSecond, seconds }: SteadyLoad): Promise<readonly Ended[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: mostConnections });
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
    const options = { host: "127.0.0.1", port, path: analyzeShop.path, method: "POST", headers, agent };
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
