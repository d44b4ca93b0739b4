import { currencyOf } from "../../knowledge/currency.ts";
import { measuring } from "../../knowledge/rulings.ts";
import { roundRate } from "../../survey/round-rate.ts";
import { withNoun } from "../../survey/writing.ts";
import { countPlanned } from "../facts/demand.ts";
import type { PlanFact } from "../facts/facts.ts";
import { span } from "../facts/stated-loss.ts";
import { statedLossesIn } from "../facts/stated-losses.ts";
import { statedUnattended } from "../facts/stated-unattended.ts";
import { givenRate } from "./given-rate.ts";
import { aboutHours, hoursToSell, inMoney } from "./hours-to-sell.ts";
import { hoursOfMachine, type LostHours, timeIn, weeksUntil, yearlyOf } from "./lost-hours.ts";
import { counted, percent, written } from "./numbers.ts";
import { type Reading, sumsOfKind } from "./reading.ts";
import { crewOf, postsWritten } from "./shop.ts";
import { wagesIn } from "./wages.ts";

/** The shop's own numbers on a plan, worked out: hours it would add, who would run it, what it must earn. */
export function sumOf(
  plan: PlanFact,
  thing: string,
  isOffice: boolean,
  reading: Reading,
  lost: LostHours | null,
): string | null {
  const own =
    plan.asset === "machine"
      ? (hoursItBrings(plan, reading) ??
        emptyNights(reading) ??
        walkOf(thing, reading) ??
        hoursDown(reading) ??
        whoRunsIt(plan, reading))
      : plan.asset === "people"
        ? isOffice
          ? deskHours(reading)
          : crewToday(reading)
        : measuring.test(plan.text)
          ? waitsForPieces(reading)
          : null;
  const paid = wagesIn(plan, reading) ?? payback(plan, reading, lost);
  const sums = [own, paid].filter((sum) => sum !== null);
  return sums.length === 0 ? null : sums.join(" ");
}

/** Hours that machines of that kind cut today, hours the new ones would add, and hours the goal needs. */
function hoursItBrings(plan: PlanFact, { sums, facts }: Reading): string | null {
  const clock = sumsOfKind(sums, "clock-share");
  if (clock === undefined) return null;
  const { count, machines, hoursAWeek, clockHours } = clock;
  const today = `Your ${counted(count)} ${machines} cut ${written(hoursAWeek)} of ${written(clockHours)} hours a week: ${percent(hoursAWeek / clockHours)}.`;
  const more = countPlanned(
    plan.text,
    facts.quantities.filter(({ field }) => field === plan.field),
  );
  if (more === undefined) return today;
  const each = hoursAWeek / count;
  const brings = `${counted(more)} more at that pace ${more === 1 ? "brings" : "bring"} ${written(more)} × ${written(each)} = ${written(more * each)}.`;
  const wanted = facts.quantities.find(
    ({ field, unit, low, text, sentence }) =>
      field === "improvement_goal" && unit === "share" && low < 2 && asksForHours(sentence.text, text),
  );
  const asked = wanted
    ? ` Your goal of ${percent(wanted.low)} more needs ${written(hoursAWeek * wanted.low)}, and ${written(clockHours - hoursAWeek)} are unused.`
    : "";
  return `${today} ${brings.charAt(0).toUpperCase()}${brings.slice(1)}${asked}`;
}

/** `Get 5-axis hours up by 40 percent`, `40% more output`; not `Raise on-time delivery to 95%`, which is no increase in hours. */
function asksForHours(text: string, share: string): boolean {
  const [before = "", after = ""] = text.split(share);
  const isIncrease =
    /\b(?:by|up|gain)(?: (?:about|around|roughly|at least|another))? $/i.test(before) || /^ more\b/i.test(after);
  return isIncrease && cutting.test(text) && !/\b(?:on[- ]time|otd|late)\b/i.test(text);
}

/** What grows only with the hours that machines cut. */
const cutting =
  /\b(?:hours?|output|capacity|throughput|production|volume|spindles?|cut(?:s|ting)?|run(?:s|ning)?|parts|machines?|lathes?|mills?|ship(?:s|ments?)?|5-axis)\b/i;

/** Hours in which the machines that are there stand with nobody near, as the shop tells them. */
function emptyNights({ submission }: Reading): string | null {
  const empty = statedUnattended(submission);
  return empty === undefined ? null : `What you own has ${empty.sum} a week with nobody there.`;
}

/** The share of machines found cutting on a walk. */
function walkOf(thing: string, { submission }: Reading): string | null {
  const walk = statedLossesIn(submission).find(({ unit }) => unit.startsWith("of the machines counted"));
  if (walk === undefined) return null;
  const cutting = walk.unit.endsWith("cutting") ? walk.value.low : 100 - walk.value.low;
  return `In your count, ${written(cutting)}% of the machines were cutting. Run the same way, ${thing} would sit idle the other ${written(100 - cutting)}% of the time too.`;
}

/** Hours that one of their machines is said to have been down. */
function hoursDown({ submission }: Reading): string | null {
  const down = statedLossesIn(submission).find(({ cause }) => cause === "maintenance_downtime");
  return down ? `What you own was down for ${span(down.value.low, down.value.high)} ${down.unit}.` : null;
}

