import { amountOf, number } from "../goals/own-measure.ts";

/** The text with every time as a number with its unit: `1.5 hours`. */
const inPlainTime = (text: string): string =>
  plainTimes.reduce((said, [words, plain]) => said.replace(words, plain), text);
const plainTimes: readonly (readonly [RegExp, string])[] = [
  [/\b(?:an? |one )?hour to (?:an? |one )?hour and a half\b/gi, "1 to 1.5 hours"],
  [/\b(?:an? |one )?hour and a half\b/gi, "1.5 hours"],
  [/\b(?:half an|a half|half) hour\b/gi, "30 minutes"],
  [/\bthree quarters of an hour\b/gi, "45 minutes"],
  [/\b(?:a )?quarter (?:of an )?hour\b/gi, "15 minutes"],
  [/\b(?:an|one) hour\b/gi, "1 hour"],
];

const duration = new RegExp(
  String.raw`\b(?:(?<hours>${number}) (?:hours?|hrs?|h))?(?: (?:and )?(?<minutes>${number}) (?:minutes?|min))?(?=\W|$)`,
  "gi",
);

/** The durations in a text, in minutes: `an hour and a half`, `2 hours 20 minutes`. */
export const minutesIn = (text: string): readonly number[] =>
  [...inPlainTime(text).matchAll(duration)].flatMap(({ groups }) => {
    const [hours, minutes] = [amountOf(groups?.hours), amountOf(groups?.minutes)];
    return hours === undefined && minutes === undefined ? [] : [(hours ?? 0) * 60 + (minutes ?? 0)];
  });

/** `5:20 h`, `45 min`, to the minute. */
export function durationText(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 60) return `${whole} min`;
  return `${Math.floor(whole / 60)}${whole % 60 === 0 ? "" : `:${String(whole % 60).padStart(2, "0")}`} h`;
}
