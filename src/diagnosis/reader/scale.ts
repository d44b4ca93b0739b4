import { type Block, blocks, type Features, type Prepared } from "./features.ts";

/** A feature that the reader knows: its row in the table of weights, and its weight for being rare. */
export interface Known {
  readonly row: number;
  readonly rarity: number;
}

/** The known features of a stretch with their weights, as parallel lists. */
export interface Weighted {
  readonly rows: readonly number[];
  readonly values: Float64Array;
  /** Indexes of the first and last word. */
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** How much each block counts relative to the others. Chosen by cross-validation (docs/method.md). */
const blockCounts = { words: 1, letters: 1, concepts: 0.3, pairs: 0.4 } as const satisfies Record<Block, number>;

/** By feature id: its row in the table of weights, or `unknown`, and its rarity. */
export interface KnownInText {
  readonly rows: Int32Array;
  readonly rarities: Float64Array;
}

const unknown = -1;

/**
 * Looks up the features of a text once for all its stretches. Typed arrays, because they are read for every word of
 * every stretch.
 */
export function knownIn({ keys }: Prepared, known: ReadonlyMap<number, Known>): KnownInText {
  const rows = new Int32Array(keys.length).fill(unknown);
  const rarities = new Float64Array(keys.length);
  for (let id = 0; id < keys.length; id += 1) {
    const entry = known.get(keys[id] ?? 0);
    if (entry === undefined) continue;
    rows[id] = entry.row;
    rarities[id] = entry.rarity;
  }
  return { rows, rarities };
}

/**
 * The known features of a stretch, weighted by (1 + ln count) × rarity and scaled so that each block's squares add up
 * to the square of its `blockCounts`. Training and reading use the same scale.
 */
export function weightedFeatures(
  { ids, counts, from, to }: Features,
  { blockOf }: Prepared,
  { rows, rarities }: KnownInText,
): Weighted {
  const kept: number[] = [];
  for (let at = 0; at < ids.length; at += 1) if (rows[ids[at] ?? 0] !== unknown) kept.push(at);
  const values = new Float64Array(kept.length);
  const lengths = new Float64Array(blocks.length);
  kept.forEach((at, position) => {
    const id = ids[at] ?? 0;
    const [count, rarity, block] = [counts[at] ?? 1, rarities[id] ?? 0, blockOf[id] ?? 0];
    const value = count === 1 ? rarity : (1 + Math.log(count)) * rarity;
    values[position] = value;
    lengths[block] = (lengths[block] ?? 0) + value * value;
  });
  const scales = Float64Array.from(blocks, (block, at) => blockCounts[block] / Math.sqrt(lengths[at] ?? 1));
  kept.forEach((at, position) => {
    values[position] = (values[position] ?? 0) * (scales[blockOf[ids[at] ?? 0] ?? 0] ?? 0);
  });
  return {
    rows: kept.map((at) => rows[ids[at] ?? 0] ?? 0),
    values,
    from: kept.map((at) => from[at] ?? 0),
    to: kept.map((at) => to[at] ?? 0),
  };
}
