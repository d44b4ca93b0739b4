import { serialOf } from "../../measures/record-list.ts";

/** Dates are numbered as in spreadsheets: days since 1899-12-30. This is 1970-01-01. */
const unixDay = 25_569;
const secondsOfDay = 86_400;

/** December 31. */
export const lastDayOf = (year: number): number => serialOf(`${year}-12-31`);

/** The year of a day, in UTC. */
export const yearOf = (serial: number): number => new Date((serial - unixDay) * secondsOfDay * 1000).getUTCFullYear();

/** The day that a bare number means in a date column: a spreadsheet serial, or seconds or milliseconds since 1970. */
export const serialOfNumber = (number: number): number | null =>
  number > 20_000 && number < 80_000 ? number : serialSince1970(number);

/** The day and time, in UTC, of seconds or milliseconds since 1970; `null` for any other number. */
export function serialSince1970(number: number): number | null {
  if (number > 6e8 && number < 4.2e9) return number / secondsOfDay + unixDay;
  if (number > 6e11 && number < 4.2e12) return number / 1000 / secondsOfDay + unixDay;
  return null;
}

const [firstRealDay, endOfRealDays] = [serialOf("1980-01-01"), serialOf("2100-01-01")];

/** Systems write 1/1/1900 or 12/31/9999 for "no date": only days of 1980 to 2099 are real. */
export const isRealDate = (serial: number): boolean => serial > firstRealDay && serial < endOfRealDays;

export const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** "March 4, 2026". */
export function spelledDay(serial: number): string {
  const date = new Date((Math.floor(serial) - unixDay) * secondsOfDay * 1000);
  return `${monthNames[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** "2026-03-04". */
export const isoDay = (serial: number): string =>
  new Date((Math.floor(serial) - unixDay) * secondsOfDay * 1000).toISOString().slice(0, 10);

/** The day that month and day name; `null` if it doesn't exist. */
export function serialFrom(year: number, month: number, day: number, time: number): number | null {
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month) || time > 1) return null;
  const two = (part: number) => String(part).padStart(2, "0");
  return serialOf(`${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`) + time;
}

export function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}
