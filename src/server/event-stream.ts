import { setImmediate as nextTurn } from "node:timers/promises";
import { utf8 } from "../adapters/utf8.ts";
import type { OnProgress } from "../service/analyze/progress.ts";
import { type ApiResponse, failureInit } from "./api-response.ts";
import { compressedEvents } from "./event-packing.ts";
import { personalHeaders } from "./headers.ts";

/** External dependencies of an event stream. */
export interface StreamPorts {
  /** The response for an error thrown after the stream has started. */
  readonly explain: (error: unknown) => ApiResponse;
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
  run: (onProgress: OnProgress) => Promise<ApiResponse>,
  ports: StreamPorts,
): Promise<Response> {
  const events = createEvents();
  const started = Promise.withResolvers<"begun">();
  const response = run(async (progress) => {
    events.send(eventText("progress", JSON.stringify(progress)));
    started.resolve("begun");
    await nextTurn();
  });
  const first = await Promise.race([started.promise, response]);
  if (first !== "begun" && first.kind === "failure") return failureResponse(first);
  endWith(response, events, ports);
  return compressedEvents(events.stream, request, eventHeaders(personalHeaders));
}

function failureResponse(response: ApiResponse & { kind: "failure" }): Response {
  const { status, headers } = failureInit(response);
  return eventResponse(textOf(response), { status, headers: { ...headers, ...personalHeaders } });
}

/** The response as the last event of a stream. */
export function textOf(response: ApiResponse): string {
  switch (response.kind) {
    case "json":
      return eventText("result", utf8.decode(response.json));
    case "failure":
      return eventText("error", JSON.stringify(response.failure));
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
  response: Promise<ApiResponse>,
  events: ReturnType<typeof createEvents>,
  { explain, heartbeat }: StreamPorts,
): Promise<void> {
  const stopHeartbeat = heartbeat(() => events.send(comment));
  const last = await response.catch(explain);
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
