import { setImmediate as nextTurn } from "node:timers/promises";
import { utf8 } from "../adapters/utf8.ts";
import type { OnProgress } from "../service/progress.ts";
import { failureInit, type Reply } from "./answer.ts";
import { compressedEvents } from "./event-packing.ts";
import { personalHeaders } from "./headers.ts";

/** External dependencies of an event stream. */
export interface StreamPorts {
  /** The reply for an error thrown after the stream has started. */
  readonly explain: (error: unknown) => Reply;
  /** Calls at intervals until the returned function is called. */
  readonly heartbeat: (call: () => void) => () => void;
}

/** Proxies cut connections that are idle for a minute, some after half of one. A model may take longer. */
const heartbeatMilliseconds = 15_000;

export function serverHeartbeat(call: () => void): () => void {
  const timer = setInterval(call, heartbeatMilliseconds).unref();
  return () => clearInterval(timer);
}

/**
 * Answers with an event stream: `progress` after each step, then one `result` or one `error`.
 *
 * A failure before the first step keeps its status code, with `error` as the only event. The work continues if the
 * caller leaves. Hono's `streamSSE` answers 200 before it knows how the work starts.
 *
 * @param request says whether the caller accepts compression
 * @param run does the work and reports its steps
 */
export async function streamedReply(
  request: Request,
  run: (onProgress: OnProgress) => Promise<Reply>,
  ports: StreamPorts,
): Promise<Response> {
  const events = createEvents();
  const started = Promise.withResolvers<"begun">();
  const reply = run(async (progress) => {
    events.send(eventText("progress", JSON.stringify(progress)));
    started.resolve("begun");
    await nextTurn();
  });
  const first = await Promise.race([started.promise, reply]);
  if (first !== "begun" && first.kind === "failure") return failureResponse(first);
  endWith(reply, events, ports);
  return compressedEvents(events.stream, request, eventHeaders(personalHeaders));
}

function failureResponse(reply: Reply & { kind: "failure" }): Response {
  const { status, headers } = failureInit(reply);
  return eventResponse(textOf(reply), { status, headers: { ...headers, ...personalHeaders } });
}

/** The reply as the last event of a stream. */
export function textOf(reply: Reply): string {
  switch (reply.kind) {
    case "answer":
      return eventText("result", utf8.decode(reply.json));
    case "failure":
      return eventText("error", JSON.stringify(reply.failure));
  }
}

interface EventInit {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

export const eventResponse = (body: string, { status, headers }: EventInit): Response =>
  new Response(body, { status, headers: eventHeaders(headers) });

function eventHeaders(base: Readonly<Record<string, string>>): Headers {
  const headers = new Headers(base);
  headers.set("content-type", "text/event-stream; charset=utf-8");
  headers.set("x-accel-buffering", "no");
  return headers;
}

/** JSON has no raw line breaks, so every event has one `data` line. */
const eventText = (name: string, json: string): string => `event: ${name}\ndata: ${json}\n\n`;

/** A comment, which event readers ignore. */
const comment = ": still at work\n\n";

async function endWith(
  reply: Promise<Reply>,
  events: ReturnType<typeof createEvents>,
  { explain, heartbeat }: StreamPorts,
): Promise<void> {
  const stopHeartbeat = heartbeat(() => events.send(comment));
  const last = await reply.catch(explain);
  stopHeartbeat();
  events.send(textOf(last));
  events.end();
}

function createEvents() {
  let hasLeft = false;
  let sink: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      sink = controller;
    },
    cancel: () => {
      hasLeft = true;
    },
  });
  return {
    stream,
    send: (text: string): void => {
      if (!hasLeft) sink?.enqueue(utf8.encode([text]));
    },
    end: (): void => {
      if (!hasLeft) sink?.close();
    },
  };
}
