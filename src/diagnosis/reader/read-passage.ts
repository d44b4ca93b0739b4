import { memoizeEach } from "../memoize.ts";
import type { Aspect } from "./aspect.ts";
import { bytesOf } from "./base64.ts";
import { featuresOf, type Prepared } from "./features.ts";
import { type Known, knownIn, type Weighted, weightedFeatures } from "./scale.ts";
import { weights as table } from "./weights.ts";
import type { Word } from "./words.ts";

/** A stretch of a text as the reader scored it. */
export interface Passage {
  readonly words: readonly Word[];
  readonly weighted: Weighted;
  /** How many features it has, whether the reader knows them or not. */
  readonly featureCount: number;
  /** Its score for each aspect, in the order of the table. */
  readonly scores: Float64Array;
}

/** Reads a stretch of a text: the words from `start` up to `end`, or all of it. */
export function passageOf(text: Prepared, start = 0, end = text.words.length): Passage {
  const features = featuresOf(text, start, end);
  const weighted = weightedFeatures(features, text, knownOf(text));
  const scores = offsets.slice();
  const { rows, values } = weighted;
  for (let at = 0; at < rows.length; at += 1) {
    const [row, value] = [rows[at] ?? 0, values[at] ?? 0];
    for (let column = 0; column < width; column += 1) {
      scores[column] = (scores[column] ?? 0) + value * weightOf(row, column);
    }
  }
  return { words: text.words.slice(start, end), weighted, featureCount: features.ids.length, scores };
}

/** A passage's score for an aspect: about 0 if it isn't about it, about 1 if it is about nothing else. */
export const scoreOf = (aspect: Aspect, { scores }: Passage): number => scores[columnOf[aspect]] ?? 0;

/**
 * How much each word of a passage contributed to the score of an aspect. A feature of several words is divided among
 * them.
 */
export function pullOf(aspect: Aspect, { words, weighted }: Passage): readonly number[] {
  const column = columnOf[aspect];
  const pull = words.map(() => 0);
  const { rows, values, from, to } = weighted;
  rows.forEach((row, at) => {
    const [first, last] = [from[at] ?? 0, to[at] ?? 0];
    const share = ((values[at] ?? 0) * weightOf(row, column)) / (last - first + 1);
    for (let index = first; index <= last; index += 1) pull[index] = (pull[index] ?? 0) + share;
  });
  return pull;
}

const width = table.columns.length;
/** How many weights a column has to choose from. */
const levelCount = 16;
const columnOf = Object.fromEntries(table.columns.map(({ aspect }, column) => [aspect, column])) as Readonly<
  Record<Aspect, number>
>;
const known = knownFeatures();
/** Looked up once per text, for all its stretches. */
const knownOf = memoizeEach((text: Prepared) => knownIn(text, known));
const levels = unpackLevels(known.size);
const levelValues = Float32Array.from(table.columns.flatMap(({ largest }) => levelsUpTo(largest)));
const offsets = Float64Array.from(table.columns, ({ offset }) => offset);
const weightOf = (row: number, column: number): number =>
  levelValues[column * levelCount + (levels[row * width + column] ?? 0)] ?? 0;

function knownFeatures(): ReadonlyMap<number, Known> {
  const keys = bytesOf(table.keys);
  const byte = (at: number): number => keys[at] ?? 0;
  return new Map(
    Array.from(bytesOf(table.rarities), (rarity, row) => [
      byte(row * 3) | (byte(row * 3 + 1) << 8) | (byte(row * 3 + 2) << 16),
      { row, rarity: rarity * table.rarityStep },
    ]),
  );
}

/**
 * The levels row by row: a feature's levels for all aspects are next to each other. A byte each, since the weights themselves
 * would not fit in the processor's cache.
 */
function unpackLevels(rows: number): Uint8Array {
  const levels = new Uint8Array(rows * width);
  table.columns.forEach((one, column) => {
    const packed = bytesOf(one.levels);
    for (let row = 0; row < rows; row += 1) {
      levels[row * width + column] = ((packed[row >> 1] ?? 0) >> ((row & 1) * 4)) & (levelCount - 1);
    }
  });
  return levels;
}

/** Closer together near zero, where most weights are: level 8 is zero, 15 the largest, 1 its opposite. */
function levelsUpTo(largest: number): readonly number[] {
  return Array.from({ length: levelCount }, (_, level) => Math.sign(level - 8) * ((level - 8) / 7) ** 2 * largest);
}
