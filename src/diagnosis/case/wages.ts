import { hoursAShiftWeek } from "../../knowledge/working-time.ts";
import type { PlanFact } from "../facts/facts.ts";
import { numbersIn } from "../facts/number-in-text.ts";
import { givenRate } from "./given-rate.ts";
import { hoursToSell } from "./hours-to-sell.ts";
import { written } from "./numbers.ts";
import type { Reading } from "./reading.ts";
import { rulingWords } from "./ruling.words.ts";

/** Weeks that are paid in a year, vacation included. Own judgment. */
const weeksPaid = 52;

/**
 * The wages of a plan that names them by the hour, in a year and in machine hours: `hire four at $26 an hour`.
 * `undefined` if it names none.
 */
export function wagesIn({ asset, price, quote }: PlanFact, { submission }: Reading): string | undefined {
  const { sign = "", anHour } = byTheHour.exec(quote)?.groups ?? {};
  if (anHour === undefined || asset !== "people" || price !== null) return undefined;
  const [count] = numbersIn(howMany.exec(quote)?.groups?.count ?? "");
  const hours = weeksPaid * hoursAShiftWeek;
  const dollars = Math.round(((count?.low ?? 1) * Number(anHour) * hours) / 1000) * 1000;
  const each = count === undefined || count.low === 1 ? "" : `${written(count.low)} × `;
  const sum = rulingWords.wages(`${each}${sign}${anHour} × ${written(hours)} hours`, `${sign}${written(dollars)}`);
  const rate = givenRate(submission);
  return rate === undefined ? sum : `${sum} ${hoursToSell({ dollars, per: "year" }, rate, "year", sign)}`;
}

const howMany =
  /\b(?:hir(?:e|ing)|add(?:ing)?|bring(?:ing)? in|need(?:s|ing)?(?: to (?:hire|add|bring in))?) (?<count>\w+)\b/i;
const byTheHour = /(?<sign>[$€£])(?<anHour>\d{2,3}(?:\.\d{1,2})?) ?(?:an?|per|\/) ?(?:hours?|hrs?)\b/i;
