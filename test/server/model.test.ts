import { expect, onTestFinished, test } from "vitest";
import { type Fault, goodModel, modelWith } from "../../src/adapters/fake-model/faults.ts";
import { startFakeModel } from "../../src/adapters/fake-model/server.ts";
import { analyzeEndpoint } from "../../src/survey/wire/wire.ts";
import { jsonRequest, type OpenServer, openServer, wireAnswers } from "./open-server.ts";

/** A server whose model is the stand-in, behind a socket. */
async function serverWithModel(fault?: Fault, settings: Readonly<Record<string, string>> = {}) {
  const received: unknown[] = [];
  const standIn = await startFakeModel({ onRequest: (one) => void received.push(one) });
  const model = { AI_BASE_URL: standIn.baseUrl, AI_MODEL: fault === undefined ? goodModel : modelWith(fault) };
  const server = await openServer({ settings: { AI_PROVIDER: "openai-compatible", ...model, ...settings } });
  onTestFinished(async () => {
    await server.close();
    await standIn.stop();
  });
  return { server, received: () => received.length };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

async function readiness({ app }: OpenServer) {
  const response = await app.request("/readyz");
  return { status: response.status, body: await response.json() };
}

/** What `/readyz` says as soon as it knows. */
async function known(server: OpenServer) {
  for (;;) {
    const response = await readiness(server);
    if (response.body.model !== "not-known-yet") return response;
    await nextTurn();
  }
}

test("[R88] /readyz says nothing of a model where none is configured", async () => {
  expect(await readiness(await openServer())).toEqual({ status: 200, body: { status: "ready" } });
});

test("[R88] /readyz never waits for the model, and says how it is as soon as it knows", async () => {
  const { server } = await serverWithModel();
  expect(await readiness(server)).toEqual({
    status: 200,
    body: { status: "ready", model: "not-known-yet", model_name: "good" },
  });
  expect(await known(server)).toEqual({
    status: 200,
    body: { status: "ready", model: "answering", model_name: "good" },
  });
});

test("[R88] a model that fails leaves the server ready", async () => {
  const { server } = await serverWithModel("401");
  expect(await known(server)).toEqual({
    status: 200,
    body: { status: "ready", model: "failing", model_name: "fault:401" },
  });
});

test("[R107] calls without a model are answered while others hold every slot for a stalled model, and a stop ends the waiting", async () => {
  const all = { AI_PARALLEL: "2", ANALYSES_AT_ONCE: "2", AI_SECTION_TIMEOUT_S: "25" };
  const { server, received } = await serverWithModel("no-first-byte", all);
  let answered = 0;
  const waiting = Array.from({ length: 8 }, async () => {
    const response = await server.analyze();
    answered += 1;
    return (await response.json()).engine;
  });
  while (received() < 2) await nextTurn();
  expect(
    (await server.app.request(analyzeEndpoint.path, jsonRequest({}, { [analyzeEndpoint.previewHeader]: "true" })))
      .status,
  ).toBe(200);
  expect(answered).toBe(0);
  await server.close();
  expect(await Promise.all(waiting)).toEqual(Array(8).fill({ kind: "rules" }));
  expect(received()).toBe(2);
});

test("a report that finds all places taken is worded by the rules at once", async () => {
  const { server, received } = await serverWithModel("no-first-byte", { AI_PARALLEL: "1", AI_SECTION_TIMEOUT_S: "25" });
  const waiting = Array.from({ length: 4 }, () => server.analyze());
  while (received() < 1) await nextTurn();
  expect((await (await server.analyze()).json()).engine).toEqual({ kind: "rules" });
  expect(server.logLines.filter((line) => line.includes('"why":"busy"')).length).toBeGreaterThan(0);
  await server.close();
  expect(await Promise.all(waiting)).toHaveLength(4);
});

test("[R92] over the day's tokens the rules word the report, and no question is sent", async () => {
  const { server, received } = await serverWithModel(undefined, { AI_DAILY_TOKENS: "10" });
  const response = await server.analyze();
  expect([response.status, (await response.json()).engine]).toEqual([200, { kind: "rules" }]);
  expect(received()).toBe(0);
});

test("[R88] the log holds no key, no caller's address and no contact", async () => {
  const { server } = await serverWithModel("401", { AI_API_KEY: "sk-secret" });
  await server.analyze(wireAnswers, {}, "192.0.2.77");
  const lines = server.logLines.join("");
  expect(lines).toContain('"why":"refused-key"');
  for (const secret of ["sk-secret", "192.0.2.77", wireAnswers.owner_email]) expect(lines).not.toContain(secret);
});
