/** A value we are not sure of: the range it lies in and the value we would bet on. low ≤ likely ≤ high, one unit. */
export interface Range {
  readonly low: number;
  readonly likely: number;
  readonly high: number;
}

declare const unit: unique symbol;
type Quantity<Unit extends string> = number & { readonly [unit]: Unit };

/** A part of a whole, 0 to 1. Never a percentage: 0.15 is written 0.15 and shown as 15%. */
export type Share = Quantity<"share">;
