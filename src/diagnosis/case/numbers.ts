import type { Range } from "../../knowledge/figures/units.ts";
import { roundText } from "../../survey/writing.ts";

const plain = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });
const twoFigures = new Intl.NumberFormat("en-US", { maximumSignificantDigits: 2 });

/** A number from the shop, or a quotient of its numbers: `336`, `1.3`. */
export const written = (value: number): string => roundText(value, plain.format);
/** Our estimate, to two significant figures: `2,200`. */
export const rounded = (value: number): string => roundText(value, twoFigures.format);
/** An estimate as the number it is printed as, so that sums of printed numbers come out right. */
export const asPrinted = (value: number): number => Number(value.toPrecision(2));
export const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** A range with all three values multiplied. */
export const times = ({ low, likely, high }: Range, factor: number): Range => ({
  low: low * factor,
  likely: likely * factor,
  high: high * factor,
});

const words = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** A count as people say it: `two`, `14`. */
export const counted = (count: number): string => words[count] || written(count);
