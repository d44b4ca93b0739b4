import { numbersIn } from "../../../diagnosis/facts/numbers/number-in-text.ts";
import { memoizeText } from "../../../diagnosis/memoize.ts";
import { type KnownNumber, known } from "./grounds.ts";
import { minutesIn } from "./hours-and-minutes.ts";

/** Smaller whole numbers are too common to identify what they count. Own judgment. */
const minUnmistakable = 13;

/**
 * Numbers of an answer that may be repeated anywhere, including machine numbers. A small one must count the same
 * kind of thing: `5` days aren't 5 dollars.
 */
export const numbersStated = memoizeText((answer): readonly KnownNumber[] => statedIn(answer.replaceAll(minus, "")));

/** A loss keeps its size: `March was -2,300`. */
export const minus = /(?<=^|\s)-(?=\$?\d)/gu;

const statedIn = (text: string): readonly KnownNumber[] => [
  ...numbersIn(text).flatMap(({ low, high, start, end }) =>
    [low, high].map((value): KnownNumber => {
      const isMoney = isMoneyAt(text, start, end);
      // `11.0` is measured, and counts nothing.
      if (value < minUnmistakable && Number.isInteger(value) && !text.slice(start, end).includes("."))
        return { ...known(value), only: kindOf(text.slice(end), isMoney) };
      const namesOne = /^\d/.test(text.slice(start)) && isName.test(text.slice(0, start));
      return { value, isCount: !isMoney && (namesOne || countsThings.test(text.slice(end))) };
    }),
  ),
  ...timeBetween(text),
  ...minutesIn(text).flatMap(inBoth),
  ...[...text.matchAll(hoursInWords)].flatMap(([, hours, minutes]) => inBoth(minutesOf(hours, minutes))),
  ...[...text.matchAll(minutesAlone)].flatMap(([, minutes]) => inBoth(Number(minutes))),
  // Five weeks are 25 working days.
  ...[...text.matchAll(weeks)].map(([, count]) => ({ ...known(5 * weeksOf(count)), only: "da" })),
  ...[...text.matchAll(/#(\d{1,6})\b/gu)].map(([, number]) => ({ value: Number(number), isCount: true })),
  ...[...text.matchAll(/\b(\d{1,2})(?:st|nd|rd|th)\b/giu)].map(([, day]) => ({ value: Number(day), isCount: true })),
  // Of 79% on time, 21% are late.
  ...[...text.matchAll(/\b(\d{1,2}(?:\.\d+)?) ?(?:%|per ?cent\b)/gu)].map(([, part]) => ({
    ...known(Number((100 - Number(part)).toFixed(4))),
    only: "share",
  })),
  // `The plan says 1.9 million. We make 1.55.`
  ...(/\d million\b/iu.test(text)
    ? [...text.matchAll(/(?<![\d.$])(\d\.\d{1,2})(?![\d%]| ?[a-z])/gu)].map(([, number]) => known(Number(number) * 1e6))
    : []),
  ...[...text.matchAll(listed)].map(([all]) =>
    known((all.match(/\d+(?:\.\d+)?/gu) ?? []).reduce((sum, one) => sum + Number(one), 0)),
  ),
  ...[...text.matchAll(machineNumbers)].flatMap(([all]) =>
    [...(all.match(/\d+/g) ?? []).map(Number), ...runOf(all)].map((value) => ({ value, isCount: true })),
  ),
];

/** `60 housings`, `14 of 60 housings`, `60-some new parts`: things, and neither time nor money. */
const countsThings =
  /^(?:-some|-odd)?(?: of (?:the |our )?\d[\d,]*)? (?!(?:h|hrs?|hours?|min|mins|minutes?|seconds?|days?|nights?|shifts?|weeks?|months?|years?|percent|per|dollars?|bucks|cents|grand|k|an?|points?)\b)(?:(?!(?:for|to|in|on|at|and|or|of|is|was|are|were|with|by|from|as|the|hours?|minutes?|days?|dollars?|percent)\b)[a-z-]+ ){0,2}(?!(?:hours|minutes|seconds|days|nights|shifts|weeks|months|years|dollars|bucks|cents|points|is|was|has|as|this|its|us)\b)[a-z-]{3,}s\b/iu;
/** What is before the number of a step, a job or an order; `jobs under 17%` has none. */
const isName = /\b(?:ops?|operations?|jobs?|orders?|lines?|steps?|rows?|bins?|bays?|buildings?|routes?) #?$/iu;

/** Hours and minutes between two times of day that the answer tells. */
function timeBetween(text: string): readonly KnownNumber[] {
  const times = [...text.matchAll(clockTime)].map(
    ([, hour, minutes, later]) => 60 * (Number(hour ?? later) % 12) + Number(minutes ?? 0),
  );
  const between = new Set(times.flatMap((one) => times.map((other) => (other - one + 720) % 720)));
  return [...between].filter((minutes) => minutes > 0).flatMap(inBoth);
}

/** `90 minutes`, also as hours. */
const minutesAlone = /(?<![\d.,–-])(\d{2,3})[ -]min(?:ute)?s?\b/giu;

const weeks = /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) weeks\b/giu;
const weeksOf = (written = ""): number => numbersIn(written)[0]?.low ?? 0;

/** `an hour and ten`, `two hours and a half`. */
const hoursInWords =
  /\b(an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) hours? and (a half|a quarter|ten|fifteen|twenty|twenty-five|thirty|thirty-five|forty|forty-five|fifty|fifty-five)\b(?! (?:hours|years|days|weeks|parts|percent)\b)/giu;
const partsOfHour: Readonly<Record<string, number>> = { "a half": 30, "a quarter": 15 };
const minutesOf = (hours = "", minutes = ""): number =>
  60 * (numbersIn(hours)[0]?.low ?? 1) + (partsOfHour[minutes.toLowerCase()] ?? numbersIn(minutes)[0]?.low ?? 0);

/** A length in minutes, also as hours. */
export const inBoth = (minutes: number): readonly KnownNumber[] => [
  { ...known(minutes / 60), only: "hours" },
  { ...known(minutes), only: "mi" },
];

const clockTime =
  /\b(\d{1,2}):([0-5]\d)\b|\b(?:at|till|until|by|before|after|from|to|past) (1[0-2]|[1-9])(?=[\s.,;)])/giu;

