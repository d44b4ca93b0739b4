import { monthOf, weekday } from "./calendar-words.ts";
import { daysIn, serialFrom } from "./serials.ts";

/** The order of day, month and year in a numeric date. */
export type DateOrder = "month-first" | "day-first" | "year-first";

/** A month and day with a time, whatever the year. */
export interface DayOfYear {
  readonly month: number;
  readonly day: number;
  readonly time: number;
}

/** Hours from UTC, 0 if it is in UTC; `null` if none are written. */
type Offset = number | null;

/** A parsed date. Only the order of a numeric day and month may be open. */
export type WrittenDate =
  | {
      readonly kind: "sure";
      readonly serial: number;
      readonly offset: Offset;
    }
  | {
      readonly kind: "numeric";
      readonly first: number;
      readonly second: number;
      /** `null` if none is written: "6/3", "10/19 6:40". */
      readonly year: number | null;
      /** The third part if it has two digits, because it may be the day: 26-11-05. */
      readonly third: number | null;
      readonly time: number;
      readonly dots: boolean;
      readonly offset: Offset;
    }
  /** "20-Nov" or "Nov 20", as spreadsheets show a date typed without a year. "Set 5" is no date in September. */
  | ({ readonly kind: "yearless" } & DayOfYear)
  /** A spreadsheet lost the hours of a time when it saved the file: "24:00.0". */
  | { readonly kind: "destroyed" };

const clock = String.raw`(?:(?:T|,?\s)\s*(\d{1,2}):([0-5]\d)(?::([0-5]\d)(?:[.,]\d+)?)?\s*([ap](?:\.?m)?\.?)?)?`;
const yearFirst = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:${clock}|z|[+-]\d{2}:\d{2})$`, "i");
const numeric = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})${clock}$`, "i");
const dayNamed = new RegExp(
  String.raw`^(\d{1,2})[-\s./]*(?:de\s+)?(\p{L}{3,10})\.?[-\s./,]*(?:de\s+)?(\d{4}|\d{2})${clock}$`,
  "iu",
);
const monthNamed = new RegExp(
  String.raw`^(\p{L}{3,10})\.?[-\s]*(\d{1,2})(?:st|nd|rd|th)?,?[-\s]+(\d{4})${clock}$`,
  "iu",
);
const dayAndMonth = new RegExp(String.raw`^(\d{1,2})(?:/(\d{1,2})|\.(\d{1,2})\.)${clock}$`, "i");
const compact = /^(20\d{2})(0[1-9]|1[0-2])([0-2]\d|3[01])(?:T?(\d{2})(\d{2})(\d{2})?)?(z)?$/i;

/** Behind a time: "+00:00", "-05" as PostgreSQL prints it, "UTC", or the name of the shop's own zone. */
const zoneOfTime =
  /(?<=:\d{2}(?:[.,]\d+)?(?:\s?[ap]\.?m\.?)?)\s*(z|(?:utc|gmt)?[+-]\d{2}(?::?\d{2})?|utc|gmt|[acemp][sd]?t|ak[sd]t|hst|bst|[cew]es?t)$/i;

/** Rules out most texts, because this runs for every cell of a column of dates. */
const mayEndInZone = (text: string): boolean =>
  /[a-z]/i.test(text.at(-1) ?? "") || [-3, -5, -6].some((at) => text.at(at) === "-" || text.at(at) === "+");

/** Parses a written date; `null` for anything else. */
export function writtenDate(raw: string): WrittenDate | null {
  if (raw.length > 40) return null;
  if (raw.length < 5) return numericDayOfYear(raw);
  const zone = mayEndInZone(raw) ? zoneOfTime.exec(raw) : null;
  if (zone) return inZone(writtenDate(raw.slice(0, zone.index)), zone[1] ?? "");
  const found = dateOf(raw);
  if (found !== null) return found;
  const [form, plain] = rewritten.find(([form]) => form.test(raw)) ?? [];
  return form === undefined ? firstOfWeek(raw) : writtenDate(raw.replace(form, plain ?? ""));
}

