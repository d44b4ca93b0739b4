import type { Unit } from "./unit.ts";
import { differenceOf } from "./unit-fit.ts";

/** A step that converts a term to another period: `× weeks`. */
export interface CalendarStep {
  readonly sign: "×" | "÷";
  readonly name: CalendarInput;
}
export type CalendarInput = "weeks" | "days_in_week" | "months_in_year" | "quarters_in_year";

/** What turns a rate for one period into a rate for a year. */
const toYear: Readonly<Record<string, readonly CalendarInput[]>> = {
  day: ["days_in_week", "weeks"],
  week: ["weeks"],
  month: ["months_in_year"],
  quarter: ["quarters_in_year"],
  year: [],
};

/**
 * The steps that convert a rate computed for one period, such as a week, to the period that was wanted; empty if they
 * are the same.
 */
export function calendarSteps(got: Unit, wanted: Unit): readonly CalendarStep[] {
  const differing = Object.entries(differenceOf(got, wanted)).filter(([name]) => name in toYear);
  const from = differing.find(([name, power]) => power === -1 && (got[name] ?? 0) < 0);
  const to = differing.find(([name, power]) => power === 1 && (wanted[name] ?? 0) < 0);
  if (differing.length !== 2 || from === undefined || to === undefined) return [];
  const [up = [], down = []] = [toYear[from[0]], toYear[to[0]]];
  return [
    ...up.filter((name) => !down.includes(name)).map((name) => ({ sign: "×", name }) as const),
    ...down.filter((name) => !up.includes(name)).map((name) => ({ sign: "÷", name }) as const),
  ];
}
