import { crc32, deflateRawSync, inflateRawSync } from "node:zlib";

/** The name of a part and what becomes of its text. */
export type ChangedPart = readonly [name: string, change: (text: string) => string];

/** Where the fields are that we need, in bytes from the start of a record. */
const local = { checks: 14, name: 26, length: 30 } as const;
const central = { checks: 16, name: 28, offset: 42, length: 46 } as const;
const end = { count: 10, directory: 16, length: 22 } as const;

/**
 * A zip file with some of its parts changed; all others stay as they are, byte for byte.
 *
 * @param zip as our writer of spreadsheets makes it: without a comment, with every length known before its part
 */
export function withParts(zip: Uint8Array, changed: ReadonlyMap<string, (text: string) => string>): Uint8Array {
  const source = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
  const closing = Buffer.from(source.subarray(source.length - end.length));
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let [written, at] = [0, closing.readUInt32LE(end.directory)];
  for (let entry = 0; entry < closing.readUInt16LE(end.count); entry += 1) {
    const length = central.length + lengthOf(source, at + central.name, 3);
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

/** The lengths that stand one after the other here, added. */
const lengthOf = (source: Buffer, at: number, count: number): number =>
  Array.from({ length: count }, (_, field) => source.readUInt16LE(at + 2 * field)).reduce((sum, one) => sum + one, 0);

/** A part with its header; where it is changed, its record in the directory is set right as well. */
function partAt(source: Buffer, record: Buffer, change: ((text: string) => string) | undefined): readonly Buffer[] {
  const start = record.readUInt32LE(central.offset);
  const data = start + local.length + lengthOf(source, start + local.name, 2);
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
