/** The unpacked size of a ZIP file in bytes, by its own directory; `null` if that can't be read. */
export function unpackedSize(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  if (end === null) return null;
  let at = view.getUint32(end + 16, true);
  let total = 0;
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== 0x02014b50) return null;
    total += sizeOf(view, at);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return total;
}

/** An entry that claims to be empty but isn't could unpack to anything. */
function sizeOf(view: DataView, at: number): number {
  const packed = view.getUint32(at + 20, true);
  const unpacked = view.getUint32(at + 24, true);
  return unpacked === 0 && packed > 2 ? Number.POSITIVE_INFINITY : unpacked;
}

function endOfDirectory(view: DataView): number | null {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 66_000); at -= 1)
    if (view.getUint32(at, true) === 0x06054b50) return at;
  return null;
}
