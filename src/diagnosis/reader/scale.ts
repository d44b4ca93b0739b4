import { type Block, blocks, type Features, type Prepared } from "./features.ts";

/** A feature that the reader knows: its row in the table of weights, and how much it tells by being rare. */
export interface Known {
  readonly row: number;
  readonly rarity: number;
}

/** The features of a stretch that the reader knows, as it weighs them; the lists run side by side. */
export interface Weighted {
  readonly rows: readonly number[];
  readonly values: Float64Array;
  /** Places of first and last word. */
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** How far each block counts beside the others. Chosen by cross-validation, see docs/method.md. */
const blockCounts = { words: 1, letters: 1, concepts: 0.3, pairs: 0.4 } as const satisfies Record<Block, number>;

/** By place in the vocabulary of a text: the row of each feature, `unknown` where the reader has none, and how rare it is. */
export interface KnownInText {
  readonly rows: Int32Array;
  readonly rarities: Float64Array;
}

const unknown = -1;

/** Looked up once for all stretches of a text. Typed, since these lists are read for every word of every stretch. */
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
 * The known features of a stretch, each with its weight in it: (1 + ln count) × rarity, scaled so that each block's squares
 * add up to the square of what it counts. Training and reading use this same scale.
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
  kept.forEach((at, place) => {
    const id = ids[at] ?? 0;
    const [count, rarity, block] = [counts[at] ?? 1, rarities[id] ?? 0, blockOf[id] ?? 0];
    const value = count === 1 ? rarity : (1 + Math.log(count)) * rarity;
    values[place] = value;
    lengths[block] = (lengths[block] ?? 0) + value * value;
  });
  const scales = Float64Array.from(blocks, (block, at) => blockCounts[block] / Math.sqrt(lengths[at] ?? 1));
  kept.forEach((at, place) => {
    values[place] = (values[place] ?? 0) * (scales[blockOf[ids[at] ?? 0] ?? 0] ?? 0);
  });
  return {
    rows: kept.map((at) => rows[ids[at] ?? 0] ?? 0),
    values,
    from: kept.map((at) => from[at] ?? 0),
    to: kept.map((at) => to[at] ?? 0),
  };
}
