import { expect, test } from "vitest";
import type { MakeDossier } from "../../src/service/ports.ts";
import { from, openServer, storedLeads, wireAnswers } from "./open-server.ts";
import { proofFrom } from "./proof.ts";

const asked = (path: string, headers: Record<string, string> = {}) => new Request(`http://server${path}`, { headers });

/** An analysis that ends when the test says so. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const makeDossier: MakeDossier = async () => {
    await promise;
    throw new Error("enough seen");
  };
  return { makeDossier, end: resolve };
}

test("[R107] an address that asks for too much gets 429 with the time to wait; health checks still answer, others are served", async () => {
  const server = await openServer({ settings: { RATE_LIMIT: "1" } });
  const ask = async (path: string, address: string) => server.app.request(asked(path), undefined, from(address));
  const statuses = await Promise.all(Array.from({ length: 3001 }, async () => (await ask("/x", "192.0.2.1")).status));
  expect(statuses.filter((status) => status === 404)).toHaveLength(3000);
  const refused = await ask("/api/reports/x", "192.0.2.1");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
  expect(refused.headers.get("access-control-allow-origin")).toBe("*");
  expect(await refused.json()).toEqual({
    error: "Too many requests from your address. Please try again later.",
    code: "too-many-requests",
  });
  expect((await ask("/healthz", "192.0.2.1")).status).toBe(200);
  expect((await ask("/readyz", "192.0.2.1")).status).toBe(200);
  expect((await ask("/x", "192.0.2.2")).status).toBe(404);
});

test("[R107] a restart gives an address no new allowance", async () => {
  const settings = { RATE_LIMIT: "2" };
  const server = await openServer({ settings });
  expect([(await server.analyze()).status, (await server.analyze()).status]).toEqual([200, 200]);
  await server.close();
  const restarted = await openServer({ dataDir: server.config.dataDir, settings });
  expect((await restarted.analyze()).status).toBe(429);
});

test("[R107] when enough analyses are waiting, one more gets 503 and Retry-After, and nothing of it is stored", async () => {
  const { makeDossier, end } = held();
  const server = await openServer({ settings: { ANALYSES_AT_ONCE: "1" }, externals: { makeDossier } });
  const waiting = Array.from({ length: 4 }, () => server.analyze());
  const refused = await server.analyze();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await refused.json()).toEqual({
    error: "Many reports are being made right now. Your answers are still in the form. Please try again in a moment.",
    code: "busy",
  });
  const streamed = await server.analyze(wireAnswers, { accept: "text/event-stream" });
  expect([streamed.status, await streamed.text()]).toEqual([503, expect.stringContaining("event: error")]);
  expect((await server.app.request("/healthz")).status).toBe(200);
  end();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([500, 500, 500, 500]);
  expect(await storedLeads(server)).toHaveLength(4);
});

test("[R105] a suspect is stored and marked, and gets the same answer as everybody", async () => {
  const server = await openServer();
  const plain = await (await server.analyze({ ...wireAnswers, filled_in_ms: 60_000 })).json();
  const trapped = await (await server.analyze({ ...wireAnswers, website: "https://spam.example" })).json();
  const hasty = await (await server.analyze({ ...wireAnswers, filled_in_ms: 300 })).json();
  for (const suspect of [trapped, hasty]) {
    expect(JSON.parse(JSON.stringify(suspect).replaceAll(suspect.id, plain.id))).toEqual(plain);
  }
  expect(await storedLeads(server)).toHaveLength(3);
  expect(await server.services.metrics.text()).toContain("spindlewise_suspects_total 2");
});

const checked = () => openServer({ settings: { BOT_CHECK: "on" } });

test("[R108] with BOT_CHECK a submission without a proof is refused, learns how to get one, and isn't stored", async () => {
  const server = await checked();
  const refused = await server.analyze();
  expect(refused.status).toBe(403);
  expect(await refused.json()).toEqual({
    error:
      "This server asks for a proof of work, and the call has none. Get a challenge at /api/challenge, solve it with ALTCHA and send the payload as proof.",
    code: "proof-needed",
  });
  expect(await storedLeads(server)).toEqual([]);
  expect((await server.analyze({}, { "x-preview": "true" })).status).toBe(200);
  expect((await server.analyze({ shop_name: "" })).status).toBe(422);
});

test("[R108] with a proof it is accepted; the same click again needs none, a new one does", async () => {
  const server = await checked();
  const answers = { ...wireAnswers, proof: await proofFrom(server) };
  const again = { "idempotency-key": "one" };
  const first = await server.analyze(answers, again);
  expect(first.status).toBe(200);
  expect(await (await server.analyze(answers, again)).text()).toBe(await first.text());
  expect((await server.analyze(wireAnswers, again)).status).toBe(200);
  const spent = await server.analyze(answers, { "idempotency-key": "two" });
  expect([spent.status, (await spent.json()).error]).toEqual([
    403,
    "The proof of work was already used, and each works only once. Get a new challenge at /api/challenge.",
  ]);
  expect(await storedLeads(server)).toHaveLength(1);
});

test("[R108] the short form behind a report's link has no script, and needs no proof", async () => {
  const server = await checked();
  const { id } = await (await server.analyze({ ...wireAnswers, proof: await proofFrom(server) })).json();
  const sent = { method: "POST", body: new URLSearchParams({ late_job_ratio: "5–15%" }) };
  expect((await server.app.request(`/?report=${id}&return`, sent)).status).toBe(303);
});

test("[R108] without BOT_CHECK there are no challenges, and no one asks for a proof", async () => {
  const server = await openServer();
  const response = await server.app.request("/api/challenge");
  expect([response.status, (await response.json()).code]).toEqual([404, "not-found"]);
  expect((await server.analyze()).status).toBe(200);
});

test("[R108] a challenge is issued to one caller, and challenges have their own limit", async () => {
  const server = await openServer({ settings: { BOT_CHECK: "on", RATE_LIMIT: "1" } });
  const ask = async () => server.app.request(asked("/api/challenge"), undefined, from("192.0.2.1"));
  const responses = await Promise.all(Array.from({ length: 11 }, ask));
  expect(responses.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  expect(responses[0]?.headers.get("cache-control")).toBe("no-store");
});
