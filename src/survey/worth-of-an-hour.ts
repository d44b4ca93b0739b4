import type { Submission } from "./submission.ts";
import { quantileOf, shownParts, type Triangle } from "./triangular-distribution.ts";

/**
 * The figures behind the worth of an hour, copied from `src/knowledge`, because the form loads neither that folder nor
 * the engine. `src/diagnosis/insights.test.ts` checks that the copies agree.
 */
export const hourFigures = {
  /** Hours that one shift staffs a machine in a week. Own judgment. */
  hoursPerWeek: 40,
  /** Own judgment. */
  weeks: { benchmark: "AS-DAYS", low: 48, likely: 50, high: 51 },
  rate: {
    benchmark: "BM-RATE-08",
    low: 60,
    likely: 90,
    high: 120,
    title: "How Much Does CNC Machining Cost Per Hour (Lead Machinery)",
    url: "https://leadmachinery.net/?p=5399",
    year: null,
  },
  /** An estimated rate may be off by this share in either direction. Own judgment. */
  estimateSpread: 0.15,
} as const;

/** What one more hour a week from each machine is worth, in dollars a year. */
export interface WorthOfAnHour extends Triangle {
  readonly machines: number;
  /** Dollars an hour. */
  readonly rate: Triangle;
  readonly rateIs: "given" | "estimated" | "published";
}

/**
 * The worth as the report will state it, once machines and shifts are known. Low and high are the ends the report
 * shows: there is a 10% chance that the truth is below, and a 10% chance that it is above.
 */
export function worthOfAnHour(answers: Partial<Submission>): WorthOfAnHour | null {
  const { machine_count: machines, shift_count } = answers;
  if (machines === undefined || shift_count === undefined) return null;
  const { rate, rateIs } = rateOf(answers);
  const at = (read: (range: Triangle) => number): number => machines * read(hourFigures.weeks) * read(rate);
  return {
    low: at((range) => quantileOf(range, shownParts.low)),
    likely: at(({ likely }) => likely),
    high: at((range) => quantileOf(range, shownParts.high)),
    machines,
    rate,
    rateIs,
  };
}

/** Whether a number is larger than any shop's. The form asks about it, and nothing is multiplied by it. */
export const isBeyondAnyShop = ({ machine_count = 0, shop_rate_value = 0 }: Partial<Submission>): boolean =>
  machine_count > beyondAnyShop || shop_rate_value > beyondAnyShop;

/** Machines, or dollars an hour. Own judgment. */
const beyondAnyShop = 10_000;

/** The rate given, an estimate with its spread, or the published range. A rate of 0 doesn't count. */
function rateOf({
  shop_rate_value: given,
  shop_rate_known,
}: Partial<Submission>): Pick<WorthOfAnHour, "rate" | "rateIs"> {
  if (given === undefined || given === 0) {
    const { low, likely, high } = hourFigures.rate;
    return { rate: { low, likely, high }, rateIs: "published" };
  }
  if (shop_rate_known === "Yes – accurate")
    return { rate: { low: given, likely: given, high: given }, rateIs: "given" };
  const spread = hourFigures.estimateSpread;
  return { rate: { low: given * (1 - spread), likely: given, high: given * (1 + spread) }, rateIs: "estimated" };
}
