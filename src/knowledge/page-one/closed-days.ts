import { dayMs } from "../../survey/day-ms.ts";

/** A day without a time or time zone, `2026-11-21`. */
type Day = string;

/** How the day is found in a year. Months count from 1, days of the week from Sunday as 0. */
type When =
  | { readonly kind: "date"; readonly month: number; readonly date: number; readonly isObserved: boolean }
  | { readonly kind: "nth"; readonly month: number; readonly weekday: number; readonly nth: number }
  | { readonly kind: "last"; readonly month: number; readonly weekday: number }
  /** Days after the nth weekday of a month. */
  | { readonly kind: "after"; readonly day: Extract<When, { kind: "nth" }>; readonly days: number };

interface ClosedDay {
  readonly name: string;
  readonly when: When;
  readonly source: string;
}

const law = "5 U.S.C. 6103(a)";
/** A holiday on a Saturday is observed on the Friday before, one on a Sunday on the Monday after. */
const observed = "5 U.S.C. 6103; Executive Order 11582 for Sundays. That shops do the same is our own judgment.";
const ownJudgment = "Own judgment: no holiday by law, but most US shops are closed.";

const thanksgiving = { kind: "nth", month: 11, weekday: 4, nth: 4 } as const;

/** The days on which most US machine shops are closed. Which holidays they keep is our own judgment. */
const closedDays: readonly ClosedDay[] = [
  { name: "New Year's Day", when: { kind: "date", month: 1, date: 1, isObserved: true }, source: observed },
  { name: "Memorial Day", when: { kind: "last", month: 5, weekday: 1 }, source: law },
  { name: "July 4th", when: { kind: "date", month: 7, date: 4, isObserved: true }, source: observed },
  { name: "Labor Day", when: { kind: "nth", month: 9, weekday: 1, nth: 1 }, source: law },
  { name: "Thanksgiving", when: thanksgiving, source: law },
  { name: "Thanksgiving", when: { kind: "after", day: thanksgiving, days: 1 }, source: ownJudgment },
  { name: "Christmas", when: { kind: "date", month: 12, date: 24, isObserved: false }, source: ownJudgment },
  { name: "Christmas", when: { kind: "date", month: 12, date: 25, isObserved: true }, source: observed },
];

/** The holiday for which shops are closed that day, else `undefined`. */
export function closedFor(day: Day): string | undefined {
  const year = Number(day.slice(0, 4));
  // January 1 on a Saturday is observed in the year before.
  return holidaysOf(year).get(day) ?? holidaysOf(year + 1).get(day);
}

/** The next holiday that a text names, on that day or later: `by Labor Day`. */
export function holidayNamed(said: string, day: Day): Day | undefined {
  const name = closedDays.map((one) => one.name).find((one) => said.toLowerCase().includes(one.toLowerCase()));
  const year = Number(day.slice(0, 4));
  const all = [year, year + 1].flatMap((one) => [...holidaysOf(one)]);
  return all.find(([on, holiday]) => holiday === name && on >= day)?.[0];
}

/** The holidays of a year by day. Cached, because a report asks about hundreds of days, all in the same two years. */
function holidaysOf(year: number): ReadonlyMap<Day, string> {
  const known =
    knownYears.get(year) ??
    new Map(closedDays.flatMap(({ name, when }) => daysIn(when, year).map((day) => [day, name])));
  knownYears.set(year, known);
  return known;
}

const knownYears = new Map<number, ReadonlyMap<Day, string>>();

/** The holiday itself, and the weekday on which it is observed if it falls on a weekend. */
function daysIn(when: When, year: number): readonly Day[] {
  switch (when.kind) {
    case "date": {
      const day = at(year, when.month, when.date);
      return when.isObserved ? [written(day), written(day + shiftOf[weekdayAt(day)])] : [written(day)];
    }
    case "nth":
      return [written(nthOf(year, when))];
    case "last": {
      const last = at(year, when.month + 1, 0);
      return [written(last - ((weekdayAt(last) - when.weekday + 7) % 7))];
    }
    case "after":
      return [written(nthOf(year, when.day) + when.days)];
  }
}

/** By weekday, Sunday first: how many days later a holiday is observed. */
const shiftOf = [1, 0, 0, 0, 0, 0, -1] as const;

function nthOf(year: number, { month, weekday, nth }: Extract<When, { kind: "nth" }>): number {
  const first = at(year, month, 1);
  return first + ((weekday - weekdayAt(first) + 7) % 7) + 7 * (nth - 1);
}

/** Days since 1970-01-01, a Thursday. */
const at = (year: number, month: number, date: number): number => Date.UTC(year, month - 1, date) / dayMs;
const weekdayAt = (day: number): 0 | 1 | 2 | 3 | 4 | 5 | 6 => ((((day + 4) % 7) + 7) % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6;
const written = (day: number): Day => new Date(day * dayMs).toISOString().slice(0, 10);
