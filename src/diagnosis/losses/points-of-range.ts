import type { Range } from "../../knowledge/figures/units.ts";
import { quantileOf, shownParts } from "../../survey/triangular-distribution.ts";

/** Chooses one value out of a range. `id` names the assumption, so that a caller can treat some unlike others. */
export type PointOfRange = (range: Range, id: string) => number;

export const atLikely: PointOfRange = (range) => range.likely;
export const atHigh: PointOfRange = (range) => range.high;

/**
 * Reads every range at the same quantile of its triangle (low, likely, high), as if all assumptions were wrong together.
 *
 * For terms that grow with each of their inputs this is exact: the quantile of a sum is the sum of the quantiles, and the
 * themes add up to their total at every quantile.
 *
 * @param quantile 0 to 1
 */
export const atQuantile =
  (quantile: number): PointOfRange =>
  (range) =>
    quantileOf(range, quantile);

/** The quantiles shown as low and high: one time in ten the truth is below, one time in ten above. */
export const shownLow = atQuantile(shownParts.low);
export const shownHigh = atQuantile(shownParts.high);
/** The three points at which a figure is shown: low, likely, high. */
export const shownPicks: readonly [low: PointOfRange, likely: PointOfRange, high: PointOfRange] = [
  shownLow,
  atLikely,
  shownHigh,
];
