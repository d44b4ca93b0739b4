import { hoursAShiftWeek } from "../../../knowledge/figures/working-time.ts";
import type { PlanFact } from "../../facts/facts.ts";
import { numbersIn, writtenNumber } from "../../facts/numbers/number-in-text.ts";
import { sentencesOf } from "../../reader/words.ts";
import { written } from "../numbers.ts";
import type { Reading } from "../reading.ts";
import { givenRate } from "../size/given-rate.ts";
import { amountText, hoursToSell } from "./hours-to-sell.ts";
import { rulingWords } from "./ruling.words.ts";

/** Paid weeks in a year, including vacation. Own judgment. */
const weeksPaid = 52;

/**
 * The wages of a plan that names them by the hour, in a year and in machine hours: `hire four at $26 an hour`.
 * `undefined` if it names none.
 */
export function wagesIn({ asset, price, quote, text, field }: PlanFact, { submission }: Reading) {
  if (asset !== "people" || price !== null) return undefined;
  const wage = wageIn(quote, text) ?? offeredIn(submission[field] ?? "");
  if (wage === undefined) return undefined;
  const { anHour, sign, count } = wage;
  const hours = weeksPaid * hoursAShiftWeek;
  const dollars = Math.round((count * anHour * hours) / 1000) * 1000;
  const each = count === 1 ? "" : `${written(count)} × `;
  const sum = rulingWords.wages(
    `${each}${sign}${amountText(anHour)} × ${written(hours)} hours`,
    `${sign}${written(dollars)}`,
  );
  const rate = givenRate(submission);
  return rate === undefined ? [sum] : [sum, ...hoursToSell({ dollars }, rate, "year", sign)];
}

interface Wage {
  readonly anHour: number;
  readonly sign: string;
  readonly count: number;
}

/** The wage in the sentence of the plan: behind it, else anywhere. */
function wageIn(quote: string, text: string): Wage | undefined {
  const count = (howMany.exec(text) ?? countInside.exec(text) ?? howMany.exec(quote))?.groups?.count;
  const own = quote.slice(quote.indexOf(text));
  const behind = own.slice(text.length);
  return (
    forSeveral(own) ??
    wageOf(byTheHour.exec(behind) ?? atOnce.exec(behind), count) ??
    forSeveral(quote) ??
    wageOf(byTheHour.exec(quote), count)
  );
}

/** `I offer 52 dollars per hour`, `an ad for two at twenty seven dollars`, in another sentence of the answer. */
function offeredIn(answer: string): Wage | undefined {
  const ad = sentencesOf(answer)
    .filter(({ text }) => advertises.test(text))
    .map(({ text }) => forSeveral(text))
    .find((one) => one !== undefined);
  return ad ?? wageOf(offered.exec(answer), undefined);
}

function wageOf(found: RegExpExecArray | null, count: string | undefined): Wage | undefined {
  const { before, after, anHour, inWords = "" } = found?.groups ?? {};
  const sign = before ?? (after === undefined && inWords === "" ? "" : "$");
  const dollars = anHour === undefined ? numbersIn(inWords)[0]?.low : Number(anHour);
  if (dollars === undefined || sign === "") return undefined;
  return { anHour: dollars, sign, count: numbersIn(count ?? "")[0]?.low ?? 1 };
}

/** `Two at twenty seven dollars`, `14 machinists at $52 an hour`: pay for each, by the hour if no yearly pay is so little. */
function forSeveral(text: string): Wage | undefined {
  const { count = "", sign, wage = "", after } = severalAt.exec(text)?.groups ?? {};
  const [people, anHour] = [numbersIn(count)[0]?.low, numbersIn(wage)[0]?.low];
  const isPay = anHour !== undefined && anHour >= payAnHour[0] && anHour <= payAnHour[1];
  if (people === undefined || !isPay || (sign === undefined && after === undefined)) return undefined;
  return { anHour, sign: sign ?? "$", count: people };
}

/** Dollars. Own judgment. */
const payAnHour = [12, 90] as const;
const severalAt = new RegExp(
  String.raw`\b(?<count>one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:[a-z]+ ){0,3}?(?:at|for) (?:about )?(?<sign>[$€£])?(?<wage>${writtenNumber})(?<after> ?(?:dollars|bucks)\b| ?(?:an?|per|\/) ?(?:hour|hr)\b)?`,
  "i",
);
const advertises = /\b(?:ads?|posting|listing|agency|billboard|hir(?:e|ing)|offer(?:s|ed|ing)?)\b/i;

const howMany =
  /\b(?:hir(?:e|ing)|add(?:ing)?|bring(?:ing)? in|need(?:s|ing)?(?: to (?:hire|add|bring in))?) (?<count>\w+)\b/i;
const countInside =
  /(?<=^|[ (])(?<count>two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?!(?:shift|hour|axis)s?\b)/i;
const anHour = String.raw`(?<before>[$€£])?(?<anHour>\d{2,3}(?:\.\d{1,2})?) ?(?<after>dollars?|bucks)? ?(?:(?:an?|per|\/) ?|(?<=[$€£]\d\d ))(?:hours?|hrs?)\b`;
const byTheHour = new RegExp(anHour, "i");
/** Right behind the people, pay needs no hour, or no sign: `a second deburr person at $21`, `a night man, thirty-one an hour`. */
const atOnce = new RegExp(
  String.raw`^(?: (?!at\b)[a-z]+){0,3}(?:,| at| for)? (?:about )?(?:(?<before>[$€£])(?<anHour>[1-9]\d(?:\.\d\d)?)(?![\d,.]*\d|[km%])|(?<inWords>${writtenNumber}) (?:an|per) hour\b)`,
  "i",
);
const offered = new RegExp(String.raw`\b(?:I|we) (?:offer|pay)(?:ed|ing)? (?:about )?${anHour}`, "i");
