import { type KnownNumber, known } from "./grounds.ts";

/** Hours and minutes as minutes, a right difference of two times of day as one thing, and what a time of day is worked out from. */
export const withoutClocks = (sentence: string): string => (/\d/.test(sentence) ? withoutTimes(sentence) : sentence);

const withoutTimes = (sentence: string): string =>
  sentence
    .replaceAll(hoursAndMinutes, (_, hours, minutes) => `${60 * Number(hours) + Number(minutes)} minutes`)
    .replaceAll(clockDifference, (all, hour, minute, fromHour, fromMinute, minutes) =>
      (60 * (hour - fromHour) + (minute - fromMinute) + 1440) % 720 === Number(minutes) ? "" : all,
    )
    .replaceAll(clockSpan, (all, ...found) =>
      isRight(spanOf(found)) ? `${spanOf(found).from} to ${spanOf(found).to}` : all,
    )
    .replaceAll(clockSum, (all, ...found) => {
      const { from, sign, size, unit } = partsOf(found);
      return resultOf(found) === undefined ? all : `from ${from}, ${sign === "+" ? "plus" : "minus"} ${size} ${unit}`;
    });

/** `4 h 10 min`, and `4 hours 10` where nothing is counted behind it. */
const hoursAndMinutes =
  /(?<![\d.])\b(\d{1,3}) h(?:ours?|rs?)? (?:and )?([0-5]?\d)(?: ?min(?:utes?)?\b|(?=[.,;:)](?!\d)|$| (?:an?|per|each|or|and|to|on)\b| [=×÷+−–-]))/gu;

/** A told `2:10` as a length: in minutes, and in hours with one or two decimals. */
export const lengthsTold = (text: string): readonly KnownNumber[] =>
  [...text.matchAll(/(?<![\d:])(\d{1,2}):([0-5]\d)(?![\d:]| ?[ap]\.?m\b)/giu)].flatMap(([, hours, minutes]) => {
    const length = 60 * Number(hours) + Number(minutes);
    const inHours = [1, 2].map(
      (digits): KnownNumber => ({
        ...known(Number((length / 60).toFixed(digits))),
        only: "hours",
      }),
    );
    return [{ ...known(length), only: "mi" }, ...inHours];
  });

/** `5:30 − 4:45 = 45 minutes`, up to the result. */
const clockDifference = /\b(\d{1,2}):([0-5]\d) [−–-] (\d{1,2}):([0-5]\d) = (?=(\d{1,3}) minutes\b)/gu;

/** The minutes that such times in a text are. */
export const minutesIn = (text: string): readonly number[] =>
  [...text.matchAll(hoursAndMinutes)].map(([, hours, minutes]) => 60 * Number(hours) + Number(minutes));

const time = (name: string): string => `(?<${name}>\\d{1,2}(?::[0-5]\\d)?(?: ?(?:[ap]m\\b|[ap]\\.m\\.))?)`;
/** `5 PM + 374 minutes = 11:14 PM`. */
const clockSum = new RegExp(
  `${time("from")} (?<sign>[+−–-]) (?<size>\\d+(?:\\.\\d+)?) (?<unit>h(?:ours?)?|min(?:utes?)?)\\b = ${time("to")}`,
  "giu",
);

interface ClockSum {
  readonly from: string;
  readonly sign: string;
  readonly size: string;
  readonly unit: string;
  readonly to: string;
}

// The cast is sound: a pattern's named groups are the last argument of a replacement.
const partsOf = (found: readonly unknown[]): ClockSum => found.at(-1) as ClockSum;

/** `From 11:14 PM to 5:30 AM is 376 minutes`. */
const clockSpan = new RegExp(
  `${time("from")} to ${time("to")},? (?:(?:is|are|makes?|=) )?(?<size>\\d+(?:\\.\\d+)?) (?<unit>h(?:ours?)?|min(?:utes?)?)\\b`,
  "giu",
);

type ClockSpan = Omit<ClockSum, "sign">;

// The cast is sound, as above.
const spanOf = (found: readonly unknown[]): ClockSpan => found.at(-1) as ClockSpan;

/** Whether it is as long as it says, to a tenth of an hour. */
function isRight({ from, to, size, unit }: ClockSpan): boolean {
  const [length, off] = unit.startsWith("h") ? [60 * Number(size), 3] : [Number(size), 1];
  const rest = Math.abs(minuteOf(to) - minuteOf(from) - length) % 720;
  return length < 1440 && Math.min(rest, 720 - rest) <= off;
}

/** The lengths, in minutes, that these texts state between two times of day. */
export function spansShown(texts: readonly string[], isTold: (clock: string) => boolean): readonly number[] {
  return texts.flatMap((text) =>
    [...text.matchAll(clockSpan)].flatMap(({ groups }) => {
      const span = spanOf([groups]);
      const isKnown = [span.from, span.to].every((written) => isTold(clockOf(minuteOf(written))));
      if (!isKnown || !isRight(span)) return [];
      return [Number(span.size) * (span.unit.startsWith("h") ? 60 : 1)];
    }),
  );
}

/** The time of day that such a sum states, in minutes of twelve hours; `undefined` if it is wrong. */
function resultOf(found: readonly unknown[]): number | undefined {
  const { from, sign, size, unit, to } = partsOf(found);
  const length = Number(size) * (unit.startsWith("h") ? 60 : 1);
  const is = minuteOf(from) + (sign === "+" ? length : -length);
  const off = Math.abs(is - minuteOf(to)) % 720;
  return Math.min(off, 720 - off) <= 1 ? minuteOf(to) : undefined;
}

function minuteOf(written: string): number {
  const [hour = 0, minute = 0] = (written.match(/\d+/gu) ?? []).map(Number);
  return 60 * (hour % 12) + minute;
}

/** The times of day that these texts work out from a known length, as they are written and rounded to a quarter of an hour. */
export function clocksShown(texts: readonly string[], known: readonly KnownNumber[]): readonly string[] {
  return texts.flatMap((text) =>
    [...text.matchAll(clockSum)].flatMap(({ groups }) => {
      const found = [groups];
      const { size } = partsOf(found);
      const minute = resultOf(found);
      if (minute === undefined || !known.some(({ value }) => value === Number(size))) return [];
      return [minute, 15 * Math.round(minute / 15)].map(clockOf);
    }),
  );
}

const clockOf = (minutes: number): string =>
  `${Math.floor(minutes / 60) % 12 || 12}:${String(minutes % 60).padStart(2, "0")}`;
