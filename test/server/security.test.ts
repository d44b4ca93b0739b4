import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { eraseReport } from "../../src/service/reports/erase-report.ts";
import { showReport } from "../../src/service/reports/show-report.ts";
import { from, openServer, temporaryFolder } from "./open-server.ts";
import { startServer } from "./start-server.ts";

/** One answer of every kind the server gives, with its content type. */
async function everySort(server: Awaited<ReturnType<typeof openServer>>) {
  const { id } = await (await server.analyze()).json();
  const paths = ["/", "/x", "/favicon.svg", "/openapi.json", "/healthz", "/readyz", "/metrics", "/api/nothing"];
  const files = ["", ".html", "/report.html", "/kpi-plan.csv"].map((end) => `/api/reports/${id}${end}`);
  const asked = [...paths, ...files].map((path) => server.app.request(path, undefined, from("127.0.0.1")));
  return Promise.all([...asked, server.analyze(), server.analyze({}), server.analyze("{")]);
}

test("[R110] every answer, whatever its sort, carries the headers that keep a browser from what we never ask for", async () => {
  for (const { headers, url } of await everySort(await openServer())) {
    expect.soft([url, headers.get("x-content-type-options")]).toEqual([url, "nosniff"]);
    expect.soft(headers.get("referrer-policy")).toBe("no-referrer");
    expect.soft(headers.get("permissions-policy")).toContain("camera=(), microphone=(), geolocation=()");
    expect.soft(headers.get("content-security-policy")).toMatch(/^default-src '(none|self)'/);
    expect.soft(headers.get("cross-origin-resource-policy")).toMatch(/^(same-origin|cross-origin)$/);
    expect.soft(headers.get("x-request-id")).toMatch(/^[0-9a-f]{32}$/);
  }
});

test("[R110] no answer names a product or a version that serves it", async () => {
  const { address } = await startServer();
  for (const path of ["/", "/healthz", "/api/nothing", "/openapi.json"]) {
    const { headers } = await fetch(address + path);
    for (const name of ["server", "x-powered-by", "via"]) expect(headers.get(name)).toBeNull();
  }
});

test("[R110] no policy lets a script inside a document run, except one named by its hash", async () => {
  for (const { headers } of await everySort(await openServer())) {
    const policy = headers.get("content-security-policy") ?? "";
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "'none'";
    expect(scripts).toMatch(/^'(self|none)'( 'sha256-[A-Za-z0-9+/=]+')*$/);
    expect(policy).not.toContain("unsafe-eval");
  }
});

test("[R110] answers other than pages may load nothing and can't be framed; reports show themselves", async () => {
  const server = await openServer();
  const policyOf = async (path: string) => (await server.app.request(path)).headers.get("content-security-policy");
  const { id } = await (await server.analyze()).json();
  expect(await policyOf("/openapi.json")).toMatch(/^default-src 'none'; frame-ancestors 'none'/);
  expect(await policyOf(`/api/reports/${id}`)).toMatch(/^default-src 'none'; frame-ancestors 'none'/);
  expect(await policyOf(`/api/reports/${id}.html`)).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; img-src data:/,
  );
  expect(await policyOf("/favicon.svg")).toMatch(/^default-src 'none'; style-src 'unsafe-inline'/);
});

test("[R110] scripts let their workers run our own scripts and call our own server, nothing else", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/worker-abc.js"), "self.onmessage = () => {};");
  writeFileSync(join(folder, "robots.txt"), "");
  const server = await openServer({ pageDirectory: folder });
  const response = await server.app.request("/assets/worker-abc.js");
  const policy = response.status === 200 ? response.headers.get("content-security-policy") : "page not built";
  expect(["default-src 'none'; script-src 'self'; connect-src 'self'", "page not built"]).toContain(policy);
});

test("[R110] behind a trusted proxy that ends TLS, or with an https address, browsers must stay on TLS", async () => {
  const https = new Request("http://server/healthz", { headers: { "x-forwarded-proto": "https" } });
  const policyOf = async (settings: Record<string, string>) =>
    (await (await openServer({ settings })).app.request(https)).headers.get("strict-transport-security");
  expect(await policyOf({ TRUST_PROXY: "1" })).toBe("max-age=31536000");
  expect(await policyOf({})).toBeNull();
  expect(await policyOf({ PUBLIC_URL: "https://diagnostic.example" })).toBe("max-age=31536000");
  expect(await policyOf({ PUBLIC_URL: "http://diagnostic.example" })).toBeNull();
});

test("[R68] an id that cannot be one is looked up like any other: the same statements, the same answer", async () => {
  const looked: string[] = [];
  const store = {
    leadWithId: async (id: string) => void looked.push(id),
    eraseLead: async (id: string) => {
      looked.push(id);
      return 0;
    },
  };
  const utf8 = { encode: () => new Uint8Array(), decode: () => "" };
  const wrong = ["0".repeat(32), "x", "../../etc/passwd", "' or 1=1 --", "", "\u{1F4A5}".repeat(500)];
  for (const id of wrong) {
    expect(
      await showReport(id, { store: { ...store, leadWithId: async (given) => void looked.push(given) }, utf8 }),
    ).toEqual({ kind: "no-report" });
    expect((await eraseReport(id, store)).kind).toBe("no-report");
  }
  expect(looked).toEqual(wrong.flatMap((id) => [id, id]));
});

test("[R68] wrong ids get one answer to the byte, kept by no cache and found by no search engine", async () => {
  const server = await openServer();
  const answers = await Promise.all(
    ["0".repeat(32), "x", "%00", "%F0%9F%92%A5", "a".repeat(3000), "%27%20or%201=1"].map(async (id) => {
      const response = await server.app.request(`/api/reports/${id}`);
      const { headers } = response;
      return [response.status, await response.text(), headers.get("cache-control"), headers.get("x-robots-tag")];
    }),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toEqual([404, expect.stringContaining("not-found"), "no-store", "noindex, nofollow"]);
});

test("[R102] whatever belongs to one respondent is kept by no cache and found by no search engine", async () => {
  const server = await openServer();
  const analyzed = await server.analyze();
  const { id } = await analyzed.clone().json();
  const paths = [`/api/reports/${id}`, `/api/reports/${id}.html`, `/api/reports/${id}/report.html`];
  const shown = await Promise.all(paths.map((path) => server.app.request(path)));
  const erased = await server.app.request(`/api/reports/${id}`, { method: "DELETE" });
  for (const { headers } of [analyzed, ...shown, erased, await server.analyze({})]) {
    expect([headers.get("cache-control"), headers.get("x-robots-tag")]).toEqual(["no-store", "noindex, nofollow"]);
  }
});