/** "09/07/2026 - 09/13/2026": the first day of a week of five to eight days. Any other range is no day. */
function firstOfWeek(text: string): WrittenDate | null {
  const [, from = "", until = ""] =
    /^(\d\S*\d|\p{L}.*\d)\s*(?:\s[-–—]|–|—|\sto|\sbis|\sau|\sal)\s+(.*\d)$/u.exec(text) ?? [];
  const [first, last] = [dateOf(from), dateOf(until)];
  if (first === null || last === null) return null;
  const orders = ["month-first", "day-first"] as const;
  const isWeek = orders.some((order) => {
    const [start, end] = [first, last].map((date) => (date.kind === "sure" ? date.serial : serialOf(date, order)));
    return start != null && end != null && end - start >= 4 && end - start <= 7;
  });
  return isWeek ? first : null;
}

const serialOf = (date: WrittenDate, order: DateOrder): number | null =>
  date.kind === "numeric" ? serialIn(date, order) : null;

/** What is read as if it were written plainly. */
const rewritten: readonly (readonly [RegExp, string])[] = [
  // "10-OCT-26 02.28.37.000000 AM", as Oracle prints a timestamp.
  [/(?<=\s)(\d{2})\.(\d{2})\.(\d{2})(?:\.\d+)?(?=\s[ap]m\b)/i, "$1:$2:$3"],
  [/(?<=\d)\s+(?:at|à|um)\s+(?=\d)/i, " "],
  // "13h45", "13:45 Uhr".
  [/(?<=\s)(\d{1,2})\s?h\s?(\d{2})$/i, "$1:$2"],
  [/(?<=:\d{2})\s+(?:uhr|h)$/i, ""],
  // "8/5 pm": the part of the day without its hour.
  [/(?<=^\d.*\d)\s+(?:[ap]\.?m\.?|noon|eod)$/i, ""],
  [/(?<=\d)[\s,]+\(?(?:mon|tue|wed|thu|fri|sat|sun)\p{L}{0,6}\)?$/iu, ""],
  [weekday, ""],
];

function dateOf(text: string): WrittenDate | null {
  return (
    isoDate(text) ??
    numericDate(text) ??
    namedDate(text) ??
    compactDate(text) ??
    yearlessDate(text) ??
    numericDayOfYear(text) ??
    destroyedTime(text)
  );
}

/** The latest year of a real date. "4127-10-1" is an operation of a job, and 9999-12-31 means never. */
const lastYear = 2200;

function isoDate(text: string): WrittenDate | null {
  const found = yearFirst.exec(text);
  if (!found) return null;
  const [, year, , month, day, hour, minute, second, half] = found;
  if (Number(year) > lastYear && !(month === "12" && day === "31")) return null;
  const serial = serialFrom(Number(year), Number(month), Number(day), timeOf(hour, minute, second, half));
  return serial === null ? null : { kind: "sure", serial, offset: null };
}

const inZone = (date: WrittenDate | null, zone: string): WrittenDate | null =>
  date?.kind === "sure" || date?.kind === "numeric" ? { ...date, offset: offsetOf(zone) } : date;

