import { Duplex } from "node:stream";
import type { ReadableWritablePair } from "node:stream/web";
import { constants, createGzip, createZstdCompress } from "node:zlib";
import { accepts } from "./encoding.ts";

/**
 * Compresses an event stream if the caller accepts it; a report shrinks to less than a quarter. Flushes after each
 * event, so that none waits for the next, which Hono's `compress` can't do.
 */
export function compressedEvents(events: ReadableStream<Uint8Array>, request: Request, headers: Headers): Response {
  headers.set("vary", "accept-encoding");
  const coding = codings.find(({ name }) => accepts(request, name));
  if (coding === undefined) return new Response(events, { headers });
  headers.set("content-encoding", coding.name);
  return new Response(events.pipeThrough(asPair(coding.compressor())), { headers });
}

/**
 * The first that the caller accepts is used. Fast levels and small tables, because many streams may wait for a model at
 * once: each takes about 0.2 MB; zstd with its level 3 tables takes 0.8 for much the same result.
 */
const codings = [
  {
    name: "zstd",
    compressor: () =>
      createZstdCompress({
        flush: constants.ZSTD_e_flush,
        params: {
          [constants.ZSTD_c_compressionLevel]: 3,
          [constants.ZSTD_c_windowLog]: 18,
          [constants.ZSTD_c_hashLog]: 14,
          [constants.ZSTD_c_chainLog]: 14,
        },
      }),
  },
  {
    name: "gzip",
    compressor: () => createGzip({ flush: constants.Z_SYNC_FLUSH, level: 5, windowBits: 15, memLevel: 7 }),
  },
] as const;

// The cast is sound: a compressor reads and writes bytes.
const asPair = (compressor: Duplex) => Duplex.toWeb(compressor) as ReadableWritablePair<Uint8Array, Uint8Array>;
