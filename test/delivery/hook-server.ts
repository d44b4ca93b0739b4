import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { certificate } from "./certificate.ts";

/** A call as it arrived. */
export interface HookRequest {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Answers one call. */
export type Answer = (response: ServerResponse) => void;

export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): Answer =>
  (response) =>
    void response.writeHead(code, headers).end();

interface Given {
  /** One for each call; the last one repeats for all that follow. */
  readonly answers?: readonly Answer[];
  readonly isSecure?: boolean;
}

/** A real webhook receiver on a free local port. */
export async function openHook({ answers = [status(204)], isSecure = false }: Given = {}) {
  const calls: HookRequest[] = [];
  const waiting: { readonly count: number; readonly done: () => void }[] = [];
  const server = isSecure ? createSecureServer(certificate) : createServer();
  server.on("request", async (request, response) => {
    const answer = answers[Math.min(calls.length, answers.length - 1)];
    calls.push({ headers: request.headers, body: await text(request) });
    for (const { count, done } of waiting) if (calls.length >= count) done();
    answer?.(response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const scheme = isSecure ? "https" : "http";
  /** Resolves when this many calls have arrived. */
  const called = (count: number): Promise<void> =>
    new Promise((done) => (calls.length >= count ? done() : waiting.push({ count, done })));
  return {
    calls,
    called,
    port,
    url: `${scheme}://127.0.0.1:${port}/leads`,
    named: `${scheme}://localhost:${port}/leads`,
  };
}
