import { type Block, blocks, type Features, type Prepared } from "./features.ts";

/** A feature that the reader knows: its row in the table of weights, and its weight for being rare. */
export interface Known {
  readonly row: number;
  readonly rarity: number;
}

/** The known features of a stretch with their weights, as parallel lists, filled up to `size`. */
export interface Weighted {
  readonly size: number;
  readonly rows: Int32Array;
  readonly values: Float64Array;
  /** Indexes of the first and last word. */
  readonly from: Int32Array;
  readonly to: Int32Array;
}

/** How much each block counts relative to the others. Chosen by cross-validation (docs/method.md). */
const blockCounts = { words: 1, letters: 1, concepts: 0.3, pairs: 0.4 } as const satisfies Record<Block, number>;

/** By feature id: its row in the table of weights, or `unknown`, and its rarity. */
export interface KnownInText {
  readonly rows: Int32Array;
  readonly rarities: Float64Array;
  /** Where the features of a stretch are listed. Kept, because a text has dozens of stretches. */
  readonly lists: Omit<Weighted, "size"> & { readonly blocks: Uint8Array };
}

const unknown = -1;

/**
 * Looks up the features of a text once for all its stretches. Typed arrays, because they are read for every word of
 * every stretch.
 */
export function knownIn({ keys }: Prepared, known: (key: number) => Known | undefined): KnownInText {
  const rows = new Int32Array(keys.length).fill(unknown);
  const rarities = new Float64Array(keys.length);
  for (let id = 0; id < keys.length; id += 1) {
    const entry = known(keys[id] ?? 0);
    if (entry === undefined) continue;
    rows[id] = entry.row;
    rarities[id] = entry.rarity;
  }
  const wholes = (): Int32Array => new Int32Array(keys.length);
  const [values, ofBlocks] = [new Float64Array(keys.length), new Uint8Array(keys.length)];
  return { rows, rarities, lists: { rows: wholes(), values, blocks: ofBlocks, from: wholes(), to: wholes() } };
}

/**
 * The known features of a stretch, weighted by (1 + ln count) × rarity and scaled so that each block's squares add up
 * to the square of its `blockCounts`. Training and reading use the same scale. The lists hold until the next stretch of
 * the same text is weighted.
 */
export function weightedFeatures(
  { size, ids, counts, from, to }: Features,
  { blockOf }: Prepared,
  { rows, rarities, lists }: KnownInText,
): Weighted {
  const lengths = new Float64Array(blocks.length);
  let kept = 0;
  for (let at = 0; at < size; at += 1) {
    const id = ids[at] ?? 0;
    const row = rows[id] ?? unknown;
    if (row === unknown) continue;
    const value = weightOf(counts[at] ?? 1, rarities[id] ?? 0);
    const block = blockOf[id] ?? 0;
    lengths[block] = (lengths[block] ?? 0) + value * value;
    lists.rows[kept] = row;
    lists.blocks[kept] = block;
    lists.values[kept] = value;
    lists.from[kept] = from[at] ?? 0;
    lists.to[kept] = to[at] ?? 0;
    kept += 1;
  }
  const scales = blocks.map((block, at) => blockCounts[block] / Math.sqrt(lengths[at] ?? 1));
  for (let at = 0; at < kept; at += 1)
    lists.values[at] = (lists.values[at] ?? 0) * (scales[lists.blocks[at] ?? 0] ?? 0);
  return { size: kept, ...lists };
}

const weightOf = (count: number, rarity: number): number => (count === 1 ? rarity : (1 + Math.log(count)) * rarity);
