import { promisify } from "node:util";
import { constants, gzip, zstdCompress } from "node:zlib";
import { parseAccept } from "hono/utils/accept";

const gzipped = promisify(gzip);
const zstdCompressed = promisify(zstdCompress);

/** Whether the caller accepts a content encoding; `q=0` means no. */
export const accepts = ({ headers }: Request, coding: string): boolean =>
  parseAccept(headers.get("accept-encoding") ?? "").some(({ type, q }) => type.toLowerCase() === coding && q > 0);

/** Shorter texts aren't compressed, because it would cost more than it saves. */
const minLength = 1024;

/**
 * Sends a text made for this caller, compressed if the caller accepts it; a report shrinks to about a tenth. Hono's
 * `compress` doesn't support zstd, and its gzip has only the slow default level.
 */
export async function compressedResponse(
  text: string | Uint8Array,
  request: Request,
  headers: Record<string, string>,
): Promise<Response> {
  const common = { ...headers, vary: "accept-encoding" };
  const uncompressed = typeof text === "string" ? text : body(text);
  if (text.length < minLength) return new Response(uncompressed, { headers: common });
  if (accepts(request, "zstd")) {
    return new Response(body(await zstdCompressed(text)), { headers: { ...common, "content-encoding": "zstd" } });
  }
  if (accepts(request, "gzip")) {
    const compressed = await gzipped(text, { level: constants.Z_BEST_SPEED });
    return new Response(body(compressed), { headers: { ...common, "content-encoding": "gzip" } });
  }
  return new Response(uncompressed, { headers: common });
}

/** Bytes as the body of a response. */
export const body = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => bytes as Uint8Array<ArrayBuffer>;
