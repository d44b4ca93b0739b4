import { crc32, deflateRawSync, inflateRawSync } from "node:zlib";

/** A part's name, and the function that changes its text. */
export type ChangedPart = readonly [name: string, change: (text: string) => string];

/** Offsets of the fields we need, in bytes from the start of their header, and the header's size. */
const localHeader = { signature: 0x04034b50, checks: 14, nameLength: 26, size: 30 } as const;
const centralHeader = {
  signature: 0x02014b50,
  method: 10,
  checks: 16,
  compressedSize: 20,
  nameLength: 28,
  offset: 42,
  size: 46,
} as const;
const endOfDirectory = { signature: 0x06054b50, count: 10, directory: 16, size: 22 } as const;
const deflated = 8;

/**
 * A zip file with some parts changed and the others kept byte for byte.
 *
 * @param zip as our spreadsheet library writes it: no comment at the end, sizes in the local headers, all parts deflated
 * @throws if it is another kind of zip file, or lacks a part to change
 */
export function withParts(zip: Uint8Array, changed: ReadonlyMap<string, (text: string) => string>): Uint8Array {
  const source = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = Buffer.from(source.subarray(source.length - endOfDirectory.size));
  requireSignature(end, 0, endOfDirectory.signature);
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  const missing = new Set(changed.keys());
  let [written, at] = [0, end.readUInt32LE(endOfDirectory.directory)];
  for (let entry = 0; entry < end.readUInt16LE(endOfDirectory.count); entry += 1) {
    const header = centralHeaderAt(source, at);
    const name = nameIn(header);
    missing.delete(name);
    const { part, checks } = copyPart(source, header, changed.get(name));
    checks.copy(header, centralHeader.checks);
    header.writeUInt32LE(written, centralHeader.offset);
    parts.push(part);
    directory.push(header);
    written += part.length;
    at += header.length;
  }
  if (missing.size > 0) throw new Error(`The zip file has no part ${[...missing].join(", ")}`);
  end.writeUInt32LE(written, endOfDirectory.directory);
  return Buffer.concat([...parts, ...directory, end]);
}

function centralHeaderAt(source: Buffer, at: number): Buffer {
  requireSignature(source, at, centralHeader.signature);
  const size = centralHeader.size + sumOfLengths(source, at + centralHeader.nameLength, 3);
  return Buffer.from(source.subarray(at, at + size));
}

const nameIn = (header: Buffer): string =>
  header.toString("utf8", centralHeader.size, centralHeader.size + header.readUInt16LE(centralHeader.nameLength));

function requireSignature(source: Buffer, at: number, signature: number): void {
  if (source.readUInt32LE(at) !== signature) throw new Error(`No zip header at byte ${at}`);
}

/** The sum of `count` consecutive 16-bit lengths. */
const sumOfLengths = (source: Buffer, at: number, count: number): number =>
  Array.from({ length: count }, (_, field) => source.readUInt16LE(at + 2 * field)).reduce((sum, one) => sum + one, 0);

/** A part with its local header, and its checks: CRC, compressed and uncompressed size. */
function copyPart(
  source: Buffer,
  central: Buffer,
  change: ((text: string) => string) | undefined,
): { readonly part: Buffer; readonly checks: Buffer } {
  const start = central.readUInt32LE(centralHeader.offset);
  requireSignature(source, start, localHeader.signature);
  const data = start + localHeader.size + sumOfLengths(source, start + localHeader.nameLength, 2);
  const end = data + central.readUInt32LE(centralHeader.compressedSize);
  if (change === undefined)
    return {
      part: source.subarray(start, end),
      checks: central.subarray(centralHeader.checks, centralHeader.checks + 12),
    };
  if (central.readUInt16LE(centralHeader.method) !== deflated) throw new Error(`${nameIn(central)} isn't deflated`);
  const text = Buffer.from(change(inflateRawSync(source.subarray(data, end)).toString()));
  const compressed = deflateRawSync(text);
  const checks = Buffer.alloc(12);
  [crc32(text), compressed.length, text.length].forEach((value, field) => {
    checks.writeUInt32LE(value, 4 * field);
  });
  const header = Buffer.from(source.subarray(start, data));
  checks.copy(header, localHeader.checks);
  return { part: Buffer.concat([header, compressed]), checks };
}
