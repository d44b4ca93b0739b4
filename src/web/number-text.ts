import { roundText } from "../survey/writing.ts";

/** An estimate: two significant figures, thousands separated. */
export const estimateText = (value: number): string =>
  // Adding zero makes a negative zero a plain one.
  roundText(Number(value.toPrecision(2)) + 0, twoFigures);

const twoFigures = (value: number): string =>
  new Intl.NumberFormat("en-US", { maximumSignificantDigits: 2 }).format(value);

/** An estimated amount of money with the shop's currency symbol. */
export const moneyText = (value: number, mark: string): string => `${mark}${estimateText(value)}`;

/** A yearly loss in its own unit: hours, dollars, or days. */
export function lossText(value: number, currency: string): string {
  if (currency.endsWith("dollars") || currency.endsWith("cash")) return moneyText(value, "$");
  const text = estimateText(value);
  return currency.endsWith("days") ? `${text} ${text === "1" ? "day" : "days"}` : text;
}

/** An exact count, thousands separated. */
export const countText = (value: number): string => new Intl.NumberFormat("en-US").format(value);

/** A cost in dollars; two significant figures for small sums, such as a model's replies. */
export const costText = (value: number): string => `$${estimateText(value)}`;

/** A score, a whole number. */
export const scoreText = (value: number): string => String(Math.round(value));

/** A moment in the reader's locale and time zone: `Nov 21, 2026, 2:05 PM`. */
export const momentText = (isoTime: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" })
    .format(new Date(isoTime))
    // Month and day stay on one line, and so do the hour and AM or PM.
    .replace(/ (?=[AP]M$|\d{1,2},)/g, "\u00a0");
