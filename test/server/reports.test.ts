import { expect, test } from "vitest";
import { eraseExpired } from "../../src/service/reports/retention.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { jsonRequest, openServer, storedLeads, wireAnswers } from "./open-server.ts";

const now = () => new Date("2026-11-21T10:00:00Z");

test("[R68] the id is at least 128 random bits, and each is new", async () => {
  const server = await openServer();
  const ids = await Promise.all(Array.from({ length: 5 }, async () => (await (await server.analyze()).json()).id));
  expect(new Set(ids).size).toBe(5);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});

test.for([
  "/api/reports/wrong",
  "/api/reports/wrong.html",
  "/api/reports/wrong/report.json",
  "/api/reports/a%2F..%2Fb",
])("[R68] %s is a 404 with a sentence, and a page for who opens it in a browser", async (path, { expect }) => {
  const { app } = await openServer();
  const response = await app.request(path, { headers: { accept: "application/json" } });
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({
    error: "There is no report at this address. It may have been erased.",
    code: "not-found",
  });
  const page = await app.request(path, { headers: { accept: "text/html" } });
  expect([page.status, page.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
  expect(await page.text()).toMatch(/<h1[^>]*>/);
});

test("[R68] an id with any other ending is a 404", async () => {
  const server = await openServer();
  const { id } = await (await server.analyze()).json();
  for (const ending of [".exe", ".json.html", "/other.html", "/report"]) {
    expect((await server.app.request(`/api/reports/${id}${ending}`)).status).toBe(404);
  }
});

test("[R102] a stored report is shown again, as it was answered", async () => {
  const server = await openServer({ externals: { now } });
  const body = await (await server.analyze()).json();
  const stored = { ...body, shop_name: sampleShop.shop_name, created_at: "2026-11-21T10:00:00.000Z" };
  for (const path of ["", ".json", "/report.json"]) {
    const response = await server.app.request(`/api/reports/${body.id}${path}`);
    expect([response.status, await response.json()]).toEqual([200, stored]);
  }
  for (const path of [".html", "/report.html"]) {
    const response = await server.app.request(`/api/reports/${body.id}${path}`);
    expect([response.headers.get("content-type"), await response.text()]).toEqual([
      "text/html; charset=utf-8",
      body.analysis,
    ]);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  }
});

test("[R102] what belongs to one respondent is kept by no cache and found by no search engine", async () => {
  const server = await openServer();
  const analyzed = await server.analyze();
  const { id } = await analyzed.clone().json();
  const responses = [
    analyzed,
    await server.analyze({}),
    await server.app.request(`/api/reports/${id}`),
    await server.app.request(`/api/reports/${id}.html`),
    await server.app.request("/api/reports/wrong"),
  ];
  for (const { headers } of responses) {
    expect([headers.get("cache-control"), headers.get("x-robots-tag")]).toEqual(["no-store", "noindex, nofollow"]);
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  }
});

test("[R102] a download has a name with shop and date, whatever the shop is called", async () => {
  const server = await openServer({ externals: { now } });
  const nameOf = async (shop: string) => {
    const { id } = await (await server.analyze({ ...wireAnswers, shop_name: shop })).json();
    const response = await server.app.request(`/api/reports/${id}.html?download`);
    return response.headers.get("content-disposition");
  };
  expect(await nameOf("Cedar Ridge Precision")).toBe(
    `attachment; filename="cedar-ridge-precision-diagnostic-2026-11-21.html"; filename*=UTF-8''cedar-ridge-precision-diagnostic-2026-11-21.html`,
  );
  expect(await nameOf('../"Großmann"\\')).toContain(`filename*=UTF-8''gro%C3%9Fmann-diagnostic-2026-11-21.html`);
  expect(await nameOf("工場")).toMatch(/^attachment; filename="[ -~]*-2026-11-21\.html"/);
  expect(await nameOf("///")).toContain('filename="diagnostic-2026-11-21.html"');
});

test.for(["zstd", "gzip, deflate", "identity", "gzip;q=0"])(
  "[R102] the report is packed as the caller takes it: %s",
  async (coding, { expect }) => {
    const server = await openServer();
    const { id, analysis } = await (await server.analyze()).json();
    const response = await server.app.request(`/api/reports/${id}.html`, { headers: { "accept-encoding": coding } });
    const packed = response.headers.get("content-encoding");
    expect(packed).toBe({ zstd: "zstd", "gzip, deflate": "gzip" }[coding] ?? null);
    expect(await unpacked(packed, await response.arrayBuffer())).toBe(analysis);
  },
);

async function unpacked(coding: string | null, bytes: ArrayBuffer): Promise<string> {
  const { gunzipSync, zstdDecompressSync } = await import("node:zlib");
  if (coding === "zstd") return zstdDecompressSync(bytes).toString();
  return coding === "gzip" ? gunzipSync(bytes).toString() : Buffer.from(bytes).toString();
}

test("[R97] erasing removes answers and report; what is erased stays erased", async () => {
  const server = await openServer();
  const { id } = await (await server.analyze()).json();
  const erased = await server.app.request(`/api/reports/${id}`, { method: "DELETE" });
  expect([erased.status, await erased.text()]).toEqual([204, ""]);
  expect((await server.app.request(`/api/reports/${id}`)).status).toBe(404);
  expect((await server.app.request(`/api/reports/${id}`, { method: "DELETE" })).status).toBe(404);
  expect(await storedLeads(server)).toEqual([]);
});

test("[R97] what is erased while its analysis runs does not come back", async () => {
  const server = await openServer({
    externals: {
      makeDossier: async (...given) => {
        await server.services.store.eraseAddress(sampleShop.owner_email);
        return (await import("../../src/service/analyze/make-dossier.ts")).makeDossier(...given);
      },
    },
  });
  const { id } = await (await server.analyze()).json();
  expect((await server.app.request(`/api/reports/${id}`)).status).toBe(404);
  expect(await storedLeads(server)).toEqual([]);
});

test("[R139] submissions older than RETENTION_DAYS are erased, younger ones stay", async () => {
  let today = "2026-01-01T00:00:00Z";
  const server = await openServer({ settings: { RETENTION_DAYS: "30" }, externals: { now: () => new Date(today) } });
  await server.analyze({ ...wireAnswers, shop_name: "Old" });
  today = "2026-01-15T00:00:00Z";
  await server.analyze({ ...wireAnswers, shop_name: "Young" });
  today = "2026-01-30T00:00:00Z";
  expect(await server.services.eraseExpired()).toEqual({ kind: "erased", count: 0 });
  today = "2026-01-31T00:00:00.001Z";
  expect(await server.services.eraseExpired()).toEqual({ kind: "erased", count: 1 });
  expect((await storedLeads(server)).map(({ answers }) => answers.shop_name)).toEqual(["Young"]);
});

test("[R139] without RETENTION_DAYS nothing is erased", async () => {
  let today = "2000-01-01T00:00:00Z";
  const server = await openServer({ externals: { now: () => new Date(today) } });
  await server.analyze();
  today = "2026-01-01T00:00:00Z";
  expect(await server.services.eraseExpired()).toEqual({ kind: "erased", count: 0 });
});

test("[R139] a clock that jumps erases nothing: the server says so, and waits for the operator", async () => {
  let today = "2026-01-01T00:00:00Z";
  const settings = { RETENTION_DAYS: "365" };
  const server = await openServer({ settings, externals: { now: () => new Date(today) } });
  await server.services.eraseExpired();
  for (const shop_name of ["One", "Two", "Three"]) await server.analyze({ ...wireAnswers, shop_name });
  today = "2027-02-05T00:00:00Z";
  const held = { kind: "held", expired: 3, stored: 3 };
  expect(await server.services.eraseExpired()).toEqual(held);
  expect(await storedLeads(server)).toHaveLength(3);
  const ready = await server.app.request("/readyz");
  expect([ready.status, await ready.json()]).toEqual([200, { status: "ready", retention: "held: see the log" }]);
  await server.close();
  // A server that starts then refuses it too, and the operator's command doesn't.
  const again = await openServer({
    settings,
    dataDir: server.config.dataDir,
    externals: { now: () => new Date(today) },
  });
  expect(await again.services.eraseExpired()).toEqual(held);
  const ports = { store: again.services.store, now: () => new Date(today), retentionDays: 365 };
  expect(await eraseExpired(ports, true)).toEqual({ kind: "erased", count: 3 });
});

test("[R139] where the server looked a little while ago, even the last submission goes by its age", async () => {
  let today = "2026-01-01T00:00:00Z";
  const settings = { RETENTION_DAYS: "30" };
  const server = await openServer({ settings, externals: { now: () => new Date(today) } });
  await server.analyze();
  today = "2026-01-30T00:00:00Z";
  expect(await server.services.eraseExpired()).toEqual({ kind: "erased", count: 0 });
  today = "2026-02-01T00:00:00Z";
  expect(await server.services.eraseExpired()).toEqual({ kind: "erased", count: 1 });
});

test("[R115] /healthz says that it is alive, /readyz whether it can work", async () => {
  const server = await openServer();
  const statusOf = async (path: string) => (await server.app.request(path)).status;
  expect([await statusOf("/healthz"), await statusOf("/readyz")]).toEqual([200, 200]);
  server.beginStop();
  expect([await statusOf("/healthz"), await statusOf("/readyz")]).toEqual([200, 503]);
});

test("[R115] /readyz says when the database does not answer", async () => {
  const server = await openServer();
  await server.close();
  const response = await server.app.request("/readyz");
  expect([response.status, await response.json()]).toEqual([503, { status: "the database does not answer" }]);
  expect((await server.app.request("/healthz")).status).toBe(200);
  expect((await server.app.request("/functions/v1/analyze-shop", jsonRequest(wireAnswers))).status).toBe(500);
});
