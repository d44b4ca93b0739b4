import type { Weight } from "../themes.ts";

/** Points of an evidence row by its weight; points against are subtracted. Own judgement: points and the 0.6/0.4 split are assumptions; strong = the respondent names the mechanism, moderate = typical companion, weak = context only. */
export const evidencePoints = { weak: 1, moderate: 2, strong: 3 } as const satisfies Record<Weight, number>;

/** Points of a KPI's urgency row by its level. A KPI's rows are OR-ed. Own judgement. */
export const urgencyPoints = { high: 2, medium: 1 } as const satisfies Record<"high" | "medium", number>;

/**
 * Shares (0 to 1) in which a theme's rank is mixed from its normalized score and from its loss over the largest loss of that
 * kind: machine hours for themes that cost machine hours, dollars for all others. Own judgement.
 */
export const rankShares = {
  machineHours: { score: 0.6, loss: 0.4 },
  otherCurrencies: { score: 0.8, loss: 0.2 },
} as const;
