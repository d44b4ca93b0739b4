import { type Agent, globalAgent, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { analyzeShop } from "../../src/survey/wire.ts";
import { bodyOf } from "./keyed-bodies.ts";

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

type Reply = { readonly kind: "report"; readonly id: string } | { readonly kind: "refused" } | { readonly kind: "cut" };

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
