import { expect, test } from "vitest";
import { metricTable } from "../../src/adapters/monitoring/metric-table.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { contactFields } from "../submissions.ts";
import { from, openServer, wireAnswers } from "./open-server.ts";

type OpenServer = Awaited<ReturnType<typeof openServer>>;

const look = (server: OpenServer, headers: Record<string, string> = {}, address = "127.0.0.1") =>
  server.app.request(new Request("http://server/metrics", { headers }), undefined, from(address));

/** The series of one metric, `labels value`, without their timestamps. */
async function series(server: OpenServer, name: string): Promise<readonly string[]> {
  const lines = (await (await look(server)).text()).split("\n");
  return lines.filter((line) => new RegExp(`^${name}[{ ]`).test(line)).map((line) => line.slice(name.length));
}

test("[R115] calls are counted by route, method and status, and their time is measured", async () => {
  const server = await openServer();
  await server.analyze();
  await server.analyze({ shop_name: "" });
  await server.app.request("/api/reports/0123456789abcdef0123456789abcdef");
  await server.app.request(new Request("http://server/x", { method: "PROPFIND" }));
  expect(await series(server, "spindlewise_calls_total")).toEqual([
    '{route="/functions/v1/analyze-shop",method="POST",status="200"} 1',
    '{route="/functions/v1/analyze-shop",method="POST",status="422"} 1',
    '{route="/api/reports/:name",method="GET",status="404"} 1',
    '{route="/*",method="other",status="404"} 1',
  ]);
  expect(await series(server, "spindlewise_call_seconds_count")).toContain('{route="/functions/v1/analyze-shop"} 2');
});

test("[R115] queues are measured when someone looks", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const server = await openServer({
    settings: { ANALYSES_AT_ONCE: "1" },
    externals: {
      makeDossier: async () => {
        await promise;
        throw new Error("enough seen");
      },
    },
  });
  const calls = Array.from({ length: 3 }, () => server.analyze());
  await server.app.request("/readyz");
  expect(await series(server, "spindlewise_analyses")).toEqual(['{state="running"} 1', '{state="waiting"} 2']);
  resolve();
  await Promise.all(calls);
  expect(await series(server, "spindlewise_analyses")).toEqual(['{state="running"} 0', '{state="waiting"} 0']);
  expect(await series(server, "spindlewise_files_waiting")).toEqual([" 0"]);
});

test("[R115] a look succeeds while the database is away; what comes from there is left out", async () => {
  const server = await openServer();
  expect(await series(server, "spindlewise_oldest_delivery_seconds")).toEqual([" 0"]);
  await server.close();
  expect((await look(server)).status).toBe(200);
  expect(await series(server, "spindlewise_oldest_delivery_seconds")).toEqual([]);
});

test("a renewal of comparisons is counted and timed; one that fails is counted as failed", async () => {
  const server = await openServer({ externals: { now: () => new Date("2026-11-21T10:00:00.500Z") } });
  const renewals = () => series(server, "spindlewise_peer_renewals_total");
  const renewedAt = () => series(server, "spindlewise_peers_renewed_timestamp_seconds");
  expect(await renewals()).toEqual(['{outcome="renewed"} 0', '{outcome="failed"} 0']);
  expect(await renewedAt()).toEqual([]);
  await server.services.peers.renew();
  expect(await renewedAt()).toEqual([" 1795255200.5"]);
  await server.close();
  await expect(server.services.peers.renew()).rejects.toThrow();
  expect(await renewals()).toEqual(['{outcome="renewed"} 1', '{outcome="failed"} 1']);
  expect(await renewedAt()).toEqual([" 1795255200.5"]);
});

test("if shops are not compared, renewals are not reported", async () => {
  const server = await openServer({ settings: { PEERS: "off" } });
  expect(await series(server, "spindlewise_peer_renewals_total")).toEqual([]);
});

