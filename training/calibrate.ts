import type { Aspect } from "../src/diagnosis/reader/aspect.ts";
import { type Scored, signalsIn } from "../src/diagnosis/reader/signals.ts";
import { isProblemOrGoal, type PartStatement, type Statement, writersOf } from "./statements.ts";
import type { Calibration } from "./table.ts";
import { aspects, type Model, readyText, scoresBy, train, weightedBy } from "./train.ts";

/** One theme of one statement, scored by a reader that wasn't trained on any of its writer's statements. */
export interface CrossScored {
  readonly statement: PartStatement;
  readonly signals: readonly number[];
  /** Whether the statement reports this theme as a problem; a denial does not. */
  readonly isLabeled: boolean;
}

/** Each statement scored by a model trained only on the other writers, theme by theme. */
export function crossScored(statements: readonly PartStatement[]): readonly CrossScored[] {
  const groups = [...Map.groupBy(statements, writersOf)].filter(([writers]) => writers !== null);
  return groups.flatMap(([writers, own]) => {
    const model = train(groups.filter(([others]) => others !== writers).flatMap(([, theirs]) => theirs));
    return own.flatMap((statement) =>
      signalsIn(scoredBy(model, statement.text)).map(({ theme, signals }) => ({
        statement,
        signals,
        isLabeled: isProblemOrGoal(statement) && statement.themes.includes(theme),
      })),
    );
  });
}

/** A text, and how a model scores it. */
function scoredBy(model: Model, text: string): Scored {
  const ready = readyText(text);
  const scores = scoresBy(model, ready);
  const scoreOf = (aspect: Aspect): number => scores[aspects.indexOf(aspect)] ?? 0;
  return { scoreOf, known: weightedBy(model.known, ready).rows.length, features: ready.features.size };
}

/** Steps of Newton's method; six digits are stable long before. */
const steps = 25;
/** A weak penalty that pulls all weights toward zero. */
const penalty = 1;

/**
 * How often a statement without a problem counts: a quarter of the training statements report none, but well over half
 * of the sentences of a shop that answers in full. Chosen with the case files.
 */
const neutralCounts = 8;
const countOf = ({ statement }: CrossScored): number => (saysNothing(statement) ? neutralCounts : 1);
const saysNothing = (statement: Statement): boolean => !isProblemOrGoal(statement) && statement.stance !== "denied";

/** Logistic regression of "this theme is reported" on the signals, over all statements and themes. */
export function calibrationOf(rows: readonly CrossScored[]): Calibration {
  const width = rows[0]?.signals.length ?? 0;
  const weights = new Float64Array(width);
  for (let step = 0; step < steps; step += 1) {
    const [slope, curve] = derivatives(rows, weights);
    const change = solved(curve, slope);
    for (let at = 0; at < width; at += 1) weights[at] = (weights[at] ?? 0) + (change[at] ?? 0);
  }
  const countsOf = (some: readonly CrossScored[]): number => some.reduce((sum, row) => sum + countOf(row), 0);
  const share = countsOf(rows.filter(({ isLabeled }) => isLabeled)) / countsOf(rows);
  return { weights: [...weights], base: Math.log(share / (1 - share)) };
}

/** Gradient and negative second derivatives of the penalized log likelihood. */
function derivatives(
  rows: readonly CrossScored[],
  weights: Float64Array,
): readonly [slope: number[], curve: number[][]] {
  const slope = Array.from(weights, (weight) => -penalty * weight);
  const curve = Array.from(weights, (_, i) => Array.from(weights, (__, j): number => (i === j ? penalty : 0)));
  for (const scored of rows) {
    const { signals, isLabeled } = scored;
    const likely = 1 / (1 + Math.exp(-signals.reduce((sum, signal, at) => sum + signal * (weights[at] ?? 0), 0)));
    const counts = countOf(scored);
    const [error, spread] = [counts * (Number(isLabeled) - likely), counts * likely * (1 - likely)];
    signals.forEach((signal, i) => {
      slope[i] = (slope[i] ?? 0) + error * signal;
      const row = curve[i];
      if (row)
        signals.forEach((other, j) => {
          row[j] = (row[j] ?? 0) + spread * signal * other;
        });
    });
  }
  return [slope, curve];
}

/** Solves matrix × x = right by Gaussian elimination; the matrix is positive definite, so no row needs to be swapped. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  rows.forEach((pivot, i) => {
    for (const [k, row] of rows.entries()) {
      if (k === i) continue;
      const factor = (row[i] ?? 0) / (pivot[i] ?? 1);
      for (let j = i; j < row.length; j += 1) row[j] = (row[j] ?? 0) - factor * (pivot[j] ?? 0);
    }
  });
  return rows.map((row, i) => (row.at(-1) ?? 0) / (row[i] ?? 1));
}

/** From this ratio, a passage reads as a problem. */
const troubleFrom = 3;

/**
 * How many neutral statements of other writers read as a problem, and how many problems as what they are. Shares from 0
 * to 1. The calibration is fitted on all of them, which hardly flatters it, because it has only 13 weights.
 */
export function acrossWriters(rows: readonly CrossScored[], { weights, base }: Calibration) {
  const isRead = ({ signals }: CrossScored): boolean =>
    signals.reduce((sum, signal, at) => sum + signal * (weights[at] ?? 0), -base) >= Math.log(troubleFrom);
  const statements = [...Map.groupBy(rows, ({ statement }) => statement).values()];
  const neutral = statements.filter(([first]) => first !== undefined && saysNothing(first.statement));
  const troubles = statements.filter((own) => own.some(({ isLabeled }) => isLabeled));
  const share = (of: typeof statements, is: (row: CrossScored) => boolean): number =>
    Number((of.filter((own) => own.some(is)).length / of.length).toFixed(3));
  return {
    neutral_as_trouble: share(neutral, isRead),
    trouble_detected: share(troubles, (row) => row.isLabeled && isRead(row)),
  };
}
