import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pass } from "node:timers/promises";
import type { Fault } from "./faults.ts";
import { modelList, type Reply, replyTo } from "./reply.ts";

interface Settings {
  /** 0 takes any free one. */
  readonly port: number;
  /** What to do wrong where the question asks for nothing else; several take turns. */
  readonly faults: readonly Fault[];
  /** To how many questions something wrong is done; then all goes well. */
  readonly times: number;
  /** Time before the next answer, milliseconds. */
  readonly delay: () => number;
  /** Takes whatever came, as it came. */
  readonly onCall: (call: ReceivedCall) => void;
}

/** One call as it came. */
export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

export interface StandIn {
  readonly port: number;
  /** What the product is told as `AI_BASE_URL`. */
  readonly baseUrl: string;
  /** Cuts off whoever still waits. */
  readonly stop: () => Promise<void>;
}

/**
 * A model for tests and for trying out, behind the endpoint that OpenAI made common. Listens to this machine only.
 *
 * Equal questions get equal answers. The key is never looked at.
 *
 * @throws Error when the port is taken
 */
export async function startStandIn(given: Partial<Settings> = {}): Promise<StandIn> {
  const settings = { port: 0, faults: [], times: Number.POSITIVE_INFINITY, delay: () => 0, onCall: () => {}, ...given };
  const nextFault = roundRobin(settings);
  const server = createServer(async (request, response) => {
    // A caller who left before the question was whole waits for nothing.
    const call = await readCall(request).catch(() => undefined);
    if (call === undefined) return;
    settings.onCall(call);
    const isQuestion = call.method === "POST";
    const reply = isQuestion ? replyTo(call, nextFault) : modelList(call, ofAll(settings.faults));
    if (isQuestion) await pass(settings.delay());
    give(reply, response, server);
  });
  const port = await listening(server, settings.port);
  return { port, baseUrl: `http://127.0.0.1:${port}/v1`, stop: () => closed(server) };
}

function roundRobin({ faults, times }: Pick<Settings, "faults" | "times">): () => Fault | null {
  let asked = -1;
  return () => {
    asked += 1;
    return asked < times ? (faults[asked % faults.length] ?? null) : null;
  };
}

/** The fault of a server that knows no other. */
const ofAll = ([fault, ...others]: readonly Fault[]): Fault | null => (others.length === 0 ? (fault ?? null) : null);

function listening(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    // The cast is sound: a server that listens on a port has the address of a port.
    server.listen(port, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function readCall(request: IncomingMessage): Promise<ReceivedCall> {
  const { method = "", url = "", headers } = request;
  return { method, path: url, headers, body: await text(request) };
}

function give(reply: Reply, response: ServerResponse, server: Server): void {
  switch (reply.kind) {
    case "whole":
      response.writeHead(reply.status, reply.headers);
      for (const part of reply.parts) response.write(part);
      response.end();
      return;
    case "half": {
      // The whole length is promised, so that no one takes half for the end.
      const bytes = Buffer.from(reply.body);
      response.writeHead(200, { ...reply.headers, "content-length": bytes.length });
      response.write(bytes.subarray(0, bytes.length / 2));
      return;
    }
    case "nothing":
      return;
    case "closed-port":
      server.close();
      server.closeAllConnections();
      return;
  }
}
