/** A value we aren't sure of: its range and its likely value. low ≤ likely ≤ high, in one unit. */
export interface Range {
  readonly low: number;
  readonly likely: number;
  readonly high: number;
}

/** A range without a likely value. low ≤ high, in one unit. */
export interface LowHigh {
  readonly low: number;
  readonly high: number;
}

declare const unit: unique symbol;
type Quantity<Unit extends string> = number & { readonly [unit]: Unit };

/** A part of a total, 0 to 1. Never a percentage: 0.15 in the code is shown as 15%. */
export type Share = Quantity<"share">;
