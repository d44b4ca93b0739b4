import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { funnelStages } from "../../src/survey/funnel.ts";
import { openServer, temporaryFolder } from "./open-server.ts";

const inline = "document.documentElement.dataset.away;";
const template = `<!doctype html><html lang="en"><head><title>x</title><script>${inline}</script><!--page-settings--></head><body><div id="page"></div></body></html>`;

/** A prerendered view in place of the real one, which the build makes. */
const views = `const at = (name) => async ({ productName }) => "<h1>" + name + " of " + productName + "</h1>";
export const prerendered = { hero: at("hero"), form: at("form"), report: at("report"), numbers: at("numbers"), notFound: at("notFound"),
  head: () => ({ lang: "ar", dir: "rtl", description: "Say \\"what\\"", promise: "Clear KPIs",
    titles: { hero: "The start", form: "The survey", report: "A report", numbers: "Own numbers", notFound: "404" } }) };`;

/** A page as the build leaves it, in a new folder. */
function builtPage(): string {
  const folder = temporaryFolder();
  for (const name of ["web", "prerendered"]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, "web/index.html"), template);
  writeFileSync(join(folder, "prerendered/prerendered.js"), views);
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  return join(folder, "web");
}

const serverWithPage = (settings: Record<string, string> = {}) => openServer({ pageDirectory: builtPage(), settings });
const asBrowser = { headers: { accept: "text/html" } };

test.for([
  ["/", 200, "hero", "The start", null],
  ["/?shop_name=Kerf", 200, "hero", "The start", null],
  ["/?open=form", 200, "form", "The survey", null],
  ["/?report=0123", 200, "report", "A report", "noindex, nofollow"],
  ["/?numbers", 200, "numbers", "Own numbers", "noindex, nofollow"],
  ["/?numbers&report=0123", 200, "numbers", "Own numbers", "noindex, nofollow"],
  ["/no/such/page", 404, "notFound", "404", "noindex, nofollow"],
] as const)("[R33] %s can be read before any script runs", async ([path, status, view, title, robots]) => {
  const server = await serverWithPage({ PRODUCT_NAME: "Kerf" });
  const response = await server.app.request(path, asBrowser);
  const html = await response.text();
  expect(response.status).toBe(status);
  expect(html).toContain(`<div id="page" data-view="${view}"><h1>${view} of Kerf</h1></div>`);
  expect(html).toContain(`<title>${title}</title>`);
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(response.headers.get("x-robots-tag")).toBe(robots);
  expect(html.includes('<meta name="robots" content="noindex, nofollow">')).toBe(robots !== null);
});

test("[R35] the only scripts in the document are named in its policy by their hash", async () => {
  const server = await serverWithPage();
  const { createHash } = await import("node:crypto");
  const hash = createHash("sha256").update(inline).digest("base64");
  const response = await server.app.request("/", asBrowser);
  expect(response.headers.get("content-security-policy")).toContain(`script-src 'self' 'sha256-${hash}';`);
});

test("[R35] no one may frame the page but itself and the sites in EMBED_ORIGINS", async () => {
  const alone = await (await serverWithPage()).app.request("/", asBrowser);
  expect(alone.headers.get("content-security-policy")).toContain("frame-ancestors 'self';");
  expect(alone.headers.get("x-frame-options")).toBe("SAMEORIGIN");
  const server = await serverWithPage({ EMBED_ORIGINS: "https://a.example, https://b.example:8443" });
  const shown = await server.app.request("/", asBrowser);
  expect(shown.headers.get("content-security-policy")).toContain(
    "frame-ancestors 'self' https://a.example https://b.example:8443;",
  );
  expect(shown.headers.get("x-frame-options")).toBeNull();
});

test("[R35] EMBED_ORIGINS holds origins and nothing else", async () => {
  await expect(serverWithPage({ EMBED_ORIGINS: "https://a.example/page" })).rejects.toThrow("EMBED_ORIGINS");
  await expect(serverWithPage({ EMBED_ORIGINS: "*" })).rejects.toThrow("EMBED_ORIGINS");
});

