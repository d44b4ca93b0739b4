import { weeksAYear } from "../../../knowledge/figures/working-weeks.ts";
import { watching } from "../../../knowledge/page-one/rulings.ts";
import { currencyOf } from "../../../survey/currency.ts";
import { roundRate } from "../../../survey/round-rate.ts";
import type { PlanFact } from "../../facts/facts.ts";
import { numbersIn } from "../../facts/numbers/number-in-text.ts";
import { written } from "../numbers.ts";
import type { Reading } from "../reading.ts";
import { givenRate } from "../size/given-rate.ts";
import { hoursOfMachine, type LostHours, weeksText } from "../size/lost-hours.ts";
import { cuttingShareFor } from "./cutting-share.ts";
import { aboutHours, amountText, hoursToSell } from "./hours-to-sell.ts";
import { rulingWords as words } from "./ruling.words.ts";

/**
 * Sentences on a plan's price: the machine hours to sell to cover it, how long its machines would cut for that, and how soon
 * the lost hours, once recovered, would cover it. None if there is neither a price nor a rate.
 */
export function payback(plan: PlanFact, reading: Reading, lost: LostHours | null): readonly string[] {
  const { price } = plan;
  const sign = currencyOf(reading.submission);
  const given = givenRate(reading.submission);
  if (price === null) return sign === null || given === undefined ? [] : eachTenThousand(plan, given, sign);
  // A round rate in dollars is no use to a shop with another currency.
  if (sign === null || (given === undefined && sign !== "$")) return [];
  const rate = given ?? roundRate;
  const hours = price.dollars / rate;
  const period = price.per === "once" ? impliedPeriod(plan) : price.per;
  const sums = [
    ...hoursToSell(price, rate, period, sign),
    given === undefined ? words.scaleIt : null,
    period === null ? cuttingTime(plan, hours, reading) : null,
    lost && (period === null ? timeToWinBack(hours, lost) : comparedWithLost(hours * timesAYear[period], lost)),
  ];
  return sums.filter((sum) => sum !== null);
}

/** A price for people who are hired is a year's pay. */
const impliedPeriod = ({ asset, text }: PlanFact): "year" | null =>
  asset === "people" || (asset === "sales" && salespeople.test(text)) ? "year" : null;

/** In plans to sell more: someone to hire, unlike marketing and trade shows. */
const salespeople = /\b(?:sales ?(?:people|persons?|man|men|woman|reps?|force|team)|outside sales|reps?)\b/i;

const timesAYear = { month: 12, year: 1 } as const;

/** If no price is given: the hours that each ten thousand comes to. */
const eachTenThousand = ({ asset, text }: PlanFact, rate: number, sign: string): readonly string[] =>
  pricedInHours.includes(asset) && !watching.test(text)
    ? [words.eachTenThousand(`${sign}${amountText(rate)}`, sign, asset === "people", aboutHours(10_000 / rate))]
    : [];

/** What costs enough that its price in machine hours matters, even if the shop names no price. Own judgment. */
const pricedInHours: readonly PlanFact["asset"][] = ["machine", "equipment", "people", "software", "building"];

/**
 * How long the planned machines would have to cut, on the shop's shifts, to earn their price: in the share of the hours that those
 * they have cut, if it is known, else nonstop.
 */
function cuttingTime(plan: PlanFact, hours: number, reading: Reading): string | null {
  const { submission, facts } = reading;
  const ofField = facts.quantities.filter(({ field }) => field === plan.field);
  const count = plan.asset === "machine" ? (plan.price?.count ?? countPlanned(plan.text, ofField)) : undefined;
  // Shift hours say little about machines that run unattended.
  if (count === undefined || submission.lights_out === true) return null;
  const each = hoursOfMachine(submission);
  const machines = count === 1 ? "" : `${written(count)} × `;
  const cutting = cuttingShareFor(plan, reading);
  if (cutting === undefined || cutting.isWalk)
    return words.cuttingTime(machines, written(each), weeksText(hours / (count * each)));
  const time = weeksText(hours / (count * each * cutting.share));
  return words.cuttingTimeAt(machines, written(each), written(100 * cutting.share), time);
}

/** The longest time worth mentioning, in working weeks. Own judgment. */
const longest = 100;

function timeToWinBack(hours: number, lost: LostHours): string | null {
  const weeks = (hours / lost.aYear) * weeksAYear;
  return weeks > longest ? null : words.asManyIn(lost.text, weeksText(weeks));
}

/** The hours lost, compared with those to be sold each year. */
function comparedWithLost(aYear: number, lost: LostHours): string {
  const part = lost.aYear / aYear;
  if (part < 1) return words.share(lost.text, String(Math.round(part * 100)));
  const times = written(part);
  return times === "1" ? words.asMany(lost.text) : words.timesAsMany(lost.text, times);
}

/** How many a plan asks for: a number in its words, else one for `a` or `another`. */
function countPlanned(plan: string, quantities: Reading["facts"]["quantities"]): number | undefined {
  const counted = quantities.find(({ unit, text }) => unit === "count" && plan.includes(text));
  const said =
    /^(?:\w+ )?(?<count>\w+) (?:more|new|newer|used|additional|extra)\b/i.exec(plan)?.groups?.count ??
    /\b(?<count>two|three|four|five|six|[2-9]) (?=[A-Z])/.exec(plan)?.groups?.count;
  return counted?.low ?? numbersIn(said ?? "")[0]?.low ?? (/\b(?:an?|another|one)\b/i.test(plan) ? 1 : undefined);
}
