import { featuresOf, prepared } from "../src/diagnosis/reader/features.ts";
import { signsOf } from "../src/diagnosis/reader/scale.ts";
import { hashOf, type Statement, themeIds } from "./statements.ts";
import type { Calibration } from "./table.ts";
import { aspects, type Model, train } from "./train.ts";

const folds = 3;

/** Scores of each statement by a model that was not trained on it: one row a statement, one column an aspect. */
export function crossScores(
  statements: readonly Statement[],
  always: readonly Statement[],
): readonly (readonly number[])[] {
  const foldOf = ({ text }: Statement): number => hashOf(`fold ${text}`) % folds;
  const models = Array.from({ length: folds }, (_, fold) =>
    train([...statements.filter((one) => foldOf(one) !== fold), ...always]),
  );
  const modelOf = (statement: Statement): Model => models[foldOf(statement)] as Model;
  return statements.map((one) => scoresOf(modelOf(one), one.text));
}

/** What a model hears in a text, in the order of the aspects. */
export function scoresOf({ known, columns }: Model, text: string): readonly number[] {
  const signs = signsOf(featuresOf(prepared(text)), known);
  return columns.map(({ offset, weights }) =>
    signs.reduce((sum, { row, value }) => sum + value * (weights[row] ?? 0), offset),
  );
}

const steps = 50;

/** Logistic regression of "this theme is spoken of" on the score, over all statements and themes, by Newton's method. */
export function calibrationOf(statements: readonly Statement[], scores: readonly (readonly number[])[]): Calibration {
  const pairs = statements.flatMap((statement, row) =>
    themeIds.map(
      (theme) =>
        [scores[row]?.[aspects.indexOf(theme)] ?? Number.NaN, statement.themes.includes(theme) ? 1 : 0] as const,
    ),
  );
  let [slope, offset] = [1, 0];
  for (let step = 0; step < steps; step += 1) {
    let [g0, g1, h00, h01, h11] = [0, 0, 1e-9, 0, 1e-9];
    for (const [score, wanted] of pairs) {
      const likely = 1 / (1 + Math.exp(-(slope * score + offset)));
      const [error, weight] = [wanted - likely, likely * (1 - likely)];
      g0 += error;
      g1 += error * score;
      h00 += weight;
      h01 += weight * score;
      h11 += weight * score * score;
    }
    const determinant = h00 * h11 - h01 * h01;
    offset += (h11 * g0 - h01 * g1) / determinant;
    slope += (h00 * g1 - h01 * g0) / determinant;
  }
  const share = pairs.reduce((sum, [, wanted]) => sum + wanted, 0) / pairs.length;
  return { slope, offset, base: Math.log(share / (1 - share)) };
}
