import type { Case } from "../../diagnosis/case/case.ts";
import { givenRate, rateTold } from "../../diagnosis/case/given-rate.ts";
import type { Diagnosis, Loss, Range } from "../../diagnosis/diagnosis.ts";
import { sellableOf } from "../../diagnosis/money.ts";
import { benchmarks } from "../../knowledge/benchmarks.ts";
import { roundRate } from "../../survey/round-rate.ts";
import type { Submission } from "../../survey/submission.ts";
import { lossId } from "../figures.ts";
import { estimate, exact, isExact, percent, plainNumber } from "../format.ts";
import type { HeadlineFigure } from "../report.ts";
import { evidence, plain } from "../text.ts";
import { causeNamed } from "./cause-named.ts";
import { withMeasured } from "./measured.ts";
import { pageOneWords } from "./page-one.words.ts";
import { sizeWords as words } from "./size.words.ts";
import { asPrinted, dollars, dollarsIn } from "./size-readings.ts";
import { isOver, type ToldRow } from "./told.ts";

/** What the hours of the leading cause could bring, at their rate or at a round one that the owner can scale. */
export function moneyOf(
  found: Case,
  submission: Submission,
  diagnosis: Diagnosis,
  shown: readonly HeadlineFigure[],
): readonly HeadlineFigure[] {
  const priced = pricedOf(found, diagnosis);
  if (priced === undefined) return [];
  const { hours, loss, theme, isOwn } = priced;
  const rate = givenRate(submission);
  const { each, unit, sum } = rate === undefined ? atGuess(submission) : atOwnRate(rate, loss, submission, diagnosis);
  const worth = times(hours, each);
  const number = plainNumber(hours.likely);
  const isShown = isOwn || shown.some(({ readings }) => readings.some(({ value }) => value === number));
  const estimated = isShown ? "" : words.dollars.estimated(number, causeNamed(theme, found));
  const range = isExact(worth) ? "" : dollarsIn(worth);
  const figure = {
    name: words.dollars.name(number),
    readings: [dollars(worth, unit)],
    words: plain(
      [estimated, range, sum(number, estimate(worth.likely, "$/yr"))].filter((text) => text !== "").join(" "),
    ),
    how: [evidence(pageOneWords.evidence, lossId(loss))],
  };
  return [withMeasured(figure, submission, [loss])];
}

/** Hours of machines and hours never billed can be sold; hours in the office can't. As printed, so that the sum is right. */
function pricedOf({ finding, situation, size }: Case, { themes }: Diagnosis) {
  const lead = themes.find(({ id }) => id === (situation?.theme ?? finding.themes[0]));
  const loss = lead?.losses.find(({ currency }) => currency === "machine_hours" || currency === "unbilled_hours");
  if (lead === undefined || loss === undefined || loss.amount.likely <= 0) return undefined;
  const stops = size.find((row) => row.kind === "stops");
  const told = size.find((row): row is ToldRow => row.kind === "told-loss" && row.cause === lead.id);
  if (told && told.sum.since === null && told.sum.whose !== "people") {
    const { low, high } = told.sum.hours;
    return { hours: { low, likely: (low + high) / 2, high }, loss, theme: lead.id, isOwn: true };
  }
  // Hours since some day are more than ours of a year, and no year themselves.
  if (told && told.sum.whose === "machines" && isOver(told)) return undefined;
  const own = stops?.kind === "stops" ? stops.sum.hoursAYear : undefined;
  const { low, likely, high } = loss.amount;
  const hours =
    own === undefined
      ? { low: asPrinted(low), likely: asPrinted(likely), high: asPrinted(high) }
      : { low: own, likely: own, high: own };
  return { hours, loss, theme: lead.id, isOwn: own !== undefined };
}

interface Pricing {
  /** Dollars for each hour. */
  readonly each: number;
  readonly unit: string;
  readonly sum: (hours: string, amount: string) => string;
}

/** A rate that they mention counts as their guess; without one the owner scales a round rate. */
function atGuess(submission: Submission): Pricing {
  const told = rateTold(submission);
  if (told !== undefined) {
    const rate = exact(told, "$/yr");
    return { each: told, unit: words.dollars.guess.unit(rate), sum: (hours) => words.dollars.guess.sum(hours, rate) };
  }
  const why = submission.shop_rate_known === "Not sure" ? words.dollars.noRate.unsure : words.dollars.noRate.none;
  return { each: roundRate, unit: words.dollars.noRate.unit, sum: (hours) => words.dollars.noRate.sum(why, hours) };
}

/** The part that can be sold is that of all causes together, with the check that holds it back where one does. */
function atOwnRate(rate: number, { currency }: Loss, submission: Submission, diagnosis: Diagnosis): Pricing {
  const written = exact(rate, "$/yr");
  if (currency === "unbilled_hours")
    return { each: rate, unit: words.dollars.billed, sum: (hours) => words.dollars.billedSum(hours, written) };
  const { share, rests } = sellableOf(submission, diagnosis);
  const { late_job_ratio: late = "", overtime_dependency: overtime = "" } = submission;
  const { byDemand, usual, held } = words.dollars.sellable;
  const why = { demand: byDemand(late, overtime), usual, held }[rests];
  const sold = asPrinted(share);
  const left = benchmarks["AS-CM"].value.likely;
  return {
    each: rate * sold * left,
    unit: words.dollars.unit,
    sum: (hours, amount) => words.dollars.sum(hours, written, percent(sold), why, percent(left), amount),
  };
}

const times = ({ low, likely, high }: Range, each: number): Range => ({
  low: low * each,
  likely: likely * each,
  high: high * each,
});
