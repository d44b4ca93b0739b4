import { hoursAShiftWeek } from "../../../knowledge/figures/working-time.ts";
import type { PlanFact } from "../../facts/facts.ts";
import { numbersIn } from "../../facts/numbers/number-in-text.ts";
import { written } from "../numbers.ts";
import type { Reading } from "../reading.ts";
import { givenRate } from "../size/given-rate.ts";
import { hoursToSell } from "./hours-to-sell.ts";
import { rulingWords } from "./ruling.words.ts";

/** Paid weeks in a year, including vacation. Own judgment. */
const weeksPaid = 52;

/**
 * The wages of a plan that names them by the hour, in a year and in machine hours: `hire four at $26 an hour`.
 * `undefined` if it names none.
 */
export function wagesIn(
  { asset, price, quote, text, field }: PlanFact,
  { submission }: Reading,
): readonly string[] | undefined {
  const found = byTheHour.exec(quote) ?? offered.exec(submission[field] ?? "");
  const { before, after, anHour } = found?.groups ?? {};
  const sign = before ?? (after === undefined ? "" : "$");
  if (anHour === undefined || sign === "" || asset !== "people" || price !== null) return undefined;
  const [count] = numbersIn(howMany.exec(quote)?.groups?.count ?? countAlone.exec(text)?.groups?.count ?? "");
  const hours = weeksPaid * hoursAShiftWeek;
  const dollars = Math.round(((count?.low ?? 1) * Number(anHour) * hours) / 1000) * 1000;
  const each = count === undefined || count.low === 1 ? "" : `${written(count.low)} × `;
  const sum = rulingWords.wages(`${each}${sign}${anHour} × ${written(hours)} hours`, `${sign}${written(dollars)}`);
  const rate = givenRate(submission);
  return rate === undefined ? [sum] : [sum, ...hoursToSell({ dollars }, rate, "year", sign)];
}

const howMany =
  /\b(?:hir(?:e|ing)|add(?:ing)?|bring(?:ing)? in|need(?:s|ing)?(?: to (?:hire|add|bring in))?) (?<count>\w+)\b/i;
const countAlone = /^(?:\w+ )?(?<count>two|three|four|five|six|\d{1,2}) (?!shifts?\b)/i;
const anHour = String.raw`(?<before>[$€£])?(?<anHour>\d{2,3}(?:\.\d{1,2})?) ?(?<after>dollars?|bucks)? ?(?:an?|per|\/) ?(?:hours?|hrs?)\b`;
const byTheHour = new RegExp(anHour, "i");
/** `I offer 52 dollars per hour`, in another sentence of the answer. */
const offered = new RegExp(String.raw`\b(?:I|we) (?:offer|pay)(?:ed|ing)? (?:about )?${anHour}`, "i");