test("[R115] the process is measured too: event loop, memory, CPU", async () => {
  const text = await (await look(await openServer())).text();
  for (const name of [
    "nodejs_eventloop_lag_p99_seconds",
    "process_resident_memory_bytes",
    "process_cpu_seconds_total",
  ]) {
    expect(text).toMatch(new RegExp(`^${name} `, "m"));
  }
});

test("[R112] no part of an answer, a name, an address or an id is in the metrics", async () => {
  const server = await openServer();
  const { id } = await (await server.analyze(wireAnswers, {}, "198.51.100.77")).json();
  await server.app.request(`/api/reports/${id}/report.html?email=${sampleShop.owner_email}`);
  await server.app.request(`/${sampleShop.owner_email}`);
  await server.app.request("/api/funnel", { method: "POST", body: sampleShop.owner_email });
  const text = await (await look(server)).text();
  for (const value of [...contactFields.map((field) => sampleShop[field]), id, "198.51.100.77"]) {
    expect(text).not.toContain(value);
  }
});

test("[R112] every label of ours has values from a short list", () => {
  const labels = new Set(Object.values(metricTable).flatMap((row): readonly string[] => row.labels));
  expect([...labels].toSorted()).toEqual([
    "direction",
    "kind",
    "limit",
    "method",
    "outcome",
    "route",
    "stage",
    "state",
    "status",
  ]);
});

test.for([
  ["this machine", {}, {}, "127.0.0.1", 200],
  ["a private network", {}, {}, "10.0.0.7", 200],
  ["the internet", {}, {}, "198.51.100.1", 404],
  ["the internet, through a proxy that nobody told us of", {}, { "x-forwarded-for": "10.0.0.1" }, "127.0.0.1", 404],
  ["the internet, through a trusted proxy", { TRUST_PROXY: "1" }, { "x-forwarded-for": "8.8.8.8" }, "10.0.0.1", 404],
  ["a private network past the trusted proxy", { TRUST_PROXY: "1" }, {}, "10.0.0.9", 200],
  ["anywhere with the token", { METRICS_TOKEN: "s3cret" }, { authorization: "Bearer s3cret" }, "198.51.100.1", 200],
  ["this machine without the token", { METRICS_TOKEN: "s3cret" }, {}, "127.0.0.1", 401],
  ["this machine with a wrong token", { METRICS_TOKEN: "s3cret" }, { authorization: "Bearer x" }, "127.0.0.1", 401],
  ["this machine when it is off", { METRICS_TOKEN: "off" }, {}, "127.0.0.1", 404],
] as const)("[R115] who looks at the metrics from %s gets the right answer", async (given, { expect }) => {
  const [, settings, headers, address, status] = given;
  const response = await look(await openServer({ settings }), headers, address);
  expect(response.status).toBe(status);
  expect((await response.text()).includes("spindlewise_calls_total")).toBe(status === 200);
});

test.for([
  ["127.0.0.1:3000", {}, 200],
  ["[::1]:3000", {}, 200],
  ["localhost:3000", {}, 200],
  ["server-1:3000", {}, 200],
  ["spindlewise.default.svc.cluster.local", {}, 200],
  ["shop.example", { PUBLIC_URL: "https://shop.example" }, 200],
  ["rebound.evil.example:3000", {}, 404],
  ["shop.example.evil.example", { PUBLIC_URL: "https://shop.example" }, 404],
  ["evil.example", { METRICS_TOKEN: "off" }, 404],
] as const)("[R115] asked from this machine as %s, with %j, the metrics answer %i", async (given, { expect }) => {
  const [host, settings, status] = given;
  expect((await look(await openServer({ settings }), { host })).status).toBe(status);
});

test("how far visitors come is counted by a closed list of stages", async () => {
  const server = await openServer();
  for (const stage of ["hero", "hero", "form", "section-1", "success", "nonsense"]) {
    await server.app.request("/api/funnel", { method: "POST", body: stage });
  }
  expect(await series(server, "spindlewise_funnel_total")).toEqual([
    '{stage="hero"} 2',
    '{stage="form"} 1',
    '{stage="section-1"} 1',
    '{stage="success"} 1',
  ]);
});
