import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createLog } from "../../src/adapters/monitoring/log.ts";
import type { Externals } from "../../src/adapters/services.ts";
import { readConfig } from "../../src/adapters/settings/config.ts";
import { type NetworkTimes, networkTimes } from "../../src/server/network.ts";
import { serve } from "../../src/server/serve.ts";
import { analyzeEndpoint } from "../../src/survey/wire/wire.ts";
import { temporaryFolder, wireAnswers } from "./open-server.ts";

const quick: NetworkTimes = { ...networkTimes, headers: 150, request: 300, checkInterval: 50 };

async function startWith(times: Partial<NetworkTimes>, externals: Partial<Externals> = {}, settings = {}) {
  const config = readConfig({ PORT: "0", HOST: "127.0.0.1", DATA_DIR: temporaryFolder(), ...settings });
  const running = await serve(config, createLog("silent"), externals, { ...quick, ...times });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= running.stop());
  onTestFinished(stop);
  return { port: running.port, stop, address: `http://127.0.0.1:${running.port}` };
}

function dial(port: number): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** Everything received until the other side closes the connection. */
const received = async (socket: Socket): Promise<string> =>
  Buffer.concat(await socket.toArray().catch(() => [])).toString();

const head = `POST ${analyzeEndpoint.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n`;

test.for([
  ["begins a header and never ends it", "GET / HTTP/1.1\r\nhost: x\r\nx-slow: a"],
  ["sends nothing but the first line", "GET / HTTP/1.1\r\n"],
  ["promises a body and sends a piece of it", `${head}content-length: 5000\r\n\r\n{"shop_name":`],
  ["sends a body in pieces without end", `${head}transfer-encoding: chunked\r\n\r\n5\r\n{"sho\r\n`],
] as const)("[R109] a caller that %s is cut off, and others are served meanwhile", async ([, sent], { expect }) => {
  const { port, address } = await startWith({});
  const slow = dial(port);
  slow.write(sent);
  const cut = received(slow);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(await cut).toMatch(/^(HTTP\/1\.1 408 |$)/);
});

test("[R109] a caller that sends a header byte by byte gets no more time than others", async () => {
  const { port } = await startWith({});
  const slow = dial(port);
  slow.write("GET / HTTP/1.1\r\nhost: x\r\n");
  const dripping = setInterval(() => slow.write("x-a: b\r\n"), 20);
  onTestFinished(() => clearInterval(dripping));
  expect(await received(slow)).toMatch(/^(HTTP\/1\.1 408 |$)/);
});

test("[R109] a connection on which nothing moves is cut off", async () => {
  const never = new Promise<never>(() => {});
  const { port } = await startWith({ idle: 150 }, { makeFile: () => never });
  const silent = dial(port);
  silent.write("GET /api/sample/report.pdf HTTP/1.1\r\nhost: x\r\n\r\n");
  expect(await received(silent)).toBe("");
});

test("[R109] a body that is too large ends its connection, so that no other call is sent over it", async () => {
  const { port } = await startWith({ headers: 5_000, request: 5_000 });
  const large = dial(port);
  large.write(`${head}content-length: 100001\r\n\r\n${"x".repeat(100_001)}`);
  expect(await received(large)).toMatch(/^HTTP\/1\.1 413 [\s\S]*\r\nconnection: close\r\n/i);
});

test("[R109] headers over 16 KiB are refused", async () => {
  const { port } = await startWith({ headers: 5_000, request: 5_000 });
  const large = dial(port);
  large.write(`GET / HTTP/1.1\r\nhost: x\r\nx-large: ${"a".repeat(17_000)}\r\n\r\n`);
  expect(await received(large)).toMatch(/^HTTP\/1\.1 431 /);
});

test("[R114] on a stop a connection that is kept alive gets its answer, and ends with it", async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const makeDossier = async () => {
    begin();
    await mayEnd;
    throw new Error("enough seen");
  };
  const { port, stop } = await startWith({ headers: 5_000, request: 5_000 }, { makeDossier });
  const kept = dial(port);
  const all = received(kept);
  const body = JSON.stringify(wireAnswers);
  kept.write(`${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  await begun;
  const stopped = stop();
  end();
  await stopped;
  expect(await all).toMatch(/^HTTP\/1\.1 500 .*connection: close/is);
});

test("[R114] on a stop, a started stream runs to its end, and idle connections end at once", async () => {
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const { port, stop } = await startWith(
    { headers: 5_000, request: 5_000 },
    {
      makeDossier: async (_submission, _occasion, onProgress) => {
        await onProgress({ stage: "reading-answers", message: "We’ve read your answers", done: 1, total: 5 });
        await mayEnd;
        throw new Error("enough seen");
      },
    },
  );
  const idle = dial(port);
  idle.write("GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n");
  await new Promise((answered) => idle.once("data", answered));
  const idleEnded = new Promise((ended) => idle.once("close", ended));

  const stream = dial(port);
  const body = JSON.stringify(wireAnswers);
  stream.write(`${head}accept: text/event-stream\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  let text = "";
  stream.on("data", (data) => (text += data));
  while (!text.includes("event: progress")) await new Promise((more) => stream.once("data", more));
  const streamEnded = new Promise((ended) => stream.once("close", ended));
  const stopped = stop();
  await idleEnded;
  end();
  await stopped;
  await streamEnded;
  expect(text).toContain("event: error");
});

test("[R114] what takes longer than STOP_TIMEOUT_S is cut off", async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const makeFile = async () => {
    begin();
    await mayEnd;
    return { kind: "busy" } as const;
  };
  const { port, stop } = await startWith({ headers: 5_000, request: 5_000 }, { makeFile }, { STOP_TIMEOUT_S: "0" });
  const cut = dial(port);
  cut.write("GET /api/sample/report.pdf HTTP/1.1\r\nhost: x\r\n\r\n");
  const all = received(cut);
  await begun;
  await stop();
  expect(await all).toBe("");
  end();
});

test("[R109] an upload that is broken off is counted as left by the caller, and isn't a fault of ours", async () => {
  const { port, address } = await startWith({ headers: 5_000, request: 5_000 });
  const leaving = dial(port);
  leaving.write(`${head}content-length: 5000\r\n\r\n{"shop_name":`);
  // One more call after it: its answer proves that the first request has begun.
  await fetch(`${address}/healthz`);
  leaving.destroy();
  const calls = `spindlewise_calls_total{route="${analyzeEndpoint.path}",method="POST",status=`;
  let lines: readonly string[] = [];
  while (lines.length === 0) {
    const text = await (await fetch(`${address}/metrics`)).text();
    lines = text.split("\n").filter((line) => line.startsWith(calls));
  }
  expect(lines).toEqual([`${calls}"499"} 1`]);
});
