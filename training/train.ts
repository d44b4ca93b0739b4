import type { Aspect } from "../src/diagnosis/reader/aspect.ts";
import { type Features, featuresOf, type Prepared, prepareText } from "../src/diagnosis/reader/features.ts";
import { type Known, knownIn, type Weighted, weightedFeatures } from "../src/diagnosis/reader/scale.ts";
import { bayes, type Line, matrixOf, ridge } from "./matrix.ts";
import { type Statement, themeIds } from "./statements.ts";

/** Chosen by cross-validation on the training statements. */
const usualPenalty = 1.2;
const fewestTexts = 2;
/** How much a statement is about a theme that it hints at (1), shows (2) or states plainly (3). */
const strengthCounts: Readonly<Record<number, number>> = { 1: 0.4, 2: 0.7, 3: 1 };
/** Naive Bayes next to least squares: its weight in the sum, and its smoothing. */
const bayesCounts = 0.05;
const smoothing = 0.05;
/** With this many features, the table of weights stays under 400 kB. */
export const mostFeatures = 25_000;

export const aspects: readonly Aspect[] = [...themeIds, "denied", "wish", "talk"];

/** The stances of statements for each aspect that isn't a theme. */
const stancesOf: Readonly<Record<"denied" | "talk" | "wish", readonly Statement["stance"][]>> = {
  denied: ["denied", "satisfied"],
  talk: ["neutral", "past", "plan"],
  wish: ["goal"],
};
/** Such a statement is about no theme, whatever it mentions. */
const mentionsOnly: readonly Statement["stance"][] = ["satisfied", "past", "plan"];

/**
 * Whether a statement is about an aspect, from 0 to 1. A denial is about its theme too; what it says of the theme is
 * the stance.
 */
export const target = ({ themes, stance, strength }: Statement, aspect: Aspect): number => {
  if (aspect === "denied" || aspect === "talk" || aspect === "wish") return stancesOf[aspect].includes(stance) ? 1 : 0;
  if (mentionsOnly.includes(stance)) return 0;
  if (!themes.includes(aspect)) return 0;
  return strengthCounts[strength?.[aspect] ?? (themes[0] === aspect ? 3 : 2)] ?? 0;
};

/** A linear score for each label, over the features it knows. */
export interface Model<Label extends string = Aspect> {
  readonly known: ReadonlyMap<number, Known>;
  readonly columns: readonly { readonly label: Label; readonly offset: number; readonly weights: Float64Array }[];
}

/** The theme reader: a column for each aspect, on the features that say most about the themes. */
export function train(statements: readonly Statement[], most = mostFeatures): Model {
  const wanted = aspects.map((label) => ({
    label,
    wanted: Float64Array.from(statements, (statement) => target(statement, label)),
  }));
  return trainOn(
    statements.map(({ text }) => readyText(text)),
    wanted,
    { most, deciding: themeIds.length },
  );
}

interface Limits {
  /** How many features to keep. */
  readonly most: number;
  /** How many of the labels, counted from the first, decide which features to keep. */
  readonly deciding?: number;
  /** The penalty on large weights in least squares. */
  readonly penalty?: number;
}

/** What each text should score for a label. */
export interface Wanted<Label extends string> {
  readonly label: Label;
  readonly wanted: Float64Array;
}

/**
 * Fits least squares and naive Bayes on the features of some texts, then again on only the most informative of them.
 */
export function trainOn<Label extends string>(
  texts: readonly ReadyText[],
  wanted: readonly Wanted<Label>[],
  { most, deciding = wanted.length, penalty = usualPenalty }: Limits,
): Model<Label> {
  const all = fitted(texts, wanted, frequentIn(texts), penalty);
  return all.known.size <= most ? all : fitted(texts, wanted, new Set(mostInformative(all, most, deciding)), penalty);
}

/** A text and its features. */
export interface ReadyText {
  readonly text: Prepared;
  readonly features: Features;
}

export function readyText(given: string): ReadyText {
  const text = prepareText(given);
  return { text, features: featuresOf(text) };
}

/** The features of a text that a model knows, weighted. */
export function weightedBy(
  known: ReadonlyMap<number, Known>,
  { text, features }: ReadyText,
): Pick<Weighted, "rows" | "values"> {
  const lookedUp = knownIn(text, (key) => known.get(key));
  const { size, rows, values } = weightedFeatures(features, text, lookedUp);
  return { rows: rows.subarray(0, size), values: values.subarray(0, size) };
}

/** A text's score for each label of a model, in the model's order. */
export function scoresBy({ known, columns }: Model<string>, text: ReadyText): readonly number[] {
  const { rows, values } = weightedBy(known, text);
  return columns.map(({ offset, weights }) =>
    rows.reduce((sum, row, at) => sum + (values[at] ?? 0) * (weights[row] ?? 0), offset),
  );
}

function fitted<Label extends string>(
  texts: readonly ReadyText[],
  labels: readonly Wanted<Label>[],
  keys: ReadonlySet<number>,
  penalty: number,
): Model<Label> {
  const counts = countsIn(texts);
  const known = new Map(
    [...keys].map((key, row) => [key, { row, rarity: rarityOf(counts.get(key) ?? 0, texts.length) }]),
  );
  const weighted = texts.map((text) => weightedBy(known, text));
  const rows = weighted.map(({ rows, values }) => Array.from(rows, (row, at) => [row, values[at] ?? 0] as const));
  const matrix = matrixOf(rows, known.size);
  const columns = labels.map(({ label, wanted }) => ({
    label,
    ...blended(ridge(matrix, wanted, penalty), bayes(matrix, wanted, smoothing)),
  }));
  return { known, columns };
}

/** The sum of both, naive Bayes scaled down. It has one weight per feature, so it is no larger than either. */
function blended(squares: Line, odds: Line): Line {
  return {
    weights: squares.weights.map((weight, row) => weight + bayesCounts * (odds.weights[row] ?? 0)),
    offset: squares.offset + bayesCounts * odds.offset,
  };
}

/** Rare features say more than common ones: 1 + ln((1 + texts) / (1 + texts with the feature)). */
const rarityOf = (holding: number, texts: number): number => 1 + Math.log((1 + texts) / (1 + holding));

const frequentIn = (texts: readonly ReadyText[]): ReadonlySet<number> =>
  new Set([...countsIn(texts)].filter(([, count]) => count >= fewestTexts).map(([key]) => key));

function countsIn(texts: readonly ReadyText[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { text } of texts) for (const key of text.keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/**
 * The features whose weights over the deciding labels are largest relative to their rarity. Ties are ordered by key, so
 * that the result is stable.
 */
function mostInformative<Label extends string>(
  { known, columns }: Model<Label>,
  most: number,
  deciding: number,
): readonly number[] {
  const decide = columns.slice(0, deciding);
  const sizes = [...known].map(([key, { row, rarity }]) => {
    const squares = decide.reduce((sum, { weights }) => sum + (weights[row] ?? 0) ** 2, 0);
    return { key, size: squares / rarity ** 2 };
  });
  return sizes
    .sort((a, b) => b.size - a.size || a.key - b.key)
    .slice(0, most)
    .map(({ key }) => key);
}
