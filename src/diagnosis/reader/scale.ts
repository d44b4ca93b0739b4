import { type Block, blocks, type Feature } from "./features.ts";

/** A feature that the reader knows: its row in the table of weights, and how much it tells by being rare. */
export interface Known {
  readonly row: number;
  readonly rarity: number;
}

/** A feature of a text as the reader weighs it. */
export interface WeightedFeature {
  readonly row: number;
  readonly value: number;
  /** Places of its first and last word. */
  readonly from: number;
  readonly to: number;
}

/** How far each block counts beside the others. Chosen by cross-validation, see docs/method.md. */
const blockCounts = { words: 1, letters: 1, concepts: 0.3, pairs: 0.4 } as const satisfies Record<Block, number>;

/**
 * The known features of a text, each with its weight in it: (1 + ln count) × rarity, scaled so that each block's squares
 * add up to the square of what it counts. Training and reading use this same scale.
 */
export function weightedFeatures(
  features: ReadonlyMap<number, Feature>,
  known: ReadonlyMap<number, Known>,
): readonly WeightedFeature[] {
  const lengths: Record<Block, number> = { words: 0, letters: 0, concepts: 0, pairs: 0 };
  const weighted: { block: Block; row: number; value: number; from: number; to: number }[] = [];
  for (const [key, { block, count, from, to }] of features) {
    const entry = known.get(key);
    if (entry === undefined) continue;
    const value = (1 + Math.log(count)) * entry.rarity;
    lengths[block] += value * value;
    weighted.push({ block, row: entry.row, value, from, to });
  }
  for (const block of blocks) lengths[block] = Math.sqrt(lengths[block]) / blockCounts[block];
  for (const one of weighted) one.value /= lengths[one.block];
  return weighted;
}
