import type { Utf8 } from "../service/analyze/json-bytes.ts";

/** A reused buffer for encoding, because the encoded length isn't known in advance. */
let scratch: Buffer = Buffer.allocUnsafe(512 * 1024);

/** The most UTF-8 bytes per UTF-16 code unit. */
const maxBytesPerUnit = 3;

export const utf8: Utf8 = {
  encode: (pieces) => {
    let end = 0;
    for (const piece of pieces) {
      const needed = end + piece.length * maxBytesPerUnit;
      if (needed > scratch.length) scratch = enlarged(scratch, needed);
      end += scratch.write(piece, end);
    }
    return Uint8Array.from(scratch.subarray(0, end));
  },
  decode: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(),
};

function enlarged(buffer: Buffer, needed: number): Buffer {
  const larger = Buffer.allocUnsafe(needed * 2);
  buffer.copy(larger);
  return larger;
}
