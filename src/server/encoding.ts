import { promisify } from "node:util";
import { constants, gzip, zstdCompress } from "node:zlib";
import { parseAccept } from "hono/utils/accept";

const gzipped = promisify(gzip);
const zstdCompressed = promisify(zstdCompress);

/** Whether the caller takes a content coding. `q=0` says no. */
export const takes = ({ headers }: Request, coding: string): boolean =>
  parseAccept(headers.get("accept-encoding") ?? "").some(({ type, q }) => type.toLowerCase() === coding && q > 0);

/** Shorter texts are sent as they are: packing would cost more than it saves. */
const leastLength = 1024;

/**
 * A text, or its UTF-8 bytes, made for this one caller and packed when the caller takes that: a report is about a tenth of
 * its size then. Hono's `compress` knows no zstd, and its gzip has only the slow default level.
 */
export async function packedResponse(
  text: string | Uint8Array,
  request: Request,
  headers: Record<string, string>,
): Promise<Response> {
  const common = { ...headers, vary: "accept-encoding" };
  const whole = typeof text === "string" ? text : body(text);
  if (text.length < leastLength) return new Response(whole, { headers: common });
  if (takes(request, "zstd")) {
    return new Response(body(await zstdCompressed(text)), { headers: { ...common, "content-encoding": "zstd" } });
  }
  if (takes(request, "gzip")) {
    const packed = await gzipped(text, { level: constants.Z_BEST_SPEED });
    return new Response(body(packed), { headers: { ...common, "content-encoding": "gzip" } });
  }
  return new Response(whole, { headers: common });
}

/** Bytes as the body of a response. */
export const body = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => bytes as Uint8Array<ArrayBuffer>;
