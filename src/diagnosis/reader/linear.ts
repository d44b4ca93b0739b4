import { maxTexts, memoize, memoizeEach, memoizeText } from "../memoize.ts";
import { featuresOf, type Prepared, prepareText } from "./features.ts";
import { type FeatureTable, knownFeatures } from "./known-features.ts";
import { knownIn, type Weighted, weightedFeatures } from "./scale.ts";

/** What training writes: the features it knows, and for each label a weight for every one of them. */
export interface WeightTable<Label extends string> extends FeatureTable {
  readonly columns: readonly {
    readonly label: Label;
    readonly offset: number;
    readonly largest: number;
    /** Base64: half a byte a feature. */
    readonly levels: string;
  }[];
}

/** A stretch of a text as a reader scored it. */
export interface Scores {
  /** How many of its features the reader knows. */
  readonly knownCount: number;
  /** How many features it has, whether the reader knows them or not. */
  readonly featureCount: number;
  /** Its score for each label, in the order of the table. */
  readonly scores: readonly number[];
}

/** Some words of a text: from `start` up to `end`, or all of them. */
export interface Stretch {
  readonly text: Prepared;
  readonly start?: number;
  readonly end?: number;
}

/** Scores stretches of texts for a table's labels: about 0 if one isn't about a label, about 1 if it is about nothing else. */
export interface LinearReader<Label extends string> {
  readonly read: (stretch: Stretch) => Scores;
  /** The features that `read` scored, until the next stretch of the text is read. */
  readonly weightedIn: (stretch: Stretch) => Weighted;
  readonly columnOf: Readonly<Record<Label, number>>;
  readonly weightOf: (row: number, column: number) => number;
}

/** How many weights a column has to choose from. */
const levelCount = 16;

export function linearReader<Label extends string>(table: WeightTable<Label>): LinearReader<Label> {
  const width = table.columns.length;
  const known = knownFeatures(table);
  /** Looked up once per text, for all its stretches. */
  const knownOf = memoizeEach((text: Prepared) => knownIn(text, known));
  const levels = unpackedLevels(table);
  const levelValues = Float32Array.from(table.columns.flatMap(({ largest }) => levelsUpTo(largest)));
  const offsets = table.columns.map(({ offset }) => offset);
  const weightOf = (row: number, column: number): number =>
    levelValues[column * levelCount + (levels[row * width + column] ?? 0)] ?? 0;
  // The cast is sound: every label of the table has its column.
  const columnOf = Object.fromEntries(table.columns.map(({ label }, column) => [label, column])) as Record<
    Label,
    number
  >;
  const read = ({ text, start, end }: Stretch): Scores => {
    const features = featuresOf(text, start, end);
    const { size, rows, values } = weightedFeatures(features, text, knownOf(text));
    // A plain array, because it is cheaper to create for each stretch than a typed array.
    const scores = offsets.slice();
    for (let at = 0; at < size; at += 1) {
      const value = values[at] ?? 0;
      const first = (rows[at] ?? 0) * width;
      for (let column = 0; column < width; column += 1) {
        const weight = levelValues[column * levelCount + (levels[first + column] ?? 0)] ?? 0;
        scores[column] = (scores[column] ?? 0) + value * weight;
      }
    }
    return { knownCount: size, featureCount: features.size, scores };
  };
  const weightedIn = ({ text, start, end }: Stretch): Weighted =>
    weightedFeatures(featuresOf(text, start, end), text, knownOf(text));
  return { read, weightedIn, columnOf, weightOf };
}

/** A label and how much a text is about it: about 0 if not at all, about 1 if it is about nothing else. */
export interface ScoredLabel<Label extends string> {
  readonly label: Label;
  readonly score: number;
}

interface Placed {
  readonly text: string;
  readonly stretch?: Stretch;
}

/** Scores whole texts for a table's labels. The table is unpacked when the first text is read. */
export function labelReader<Label extends string>(table: WeightTable<Label>) {
  let reader: LinearReader<Label> | undefined;
  const readerOf = (): LinearReader<Label> => {
    reader ??= linearReader(table);
    return reader;
  };
  const scoresOfPlaced = memoize(
    ({ text }: Placed) => text,
    ({ text, stretch = { text: prepareText(text) } }) => readerOf().read(stretch).scores,
    maxTexts,
  );
  const scoresIn = (text: string, stretch?: Stretch) => scoresOfPlaced({ text, ...(stretch && { stretch }) });
  return {
    /**
     * The score of a text for each label.
     *
     * @param stretch the text's position in an already prepared one
     */
    scoresOf(text: string, stretch?: Stretch): (label: Label) => number {
      const scores = scoresIn(text, stretch);
      const { columnOf } = readerOf();
      return (label) => scores[columnOf[label]] ?? 0;
    },
    /** The labels that score at least this much, in the order of the table. */
    labelsFrom(least: number, text: string, stretch?: Stretch): readonly ScoredLabel<Label>[] {
      const scores = scoresIn(text, stretch);
      const found: ScoredLabel<Label>[] = [];
      table.columns.forEach(({ label }, column) => {
        const score = scores[column] ?? 0;
        if (score >= least) found.push({ label, score });
      });
      return found;
    },
    /** All labels, the likeliest first. */
    ranked: memoizeText((text): readonly ScoredLabel<Label>[] =>
      table.columns
        .map(({ label }, column) => ({ label, score: scoresIn(text)[column] ?? 0 }))
        .sort((a, b) => b.score - a.score),
    ),
  };
}

/**
 * The levels row by row: a feature's levels for all labels are next to each other. A byte each, since the weights themselves
 * would not fit in the processor's cache.
 */
function unpackedLevels({ columns, rarities }: WeightTable<string>): Uint8Array {
  const [width, rows] = [columns.length, Uint8Array.fromBase64(rarities).length];
  const levels = new Uint8Array(rows * width);
  columns.forEach((one, column) => {
    const packed = Uint8Array.fromBase64(one.levels);
    for (let row = 0; row < rows; row += 1) {
      levels[row * width + column] = ((packed[row >> 1] ?? 0) >> ((row & 1) * 4)) & (levelCount - 1);
    }
  });
  return levels;
}

/** The levels, closer together near zero, where most weights are: level 8 is zero, 15 the largest, 1 its negative. */
function levelsUpTo(largest: number): readonly number[] {
  return Array.from({ length: levelCount }, (_, level) => Math.sign(level - 8) * ((level - 8) / 7) ** 2 * largest);
}
