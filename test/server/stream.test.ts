import { expect, test } from "vitest";
import { failed } from "../../src/server/api-response.ts";
import { type StreamPorts, streamedReply } from "../../src/server/event-stream.ts";
import { makeDossier } from "../../src/service/analyze/make-dossier.ts";
import { type OnProgress, progressOf, stages } from "../../src/service/analyze/progress.ts";
import type { MakeDossier } from "../../src/service/ports.ts";
import { analyzeEndpoint } from "../../src/survey/wire/wire.ts";
import { eventsOf } from "../../src/web/analysis/event-stream.ts";
import { jsonRequest, openServer, wireAnswers } from "./open-server.ts";
import { startServer } from "./start-server.ts";

const asStream = { accept: "text/event-stream" };

/** The events of a stream, as `[name, data]`. */
const eventsIn = (text: string) =>
  text
    .trimEnd()
    .split("\n\n")
    .map((event) => /^event: (\w+)\ndata: (.*)$/.exec(event)?.slice(1) ?? ["malformed", event]);

test("[R86] every step is reported after it is done, then comes the result", async () => {
  const server = await openServer();
  const response = await server.analyze(wireAnswers, { ...asStream, "idempotency-key": "one" });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
  const events = eventsIn(await response.text());
  expect(events.map(([name]) => name)).toEqual([...stages.map(() => "progress"), "result"]);
  expect(events.slice(0, 5).map(([, data]) => JSON.parse(data ?? ""))).toMatchObject(
    stages.map((stage, place) => ({ stage, done: place + 1, total: 5 })),
  );
  const plain = await server.analyze(wireAnswers, { "idempotency-key": "one" });
  expect(events.at(-1)?.[1]).toBe(await plain.text());
});

test("[R86] a preview streams as well", async () => {
  const response = await (await openServer()).analyze({}, { ...asStream, "x-preview": "true" });
  expect(eventsIn(await response.text()).at(-1)?.[0]).toBe("result");
});

test("[R86] what fails before the first step keeps its status; its error is the only event", async () => {
  const response = await (await openServer()).analyze({ ...wireAnswers, shop_name: "" }, asStream);
  const [[name, data] = [], ...others] = eventsIn(await response.text());
  expect([response.status, name, others]).toEqual([422, "error", []]);
  expect(JSON.parse(data ?? "")).toMatchObject({ error: "Shop name is required", code: "invalid-answers" });
});

test("[R86] an analysis that fails on the way ends the stream with one error", async () => {
  const server = await openServer({
    externals: {
      makeDossier: async (_submission, _occasion, onProgress) => {
        await onProgress({ stage: "reading-answers", message: "We’ve read your answers", done: 1, total: 5 });
        throw new Error("inner detail");
      },
    },
  });
  const text = await (await server.analyze(wireAnswers, asStream)).text();
  expect(eventsIn(text).map(([name]) => name)).toEqual(["progress", "error"]);
  expect(text).not.toContain("inner detail");
});

test("[R86] the work continues when the caller leaves the stream", async () => {
  const server = await openServer();
  const response = await server.analyze(wireAnswers, { ...asStream, "idempotency-key": "left" });
  await response.body?.cancel();
  const again = await server.analyze(wireAnswers, { "idempotency-key": "left" });
  expect(again.status).toBe(200);
});

