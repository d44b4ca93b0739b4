import { benchmarks } from "../../../knowledge/figures/benchmarks.ts";
import { currencyOf } from "../../../survey/currency.ts";
import type { SetupOverrun } from "../../facts/sums/own-sum.ts";
import type { CaseFinding } from "../case.ts";
import type { Reading } from "../reading.ts";
import { givenRate } from "../size/given-rate.ts";
import type { Surprise } from "./how-it-happens.ts";

/** What the setup in the finding costs, which few owners expect; `null` if the finding has none. */
export const surpriseIn = (reading: Reading, { sum }: Pick<CaseFinding, "sum">): Surprise | null =>
  sum === null ? null : overrunOf(sum, reading);

/** How many more jobs in a hundred must be on time. */
export const gapInHundred = (goal: number, today: { readonly low: number; readonly high: number }) => ({
  low: Math.round(Math.max(0, goal - today.high) * 100),
  high: Math.round((goal - today.low) * 100),
});

/** What one overrun costs, and what one hot job costs that interrupts a setup. */
function overrunOf(sum: SetupOverrun, { submission, sentences }: Reading): Surprise {
  const over = sum.took - sum.planned;
  const rate = givenRate(submission);
  const isBroken =
    submission.typical_delay_cause?.includes("Expedites") ||
    sentences.some(({ text, isDenied }) => !isDenied && hotJob.test(text));
  const { low, likely, high } = benchmarks["AS-BREAK"].value;
  const extra = (setups: number): number => over + setups * sum.took;
  return {
    sum,
    over,
    dollars: rate === undefined || currencyOf(submission) !== "$" ? null : (over / 60) * rate,
    hotJob: isBroken ? { low: extra(low), likely: extra(likely), high: extra(high) } : null,
  };
}

const hotJob =
  /\bhot (?:list|jobs?)|\brush (?:jobs?|orders?)|\btear(?:s|ing)? (?:it |them )?down|\btorn down|\bexpedit/i;