function offsetOf(zone: string): number | null {
  if (/^(?:z|utc|gmt)$/i.test(zone)) return 0;
  const [, sign, hours, minutes = "0"] = /([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  return hours === undefined ? null : (sign === "-" ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
}

function numericDate(text: string): WrittenDate | null {
  const found = numeric.exec(text);
  if (!found) return null;
  const [, first, separator, second, year, hour, minute, seconds, half] = found;
  const parts = { first: Number(first), second: Number(second), year: fullYear(year ?? "") };
  const third = year?.length === 2 ? Number(year) : null;
  const time = timeOf(hour, minute, seconds, half);
  if (parts.first > 31 || parts.second > 31 || (parts.first > 12 && parts.second > 12)) return null;
  return { kind: "numeric", ...parts, third, time, dots: separator === ".", offset: null };
}

function namedDate(text: string): WrittenDate | null {
  const day = dayNamed.exec(text);
  if (day) return named(day[1], day[2], day[3], timeOf(day[4], day[5], day[6], day[7]));
  const month = monthNamed.exec(text);
  return month ? named(month[2], month[1], month[3], timeOf(month[4], month[5], month[6], month[7])) : null;
}

function named(day = "", month = "", year = "", time = 0): WrittenDate | null {
  const index = monthOf(month);
  if (index < 0) return null;
  const serial = serialFrom(fullYear(year), index + 1, Number(day), time);
  return serial === null ? null : { kind: "sure", serial, offset: null };
}

function compactDate(text: string): WrittenDate | null {
  const found = compact.exec(text);
  if (!found) return null;
  const [, year, month, day, hour, minute, second, zone] = found;
  const serial = serialFrom(Number(year), Number(month), Number(day), timeOf(hour, minute, second));
  return serial === null ? null : { kind: "sure", serial, offset: zone === undefined ? null : 0 };
}

function yearlessDate(text: string): WrittenDate | null {
  const [, before, named, alone, after] =
    /^(?:(\d{1,2})[-\s](\p{L}{3,10})\.?|(?!set|out)(\p{L}{3,10})\.?[-\s](\d{1,2})(?:st|nd|rd|th)?)$/iu.exec(text) ?? [];
  const day = before ?? after ?? "";
  const month = named ?? alone ?? "";
  const index = monthOf(month);
  return index < 0 || Number(day) > daysIn(2024, index + 1)
    ? null
    : { kind: "yearless", month: index + 1, day: Number(day), time: 0 };
}

/** "6/3" as planners write dates; "3.6." in Europe. */
function numericDayOfYear(text: string): WrittenDate | null {
  const found = dayAndMonth.exec(text);
  if (!found) return null;
  const [, first, slashed, dotted, hour, minute, seconds, half] = found;
  const parts = { first: Number(first), second: Number(slashed ?? dotted) };
  const isDay = (day: number, month: number) => month >= 1 && month <= 12 && day >= 1 && day <= daysIn(2024, month);
  if (!isDay(parts.first, parts.second) && !isDay(parts.second, parts.first)) return null;
  const time = timeOf(hour, minute, seconds, half);
  return { kind: "numeric", ...parts, year: null, third: null, time, dots: dotted !== undefined, offset: null };
}

const destroyedTime = (text: string): WrittenDate | null =>
  /^\d{1,2}:\d{2}\.\d$/.test(text) ? { kind: "destroyed" } : null;

/** Whether a text is the zeros that systems write for no date. */
export const isNoDate = (text: string): boolean => /^0+$|^0{4}-0{2}-0{2}|^0{2}[/.]0{2}[/.]0{2,4}$/.test(text);

const fullYear = (year: string): number =>
  year.length === 4 ? Number(year) : Number(year) + (Number(year) < 70 ? 2000 : 1900);

/** As a fraction of a day. */
function timeOf(hour = "0", minute = "0", second = "0", half = ""): number {
  const twelve = half === "" ? Number(hour) : (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0);
  return (twelve * 3600 + Number(minute) * 60 + Number(second)) / 86_400;
}

/** The day that a numeric date means in this order. */
export function serialIn(
  { first, second, year, third, time }: Extract<WrittenDate, { kind: "numeric" }>,
  order: DateOrder,
): number | null {
  if (year === null) return null;
  if (order === "year-first") return third === null ? null : serialFrom(2000 + first, second, third, time);
  const [month, day] = order === "month-first" ? [first, second] : [second, first];
  return serialFrom(year, month, day, time);
}

/** What one numeric date shows about the order. */
export function orderShownBy({ first, second, dots }: Extract<WrittenDate, { kind: "numeric" }>): DateOrder | "either" {
  if (first > 12) return "day-first";
  if (second > 12) return "month-first";
  return dots ? "day-first" : "either";
}
