import type { Known } from "./scale.ts";

/** The features that training keeps, by row. */
export interface FeatureTable {
  readonly rarityStep: number;
  /** Base64: three bytes a feature. */
  readonly keys: string;
  /** Base64: a byte a feature, times `rarityStep`. */
  readonly rarities: string;
}

/**
 * Finds a feature of a table of at most 65,535 by its key. A hash table of our own: as a `Map`, 25,000 features take 2 MB,
 * and each lookup leaves the processor's cache.
 */
export function knownFeatures(table: FeatureTable): (key: number) => Known | undefined {
  const keys = keysIn(Uint8Array.fromBase64(table.keys));
  const rarities = Uint8Array.fromBase64(table.rarities);
  // At most half full, so that few features share a slot. Each holds a row, counted from 1.
  const slots = new Uint16Array(2 ** (Math.ceil(Math.log2(keys.length)) + 1));
  const lastSlot = slots.length - 1;
  const slotOf = (key: number): number => {
    let slot = key & lastSlot;
    while (slots[slot] !== 0 && keys[(slots[slot] ?? 0) - 1] !== key) slot = (slot + 1) & lastSlot;
    return slot;
  };
  keys.forEach((key, row) => {
    slots[slotOf(key)] = row + 1;
  });
  return (key) => {
    const row = (slots[slotOf(key)] ?? 0) - 1;
    return row < 0 ? undefined : { row, rarity: (rarities[row] ?? 0) * table.rarityStep };
  };
}

/** Three bytes a key, the lowest first. */
function keysIn(bytes: Uint8Array): Int32Array {
  const byte = (at: number): number => bytes[at] ?? 0;
  return Int32Array.from(
    { length: bytes.length / 3 },
    (_, row) => byte(row * 3) | (byte(row * 3 + 1) << 8) | (byte(row * 3 + 2) << 16),
  );
}
