import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import { withNoun } from "../../../survey/writing.ts";
import { matchesIn } from "../../matches.ts";
import { memoizeText } from "../../memoize.ts";
import { numbersIn, writtenNumber } from "../numbers/number-in-text.ts";
import { span } from "../sums/loss.ts";

/** A time as written: minutes of work, or calendar days. */
export interface Time {
  readonly low: number;
  readonly high: number;
  readonly unit: "minutes" | "days";
  readonly start: number;
  readonly end: number;
}

const time = quick(
  new RegExp(
    String.raw`(?<![\p{L}\d.$-])(?<low>${writtenNumber})(?:\s*(?:to|or|and|-|–)\s*(?<high>${writtenNumber}))?[\s-]*(?:(?:working|business|calendar) )?(?<unit>hours?|hrs?|h|minutes?|mins?|seconds?|secs?|days?|d|weeks?|wks?)\b(?!-)(?:(?: and)? (?<more>[1-5]?\d)(?= ?(?:min\w*\b)?\s*(?:[.,;)]|$))|(?: and)? (?<wordy>${writtenNumber}) min(?:ute)?s?\b)?`,
    "giu",
  ),
);
/** `An hour thirty-six`, `an hour and a half`. */
const anHour = quick(
  new RegExp(
    String.raw`\b(?:an|one) hour(?:(?: and)? (?<more>a half|a quarter|(?!(?:an?|one)\b)${writtenNumber})(?! ?(?:hours?|hrs?|days?|weeks?|percent|%|of)\b))?`,
    "giu",
  ),
);
const minutesPerUnit = { h: 60, m: 1, s: 1 / 60 } as const;
const daysIn = { d: 1, w: 7 } as const;

/** The times of a text in order. */
export const timesIn = memoizeText((text): readonly Time[] =>
  [...hoursInWords(text), ...inFigures(text)]
    .filter((one, at, all) => !all.slice(0, at).some((other) => one.start < other.end && other.start < one.end))
    .toSorted((a, b) => a.start - b.start),
);

const hoursInWords = (text: string): readonly Time[] =>
  matchesIn(text, anHour).map(({ groups = {}, index, 0: all }) => {
    const more =
      groups.more === undefined
        ? 0
        : groups.more === "a half"
          ? 30
          : groups.more === "a quarter"
            ? 15
            : (numberOf(groups.more) ?? 0);
    return { low: 60 + more, high: 60 + more, unit: "minutes", start: index, end: index + all.length };
  });

const inFigures = (text: string): readonly Time[] =>
  matchesIn(text, time).flatMap(({ groups = {}, index, 0: all }): readonly Time[] => {
    const unit = (groups.unit ?? "").charAt(0).toLowerCase();
    const low = numberOf(groups.low);
    const high = groups.high === undefined ? low : numberOf(groups.high);
    if (low === undefined || high === undefined || high < low) return [];
    const place = { start: index, end: index + all.length };
    if (unit === "d" || unit === "w") {
      const each = daysIn[unit];
      return [{ low: low * each, high: high * each, unit: "days", ...place }];
    }
    const each = minutesPerUnit[unit as keyof typeof minutesPerUnit];
    const more = each === 60 && groups.high === undefined ? (numberOf(groups.more ?? groups.wordy) ?? 0) : 0;
    return [{ low: low * each + more, high: high * each + more, unit: "minutes", ...place }];
  });

/** Times of work. */
export const minutesOf = (text: string): readonly Time[] => timesIn(text).filter(({ unit }) => unit === "minutes");

/** The number that a piece of text is; `undefined` where it holds none. */
export const numberOf = (written: string | undefined): number | undefined => numbersIn(written ?? "")[0]?.low;

/** Minutes for a sum that can be done again: `1.5 hours`, `185 minutes`, `68 seconds`. */
export function inTime(low: number, high = low): string {
  if (high >= 120) return withNoun(span(low / 60, high / 60), "hours");
  return high < 1 ? withNoun(span(low * 60, high * 60), "seconds") : withNoun(span(low, high), "minutes");
}

export const share = (part: number, all: number): string => `${Math.round((100 * part) / all)}%`;
