import type { Case } from "../../../diagnosis/case/case.ts";
import { asPrinted, times } from "../../../diagnosis/case/numbers.ts";
import { givenRate, rateMentioned } from "../../../diagnosis/case/size/given-rate.ts";
import type { Diagnosis, Loss } from "../../../diagnosis/diagnosis.ts";
import { sellableOf } from "../../../diagnosis/losses/money.ts";
import type { Range } from "../../../knowledge/figures/units.ts";
import { currencyOf } from "../../../survey/currency.ts";
import { roundRate } from "../../../survey/round-rate.ts";
import type { Submission } from "../../../survey/submission.ts";
import { lossId } from "../../figures.ts";
import { isExact, moneyIn, oneDecimal, percent, roundMoneyIn, twoFigures } from "../../format.ts";
import { evidence, plain } from "../../text.ts";
import type { HeadlineFigure, Reading } from "../../text-blocks.ts";
import { themeWords } from "../../wording.ts";
import { withMeasured } from "../measured.ts";
import { costsNoHours } from "../page-one/cause-named.ts";
import { pageOneWords } from "../page-one/page-one.words.ts";
import { sizeWords as words } from "./size.words.ts";
import { money } from "./size-readings.ts";
import type { StatedRow } from "./stated-loss.ts";

/** What the hours on the page could bring: the shop's own if it states them, else ours for the leading cause. */
export function moneyOf(
  found: Case,
  submission: Submission,
  diagnosis: Diagnosis,
  shown: readonly HeadlineFigure[],
): readonly HeadlineFigure[] {
  const sign = currencyOf(submission);
  const rate = givenRate(submission) ?? rateMentioned(submission);
  if (sign === null) return [];
  const own = ownHours(found);
  if (own !== undefined) return rate === undefined || own === null ? [] : [ofOwnHours(own, rate, sign)];
  const priced = costsNoHours(found) ? undefined : pricedOf(found, diagnosis);
  // A round rate in dollars means nothing to a shop that doesn't count in dollars.
  if (priced === undefined || (rate === undefined && sign !== "$")) return [];
  const { hours, loss, theme } = priced;
  const given = givenRate(submission);
  const { each, unit, sum } =
    given === undefined ? atGuess(submission, sign) : atOwnRate(given, sign, loss, submission, diagnosis);
  const worth = times(hours, each);
  const number = twoFigures(hours.likely);
  const isShown = shown.some(({ readings }) => readings.some(({ value }) => value === number));
  const estimated = isShown ? "" : words.dollars.estimated(number, themeWords[theme].noun);
  const range = isExact(worth) ? "" : words.range(roundMoneyIn(sign, worth.low), roundMoneyIn(sign, worth.high));
  const figure = {
    name: words.dollars.name(number),
    readings: [money(worth, unit, sign)],
    words: plain(
      [estimated, range, sum(number, roundMoneyIn(sign, worth.likely))].filter((text) => text !== "").join(" "),
    ),
    how: [evidence(pageOneWords.evidence, lossId(loss))],
  };
  return [withMeasured(figure, submission, [loss])];
}

interface OwnHours extends Range {
  readonly period: string;
}

/** The hours that the shop states; `null` if they can't be sold, `undefined` if it states none. */
function ownHours({ size, finding }: Case): OwnHours | null | undefined {
  const stated = size.find((row): row is StatedRow => row.kind === "stated-loss" && row.cause === finding.themes[0]);
  const hours = stated?.sum.hours;
  if (hours) return { ...hours, likely: (hours.low + hours.high) / 2 };
  return hours;
}

/** Hours × rate, with nothing else in the sum. */
function ofOwnHours(hours: OwnHours, rate: number, sign: string): HeadlineFigure {
  const worth = times(hours, rate);
  const span =
    hours.low === hours.high
      ? oneDecimal(hours.low)
      : words.dollars.span(oneDecimal(hours.low), oneDecimal(hours.high));
  const sum = words.dollars.ownSum(span, moneyIn(sign, rate), worthOf(worth, sign));
  const reading = exactly(worth, words.dollars.ownUnit(hours.period), sign);
  return {
    name: words.dollars.ownName,
    readings: [reading.scale === null ? { ...reading, description: sum } : reading],
    words: plain(`${sum} ${words.dollars.ownIf}`),
    how: [],
  };
}

/** Not rounded, so that the axis shows the same number as the sum. */
function exactly(worth: Range, unit: string, sign: string): Reading {
  const reading = money(worth, unit, sign);
  const ends = { low: moneyIn(sign, Math.round(worth.low)), high: moneyIn(sign, Math.round(worth.high)) };
  const scale = reading.scale && ({ ...reading.scale, ...ends } as Reading["scale"]);
  return { ...reading, value: worthOf(worth, sign), scale };
}

const worthOf = ({ low, high }: Range, sign: string): string =>
  low === high
    ? moneyIn(sign, Math.round(low))
    : words.dollars.span(moneyIn(sign, Math.round(low)), moneyIn(sign, Math.round(high)));

/** Machine hours and unbilled hours can be sold; office hours can't. As printed, so that the sum is right. */
function pricedOf({ finding, situation }: Case, { themes }: Diagnosis) {
  const theme = situation?.theme ?? finding.themes[0];
  const leading = themes.find(({ id }) => id === theme);
  const loss = leading?.losses.find(({ currency }) => currency === "machine_hours" || currency === "unbilled_hours");
  if (leading === undefined || loss === undefined || loss.amount.likely <= 0) return undefined;
  const { low, likely, high } = loss.amount;
  const hours = { low: asPrinted(low), likely: asPrinted(likely), high: asPrinted(high) };
  return { hours, loss, theme: leading.id };
}

interface Pricing {
  /** Money per hour. */
  readonly each: number;
  readonly unit: string;
  readonly sum: (hours: string, amount: string) => string;
}

/** Prices hours at a rate they mention, as their guess, or else at a round rate that the owner can scale. */
function atGuess(submission: Submission, sign: string): Pricing {
  const mentioned = rateMentioned(submission);
  if (mentioned !== undefined) {
    const rate = moneyIn(sign, mentioned);
    return {
      each: mentioned,
      unit: words.dollars.guess.unit(rate),
      sum: (hours) => words.dollars.guess.sum(hours, rate),
    };
  }
  const why = submission.shop_rate_known === "Not sure" ? words.dollars.noRate.unsure : words.dollars.noRate.none;
  return { each: roundRate, unit: words.dollars.noRate.unit, sum: (hours) => words.dollars.noRate.sum(why, hours) };
}

/**
 * Prices hours at the shop's rate. The part that can be sold is the same for all causes together, with its limit if
 * there is one.
 */
function atOwnRate(
  rate: number,
  sign: string,
  { currency }: Loss,
  submission: Submission,
  diagnosis: Diagnosis,
): Pricing {
  const written = moneyIn(sign, rate);
  if (currency === "unbilled_hours")
    return { each: rate, unit: words.dollars.billed, sum: (hours) => words.dollars.billedSum(hours, written) };
  const sold = asPrinted(sellableOf(submission, diagnosis).share);
  return {
    each: rate * sold,
    unit: words.dollars.unit,
    sum: (hours, amount) => words.dollars.sum(hours, written, percent(sold), amount),
  };
}
