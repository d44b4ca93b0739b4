import type { Range } from "../../knowledge/units.ts";

const plain = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });
const twoFigures = new Intl.NumberFormat("en-US", { maximumSignificantDigits: 2 });

/** A number of the shop or a division of its numbers: `336`, `1.3`. */
export const written = (value: number): string => plain.format(value);
/** An estimate of ours, to two figures: `2,200`. */
export const rounded = (value: number): string => twoFigures.format(value);
export const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** Each end of a range by the same factor. */
export const times = ({ low, likely, high }: Range, factor: number): Range => ({
  low: low * factor,
  likely: likely * factor,
  high: high * factor,
});

const words = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** A count as it is said: `two`, `14`. */
export const counted = (count: number): string => words[count] || written(count);
