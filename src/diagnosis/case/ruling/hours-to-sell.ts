import { withNoun } from "../../../survey/writing.ts";
import type { Price } from "../../facts/plans/price.ts";
import { rounded, written } from "../numbers.ts";
import { rulingWords } from "./ruling.words.ts";

/**
 * What a price comes to in machine hours, in sentences: `$38,000 ÷ $85 = about 450 machine hours to sell just to take in
 * its price.`
 *
 * @param period how often the price is paid; `null` if once
 */
export function hoursToSell(
  { dollars, each, count }: Pick<Price, "dollars" | "each" | "count">,
  rate: number,
  period: "month" | "year" | null,
  sign: string,
): readonly string[] {
  const money = (value: number): string => `${sign}${amountText(value)}`;
  return [
    ...(each === undefined || count === undefined ? [] : [`${written(count)} × ${money(each)} = ${money(dollars)}.`]),
    rulingWords.toSell(`${money(dollars)} ÷ ${money(rate)}`, aboutHours(dollars / rate), period),
  ];
}

/** Hours as text, with "about" if they are rounded: `about 190 machine hours`. */
export function aboutHours(hours: number): string {
  const text = rounded(hours);
  return `${written(hours) === text ? "" : "about "}${withNoun(text, "machine hours")}`;
}

const cents = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount of money without its currency, with cents if it has some: `1,234`, `1,234.50`. */
export const amountText = (value: number): string => (Number.isInteger(value) ? written(value) : cents.format(value));
