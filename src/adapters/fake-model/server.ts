import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Fault } from "./faults.ts";
import { modelList, type Reply, replyTo } from "./reply.ts";

interface Settings {
  /** 0 takes any free port. */
  readonly port: number;
  /** The faults for questions that don't request one; several take turns. */
  readonly faults: readonly Fault[];
  /** How many questions get a fault; the rest are answered correctly. */
  readonly times: number;
  /** Awaited before each reply. */
  readonly beforeAnswer: () => Promise<unknown>;
  /** Called with each request as received. */
  readonly onRequest: (received: ReceivedRequest) => void;
}

/** A request as received. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

export interface StandIn {
  readonly port: number;
  /** The value for `AI_BASE_URL`. */
  readonly baseUrl: string;
  /** Closes the port and cuts open connections. */
  readonly stop: () => Promise<void>;
}

/**
 * A stand-in for a language model, for tests and trials, with an OpenAI-style API on loopback.
 *
 * Equal questions get equal replies. The API key is ignored.
 *
 * @throws Error if the port is taken
 */
export async function startFakeModel(options: Partial<Settings> = {}): Promise<StandIn> {
  const settings = {
    port: 0,
    faults: [],
    times: Number.POSITIVE_INFINITY,
    beforeAnswer: async () => {},
    onRequest: () => {},
    ...options,
  };
  const nextFault = roundRobin(settings);
  const server = createServer(async (request, response) => {
    // A caller who left mid-request gets no reply.
    const received = await readRequest(request).catch(() => undefined);
    if (received === undefined) return;
    settings.onRequest(received);
    const isQuestion = received.method === "POST";
    const reply = isQuestion ? replyTo(received, nextFault) : modelList(received, onlyFault(settings.faults));
    if (isQuestion) await settings.beforeAnswer();
    send(reply, response, server);
  });
  const port = await listen(server, settings.port);
  return { port, baseUrl: `http://127.0.0.1:${port}/v1`, stop: () => close(server) };
}

function roundRobin({ faults, times }: Pick<Settings, "faults" | "times">): () => Fault | null {
  let number = -1;
  return () => {
    number += 1;
    return number < times ? (faults[number % faults.length] ?? null) : null;
  };
}

/** The fault if there is only one; several apply to questions alone. */
const onlyFault = ([fault, ...others]: readonly Fault[]): Fault | null =>
  others.length === 0 ? (fault ?? null) : null;

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    // The cast is sound: a server listening on a port has an AddressInfo.
    server.listen(port, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function readRequest(request: IncomingMessage): Promise<ReceivedRequest> {
  const { method = "", url = "", headers } = request;
  return { method, path: url, headers, body: await text(request) };
}

function send(reply: Reply, response: ServerResponse, server: Server): void {
  switch (reply.kind) {
    case "whole":
      response.writeHead(reply.status, reply.headers);
      for (const part of reply.parts) response.write(part);
      response.end();
      return;
    case "half": {
      // The header promises the whole length, so that half can't pass for the end.
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
