import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { body, takes } from "./encoding.ts";

/** One file as it is served: made or read once, when the server starts. */
export interface Asset {
  readonly type: string;
  readonly bytes: Uint8Array;
  /** The packed forms, where they are smaller. */
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

/** Types whose bytes are packed already. */
const isPacked = (type: string): boolean => /^(image\/(?!svg)|font\/|application\/octet-stream)/.test(type);

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

interface Given {
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly br?: Uint8Array | undefined;
  readonly gzip?: Uint8Array | undefined;
  readonly cache?: Asset["cache"];
}

/** Makes the packed forms that were not given. */
export async function assetOf({ type, bytes, br, gzip, cache = "ask-again" }: Given): Promise<Asset> {
  const tag = `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  if (isPacked(type)) return { type, bytes, tag, cache };
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
 * Answers with nothing but headers where the caller has the file already. A browser takes these headers for the file that
 * it kept, so those that say what a document may do are among them.
 */
export const unchanged = etag({
  retainedHeaders: [...RETAINED_304_HEADERS, "content-type", "content-security-policy", "x-frame-options"],
});

/**
 * The asset as this caller takes it.
 *
 * From memory and packed with brotli when it was built: Hono's `serveStatic` reads the disk for each request and sends no tag.
 */
export function assetResponse(asset: Asset, request: Request, status = 200): Response {
  const headers = new Headers({
    "content-type": asset.type,
    etag: asset.tag,
    vary: "accept-encoding",
    "cache-control": asset.cache === "immutable" ? "public, max-age=31536000, immutable" : "no-cache",
  });
  const [coding, bytes] = codedFor(asset, request);
  if (coding !== undefined) headers.set("content-encoding", coding);
  return new Response(body(bytes), { status, headers });
}

function codedFor(asset: Asset, request: Request): readonly [string | undefined, Uint8Array] {
  if (asset.br && takes(request, "br")) return ["br", asset.br];
  if (asset.gzip && takes(request, "gzip")) return ["gzip", asset.gzip];
  return [undefined, asset.bytes];
}