/** An analysis whose second and later steps wait until the test releases them. */
function gatedAnswer() {
  const [hasBegun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const gated: MakeDossier = (submission, occasion, onProgress) =>
    makeDossier(submission, occasion, async (progress) => {
      await onProgress(progress);
      if (progress.stage !== "reading-answers") return;
      hasBegun.resolve();
      await mayEnd.promise;
    });
  return { makeDossier: gated, hasBegun: hasBegun.promise, letEnd: mayEnd.resolve };
}

test("[R86] a second stream with the same key gets the steps too, from the latest on, and ends the same way", async () => {
  const { hasBegun, letEnd, ...externals } = gatedAnswer();
  const server = await openServer({ externals });
  const stream = () => server.analyze(wireAnswers, { ...asStream, "idempotency-key": "shared" });
  const first = await stream();
  await hasBegun;
  const late = await stream();
  letEnd();
  const received = [eventsIn(await first.text()), eventsIn(await late.text())];
  expect(received[0]?.map(([name]) => name)).toEqual([...stages.map(() => "progress"), "result"]);
  expect(received[1]).toEqual(received[0]);
});

test("[R86] a plain call with the same key waits for the stream's answer and gets the same", async () => {
  const { hasBegun, letEnd, ...externals } = gatedAnswer();
  const server = await openServer({ externals });
  const key = { "idempotency-key": "shared" };
  const stream = await server.analyze(wireAnswers, { ...asStream, ...key });
  await hasBegun;
  const plain = server.analyze(wireAnswers, key);
  letEnd();
  expect(eventsIn(await stream.text()).at(-1)).toEqual(["result", await (await plain).text()]);
});

test.for(["gzip", "zstd", "identity"])(
  "[R86] over a socket each event comes by itself, packed as %s: the work waits until it was received",
  async (coding) => {
    let received = Promise.withResolvers<void>();
    const externals = {
      makeDossier: ((submission, occasion, onProgress) =>
        makeDossier(submission, occasion, async (progress) => {
          await onProgress(progress);
          await received.promise;
          received = Promise.withResolvers();
        })) satisfies MakeDossier,
    };
    const { address } = await startServer({}, externals);
    const call = jsonRequest(wireAnswers, { ...asStream, "accept-encoding": coding });
    const response = await fetch(address + analyzeEndpoint.path, call);
    const names: string[] = [];
    for await (const { name } of eventsOf(response.body ?? new ReadableStream())) {
      names.push(name);
      received.resolve();
    }
    expect(response.headers.get("content-encoding") ?? "identity").toBe(coding);
    expect(names).toEqual([...stages.map(() => "progress"), "result"]);
  },
);

test.for(["gzip", "zstd"])("[R86] a stream packed as %s is less than a quarter of its text", async (coding) => {
  const server = await openServer();
  const raw = await (await server.analyze(wireAnswers, asStream)).arrayBuffer();
  const packed = await (await server.analyze(wireAnswers, { ...asStream, "accept-encoding": coding })).arrayBuffer();
  expect(packed.byteLength * 4).toBeLessThan(raw.byteLength);
});

test.for(["gzip", "zstd"])(
  "[R86] the work continues when the caller leaves a stream compressed as %s",
  async (coding) => {
    const { hasBegun, letEnd, ...externals } = gatedAnswer();
    const server = await openServer({ externals });
    const key = { "idempotency-key": "left" };
    const response = await server.analyze(wireAnswers, { ...asStream, ...key, "accept-encoding": coding });
    await hasBegun;
    await response.body?.cancel();
    letEnd();
    expect((await server.analyze(wireAnswers, key)).status).toBe(200);
  },
);

/** A heartbeat that the test triggers. */
function heart() {
  const calls = new Set<() => void>();
  const heartbeat: StreamPorts["heartbeat"] = (call) => {
    calls.add(call);
    return () => void calls.delete(call);
  };
  return { beat: heartbeat, beatOnce: () => [...calls].map((call) => call()), hearts: () => calls.size };
}

test("[R86] while a model is slow, comments keep the connection open; they aren't events, and end with the work", async () => {
  const { beat: heartbeat, beatOnce, hearts } = heart();
  const gate = Promise.withResolvers<void>();
  const run = async (onProgress: OnProgress) => {
    await onProgress(progressOf("reading-answers", "Read"));
    await gate.promise;
    return { kind: "json", json: new TextEncoder().encode("{}") } as const;
  };
  const response = await streamedReply(new Request("http://localhost"), run, {
    explain: () => failed("internal"),
    heartbeat,
  });
  beatOnce();
  beatOnce();
  gate.resolve();
  const text = await response.text();
  expect(text.match(/^: .*\n\n/gm)).toHaveLength(2);
  const names: string[] = [];
  for await (const { name } of eventsOf(new Response(text).body ?? new ReadableStream())) names.push(name);
  expect([names, hearts()]).toEqual([["progress", "result"], 0]);
});
