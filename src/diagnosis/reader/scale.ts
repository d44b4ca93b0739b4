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
  readonly lists: Omit<Weighted, "size">;
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
  const lists = { rows: wholes(), values: new Float64Array(keys.length), from: wholes(), to: wholes() };
  return { rows, rarities, lists };
}

/**
 * The known features of a stretch, weighted by (1 + ln count) × rarity and scaled so that each block's squares add up
 * to the square of its `blockCounts`. Training and reading use the same scale. The lists hold until the next stretch of
 * the same text is weighted.
 */
export function weightedFeatures(
  { size, ids, counts, from, to }: Features,
  { blockOf }: Prepared,
  known: KnownInText,
): Weighted {
  const valueAt = (at: number): number => {
    const [count, rarity] = [counts[at] ?? 1, known.rarities[ids[at] ?? 0] ?? 0];
    return count === 1 ? rarity : (1 + Math.log(count)) * rarity;
  };
  const lengths = new Float64Array(blocks.length);
  for (let at = 0; at < size; at += 1) {
    const id = ids[at] ?? 0;
    if (known.rows[id] === unknown) continue;
    const [value, block] = [valueAt(at), blockOf[id] ?? 0];
    lengths[block] = (lengths[block] ?? 0) + value * value;
  }
  const scales = blocks.map((block, at) => blockCounts[block] / Math.sqrt(lengths[at] ?? 1));
  const { lists } = known;
  let kept = 0;
  for (let at = 0; at < size; at += 1) {
    const id = ids[at] ?? 0;
    const row = known.rows[id] ?? unknown;
    if (row === unknown) continue;
    lists.rows[kept] = row;
    lists.values[kept] = valueAt(at) * (scales[blockOf[id] ?? 0] ?? 0);
    lists.from[kept] = from[at] ?? 0;
    lists.to[kept] = to[at] ?? 0;
    kept += 1;
  }
  return { size: kept, ...lists };
}