/** Hours that machines wait for a measured piece. */
function waitsForPieces({ submission }: Reading): string | null {
  const waits = statedLossesIn(submission).find(
    ({ unit, lines }) => unit === "machine hours a day" && lines.some((line) => /first|inspect/i.test(line)),
  );
  return waits
    ? `By your numbers ${span(waits.value.low, waits.value.high)} ${waits.unit} go to waiting for first pieces.`
    : null;
}

/** If there are more machines than people to run them, and each needs someone. */
function whoRunsIt({ quote }: PlanFact, { submission }: Reading): string | null {
  const crew = crewOf(submission);
  const isAutomated = submission.lights_out === true || submission.shop_type === "Automated / lights-out runs";
  if (isAutomated || [quote, submission.pain_invisible, submission.notes].some((text) => runsAlone.test(text ?? "")))
    return null;
  if (crew === undefined || crew.posts < mostEach * crew.machinists) return null;
  return `Who would run it? ${postsWritten(submission)}, and ${withNoun(written(crew.machinists), "machinists")}.`;
}

/** Words for machines that run unattended, or one person with many. */
const runsAlone =
  /\b(?:lights[- ]?out|unattended|unmanned|runs? (?:alone|by (?:itself|themselves)|all night)|bar[- ]?fe(?:d|eders?)|pallet (?:pools?|systems?|changers?)|robots?|robot[- ](?:fed|loaded|tended)|magazine[- ]fed|gantry|multi-?spindle|hydromats?|transfer machines?)\b/i;

/** Machine-shifts per machinist from which another machine is mainly a question of who runs it. Own judgment. */
const mostEach = 1.5;

function crewToday({ submission }: Reading): string | null {
  const crew = crewOf(submission);
  return crew === undefined
    ? null
    : `Today: ${postsWritten(submission)}, and ${withNoun(written(crew.machinists), "machinists")}.`;
}

/** Hours of desk work they mention, compared with one person's hours. */
function deskHours({ submission }: Reading): string | null {
  const lost = statedLossesIn(submission).find((one) => one.unit === "labor hours a week" && one.cause === null);
  if (lost === undefined) return null;
  return `You mention ${withNoun(span(lost.value.low, lost.value.high), "hours")} of this a week. One person brings 40.`;
}

/** What must be sold to pay for it, how long that takes, and how soon today's lost hours add up to the same. */
function payback(plan: PlanFact, reading: Reading, lost: LostHours | null): string | null {
  const { price, asset } = plan;
  const sign = currencyOf(reading.submission);
  const given = givenRate(reading.submission);
  if (price === null) return sign === null || given === undefined ? null : eachTenThousand(plan, given, sign);
  // A round rate in dollars means nothing to a shop that doesn't count in dollars.
  if (sign === null || (given === undefined && sign !== "$")) return null;
  const rate = given ?? roundRate;
  const hours = price.dollars / rate;
  const once = asset === "people" || asset === "sales" ? "year" : null;
  const period = price.per === "once" ? once : price.per;
  const sums = [
    hoursToSell(price, rate, period, sign),
    given === undefined ? "You gave no rate, so scale that to yours." : null,
    period === null ? cuttingTime(plan, hours, reading) : null,
    lost && (period === null ? timeToWinBack(hours, lost) : comparedWithLost(hours * timesAYear[period], lost)),
  ];
  return sums.filter((sum) => sum !== null).join(" ");
}

const timesAYear = { month: 12, year: 1 } as const;

/** If no price is given: what any price comes to. */
const eachTenThousand = ({ asset }: PlanFact, rate: number, sign: string): string | null =>
  purchases.includes(asset)
    ? `At ${sign}${inMoney(rate)} an hour, each ${sign}10,000 ${asset === "people" ? "a year of pay" : "of its price"} takes ${aboutHours(10_000 / rate)} to sell.`
    : null;

/** Things that are paid for by selling hours. */
const purchases: readonly PlanFact["asset"][] = ["machine", "equipment", "people", "software", "building"];

/** The hours of one machine's shifts that its price equals. */
function cuttingTime(plan: PlanFact, hours: number, { submission, facts }: Reading): string | null {
  const ofField = facts.quantities.filter(({ field }) => field === plan.field);
  const count = plan.asset === "machine" ? (plan.price?.count ?? countPlanned(plan.text, ofField)) : undefined;
  if (count === undefined) return null;
  const each = hoursOfMachine("a week", submission);
  const time = timeIn({ low: hours / (count * each), high: hours / (count * each) });
  return `At ${count === 1 ? "" : `${written(count)} × `}${withNoun(written(each), "shift hours")} a week, that's ${time} of cutting without a stop.`;
}

/** The longest time worth mentioning, in working weeks. Own judgment. */
const longest = 500;

function timeToWinBack(hours: number, lost: LostHours): string | null {
  const time = weeksUntil(hours, lost);
  return time.high > longest ? null : `The ${lost.text} above, won back, would be as many in ${timeIn(time)}.`;
}

/** The hours lost, compared with those to be sold each year. */
function comparedWithLost(aYear: number, lost: LostHours): string {
  const { low, high } = yearlyOf(lost);
  const [least, most] = [low / aYear, high / aYear];
  const all = `Won back, the ${lost.text} above would be`;
  if (most < 1) return `${all} ${span(Math.round(least * 100), Math.round(most * 100))}% of that.`;
  const times = span(least, most);
  return times === "1" ? `${all} about as many.` : `${all} ${withNoun(times, "times")} that.`;
}
