import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import { matchesIn } from "../../matches.ts";
import { memoizeText } from "../../memoize.ts";
import { minutesAfter } from "./hours-and-minutes.ts";
import { numbersIn, writtenNumber } from "./number-in-text.ts";

/** A time in hours or minutes as written: `an hour and a half`, `2 hours 20 minutes`. */
export interface Duration {
  /** Of a range, the longer time. */
  readonly minutes: number;
  readonly isRange: boolean;
  readonly start: number;
  readonly end: number;
}

/** What words that aren't numbers count before a unit; none stand before `hour and a half`. */
const parts: readonly (readonly [RegExp, number])[] = [
  [/^three quarters of an$/i, 0.75],
  [/^(?:a )?quarter(?: of)?(?: an)?$/i, 0.25],
  [/^(?:half an|a half|half)$/i, 0.5],
  [/^(?:an?)?$/i, 1],
];
const inWords = "three quarters of an|(?:a )?quarter(?: of)?(?: an)?|half an|a half|half|an?|(?=hour and a half)";
const duration = quick(
  new RegExp(
    String.raw`(?<![\p{L}\p{N}.,/:$-])(?<range>(?:(?:(?:an?|one) )?hour|${writtenNumber})(?:\s*(?:to|or)\s+|(?<=\d)\s*[-–]\s*))?(?<count>${inWords}|${writtenNumber})(?<half> and a half)?(?:[\s-]*(?=[hm]\w)|\s*(?=h\b))(?<unit>hours?|hrs?|h|minutes?|mins?)\b(?<late> and a half)?`,
    "giu",
  ),
);

/** The times of a text in order. */
export const durationsIn = memoizeText((text): readonly Duration[] => {
  const all = writtenIn(text);
  // The minutes of `2 hours 20 minutes` are also written as a time.
  return all.filter(({ start }, at) => start >= (all[at - 1]?.end ?? 0));
});

const writtenIn = (text: string): readonly Duration[] =>
  matchesIn(text, duration).flatMap(({ groups = {}, index, 0: all }): readonly Duration[] => {
    const { range, count = "", unit = "", half, late = "" } = groups;
    const whole = amountOf(count.trim());
    if (whole === undefined) return [];
    const number = whole + (half === undefined && late === "" ? 0 : 0.5);
    const end = index + all.length;
    const place = { isRange: range !== undefined, start: index };
    if (/^m/i.test(unit)) return [{ minutes: number, ...place, end }];
    const unitAt = end - late.length - unit.length;
    const more = minutesAfter(text.slice(unitAt));
    return [
      { minutes: number * 60 + (more?.minutes ?? 0), ...place, end: Math.max(end, unitAt + (more?.length ?? 0)) },
    ];
  });

const amountOf = (count: string): number | undefined =>
  parts.find(([words]) => words.test(count))?.[1] ?? numbersIn(count)[0]?.low;

/** `5 h 20 min`, `90 min`, `1 h`, to the minute. */
export function durationText(minutes: number): string {
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  if (whole < saidInMinutes && whole !== 60) return `${whole} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** People say 90 minutes, but an hour and fifty. */
const saidInMinutes = 100;
