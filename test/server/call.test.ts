import { expect, test } from "vitest";
import { questionnaire } from "../../src/survey/questionnaire.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { analyzeEndpoint } from "../../src/survey/wire/wire.ts";
import { jsonRequest, openServer, storedLeads, wireAnswers } from "./open-server.ts";

test("[R86] a submission of the seven required answers alone is answered too", async () => {
  const server = await openServer();
  const required = Object.entries(questionnaire).filter(([, question]) => "required" in question && question.required);
  const answers = Object.fromEntries(required.map(([field]) => [field, wireAnswers[field]]));
  const response = await server.analyze(answers);
  expect(response.status).toBe(200);
  expect((await response.json()).in_short.finding).not.toBe("");
});

test("[R86] an accepted submission is answered with the report, its id and the diagnosis", async () => {
  const server = await openServer();
  const response = await server.analyze();
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/json"]);
  const body = await response.json();
  expect(Object.keys(body).sort()).toEqual([
    "analysis",
    "board",
    "contact_name",
    "diagnosis",
    "email",
    "engine",
    "id",
    "in_short",
    "peers",
    "return_visit",
  ]);
  expect(body.analysis).toMatch(/^<!doctype html>/i);
  expect(body.engine).toEqual({ kind: "rules" });
  expect(body.diagnosis.themes).toHaveLength(11);
  expect(await storedLeads(server)).toMatchObject([{ id: body.id, answers: sampleShop }]);
});

test.for([
  ["not JSON", { body: "{", status: 400, code: "not-json" }],
  ["no body", { body: "", status: 400, code: "not-json" }],
  ["bytes that are not UTF-8", { body: Buffer.from([0x7b, 0xff, 0x7d]), status: 400, code: "not-json" }],
  ["one byte too many", { body: `"${"x".repeat(64 * 1024 - 1)}"`, status: 413, code: "too-large" }],
  ["a form", { body: "a=1", type: "application/x-www-form-urlencoded", status: 415, code: "wrong-type" }],
  ["plain text", { body: "{}", type: "text/plain", status: 415, code: "wrong-type" }],
  ["a list", { body: "[]", status: 422, code: "invalid-answers" }],
] as const)("[R83] %s is refused", async ([, given], { expect }) => {
  const server = await openServer();
  const type = "type" in given ? given.type : "application/json; charset=utf-8";
  const init = { method: "POST", headers: { "content-type": type }, body: given.body };
  const response = await server.app.request(analyzeEndpoint.path, init);
  expect([response.status, (await response.json()).code]).toEqual([given.status, given.code]);
  expect(await storedLeads(server)).toEqual([]);
});

test("[R83] exactly 64 KiB are read", async () => {
  const server = await openServer();
  const response = await server.app.request(analyzeEndpoint.path, jsonRequest(`"${"x".repeat(64 * 1024 - 2)}"`));
  expect(response.status).toBe(422);
});

test("[R83] invalid answers are reported all at once, in the order of the questions; the first is the error", async () => {
  const server = await openServer();
  const response = await server.analyze({ ...wireAnswers, machine_count: 0, shop_name: " ", notes: "x".repeat(2001) });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    error: "Shop name is required",
    code: "invalid-answers",
    problems: [
      { field: "shop_name", message: "Shop name is required" },
      { field: "machine_count", message: "Machine count must be at least 1" },
      { field: "notes", message: "Notes must be less than 2000 characters" },
    ],
  });
});

test.for([
  [{}, 401],
  [{ apikey: "wrong" }, 401],
  [{ authorization: "Bearer wrong" }, 401],
  [{ apikey: "public-key" }, 200],
  [{ authorization: "Bearer public-key" }, 200],
] as const)("[R83] where a key is required, %j is answered with %i", async ([headers, status], { expect }) => {
  const server = await openServer({ settings: { ANON_KEY: "public-key" } });
  const response = await server.analyze(wireAnswers, headers);
  expect(response.status).toBe(status);
});

test("[R83] a server that is being stopped asks to try again", async () => {
  const server = await openServer();
  server.beginStop();
  const response = await server.analyze();
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
  expect((await response.json()).code).toBe("busy");
  expect(await storedLeads(server)).toEqual([]);
});

test("[R83] a fault of ours is answered without any inner detail", async () => {
  const server = await openServer({ externals: { makeDossier: () => Promise.reject(new Error("inner detail")) } });
  const response = await server.analyze();
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    error: "Something went wrong on our side. Your answers are still in the form. Please try again.",
    code: "internal",
  });
});

