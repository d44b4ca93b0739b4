import type { Task } from "../diagnosis/case/week/task.ts";
import { identity, memoize, memoizeEach } from "../diagnosis/memoize.ts";
import { closedFor } from "../knowledge/page-one/closed-days.ts";
import { keepsUsHolidays } from "../survey/currency.ts";
import { returnDays } from "../survey/return-day.ts";
import type { Submission } from "../survey/submission.ts";
import { inWords } from "../survey/writing.ts";
import { type Day, daysAfter, nextOf, type Weekday, weekdayOf } from "./files/calendar-days.ts";
import { monthAndDay } from "./format.ts";

/** The day of a report, and whether the shop closes on US holidays. */
export interface ShopCalendar {
  readonly date: Day;
  readonly keepsHolidays: boolean;
}

export const shopCalendar = (submission: Submission, date: Day): ShopCalendar => ({
  date,
  keepsHolidays: doesKeepHolidays(submission),
});

const doesKeepHolidays = memoizeEach(keepsUsHolidays);

/** The holiday for which the shop is closed that day, else `undefined`. */
export const holidayOn = (day: Day, { keepsHolidays }: ShopCalendar): string | undefined =>
  keepsHolidays ? closedFor(day) : undefined;

const isWeekend = (day: Day): boolean => weekdayOf(day) === "SA" || weekdayOf(day) === "SU";

/** Whether the shop works that day: no weekend, no holiday that it keeps. */
export const isWorkingDay = (day: Day, calendar: ShopCalendar): boolean =>
  !isWeekend(day) && holidayOn(day, calendar) === undefined;

/** The day itself if the shop works then, else the next one on which it does. */
export const workingDayFrom = (day: Day, calendar: ShopCalendar): Day =>
  isWorkingDay(day, calendar) ? day : workingDayFrom(daysAfter(day, 1), calendar);

/** The day itself if the shop works then, else the last one before it on which it does. */
export const workingDayUntil = (day: Day, calendar: ShopCalendar): Day =>
  isWorkingDay(day, calendar) ? day : workingDayUntil(daysAfter(day, -1), calendar);

/** The working day of the return visit after 90 days. Calendar, page and reminder all use this function. */
export const returnDayOf = (submission: Submission, date: Day): Day =>
  workingDayFrom(daysAfter(date, returnDays), shopCalendar(submission, date));

const workdays = ["Mon", "Tue", "Wed", "Thu", "Fri"] as const satisfies readonly Task["day"][];

/** A task of the week, or the weekday of a task in the week that begins on the Monday after the report. */
type Due = Task["day"] | Pick<Task, "day" | "isNextWeek" | "isFromToday">;

/**
 * When a task is due. `Mon` means the first working day counted from the Monday after the report, or from the report's
 * own day, `Tue` the second, and so on; five days later in the week after. In weeks without a holiday that start on a
 * Monday, it is the weekday itself.
 */
export const dayOfTask = (due: Due, calendar: ShopCalendar): Day =>
  workingDaysFrom({ ...calendar, date: beginOf(due, calendar.date) })[
    workdays.indexOf(asTask(due).day) + (asTask(due).isNextWeek ? workdays.length : 0)
  ] ?? calendar.date;

/** The next ten working days. Memoized, because a report needs them dozens of times. */
const workingDaysFrom = memoize(
  ({ date, keepsHolidays }: ShopCalendar) => `${date} ${keepsHolidays}`,
  (calendar): readonly Day[] => {
    const first = workingDayFrom(calendar.date, calendar);
    return [...workdays, ...workdays]
      .slice(1)
      .reduce<readonly Day[]>(
        (days) => [...days, workingDayFrom(daysAfter(days.at(-1) ?? first, 1), calendar)],
        [first],
      );
  },
);

const asTask = (due: Due): Exclude<Due, string> => (typeof due === "string" ? { day: due } : due);

const beginOf = (due: Due, date: Day): Day => (asTask(due).isFromToday ? date : mondayAfter(date));

const mondayAfter = memoize(identity, (date: Day): Day => nextOf(date, ["MO"]));

const secondMonday = memoize(identity, (date: Day): Day => daysAfter(mondayAfter(date), 7));

const isInFirstWeek = (day: Day, date: Day): boolean => day < secondMonday(date);

const dayNames = {
  SU: "Sunday",
  MO: "Monday",
  TU: "Tuesday",
  WE: "Wednesday",
  TH: "Thursday",
  FR: "Friday",
  SA: "Saturday",
} as const satisfies Record<Weekday, string>;

/** `Monday, November 30`: on the day it is read, `Monday` alone could be today. */
export function taskDayName(due: Due, calendar: ShopCalendar): string {
  const day = dayOfTask(due, calendar);
  return withDate(dayNames[weekdayOf(day)], day);
}

/** `Mon, Nov 30`. */
export const taskDayShort = (due: Due, calendar: ShopCalendar): string => shortDayName(dayOfTask(due, calendar));

export const shortDayName = (day: Day): string =>
  withDate(dayNames[weekdayOf(day)], day).replace(/\b([A-Z][a-z]{2})[a-z]+/g, "$1");

function namedDay(day: Day, date: Day, name: string): string {
  return isInFirstWeek(day, date) ? name : withDate(name, day);
}

const withDate = (name: string, day: Day): string => `${name}, ${monthAndDay(day)}`;

/** The day of the change, if a whole week of counting comes before it: `December 14`. */
export const changeBegins = (week: readonly Task[], calendar: ShopCalendar): string | undefined => {
  const change = week.find(({ isChange, isNextWeek }) => isChange && isNextWeek);
  return change && monthAndDay(dayOfTask(change, calendar));
};

/** The day on which a week of tasks begins: `November 30`. */
export const weekBegins = ([first]: readonly Task[], calendar: ShopCalendar): string =>
  monthAndDay(dayOfTask(first ?? "Mon", calendar));

/** The last of ten working days, of which the week of tasks is the first five. */
export function countedOn([first]: readonly Due[], calendar: ShopCalendar): Day {
  return dayOfTask({ ...asTask(first ?? "Mon"), day: "Fri", isNextWeek: true }, calendar);
}

/** The same day as text: `December 11`. */
export const countedBy = (week: readonly Due[], calendar: ShopCalendar): string =>
  monthAndDay(countedOn(week, calendar));

/** The holidays on which a week of tasks pauses: `Thursday and Friday (Thanksgiving)`. Empty if it has none. */
export function closedInWeek(week: readonly Task[], calendar: ShopCalendar): string {
  const { date } = calendar;
  const [first, last] = [week[0], week.at(-1)];
  if (first === undefined || last === undefined) return "";
  const closed = daysFrom(beginOf(first, date), dayOfTask(last, calendar)).flatMap((day) => {
    const holiday = holidayOn(day, calendar);
    return holiday === undefined || isWeekend(day)
      ? []
      : [{ holiday, name: namedDay(day, date, dayNames[weekdayOf(day)]) }];
  });
  const holidays = [...new Set(closed.map(({ holiday }) => holiday))];
  return inWords(
    holidays.map(
      (one) => `${inWords(closed.flatMap(({ holiday, name }) => (holiday === one ? [name] : [])))} (${one})`,
    ),
  );
}

const daysFrom = (first: Day, last: Day): readonly Day[] =>
  first > last ? [] : [first, ...daysFrom(daysAfter(first, 1), last)];
