import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { accepts, body } from "./encoding.ts";

/** A file as served, made or read once at startup. */
export interface Asset {
  readonly type: string;
  readonly bytes: Uint8Array;
  /** The compressed forms of what isn't compressed already. */
  readonly br?: Uint8Array;
  readonly gzip?: Uint8Array;
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

/** Makes an asset, compressing what isn't compressed yet. */
export async function assetOf({ type, bytes, br, gzip, cache = "ask-again" }: AssetSource): Promise<Asset> {
  const tag = `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  if (isCompressed(type)) return { type, bytes, tag, cache };
  return {
    type,
    bytes,
    br: br ?? (await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })),
    gzip: gzip ?? (await gzipped(bytes, { level: 9 })),
    tag,
    cache,
  };
}

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
export function assetResponse(asset: Asset, request: Request, status = 200): Response {
  const headers = new Headers({
    "content-type": asset.type,
    etag: asset.tag,
    vary: "accept-encoding",
    "cache-control": asset.cache === "immutable" ? "public, max-age=31536000, immutable" : "no-cache",
  });
  const [coding, bytes] = encodedFor(asset, request);
  if (coding !== undefined) headers.set("content-encoding", coding);
  return new Response(body(bytes), { status, headers });
}

function encodedFor(asset: Asset, request: Request): readonly [string | undefined, Uint8Array] {
  if (asset.br && accepts(request, "br")) return ["br", asset.br];
  if (asset.gzip && accepts(request, "gzip")) return ["gzip", asset.gzip];
  return [undefined, asset.bytes];
}
