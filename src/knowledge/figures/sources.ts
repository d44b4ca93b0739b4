import type { Range } from "./units.ts";

/** A published figure or an assumption of our own. Values keep the unit of the source: `%` runs from 0 to 100 here. */
export interface Benchmark {
  readonly metric: string;
  readonly unit: string;
  /** The shops or things the figure describes. */
  readonly population: string;
  /** Percentile, group or condition the figure belongs to. */
  readonly group: string;
  /** One figure, a range, or `null` if the source states a rule without a figure. */
  readonly value: number | Range | null;
  readonly note: string;
  readonly source: Source;
}

/** Where a figure comes from. Our own judgment is a kind of source, and is labeled so wherever it is shown. */
export type Source =
  | {
      readonly kind: "published";
      readonly title: string;
      readonly url: string;
      /** `null` if the copy we read shows no date. */
      readonly year: number | null;
      /** The words of the source that carry the figure. */
      readonly evidence: string | null;
      /** high: named survey or official statistic; medium: vendor or trade statement; low: thirdhand. */
      readonly confidence: "high" | "medium" | "low";
    }
  | { readonly kind: "own-judgment" };

export const ownJudgment = { kind: "own-judgment" } as const;
