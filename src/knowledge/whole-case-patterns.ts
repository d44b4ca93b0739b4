import type { FindingTest } from "./finding-rule.ts";
import type { ThemeId } from "./themes.ts";

/** A pattern that no single answer shows: what must hold together, what it means, and for which cause it speaks. */
export interface WholeCasePattern {
  readonly title: string;
  /** All of these hold. */
  readonly when: readonly PatternTest[];
  /** None of these holds. */
  readonly unless?: readonly PatternTest[];
  readonly means: string;
  readonly theme: ThemeId;
  /** How many times likelier the pattern is where the theme is a root cause. Modest: our own judgment, fitted to nothing. */
  readonly ratio: number;
}

export type PatternTest =
  | FindingTest
  /** Something is meant to be bought, hired, built or learned. */
  | { readonly kind: "plan"; readonly assets: readonly ("machine" | "people" | "software" | "building" | "training")[] }
  /** A sentence that is no denial holds such words. */
  | { readonly kind: "words"; readonly says: RegExp }
  /** Two sentences hold such words, one each. */
  | { readonly kind: "two-sentences"; readonly first: RegExp; readonly second: RegExp };

export const wholeCasePatterns = {
  "capacity-at-an-unmeasured-step": {
    title: "Capacity is to be added at a step that no one measured",
    when: [
      { kind: "plan", assets: ["machine", "people", "building"] },
      { kind: "any-of", field: "machine_utilization_known", choices: ["Estimate only", "Not at all"] },
    ],
    means:
      "You plan to add capacity, and no one has counted what the capacity you have does. What looks like too little may be hours nobody sees.",
    theme: "capacity_visibility",
    ratio: 1.6,
  },
} as const satisfies Record<string, WholeCasePattern>;

export type PatternId = keyof typeof wholeCasePatterns;
