import { numbersIn, type WrittenNumber } from "../../../diagnosis/facts/numbers/number-in-text.ts";
import { type KnownNumber, known } from "./grounds.ts";
import { shownIn } from "./shown-sums.ts";
import { isResult } from "./worked-out.ts";

/**
 * The results that a sentence works out in words from two other numbers in it, one of them stated: `Two days at 10 lots is 20
 * lots`, `Of 22, two were the crash; 20 remain`.
 */
export function saidInWords(sentence: string, numbers: readonly KnownNumber[]): readonly KnownNumber[] {
  const said = numbersIn(sentence);
  const ways = signs.filter(([, words]) => words.test(sentence)).map(([sign]) => sign);
  const isStated = ({ low }: WrittenNumber): boolean => numbers.some(({ value }) => value === low);
  if (said.length < 2) return [];
  const forOtherPeriods = said.filter((one) => isForOtherPeriod(one, said.filter(isStated), sentence));
  const results = ways.length === 0 ? [] : said;
  return [
    ...forOtherPeriods.map(({ low }) => known(low)),
    ...results.flatMap((result): readonly KnownNumber[] => {
      const others = said.filter((one) => one !== result && one.low === one.high);
      const isWorkedOut = others.some((one, at) =>
        others.slice(at + 1).some((other) => {
          const isOfStated =
            [one, other].some(isStated) && [one, other].every((each) => isStated(each) || isSmall(each));
          return isOfStated && ways.some((sign) => isRight(result, one.low, other.low, sign));
        }),
      );
      return isWorkedOut ? [known(result.low)] : [];
    }),
  ];
}

/** `$7,350 a quarter, or $29,400 a year`: the same for another period, named behind it. */
function isForOtherPeriod(one: WrittenNumber, stated: readonly WrittenNumber[], sentence: string): boolean {
  const [, period] = /^ (?:an?|per) (day|week|month|quarter|year)\b/u.exec(sentence.slice(one.end)) ?? [];
  const factors = period === undefined ? [] : (perPeriod[period] ?? []);
  return stated.some(({ low }) =>
    factors.some((factor) => isResult(one, { low: low * factor, likely: low * factor, high: low * factor }, 1)),
  );
}

/** From a day, a week, a month, a quarter or a year: working days, and whole weeks. */
const perPeriod: Readonly<Record<string, readonly number[]>> = {
  day: [1 / 5, 1 / 6, 1 / 7, 1 / 21, 1 / 22],
  week: [5, 6, 7, 12 / 52, 1 / 4, 1 / 13, 1 / 50, 1 / 52],
  month: [20, 21, 22, 52 / 12, 4, 1 / 3, 1 / 12],
  quarter: [65, 12, 13, 3, 1 / 4],
  year: [250, 260, 50, 52, 12, 4],
};

/** The numbers of the sums that a sentence shows, and what it works out from them in words. */
export function workedOutIn(sentence: string, numbers: readonly KnownNumber[]): readonly KnownNumber[] {
  const shown = shownIn(sentence, numbers);
  return [...shown, ...saidInWords(sentence, [...numbers, ...shown])];
}

type Sign = "×" | "÷" | "+" | "−";

/** The words that say how two numbers give a third. */
const signs: readonly (readonly [Sign, RegExp])[] = [
  ["×", /\b(?:at|times|each|every|per|an? (?:day|night|shift|week|month|quarter|year|hour|lot|job|part|piece))\b/iu],
  ["÷", /\b(?:each|per|an? (?:day|night|shift|week|month|quarter|year|hour|lot|job|part|piece))\b/iu],
  ["−", /\b(?:remain\w*|left|leaves?|leaving|short|fewer|less|gap|difference|without|the (?:other|rest))\b/iu],
  ["+", /\b(?:together|altogether|in all|in total|both|plus)\b/iu],
];

/** Up to this number, a letter may count things itself. */
const isSmall = ({ low }: WrittenNumber): boolean => Number.isInteger(low) && low <= 12;

function isRight(said: WrittenNumber, one: number, other: number, sign: Sign): boolean {
  const [high, low] = [Math.max(one, other), Math.min(one, other)];
  const value = { "×": high * low, "÷": high / low, "+": high + low, "−": high - low }[sign];
  return isResult(said, { low: value, likely: value, high: value }, 1);
}
