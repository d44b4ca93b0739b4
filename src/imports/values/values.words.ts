import type { DateOrder } from "./dates.ts";
import type { TimeUnit } from "./durations.ts";
import type { DecimalMark } from "./numbers.ts";

/** What is asked about the values of a column, with the answers to choose from. */
export const valueQuestions = {
  word: (word: string, heading: string): string => `What does “${word}” mean in “${heading}”?`,
  noWord: "None of these",
  dateOrder: (heading: string): string => `Which comes first in “${heading}”, the month or the day?`,
  day: (heading: string): string =>
    `Every time in “${heading}” is the same hour in UTC: midnight in some places, noon in others. Which day is the first one?`,
  year: (day: string, heading: string): string => `Which day is ${day} in “${heading}”?`,
  decimalMark: (number: string, heading: string): string => `What does ${number} mean in “${heading}”?`,
  timeUnit: (number: string, heading: string): string => `What is ${number} in “${heading}”?`,
} as const;

/** What an ambiguous value would mean. */
export const readingWords = {
  of: (example: string, meaning: string): string => `${example} is ${meaning}`,
  noDate: "no date",
  about: (number: string): string => `about ${number}`,
  hours: (hours: number): string =>
    `${hours.toLocaleString("en-US", { maximumFractionDigits: 2 })} ${hours === 1 ? "hour" : "hours"}`,
} as const;

/** Notes on a column that was read. */
export const columnNotes = {
  utc: (heading: string): string =>
    `Times in “${heading}” are in UTC, so an evening may count as the next day. Enter the hours to add for your time zone, such as -5.`,
  destroyed: (heading: string, example: string): string =>
    `“${heading}” was damaged when the file was saved in a spreadsheet: ${example} has lost its day. Export it again, and don't open it in Excel first.`,
} as const;

/** How the values of a column were read. */
export const formatWords = {
  noYear: "No year",
  yearOf: (first: string, last: string): string => `No year: read as ${first} to ${last}`,
  order: {
    "month-first": "Month first",
    "day-first": "Day first",
    "year-first": "Year first",
  } satisfies Record<DateOrder, string>,
  thousands: "Thousands",
  millions: "Millions",
  /** A decimal point is normal, so only a comma is mentioned. */
  mark: { ".": null, ",": "Decimal comma" } satisfies Record<DecimalMark, string | null>,
  unit: {
    hours: "Hours",
    minutes: "Minutes, turned into hours",
    seconds: "Seconds, turned into hours",
    milliseconds: "Milliseconds, turned into hours",
    days: "Days, turned into hours",
  } satisfies Record<TimeUnit, string>,
} as const;
