import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { openServer, temporaryFolder } from "./open-server.ts";

const script = `console.log("${"the page ".repeat(200)}");`;

/** A page as the build leaves it. */
function builtPage(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "assets"));
  writeFileSync(
    join(folder, "index.html"),
    "<!doctype html><html><head><title>Free shop diagnostic</title><!--page-settings--></head><body></body></html>",
  );
  writeFileSync(join(folder, "assets/main-abc123.js"), script);
  writeFileSync(join(folder, "assets/main-abc123.js.map"), "{}");
  writeFileSync(join(folder, "logo.png"), "png");
  return folder;
}

const asBrowser = { headers: { accept: "text/html,application/xhtml+xml" } };

test("[R37] the page carries the brand: settings as data, tones as variables, the name as title", async () => {
  const server = await openServer({
    pageDirectory: builtPage(),
    externals: { hasPdf: false },
    settings: { PRODUCT_NAME: "</script><b>Chip & Co", BRAND_COLOR: "#aa2211", FUNCTIONS_URL: "https://fn.example/v1" },
  });
  const html = await (await server.app.request("/", asBrowser)).text();
  expect(html).toContain("<title>&lt;/script&gt;&lt;b&gt;Chip &amp; Co</title>");
  expect(html).toMatch(
    /<style>:root\{--accent:#[0-9a-f]{6};--on-accent:#[0-9a-f]{6};--accent-dark:#[0-9a-f]{6};--on-accent-dark:#[0-9a-f]{6}\}<\/style>/,
  );
  const settings = /<script type="application\/json" id="page-settings">(.*?)<\/script>/.exec(html)?.[1] ?? "";
  expect(JSON.parse(settings)).toEqual({
    productName: "</script><b>Chip & Co",
    logoUrl: null,
    brandColor: "#aa2211",
    functionsUrl: "https://fn.example/v1",
    anonKey: null,
    pdfAvailable: false,
    privacyUrl: null,
    retentionDays: null,
    embedOrigins: [],
    mailAvailable: false,
    botCheck: false,
  });
});

test("[R110] the page runs only its own script, and calls only the functions", async () => {
  const settings = { FUNCTIONS_URL: "https://fn.example/v1", PRODUCT_LOGO_URL: "http://logo.example/l.png" };
  const server = await openServer({ pageDirectory: builtPage(), settings });
  const policy = (await server.app.request("/", asBrowser)).headers.get("content-security-policy");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("connect-src 'self' https://fn.example;");
  expect(policy).toContain("img-src 'self' data: https: http://logo.example;");
});

test("[R37] the icon and the picture of the plan carry the brand, and are asked for once", async () => {
  const server = await openServer({ settings: { BRAND_COLOR: "#aa2211" } });
  for (const path of ["/favicon.svg", "/sample-plan.svg"]) {
    const response = await server.app.request(path);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    expect(await response.text()).toMatch(/^<svg.*#aa2211/is);
    const tag = response.headers.get("etag") ?? "";
    const again = await server.app.request(path, { headers: { "if-none-match": tag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  }
});

test("[R22] an unknown path gets the page with status 404 in a browser, and JSON elsewhere", async () => {
  const server = await openServer({ pageDirectory: builtPage() });
  const page = await server.app.request("/no/such/page", asBrowser);
  expect([page.status, page.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
  expect(await page.text()).toContain("page-settings");
  const elsewhere = await server.app.request("/no/such/page", { headers: { accept: "*/*" } });
  expect([elsewhere.status, (await elsewhere.json()).code]).toEqual([404, "not-found"]);
});

test.for([
  "/assets/../../package.json",
  "/%2e%2e/package.json",
  "/assets/%2e%2e%2findex.html",
  "/assets/main-abc123.js.map",
])("[R22] %s leads nowhere", async (path, { expect }) => {
  const server = await openServer({ pageDirectory: builtPage() });
  expect((await server.app.request(path)).status).toBe(404);
});

test("[R110] scripts are sent compressed and cached for good; the document is requested each time", async () => {
  const server = await openServer({ pageDirectory: builtPage() });
  const packed = async (coding: string) =>
    server.app.request("/assets/main-abc123.js", { headers: { "accept-encoding": coding } });
  const br = await packed("gzip, deflate, br");
  expect([br.headers.get("content-encoding"), br.headers.get("cache-control")]).toEqual([
    "br",
    "public, max-age=31536000, immutable",
  ]);
  expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(script);
  expect(gunzipSync(await (await packed("gzip")).arrayBuffer()).toString()).toBe(script);
  expect(await (await packed("br;q=0")).text()).toBe(script);
  expect((await server.app.request("/")).headers.get("cache-control")).toBe("no-cache");
  expect((await server.app.request("/logo.png")).headers.get("content-type")).toBe("image/png");
});

test("[R110] compressed files that the build left next to a file are used", async () => {
  const folder = builtPage();
  writeFileSync(join(folder, "assets/main-abc123.js.br"), "packed by the build");
  const server = await openServer({ pageDirectory: folder });
  const response = await server.app.request("/assets/main-abc123.js", { headers: { "accept-encoding": "br" } });
  expect(await response.text()).toBe("packed by the build");
  expect((await server.app.request("/assets/main-abc123.js.br")).status).toBe(404);
});
