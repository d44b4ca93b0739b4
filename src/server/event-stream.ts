import { setImmediate as nextTurn } from "node:timers/promises";
import { utf8 } from "../adapters/utf8.ts";
import type { Tell } from "../service/progress.ts";
import { failed, failureInit, type Reply } from "./answer.ts";
import { personalHeaders } from "./headers.ts";

/**
 * Answers as a stream of events: `progress` after each step, then one `result` or one `error`.
 *
 * What fails before the first step keeps its status code, and its `error` is the only event of the stream. The work
 * goes on when the caller leaves.
 *
 * @param run does the work and tells its steps
 * @param report takes what `run` throws once the stream has begun
 */
export async function streamedReply(
  run: (tell: Tell) => Promise<Reply>,
  report: (error: unknown) => void,
): Promise<Response> {
  const events = createEvents();
  const begun = Promise.withResolvers<"begun">();
  const reply = run(async (progress) => {
    events.send("progress", JSON.stringify(progress));
    begun.resolve("begun");
    await nextTurn();
  });
  const first = await Promise.race([begun.promise, reply]);
  if (first !== "begun" && first.kind === "failure") return failureResponse(first);
  endWith(reply, events, report);
  return eventResponse(events.stream, { headers: personalHeaders });
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

export function eventResponse(body: string | ReadableStream<Uint8Array>, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set("content-type", "text/event-stream; charset=utf-8");
  headers.set("x-accel-buffering", "no");
  return new Response(body, { ...init, headers });
}

/** JSON holds no raw line break, so every event has one `data` line. */
const eventText = (name: string, json: string): string => `event: ${name}\ndata: ${json}\n\n`;

async function endWith(
  reply: Promise<Reply>,
  events: ReturnType<typeof createEvents>,
  report: (error: unknown) => void,
): Promise<void> {
  const last = await reply.catch((error: unknown) => {
    report(error);
    return failed("internal");
  });
  events.end(textOf(last));
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
  const write = (text: string) => hasLeft || sink?.enqueue(utf8.encode([text]));
  return {
    stream,
    send: (name: string, json: string) => write(eventText(name, json)),
    end: (text: string) => {
      write(text);
      if (!hasLeft) sink?.close();
    },
  };
}