test.for([
  ["application/json", JSON.stringify({ shop_name: "</script><b>Kerf", tech_stack: ["ProShop", "E2"] })],
  ["application/x-www-form-urlencoded", "shop_name=%3C%2Fscript%3E%3Cb%3EKerf&tech_stack=ProShop&tech_stack=E2"],
] as const)("[R11] answers sent ahead as %s come back with the page and are stored nowhere", async ([type, body]) => {
  const server = await serverWithPage();
  const response = await server.app.request("/", { method: "POST", headers: { "content-type": type }, body });
  const html = await response.text();
  const [, text = ""] = /<script type="application\/json" id="page-prefill">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(text)).toEqual({ shop_name: "</script><b>Kerf", tech_stack: ["ProShop", "E2"] });
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("content-security-policy")).toContain("script-src");
  expect(html).toContain("hero of Spindlewise");
});

test.for([
  ["text/plain", "shop_name=Kerf", 415],
  ["application/json", "{", 400],
  ["application/json", `"${"x".repeat(70_000)}"`, 413],
  ["application/x-www-form-urlencoded", `notes=${"x".repeat(70_000)}`, 413],
] as const)("[R11] a body of %s that is not answers is refused", async ([type, body, status]) => {
  const server = await serverWithPage();
  const response = await server.app.request("/", { method: "POST", headers: { "content-type": type }, body });
  expect(response.status).toBe(status);
});

test("[R37] a link to the page shows name, promise and picture, with whole addresses", async () => {
  const server = await serverWithPage({ PUBLIC_URL: "https://kerf.example/", PRODUCT_NAME: 'Kerf "&" Co' });
  const html = await (await server.app.request("/", asBrowser)).text();
  expect(html).toContain('<meta property="og:site_name" content="Kerf &quot;&amp;&quot; Co">');
  expect(html).toContain('<meta property="og:title" content="The start">');
  expect(html).toContain('<meta name="description" content="Say &quot;what&quot;">');
  expect(html).toContain('<meta property="og:image" content="https://kerf.example/card.png">');
  expect(html).toContain('<link rel="canonical" href="https://kerf.example/">');
  const without = await (await (await serverWithPage()).app.request("/", asBrowser)).text();
  expect(without).not.toContain("og:image");
});

test("[R37] the card and the icons are PNG files in the brand's color, the manifest names them", async () => {
  const server = await serverWithPage({ BRAND_COLOR: "#aa2211", PRODUCT_NAME: "Kerf" });
  const manifest = await (await server.app.request("/manifest.webmanifest")).json();
  expect([manifest.name, manifest.theme_color]).toEqual(["Kerf", "#aa2211"]);
  const pictures: readonly { src: string; sizes: string }[] = manifest.icons.filter(
    ({ type }: { type: string }) => type === "image/png",
  );
  for (const { src, sizes } of [...pictures, { src: "/card.png", sizes: "1200x630" }]) {
    const response = await server.app.request(src);
    expect([src, response.headers.get("content-type")]).toEqual([src, "image/png"]);
    expect(readPng(Buffer.from(await response.arrayBuffer()))).toEqual({ sizes, firstPixel: "aa2211" });
  }
  expect(pictures.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512", "512x512"]);
});

/** Width, height and top left pixel of a picture with three channels and unfiltered rows. */
function readPng(file: Buffer) {
  const data = file.indexOf("IDAT") + 4;
  const rows = inflateSync(file.subarray(data, data + file.readUInt32BE(data - 8)));
  return {
    sizes: `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`,
    firstPixel: rows.subarray(1, 4).toString("hex"),
  };
}

test("[R35] a stage of the page is counted, and nothing else about it is kept or shown", async () => {
  const server = await serverWithPage();
  for (const body of funnelStages) {
    const response = await server.app.request("/api/funnel", { method: "POST", body });
    expect([body, response.status, response.headers.get("set-cookie")]).toEqual([body, 204, null]);
  }
  await server.app.request("/api/funnel", { method: "POST", body: "hero" });
  const metrics = await server.services.metrics.text();
  expect(metrics).toContain('spindlewise_funnel_total{stage="hero"} 2');
  expect(metrics).toContain('spindlewise_funnel_total{stage="success"} 1');
});

test("[R35] a name that isn't a stage, and a page of another site, count nothing", async () => {
  const server = await serverWithPage();
  const call = (body: string, headers: Record<string, string> = {}) =>
    server.app.request("/api/funnel", { method: "POST", body, headers });
  expect((await call("shop_name=Kerf")).status).toBe(400);
  expect((await call("x".repeat(100_000))).status).toBe(400);
  expect((await call("hero", { "sec-fetch-site": "cross-site" })).status).toBe(404);
  expect(await server.services.metrics.text()).not.toMatch(/spindlewise_funnel_total\{[^}]*\} [1-9]/);
});
