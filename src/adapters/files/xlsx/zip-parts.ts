import { crc32, deflateRawSync, inflateRawSync } from "node:zlib";

/** A part's name, and the function that changes its text. */
export type ChangedPart = readonly [name: string, change: (text: string) => string];

/** Offsets of the fields we need, in bytes from the start of their record. */
const local = { checks: 14, name: 26, length: 30 } as const;
const central = { checks: 16, name: 28, offset: 42, length: 46 } as const;
const end = { count: 10, directory: 16, length: 22 } as const;

/**
 * A zip file with some parts changed and the others kept byte for byte.
 *
 * @param zip as our spreadsheet library writes it: without a comment, with every length known before its part
 */
export function withParts(zip: Uint8Array, changed: ReadonlyMap<string, (text: string) => string>): Uint8Array {
  const source = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
  const closing = Buffer.from(source.subarray(source.length - end.length));
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let [written, at] = [0, closing.readUInt32LE(end.directory)];
  for (let entry = 0; entry < closing.readUInt16LE(end.count); entry += 1) {
    const length = central.length + sumOfLengths(source, at + central.name, 3);
    const record = Buffer.from(source.subarray(at, at + length));
    const name = record.toString("utf8", central.length, central.length + record.readUInt16LE(central.name));
    const part = partAt(source, record, changed.get(name));
    record.writeUInt32LE(written, central.offset);
    parts.push(...part);
    directory.push(record);
    written += part.reduce((sum, { length }) => sum + length, 0);
    at += length;
  }
  closing.writeUInt32LE(written, end.directory);
  return Buffer.concat([...parts, ...directory, closing]);
}

/** The sum of `count` consecutive 16-bit lengths. */
const sumOfLengths = (source: Buffer, at: number, count: number): number =>
  Array.from({ length: count }, (_, field) => source.readUInt16LE(at + 2 * field)).reduce((sum, one) => sum + one, 0);

/** A part with its header. If it is changed, its directory record is updated too. */
function partAt(source: Buffer, record: Buffer, change: ((text: string) => string) | undefined): readonly Buffer[] {
  const start = record.readUInt32LE(central.offset);
  const data = start + local.length + sumOfLengths(source, start + local.name, 2);
  const stored = source.subarray(data, data + record.readUInt32LE(central.checks + 4));
  if (change === undefined) return [source.subarray(start, data), stored];
  const text = Buffer.from(change(inflateRawSync(stored).toString()));
  const packed = deflateRawSync(text);
  const checks = Buffer.alloc(12);
  [crc32(text), packed.length, text.length].forEach((value, field) => {
    checks.writeUInt32LE(value, 4 * field);
  });
  const header = Buffer.from(source.subarray(start, data));
  checks.copy(header, local.checks);
  checks.copy(record, central.checks);
  return [header, packed];
}
