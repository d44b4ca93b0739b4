import type { Model } from "./train.ts";

/** The log odds that a passage is about a theme, as weights of its signals, and the log odds for any passage. */
export interface Calibration {
  readonly weights: readonly number[];
  readonly base: number;
}

/**
 * A table of weights as TypeScript: each weight is one of sixteen levels of its column, and each rarity takes one byte.
 */
export function tableOf<Label extends string>(
  { known, columns }: Model<Label>,
  { type, from, about }: { readonly type: string; readonly from: string; readonly about: string },
): string {
  const rarityStep = Math.max(...[...known.values()].map(({ rarity }) => rarity)) / 255;
  const rarities = Uint8Array.from(known.values(), ({ rarity }) => Math.round(rarity / rarityStep));
  const keys = Uint8Array.from([...known.keys()].flatMap((key) => [key & 255, (key >> 8) & 255, key >> 16]));
  const rows = columns.map(({ label, offset, weights }) => {
    const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
    const levels = base64(packed(weights, largest));
    return `    { label: "${label}", offset: ${short(offset)}, largest: ${short(largest)}, levels: "${levels}" },`;
  });
  return `import type { ${type} } from "${from}";
import type { WeightTable } from "./linear.ts";

/**
 * What training made of ${about}: a weight for each of ${known.size} features and each label. Made by
 * \`npm run train\`, which gives the same table every time; do not edit.
 */
export const weights: WeightTable<${type}> = {
  rarityStep: ${short(rarityStep)},
  keys: "${base64(keys)}",
  rarities: "${base64(rarities)}",
  columns: [
${rows.join("\n")}
  ],
};
`;
}

/** How scores become log odds of a theme, as TypeScript. */
export const calibrationTable = (calibration: Calibration): string => `
/** Log odds of a theme: the sum of weights × signals (\`signals.ts\`); \`base\` is the log odds of any theme. */
export const calibration = {
  weights: [${calibration.weights.map(short).join(", ")}],
  base: ${short(calibration.base)},
};
`;

/** Six digits are finer than a byte can resolve, and hide differences in the last digits between machines. */
const short = (value: number): string => String(Number(value.toPrecision(6)));
const base64 = (values: Uint8Array): string => Buffer.from(values).toString("base64");

/**
 * The nearest of sixteen levels for each weight, two weights to a byte. Cross-validation saw no loss with four bits.
 */
function packed(weights: Float64Array, largest: number): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(weights.length / 2));
  weights.forEach((weight, row) => {
    const level = 8 + Math.round(7 * Math.sign(weight) * Math.sqrt(Math.abs(weight) / largest));
    bytes[row >> 1] = (bytes[row >> 1] ?? 0) | (level << ((row & 1) * 4));
  });
  return bytes;
}
