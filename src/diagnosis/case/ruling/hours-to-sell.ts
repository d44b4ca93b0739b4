import { withNoun } from "../../../survey/writing.ts";
import type { Price } from "../../facts/plans/price.ts";
import { rounded, written } from "../numbers.ts";
import { rulingWords } from "./ruling.words.ts";

/** What a price comes to in machine hours: `$38,000 ÷ $85 = about 450 machine hours to sell`. @param period `year` if it is paid each year */
export function hoursToSell(
  { dollars, each, count }: Price,
  rate: number,
  period: string | null,
  sign: string,
): string {
  const money = (value: number): string => `${sign}${inMoney(value)}`;
  const all =
    each === undefined || count === undefined ? "" : `${written(count)} × ${money(each)} = ${money(dollars)}. `;
  return all + rulingWords.toSell(`${money(dollars)} ÷ ${money(rate)}`, aboutHours(dollars / rate), period);
}

/** Hours as text, with "about" if they are rounded: `about 190 machine hours`. */
export const aboutHours = (hours: number, text = rounded(hours)): string =>
  `${written(hours) === text ? "" : "about "}${withNoun(text, "machine hours")}`;

export const inMoney = (value: number): string => (Number.isInteger(value) ? written(value) : value.toFixed(2));
