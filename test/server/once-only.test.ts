import { expect, test } from "vitest";
import { makeDossier } from "../../src/service/analyze/make-dossier.ts";
import { documentOf, evidenceAt } from "../../src/service/analyze/render-response.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { openServer, storedLeads, wireAnswers } from "./open-server.ts";

const withKey = { "idempotency-key": "f0d7c0e2-press-of-the-button" };

test("[R18] the same key with the same answers gives the very same bytes, also after a restart", async () => {
  const server = await openServer();
  const first = await (await server.analyze(wireAnswers, withKey)).text();
  expect(await (await server.analyze(wireAnswers, withKey)).text()).toBe(first);
  await server.close();

  const settings = { BRAND_COLOR: "#aa2211", PRODUCT_NAME: "Another" };
  const restarted = await openServer({ dataDir: server.config.dataDir, settings });
  expect(await (await restarted.analyze(wireAnswers, withKey)).text()).toBe(first);
  expect(await storedLeads(restarted)).toHaveLength(1);
});

test("[R18] the same key with other answers is refused, also while the first still runs", async () => {
  const gate = Promise.withResolvers<void>();
  const server = await openServer({
    externals: { makeDossier: async (...given) => gate.promise.then(() => makeDossier(...given)) },
  });
  const running = server.analyze(wireAnswers, withKey);
  const other = await server.analyze({ ...wireAnswers, machine_count: 19 }, withKey);
  gate.resolve();
  const later = await running.then(() => server.analyze({ ...wireAnswers, machine_count: 19 }, withKey));
  expect([other.status, (await other.json()).code]).toEqual([409, "key-reused"]);
  expect([later.status, (await later.json()).code]).toEqual([409, "key-reused"]);
});

test("[R18] answers that mean the same are the same answers", async () => {
  const server = await openServer();
  const first = await (await server.analyze(wireAnswers, withKey)).text();
  const spelled = { ...sampleShop, machine_count: " 18 ", late_job_ratio: "15-30%", unknown_field: 1 };
  expect(await (await server.analyze(spelled, withKey)).text()).toBe(first);
});

test("[R18] twenty calls at once with one key make one record and one answer", async () => {
  const server = await openServer();
  const texts = await Promise.all(
    Array.from({ length: 20 }, async () => (await server.analyze(wireAnswers, withKey)).text()),
  );
  expect(new Set(texts).size).toBe(1);
  expect(await storedLeads(server)).toHaveLength(1);
});

test("[R18] an answer that a crash prevented is made from the same day's point of view when the key comes again", async () => {
  const dataDir = (await openServer()).config.dataDir;
  const crashed = await openServer({
    dataDir,
    externals: { now: () => new Date("2026-11-21T23:59:00Z"), makeDossier: () => Promise.reject(new Error("crash")) },
  });
  await crashed.analyze(wireAnswers, withKey);
  await crashed.close();

  const restarted = await openServer({ dataDir, externals: { now: () => new Date("2026-11-25T08:00:00Z") } });
  const body = await (await restarted.analyze(wireAnswers, withKey)).json();
  const occasion = { date: "2026-11-21", brand: restarted.config.brand, peers: body.peers };
  expect(body.analysis).toBe(documentOf(await makeDossier(sampleShop, occasion), evidenceAt(body.id)).join(""));
  expect(await storedLeads(restarted)).toMatchObject([{ id: body.id, receivedAt: "2026-11-21T23:59:00.000Z" }]);
});

test("[R18] without a key every call is its own submission", async () => {
  const server = await openServer();
  const ids = [await server.analyze(), await server.analyze(wireAnswers, { "idempotency-key": " " })].map(
    async (response) => (await response.json()).id,
  );
  expect(new Set(await Promise.all(ids)).size).toBe(2);
  expect(await storedLeads(server)).toHaveLength(2);
});