test("[R22] a preview analyses the sample shop whatever is sent, and stores nothing", async () => {
  const server = await openServer();
  const response = await server.analyze({ shop_name: "somebody else" }, { "x-preview": "true" });
  const body = await response.json();
  expect([response.status, body.contact_name, body.id]).toEqual([200, sampleShop.owner_name, undefined]);
  expect(await storedLeads(server)).toEqual([]);
});

test("[R95] the lead stays when its analysis fails, and the same key analyses it again", async () => {
  const dataDir = (await openServer()).config.dataDir;
  const failing = await openServer({ dataDir, externals: { makeDossier: () => Promise.reject(new Error("a bug")) } });
  const headers = { "idempotency-key": "press-1" };
  expect((await failing.analyze(wireAnswers, headers)).status).toBe(500);
  const [lead] = await storedLeads(failing);
  expect(lead?.answers).toEqual(sampleShop);
  expect((await failing.app.request(`/api/reports/${lead?.id}`)).status).toBe(404);
  await failing.close();

  const mended = await openServer({ dataDir });
  const body = await (await mended.analyze(wireAnswers, headers)).json();
  expect(body.id).toBe(lead?.id);
  expect(await storedLeads(mended)).toHaveLength(1);
});

test("[R95] the lead is in the database before its analysis begins", async () => {
  const seen: number[] = [];
  const server = await openServer({
    externals: {
      makeDossier: async () => {
        seen.push((await storedLeads(server)).length);
        throw new Error("enough seen");
      },
    },
  });
  await server.analyze();
  expect(seen).toEqual([1]);
});

test("[R26] the contact is the submitter's, or the operator's when one is set", async () => {
  const own = await (await (await openServer()).analyze()).json();
  expect([own.contact_name, own.email]).toEqual([sampleShop.owner_name, sampleShop.owner_email]);
  const settings = { CONTACT_NAME: "Pat Operator", CONTACT_EMAIL: "pat@example.com" };
  const operators = await (await (await openServer({ settings })).analyze()).json();
  expect([operators.contact_name, operators.email]).toEqual(["Pat Operator", "pat@example.com"]);
});

test("[R107] an address that asks too often gets 429 and the time to wait; others are not touched", async () => {
  const server = await openServer({ settings: { RATE_LIMIT: "2" } });
  const statuses = [await server.analyze(), await server.analyze(), await server.analyze()].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 429]);
  const refused = await server.analyze();
  expect((await refused.json()).code).toBe("too-many-requests");
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3500);
  expect((await server.analyze(wireAnswers, {}, "192.0.2.2")).status).toBe(200);
  expect(await storedLeads(server)).toHaveLength(3);
});

test("[R107] what is repeated under its key, invalid or a preview uses nothing of the limit", async () => {
  const server = await openServer({ settings: { RATE_LIMIT: "1" } });
  const again = { "idempotency-key": "one" };
  const calls = [
    await server.analyze({}),
    await server.analyze(wireAnswers, { "x-preview": "true" }),
    await server.analyze(wireAnswers, again),
    await server.analyze(wireAnswers, again),
    await server.analyze(),
  ];
  expect(calls.map(({ status }) => status)).toEqual([422, 200, 200, 200, 429]);
});

test("[R107] a forged X-Forwarded-For changes nothing, one from a trusted proxy does", async () => {
  const direct = await openServer({ settings: { RATE_LIMIT: "1" } });
  await direct.analyze(wireAnswers, { "x-forwarded-for": "198.51.100.1" });
  expect((await direct.analyze(wireAnswers, { "x-forwarded-for": "198.51.100.2" })).status).toBe(429);

  const behindProxy = await openServer({ settings: { RATE_LIMIT: "1", TRUST_PROXY: "1" } });
  await behindProxy.analyze(wireAnswers, { "x-forwarded-for": "forged, 198.51.100.1" });
  expect((await behindProxy.analyze(wireAnswers, { "x-forwarded-for": "198.51.100.2" })).status).toBe(200);
  expect((await behindProxy.analyze(wireAnswers, { "x-forwarded-for": "other, 198.51.100.1" })).status).toBe(429);
});

test("[R107] RATE_LIMIT=off turns the limit off", async () => {
  const server = await openServer({ settings: { RATE_LIMIT: "off" } });
  const statuses = new Set<number>();
  for (let call = 0; call < 70; call += 1) statuses.add((await server.analyze()).status);
  expect(statuses).toEqual(new Set([200]));
});
