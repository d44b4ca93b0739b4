import { dayMs } from "../../survey/day-ms.ts";

/** A day without a time or time zone, `2026-11-21`. */
export type Day = string;

/** Days of the week as calendars write them, Sunday first. */
const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"] as const;
export type Weekday = (typeof weekdays)[number];

/** The day `days` later. */
export const daysAfter = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

export const weekdayOf = (day: Day): Weekday => weekdays[new Date(day).getUTCDay()] ?? "SU";

/** The first day after `day` that is one of the weekdays. */
export const nextOf = (day: Day, wanted: readonly Weekday[]): Day =>
  firstAfter(day, (one) => wanted.includes(weekdayOf(one)));

/** The first day after `day` that is the first such weekday of its month. */
export const nextFirstOfMonth = (day: Day, weekday: Weekday): Day =>
  firstAfter(day, (one) => weekdayOf(one) === weekday && Number(one.slice(8)) <= 7);

function firstAfter(day: Day, isWanted: (one: Day) => boolean): Day {
  const tomorrow = daysAfter(day, 1);
  return isWanted(tomorrow) ? tomorrow : firstAfter(tomorrow, isWanted);
}
