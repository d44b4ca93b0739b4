import { roundText } from "../survey/writing.ts";

/** An estimate as it is written: two significant figures, thousands separated. */
export const estimateText = (value: number): string => roundText(Number(value.toPrecision(2)), twoFigures);

const twoFigures = (value: number): string =>
  new Intl.NumberFormat("en-US", { maximumSignificantDigits: 2 }).format(value);

/** An estimate in dollars. */
export const dollarsText = (value: number): string => `$${estimateText(value)}`;

/** What a year costs, in its own currency, before the words that name it: hours, dollars, or days. */
export function lossText(value: number, currency: string): string {
  if (currency.endsWith("dollars") || currency.endsWith("cash")) return dollarsText(value);
  return currency.endsWith("days") ? `${estimateText(value)} days` : estimateText(value);
}

/** A count that was counted: every figure, thousands separated. */
export const countText = (value: number): string => new Intl.NumberFormat("en-US").format(value);

/** What something cost, in dollars: of the small sums that a model's answers cost, two significant figures. */
export const costText = (value: number): string => `$${estimateText(value)}`;

/** A score, a whole number. */
export const scoreText = (value: number): string => String(Math.round(value));

/** A moment as the reader's own country writes it: `Nov 21, 2026, 2:05 PM`. The reader's own time zone counts. */
export const momentText = (isoTime: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" }).format(new Date(isoTime));
