import type { PeriodDays } from "../../measures/measure.ts";
import { mondayOf, serialOf } from "../../measures/record-list.ts";
import { daysAfter } from "../files/calendar-days.ts";
import { absoluteRef, sheetRef } from "./reference.ts";
import { sheetNames } from "./workbook.words.ts";

/** Weeks on the sheet of a KPI. The last one is the picked week. */
export const weekCount = 13;

/**
 * The days that a week of the workbook counts on a day: up to the day before it, because what is due today can still be done.
 * On a Monday, the newest week is last week.
 *
 * @param date that day, `2026-11-21`
 * @param weeksAgo 0: the newest week
 */
export function weekShown(date: string, weeksAgo = 0): PeriodDays {
  const first = mondayOf(daysAfter(date, -1)) - 7 * weeksAgo;
  return { first, after: Math.min(first + 7, serialOf(date)) };
}

/** The same as formulas: a day of the newest week, and the day after the last one counted of the week that begins in a cell. */
export const newestDay = "TODAY()-1";
export const afterFormula = (monday: string): string => `MAX(${monday},MIN(${monday}+7,TODAY()))`;

/** The cell where any day of the week is entered, and the one that holds its Monday. */
export const pickedDay = { row: 4, column: 3 };
export const mondayName = "week_monday";
export const mondayCell = { row: 4, column: 5 };
export const mondayOn = sheetRef(sheetNames.thisWeek, absoluteRef(mondayCell.row, mondayCell.column));