/** `19, 22, 17, 24, 21`: a letter may add them up. */
const listed = /(?<![\d.,$])\d{1,4}(?:\.\d+)?(?:(?:, and |, | and )\d{1,4}(?:\.\d+)?(?![\d%])){2,}/gu;

/** How many “11 through 16” are, and each of them. */
function runOf(named: string): readonly number[] {
  const [, first, last] = /(\d+) (?:through|thru|to) (\d+)/i.exec(named) ?? [];
  const count = Number(last) - Number(first) + 1;
  return count > 1 && count <= 60 ? [count, ...Array.from({ length: count }, (_, at) => Number(first) + at)] : [];
}

const machineNumbers =
  /\b(?:machines?|lathes?|mills?|horizontals?|verticals?|spindles?|presse?s?|grinders?|saws?|cells?|lines?|stations?|[hv]mcs?|numbers?|nos?\.?|haas|mazak|makino|okuma|mori|doosan) #?\d{1,3}(?:(?: (?:through|thru|to|and|or|&) |, ?| ?[-–] ?)#?\d{1,3}\b)*(?! ?(?:%|hours?\b|h\b|min|days?\b|per ?cent\b))/giu;

/** What a number counts, as far as its symbol or unit shows. */
export function kindOf(after: string, isMoney: boolean): string {
  if (isMoney || /^\s?(?:k\b|dollars?\b|grand\b)/i.test(after)) return "money";
  const [, unit] =
    /^[\s-]?(?:(?:working|business) )?(%|per ?cent|(?:h|hours?|min|minutes?|days?|weeks?|months?|y(?:ea)?rs?)\b)/i.exec(
      after,
    ) ?? [];
  if (unit === undefined) return "count";
  if (/^(?:%|per ?cent)/i.test(unit)) return "share";
  if (/^y/i.test(unit)) return "ye";
  return /^h/i.test(unit) ? "hours" : unit.slice(0, 2).toLowerCase();
}

export const isMoneyAt = (text: string, start: number, end: number): boolean =>
  /[$€£]/u.test(text.slice(Math.max(0, start - 1), end));
