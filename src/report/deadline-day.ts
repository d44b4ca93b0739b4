import { numbersIn, writtenNumber } from "../diagnosis/facts/numbers/number-in-text.ts";
import { holidayNamed } from "../knowledge/page-one/closed-days.ts";
import { type Day, daysAfter } from "./files/calendar-days.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const monthNamed = `(?<month>${months.join("|")})(?:r?uary|ch|il|e|y|ust|t|tember|ober|ember)?\\b\\.?`;
const dated = new RegExp(
  String.raw`\b${monthNamed} (?<day>\d{1,2})(?:st|nd|rd|th)?\b|\b(?<dayOf>\d{1,2})(?:st|nd|rd|th)? (?:of )?${monthNamed.replace("month", "monthOf")}\b`,
  "i",
);
const ordinal = /\b(?<day>\d{1,2})(?:st|nd|rd|th)\b/i;
const monthEnd = /\b(?:month[- ]end|end of (?:the |this )?month|this month)\b/i;

/** A time without a day: how it is named, the month it begins with, and how many months it has. */
const spans: readonly (readonly [string, number, number])[] = [
  ...months.map((_, at) => [monthNamed.replace(months.join("|"), months[at] ?? ""), at + 1, 1] as const),
  ["spring", 3, 3],
  ["summer", 6, 3],
  ["(?:fall|autumn)", 9, 3],
  ["winter", 12, 3],
  ["Q1", 1, 3],
  ["Q2", 4, 3],
  ["Q3", 7, 3],
  ["Q4", 10, 3],
  ["(?:first|1st) quarter", 1, 3],
  ["(?:second|2nd) quarter", 4, 3],
  ["(?:third|3rd) quarter", 7, 3],
  ["(?:fourth|4th|last) quarter", 10, 3],
];
const spansAfter = (words: string) =>
  spans.map(([name, first, count]) => ({ says: new RegExp(`\\b${words}${name}`, "i"), first, count }));
const before = spansAfter("(?:by|before|until|till) (?:the |early )?");
const within = spansAfter("(?:end of|in|during|late|this|next|for|through) (?:the |early |late )?");

const inSoMany = new RegExp(
  String.raw`\b(?:in|within) (?:(?<few>an?|a couple(?: of)?|a few)|(?<number>${writtenNumber})) (?<unit>day|week|month|quarter)s?\b`,
  "i",
);
const daysIn = { day: 1, week: 7, month: 30, quarter: 91 } as const;

const aDate = [
  String.raw`${monthNamed.replace("?<month>", "?:")}(?: \d{1,2}(?:st|nd|rd|th)?\b)?`,
  String.raw`\d{1,2}(?:st|nd|rd|th)? (?:of )?${monthNamed.replace("?<month>", "?:")}`,
  "(?:(?:first|second|third|fourth|last|1st|2nd|3rd|4th|this|next) quarter|q[1-4])(?: of next year)?",
  "(?:this |next )?(?:spring|summer|fall|autumn|winter|year)",
  "next month|the month|memorial day|labor day|thanksgiving|christmas",
].join("|");
const dueDate = new RegExp(
  String.raw`\b(?:(?:by|before|until|till) (?:the )?(?:early |late )?(?:end of (?:the )?)?(?:${aDate})|(?:by|before) the [^.,;]{3,40} in (?:${aDate})|(?:by|before) year[- ]?end|(?:in|within) ${writtenNumber} (?:months|quarters))(?![\w'’])`,
  "i",
);

/** The words of a text that name a date by which something is due, its months with capitals: `before the review in May`. */
export function dateNamed(text: string): string | undefined {
  const said = dueDate.exec(text)?.[0].replace(/\.$/, "");
  const written =
    said === said?.toUpperCase() ? said?.toLowerCase() : said?.replace(/^[A-Z]/, (first) => first.toLowerCase());
  return written?.replace(capitalizedDate, (name) => name[0]?.toUpperCase() + name.slice(1));
}

const capitalizedDate = new RegExp(
  String.raw`\b(?:(?:${months.join("|")})(?:r?uary|ch|il|e|y|ust|t|tember|ober|ember)?(?=\.? \d|\.?$)|memorial day|labor day|thanksgiving|christmas|q[1-4])\b`,
  "gi",
);

/**
 * The day that a deadline means in the shop's words: `by the 11th`, `before January 15`, `in February`, `by month end`, `by
 * Labor Day`, `by summer`, `in six weeks`. What is due in a month is due at its end, what is due by it before it begins. `undefined` if it
 * names none.
 */
export const deadlineDay = (said: string, date: Day): Day | undefined =>
  namedDay(said, date) ??
  holidayNamed(said, date) ??
  endNamed(said, date) ??
  dayFromToday(said, date) ??
  dayOfMonth(said, date);

function namedDay(said: string, date: Day): Day | undefined {
  const { month, day, monthOf = month, dayOf = day } = dated.exec(said)?.groups ?? {};
  if (monthOf === undefined) return undefined;
  const number = months.indexOf(monthOf.toLowerCase()) + 1;
  const { year } = partsOf(date);
  return firstFrom(
    date,
    [0, 1].map((later) => dayIn(year + later, number, Number(dayOf))),
  );
}

function endNamed(said: string, date: Day): Day | undefined {
  const { year, month } = partsOf(date);
  if (/\byear[- ]?end\b|\bend of (?:(?:the|this|next) )?year\b/i.test(said))
    return endOf(/\bnext\b/i.test(said) ? year + 1 : year, 12);
  const by = before.find(({ says }) => says.test(said));
  const span = within.find(({ says }) => says.test(said));
  const named = by ? by.first - 1 : span && span.first + span.count - 1;
  const from = /\bof next year\b/i.test(said) ? endOf(year, 12) : date;
  if (named !== undefined)
    return firstFrom(
      from,
      [-1, 0, 1].map((later) => endOf(year + later, named)),
    );
  if (monthEnd.test(said)) return endOf(year, month);
  if (/\bnext month\b/i.test(said)) return endOf(year, month + 1);
  const [, quarter] = /\b(this|next) quarter\b/i.exec(said) ?? [];
  return quarter && endOf(year, 3 * (Math.ceil(month / 3) + (/next/i.test(quarter) ? 1 : 0)));
}

function dayFromToday(said: string, date: Day): Day | undefined {
  const { few, number = "", unit } = inSoMany.exec(said)?.groups ?? {};
  if (unit === undefined) return undefined;
  const count =
    few === undefined ? (numbersIn(number)[0]?.low ?? 0) : /couple/i.test(few) ? 2 : /few/i.test(few) ? 3 : 1;
  return daysAfter(date, count * daysIn[unit.toLowerCase() as keyof typeof daysIn]);
}

function dayOfMonth(said: string, date: Day): Day | undefined {
  const only = Number(ordinal.exec(said)?.groups?.day ?? 0);
  const { year, month, day } = partsOf(date);
  return only === 0 ? undefined : dayIn(year, only < day ? month + 1 : month, only);
}

function partsOf(date: Day) {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return { year, month, day };
}

const firstFrom = (date: Day, days: readonly Day[]): Day | undefined => days.find((day) => day >= date);

/** Months below 1 and above 12 are those of the years before and after. */
const dayIn = (year: number, month: number, day: number): Day =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

const endOf = (year: number, month: number): Day => dayIn(year, month + 1, 0);
