import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach } from "vitest";
import type { OpenNarrator } from "../../src/adapters/model/create-narrator.ts";
import type { ModelConfig } from "../../src/adapters/model/model-config.ts";
import { openNarrator } from "../../src/adapters/model/open-narrator.ts";
import { createLog } from "../../src/adapters/monitoring/log.ts";

/** How the server at the other end behaves: one entry for each call; the last one repeats for all further calls. */
export type Behavior = (response: ServerResponse, call: Call) => void;

interface Call {
  readonly headers: IncomingMessage["headers"];
  readonly body: { readonly model?: unknown; readonly response_format?: unknown };
}

/** A model server that behaves as each test says, the questions it got, and the log of its narrators. */
export function scriptedModel() {
  const calls: Call[] = [];
  const lines: Record<string, unknown>[] = [];
  const open: OpenNarrator[] = [];
  let server: Server;
  let behaviors: readonly Behavior[];

  beforeEach(async () => {
    for (const kept of [calls, lines, open]) kept.length = 0;
    server = createServer(async (request, response) => {
      let body = "";
      for await (const chunk of request) body += String(chunk);
      const call = { headers: request.headers, body: JSON.parse(body) };
      calls.push(call);
      const behavior = behaviors[calls.length - 1] ?? behaviors.at(-1);
      behavior?.(response, call);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });

  afterEach(async () => {
    for (const narrator of open) await narrator.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const baseUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;

  function narratorTo(given: readonly Behavior[], config: Partial<ModelConfig> = {}): OpenNarrator {
    behaviors = given;
    const log = createLog("info", { write: (line) => void lines.push(JSON.parse(line)) });
    const narrator = openNarrator(
      {
        provider: "openai-compatible",
        baseUrl: baseUrl(),
        model: "tiny",
        key: null,
        timeoutSeconds: 30,
        questionTimeoutSeconds: 30,
        dailyTokens: null,
        dailyTokensPerAddress: null,
        parallel: 4,
        price: null,
        ...config,
      },
      { log },
    );
    if (narrator === undefined) throw new Error("A provider was set, but no narrator came");
    open.push(narrator);
    return narrator;
  }

  return { calls, lines, baseUrl, narratorTo };
}

const good = { prompt_tokens: 80, completion_tokens: 9 };

export const writes =
  (content: string | null, more: { readonly finish?: string; readonly usage?: unknown } = {}): Behavior =>
  (response) =>
    sendJson(response, 200, {
      id: "1",
      created: 1,
      model: "tiny",
      choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: more.finish ?? "stop" }],
      usage: "usage" in more ? more.usage : good,
    });

export const answers =
  (status: number, headers: Readonly<Record<string, string>> = {}): Behavior =>
  (response) =>
    sendJson(response, status, { error: { message: "no" } }, headers);

export const sends =
  (body: string): Behavior =>
  (response) =>
    response.writeHead(200, { "content-type": "application/json" }).end(body);

/** Refuses, and names the answer's format. */
export const named =
  (status: number): Behavior =>
  (response) =>
    sendJson(response, status, { error: { message: "json_schema is not supported" } });

export const cutsOff: Behavior = (response) => response.destroy();
export const stalls: Behavior = () => {};
export const stallsInTheMiddle: Behavior = (response) => response.writeHead(200).write('{"id":"1","choices":[');

export function sendJson(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}
