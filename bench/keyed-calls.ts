import { Agent, globalAgent, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { analyzeShop } from "../src/survey/wire.ts";
import { bodyOf } from "./keyed-bodies.ts";
import { bodies } from "./load.ts";

/** The key of a submission in its round. */
export const keyIn = (round: string, number: number): string => `${round}, submission ${number}`;

/** Submissions by their keys, with the id that each was answered with; `undefined` while there was none. */
export type Sent = Map<string, string | undefined>;

/** Callers at the same time. */
const callers = 6;
/** How often a caller comes again with the same key: a killed database needs some seconds to start. */
const attempts = 60;

/** Sends new submissions, each caller its next when its last was answered, and writes down the ids it is given. */
export function sendUntilCut(port: number, round: string, sent: Map<string, string | undefined>) {
  let isCut = false;
  let answers = 0;
  const enough = Promise.withResolvers<void>();
  let wanted = Number.POSITIVE_INFINITY;
  const caller = async () => {
    while (!isCut) {
      const key = keyIn(round, sent.size);
      sent.set(key, undefined);
      sent.set(key, await submit(port, key));
      answers += 1;
      if (answers >= wanted) enough.resolve();
    }
  };
  const ended = Promise.all(Array.from({ length: callers }, caller));
  const cut = () => {
    isCut = true;
  };
  const answered = (count: number): Promise<void> => {
    wanted = count;
    if (answers >= wanted) enough.resolve();
    return enough.promise;
  };
  return { ended, cut, answered };
}

export async function sendAgain(
  port: number,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string | undefined>> {
  const answers = new Map<string, string | undefined>();
  const waiting = [...keys];
  const caller = async () => {
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop())
      answers.set(key, await submitOften(port, key));
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return answers;
}

async function submitOften(port: number, key: string): Promise<string | undefined> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const id = await submit(port, key);
    if (id !== undefined) return id;
    await pause(100);
  }
  return undefined;
}

/** The id of the stored lead, or `undefined` when the answer did not come whole or was none. */
async function submit(port: number, key: string): Promise<string | undefined> {
  const reply = await replyTo(globalAgent, port, key, bodyOf(key));
  return reply.kind === "report" ? reply.id : undefined;
}

/** Callers of all servers together. */
const callersOfMany = 8;
export interface SubmitMany {
  readonly ports: readonly number[];
  readonly seconds: number;
  /** Begins each key: another label, other keys. */
  readonly label: string;
  /** Kills the server at this port halfway. */
  readonly kill?: { readonly port: number; readonly now: () => void };
}

export interface Submitted {
  /** What each submission was answered with in the end; `undefined`: with nothing. */
  readonly ids: ReadonlyMap<string, string | undefined>;
  /** Attempts that ended without an answer. */
  readonly cut: number;
  /** Attempts that were answered with anything but a report. */
  readonly refused: number;
  /** Attempts that the killed server had under way. */
  readonly servingAtKill: number | undefined;
}

type Reply = { readonly kind: "report"; readonly id: string } | { readonly kind: "refused" } | { readonly kind: "cut" };

/** Sends new submissions to several servers in turn, and each that gets no report once more, to the next server. */
export async function submitMany({ ports, seconds, label, kill }: SubmitMany): Promise<Submitted> {
  const agent = new Agent({ keepAlive: true });
  const alive = [...ports];
  const serving = new Map(ports.map((port) => [port, 0]));
  const ids = new Map<string, string | undefined>();
  const seen = { cut: 0, refused: 0, next: 0 };
  let servingAtKill: number | undefined;

  async function attempt(key: string, body: string): Promise<string | undefined> {
    seen.next += 1;
    const port = alive[seen.next % alive.length] ?? 0;
    serving.set(port, (serving.get(port) ?? 0) + 1);
    const reply = await replyTo(agent, port, key, body);
    serving.set(port, (serving.get(port) ?? 0) - 1);
    if (reply.kind === "report") return reply.id;
    seen[reply.kind] += 1;
    await pause(50);
    return undefined;
  }

  const end = performance.now() + seconds * 1000;
  const caller = async () => {
    while (performance.now() < end) {
      const key = `${label} ${ids.size}`;
      const body = bodies[ids.size % bodies.length] ?? "";
      ids.set(key, undefined);
      for (let left = attempts; left > 0 && ids.get(key) === undefined; left -= 1)
        ids.set(key, await attempt(key, body));
    }
  };
  const killer = async () => {
    if (!kill) return;
    await pause((seconds / 2) * 1000);
    servingAtKill = serving.get(kill.port);
    alive.splice(alive.indexOf(kill.port), 1);
    kill.now();
  };
  await Promise.all([killer(), ...Array.from({ length: callersOfMany }, caller)]);
  agent.destroy();
  return { ids, cut: seen.cut, refused: seen.refused, servingAtKill };
}

function replyTo(agent: Agent, port: number, key: string, body: string): Promise<Reply> {
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    [analyzeShop.idempotencyHeader]: key,
  };
  return new Promise((resolve) => {
    const cut = () => resolve({ kind: "cut" });
    const options = { host: "127.0.0.1", port, path: analyzeShop.path, method: "POST", headers, agent };
    const sent = request(options, (response) => {
      text(response).then((answer) => {
        const id = response.statusCode === 200 ? /"id":"([0-9a-f]{32})"/.exec(answer)?.[1] : undefined;
        // Copied: V8 keeps a part of a text as a window on all of it, and thousands of reports would stay in memory.
        resolve(id === undefined ? { kind: "refused" } : { kind: "report", id: Buffer.from(id).toString("latin1") });
      }, cut);
    });
    sent.on("error", cut).end(body);
  });
}
