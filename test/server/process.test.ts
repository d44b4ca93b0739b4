import { connect } from "node:net";
import { expect, test } from "vitest";
import { analyzeEndpoint } from "../../src/survey/wire/wire.ts";
import { serverProgram } from "../programs.ts";
import { jsonRequest, openServer, storedLeads, temporaryFolder, wireAnswers } from "./open-server.ts";
import { startProcess, startServerProcess } from "./start-process.ts";

test("[R113] [R114] the last line on standard output names the product and the address; another start on that port stops with one line", async () => {
  const server = await startServerProcess({ PRODUCT_NAME: "Chipload" });
  expect(server.readyLine).toMatch(/^Chipload is ready at http:\/\/localhost:\d+$/);
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  expect(server.written.output.trimEnd().split("\n").at(-1)).toBe(server.readyLine);
  const { port } = new URL(server.address);
  const second = startProcess([serverProgram], { PORT: port, DATA_DIR: temporaryFolder() });
  const { code, errors } = await second.ended;
  expect(code).toBe(1);
  expect(errors.trimEnd().split("\n").at(-1)).toBe(
    `listen EADDRINUSE: address already in use 127.0.0.1:${port}. Set PORT or HOST.`,
  );
});

test("[R18] [R114] on one Ctrl-C, which may echo as a second signal, what runs is finished, then the file is closed; asked again, the next server gives that answer", async () => {
  const server = await startServerProcess();
  const body = JSON.stringify(wireAnswers);
  const half = connect(Number(new URL(server.address).port), "127.0.0.1");
  half.write(
    `POST ${analyzeEndpoint.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nidempotency-key: one\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body.slice(0, 100)}`,
  );
  await (await fetch(`${server.address}/healthz`)).text();
  for (const signal of ["SIGINT", "SIGTERM"] as const) server.child.kill(signal);
  await refusesConnections(server.address);
  half.write(body.slice(100));
  const answer = Buffer.concat(await half.toArray()).toString();
  expect(answer).toContain("HTTP/1.1 200 OK");
  expect(await server.ended).toMatchObject({ code: 0 });

  const next = await openServer({ dataDir: server.dataDir });
  const again = await next.analyze(wireAnswers, { "idempotency-key": "one" });
  expect(answer).toContain(await again.text());
});

const answered = async (address: string, key: string): Promise<string> =>
  (await fetch(address + analyzeEndpoint.path, jsonRequest(wireAnswers, { "idempotency-key": key }))).text();

/** Waits until the server refuses connections: it has begun to stop. */
async function refusesConnections(address: string): Promise<void> {
  const call = () => fetch(`${address}/healthz`, { headers: { connection: "close" } }).catch(() => "refused");
  await expect.poll(call).toBe("refused");
}

test("[R18] two processes that start at once on a new database share it: one key, one record", async () => {
  const dataDir = temporaryFolder();
  const servers = await Promise.all([1, 2].map(() => startServerProcess({ DATA_DIR: dataDir })));
  const texts = await Promise.all([...servers, ...servers, ...servers].map(({ address }) => answered(address, "one")));
  expect(new Set(texts).size).toBe(1);
  expect(await storedLeads(await openServer({ dataDir }))).toHaveLength(1);
});

test("[R113] settings that cannot be used stop the start, with all mistakes in one message and no stack", async () => {
  const { code, output, errors } = await startProcess([serverProgram], { PORT: "web", BRAND_COLOR: "teal" }).ended;
  expect({ code, output, errors }).toEqual({
    code: 1,
    output: "",
    errors:
      'These settings are invalid:\n  PORT: "web" is not a whole number from 0 to 65535\n  BRAND_COLOR: "teal" is not a color like #0b6470\n',
  });
});
