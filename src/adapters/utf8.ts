import type { Utf8 } from "../service/ports.ts";

/** What is being encoded is written here first, so that its length need not be known before. */
let scratch: Buffer = Buffer.allocUnsafe(512 * 1024);

/** A sign takes three bytes at most for each of its UTF-16 units. */
const mostBytes = 3;

export const utf8: Utf8 = {
  encode: (pieces) => {
    let end = 0;
    for (const piece of pieces) {
      const needed = end + piece.length * mostBytes;
      if (needed > scratch.length) scratch = grown(scratch, needed);
      end += scratch.write(piece, end);
    }
    return Uint8Array.from(scratch.subarray(0, end));
  },
  decode: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(),
};

function grown(buffer: Buffer, needed: number): Buffer {
  const larger = Buffer.allocUnsafe(needed * 2);
  buffer.copy(larger);
  return larger;
}
