import { currencyOf } from "../../knowledge/currency.ts";
import { measuring } from "../../knowledge/rulings.ts";
import type { Facts } from "../facts/facts.ts";
import { countPlanned } from "../facts/own-sums.ts";
import { span } from "../facts/stated-loss.ts";
import { statedLossesIn } from "../facts/stated-losses.ts";
import { givenRate } from "./given-rate.ts";
import { counted, percent, rounded, written } from "./numbers.ts";
import { type Reading, sumsOfKind } from "./reading.ts";
import { crewOf, postsWritten } from "./shop.ts";

type Plan = Facts["plans"][number];

/** What the shop's own numbers say of a plan, worked out: hours it would bring, who would run it, what it has to earn. */
export function sumOf(plan: Plan, thing: string, isOffice: boolean, reading: Reading): string | null {
  const own =
    plan.asset === "machine"
      ? (hoursItBrings(plan, reading) ?? walkOf(thing, reading) ?? hoursDown(reading) ?? whoRunsIt(reading))
      : plan.asset === "people"
        ? isOffice
          ? deskHours(reading)
          : crewToday(reading)
        : measuring.test(plan.text)
          ? waitsForPieces(reading)
          : null;
  const sums = [own, priceInHours(plan, reading)].filter((sum) => sum !== null);
  return sums.length === 0 ? null : sums.join(" ");
}

/** Hours that machines of the same kind cut today, those the new ones would bring, and those the goal asks for. */
function hoursItBrings(plan: Plan, { sums, facts }: Reading): string | null {
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
    ({ field, unit, low, sentence }) =>
      field === "improvement_goal" &&
      unit === "share" &&
      low < 2 &&
      /\b(?:up|more|raise|increase|gain)\b/i.test(sentence.text),
  );
  const asked = wanted
    ? ` Your goal of ${percent(wanted.low)} more needs ${written(hoursAWeek * wanted.low)}, and ${written(clockHours - hoursAWeek)} stand unused.`
    : "";
  return `${today} ${brings.charAt(0).toUpperCase()}${brings.slice(1)}${asked}`;
}

/** A share of machines counted on a walk. */
function walkOf(thing: string, { submission }: Reading): string | null {
  const walk = statedLossesIn(submission).find(({ unit }) => unit.startsWith("of the machines counted"));
  if (walk === undefined) return null;
  const cutting = walk.unit.endsWith("cutting") ? walk.value.low : 100 - walk.value.low;
  return `In your count, ${written(cutting)}% of the machines were cutting. Run the same way, ${thing} would sit idle the other ${written(100 - cutting)}% of the time too.`;
}

/** Hours that a machine they own is told to have been down. */
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

/** Where machines outnumber those who run them. */
function whoRunsIt({ submission }: Reading): string | null {
  const crew = crewOf(submission);
  if (crew === undefined || crew.posts < mostEach * crew.machinists) return null;
  return `Who would run it? ${postsWritten(submission)}, and ${written(crew.machinists)} machinists.`;
}

/** Machine-shifts for each machinist from which another machine is first a question of who runs it. Own judgment. */
const mostEach = 1.5;

function crewToday({ submission }: Reading): string | null {
  const crew = crewOf(submission);
  return crew === undefined ? null : `Today: ${postsWritten(submission)}, and ${written(crew.machinists)} machinists.`;
}

/** Hours at a desk that they tell of, beside those of one person. */
function deskHours({ submission }: Reading): string | null {
  const told = statedLossesIn(submission).find((one) => one.unit === "labor hours a week");
  if (told === undefined) return null;
  return `You tell of ${span(told.value.low, told.value.high)} hours a week of it. One person brings 40.`;
}

/** The machine hours that have to be sold at their rate to pay the price, and no more costs. */
function priceInHours({ price, asset }: Plan, { submission }: Reading): string | null {
  const rate = givenRate(submission);
  const sign = currencyOf(submission);
  if (price === null || rate === undefined || sign === null) return null;
  const period = price.per === "once" ? (asset === "people" ? " a year" : "") : ` a ${price.per}`;
  const money = (value: number): string => `${sign}${Number.isInteger(value) ? written(value) : value.toFixed(2)}`;
  const { each, count } = price;
  const all =
    each === undefined || count === undefined ? "" : `${written(count)} × ${money(each)} = ${money(price.dollars)}. `;
  return `${all}${money(price.dollars)} ÷ ${money(rate)} = ${rounded(price.dollars / rate)} machine hours to sell${period} before it pays for itself, not counting other costs.`;
}
