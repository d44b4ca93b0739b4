import { weeksAYear } from "../../../knowledge/figures/working-weeks.ts";
import { withNoun } from "../../../survey/writing.ts";
import type { Price } from "../../facts/plans/amounts.ts";
import { rounded, written } from "../numbers.ts";
import { rulingWords } from "./ruling.words.ts";

/**
 * What a price comes to in machine hours, in sentences: `$38,000 ÷ $85 = about 450 machine hours to sell to pay for
 * it, before wages, material and tools.`
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
    toSell(`${money(dollars)} ÷ ${money(rate)}`, dollars / rate, period),
  ];
}

function toSell(sum: string, hours: number, period: "month" | "year" | null): string {
  if (period === null) return rulingWords.toPay(sum, aboutHours(hours));
  return rulingWords.toSell(sum, aboutHours(hours), period, period === "year" ? rounded(hours / weeksAYear) : null);
}

/** Hours as text, with "about" if they are rounded: `about 190 machine hours`. */
export function aboutHours(hours: number): string {
  const text = rounded(hours);
  return `${written(hours) === text ? "" : "about "}${withNoun(text, "machine hours")}`;
}

const cents = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount of money without its currency, with cents if it has some: `1,234`, `1,234.50`. */
export const amountText = (value: number): string => (Number.isInteger(value) ? written(value) : cents.format(value));
