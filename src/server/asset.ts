import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { once } from "../adapters/once.ts";
import { accepts, body } from "./encoding.ts";

/** A file as served. */
export interface Asset {
  readonly type: string;
  readonly bytes: Uint8Array;
  /** The compressed forms of what isn't compressed already, each made on first request. */
  readonly br?: () => Promise<Uint8Array>;
  readonly gzip?: () => Promise<Uint8Array>;
  readonly tag: string;
  readonly cache: "immutable" | "ask-again";
}

const types: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
  json: "application/json",
  webmanifest: "application/manifest+json",
  txt: "text/plain; charset=utf-8",
  png: "image/png",
  ico: "image/x-icon",
  woff2: "font/woff2",
};

export const typeOf = (path: string): string =>
  types[path.slice(path.lastIndexOf(".") + 1).toLowerCase()] ?? "application/octet-stream";

/** Types that are already compressed. */
const isCompressed = (type: string): boolean => /^(image\/(?!svg)|font\/|application\/octet-stream)/.test(type);

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

interface AssetSource {
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly br?: Uint8Array | undefined;
  readonly gzip?: Uint8Array | undefined;
  readonly cache?: Asset["cache"];
}

/** Makes an asset. What isn't compressed yet is compressed once it is asked for, so that a server starts at once. */
export function assetOf({ type, bytes, br, gzip, cache = "ask-again" }: AssetSource): Asset {
  const tag = `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  if (isCompressed(type)) return { type, bytes, tag, cache };
  return {
    type,
    bytes,
    br: once(async () => br ?? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })),
    gzip: once(async () => gzip ?? gzipped(bytes, { level: 9 })),
    tag,
    cache,
  };
}

/** Assets by path, each made on first request. */
export const madeOnRequest = (
  sources: Readonly<Record<string, () => AssetSource | Promise<AssetSource>>>,
): ReadonlyMap<string, () => Promise<Asset>> =>
  new Map(Object.entries(sources).map(([path, make]) => [path, once(async () => assetOf(await make()))]));

/**
 * Answers with headers only if the caller already has the file. A browser applies these headers to its copy, so the
 * security headers are among them.
 */
export const unchanged = etag({
  retainedHeaders: [...RETAINED_304_HEADERS, "content-type", "content-security-policy", "x-frame-options"],
});

/**
 * The asset in an encoding the caller accepts.
 *
 * Served from memory, brotli-compressed at build time: Hono's `serveStatic` reads the disk for each request and sends
 * no ETag.
 */
export async function assetResponse(asset: Asset, request: Request, status = 200): Promise<Response> {
  const headers = new Headers({
    "content-type": asset.type,
    etag: asset.tag,
    vary: "accept-encoding",
    "cache-control": asset.cache === "immutable" ? "public, max-age=31536000, immutable" : "no-cache",
  });
  const [coding, bytes] = await encodedFor(asset, request);
  if (coding !== undefined) headers.set("content-encoding", coding);
  return new Response(body(bytes), { status, headers });
}

async function encodedFor(asset: Asset, request: Request): Promise<readonly [string | undefined, Uint8Array]> {
  if (asset.br && accepts(request, "br")) return ["br", await asset.br()];
  if (asset.gzip && accepts(request, "gzip")) return ["gzip", await asset.gzip()];
  return [undefined, asset.bytes];
}
