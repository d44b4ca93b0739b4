import { type Block, blocks, type Features, type Prepared } from "./features.ts";

/** A feature that the reader knows: its row in the table of weights, and how much it tells by being rare. */
export interface Known {
  readonly row: number;
  readonly rarity: number;
}

/** The features of a stretch that the reader knows, as it weighs them; the lists run side by side. */
export interface Weighted {
  readonly rows: readonly number[];
  readonly values: readonly number[];
  /** Places of first and last word. */
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** How far each block counts beside the others. Chosen by cross-validation, see docs/method.md. */
const blockCounts = { words: 1, letters: 1, concepts: 0.3, pairs: 0.4 } as const satisfies Record<Block, number>;

/** What the reader knows of each feature in the vocabulary of a text. */
export const knownIn = ({ keys }: Prepared, known: ReadonlyMap<number, Known>): readonly (Known | undefined)[] =>
  keys.map((key) => known.get(key));

/**
 * The known features of a stretch, each with its weight in it: (1 + ln count) × rarity, scaled so that each block's squares
 * add up to the square of what it counts. Training and reading use this same scale.
 */
export function weightedFeatures(
  { ids, counts, from, to }: Features,
  { blockOf }: Prepared,
  known: readonly (Known | undefined)[],
): Weighted {
  const lengths = blocks.map(() => 0);
  const weighted: { rows: number[]; values: number[]; from: number[]; to: number[] } = {
    rows: [],
    values: [],
    from: [],
    to: [],
  };
  const inBlock: number[] = [];
  for (let at = 0; at < ids.length; at += 1) {
    const id = ids[at] ?? 0;
    const entry = known[id];
    if (entry === undefined) continue;
    const count = counts[at] ?? 1;
    const value = count === 1 ? entry.rarity : (1 + Math.log(count)) * entry.rarity;
    const block = blockOf[id] ?? 0;
    lengths[block] = (lengths[block] ?? 0) + value * value;
    weighted.rows.push(entry.row);
    weighted.values.push(value);
    weighted.from.push(from[at] ?? 0);
    weighted.to.push(to[at] ?? 0);
    inBlock.push(block);
  }
  const scales = blocks.map((block, at) => blockCounts[block] / Math.sqrt(lengths[at] ?? 1));
  for (let at = 0; at < inBlock.length; at += 1) {
    weighted.values[at] = (weighted.values[at] ?? 0) * (scales[inBlock[at] ?? 0] ?? 0);
  }
  return weighted;
}
