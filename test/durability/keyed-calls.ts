import { createHash } from "node:crypto";
import { type Agent, globalAgent, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { analyzeEndpoint } from "../../src/survey/wire/wire.ts";
import { asksForReport, bodyOf, isRemake } from "./keyed-bodies.ts";

/** The key of a submission in its round. */
export const keyIn = (round: string, number: number): string => `${round}, submission ${number}`;

/** How a submission was answered. */
export interface Answer {
  readonly id: string;
  /** Hash of all its bytes. */
  readonly digest: string;
}

/** A submission as it was sent. */
export interface Sending {
  /** The report that gets the next version; `null` makes a new report. */
  readonly report: string | null;
  readonly answer: Answer | undefined;
}

/** By key. */
export type Sent = Map<string, Sending>;

/** Callers at the same time. */
const callers = 6;
/** How often a caller tries again with the same key: a killed database needs some seconds to start. */
const attempts = 60;

/**
 * Sends new submissions, each caller its next when its last was answered, and records the answers. Those that change an
 * earlier report all change the first one answered in the round, so that they compete.
 */
export function sendUntilCut(port: number, round: string, sent: Sent) {
  let isCut = false;
  let answers = 0;
  const enough = Promise.withResolvers<void>();
  let wanted = Number.POSITIVE_INFINITY;
  const caller = async () => {
    while (!isCut) {
      const key = keyIn(round, sent.size);
      const report = isRemake(key) ? firstAnswered(sent) : null;
      sent.set(key, { report, answer: undefined });
      sent.set(key, { report, answer: await submit(port, key, report) });
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

/** Not the one that is emailed: with another shop's answers, its email would have another address. */
function firstAnswered(sent: Sent): string | null {
  const found = [...sent].find(([key, { report, answer }]) => report === null && answer && !asksForReport(key));
  return found?.[1].answer?.id ?? null;
}

export async function sendAgain(port: number, sent: Sent): Promise<ReadonlyMap<string, Answer | undefined>> {
  const answers = new Map<string, Answer | undefined>();
  const waiting = [...sent];
  const caller = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [key, { report }] = next;
      answers.set(key, await submitOften(port, key, report));
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return answers;
}

async function submitOften(port: number, key: string, report: string | null): Promise<Answer | undefined> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const answer = await submit(port, key, report);
    if (answer !== undefined) return answer;
    await pause(100);
  }
  return undefined;
}

/** `undefined` if the answer was incomplete or none. */
async function submit(port: number, key: string, report: string | null): Promise<Answer | undefined> {
  const reply = await replyTo(globalAgent, port, key, bodyOf(key, report));
  return reply.kind === "report" ? reply.answer : undefined;
}

type Reply =
  | { readonly kind: "report"; readonly answer: Answer }
  | { readonly kind: "refused" }
  | { readonly kind: "cut" };

function replyTo(agent: Agent, port: number, key: string, body: string): Promise<Reply> {
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    [analyzeEndpoint.idempotencyHeader]: key,
  };
  return new Promise((resolve) => {
    const cut = () => resolve({ kind: "cut" });
    const options = { host: "127.0.0.1", port, path: analyzeEndpoint.path, method: "POST", headers, agent };
    const sent = request(options, (response) => {
      text(response).then((answer) => {
        const id = response.statusCode === 200 ? /"id":"([0-9a-f]{32})"/.exec(answer)?.[1] : undefined;
        resolve(id === undefined ? { kind: "refused" } : { kind: "report", answer: answerIn(answer, id) });
      }, cut);
    });
    sent.on("error", cut).end(body);
  });
}

/**
 * The id is copied: V8 keeps a substring as a view of the whole text, and thousands of reports would stay in memory.
 */
const answerIn = (text: string, id: string): Answer => ({
  id: Buffer.from(id).toString("latin1"),
  digest: createHash("sha256").update(text).digest("base64url"),
});
