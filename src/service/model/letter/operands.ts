import { numbersIn, type WrittenNumber } from "../../../diagnosis/facts/numbers/number-in-text.ts";
import { memoizeText } from "../../../diagnosis/memoize.ts";
import { isMoneyAt } from "./numbers-stated.ts";

/** A number of a text, with what it is of: another may follow from it. */
export interface Operand {
  readonly value: number;
  readonly unit: "money" | "share" | "other";
  readonly time: "h" | "min" | "sec" | null;
  /** What it is for: a week, a year. */
  readonly period: Period | null;
  /** How far a result may be off that is written like this. */
  readonly tolerance: number;
}

export type Numbers = readonly Operand[];

/** From a day, a week, a month, a quarter or a year: working days, and whole weeks. */
export const perPeriod = {
  day: [1 / 5, 1 / 6, 1 / 7, 1 / 21, 1 / 22],
  week: [5, 6, 7, 12 / 52, 1 / 4, 1 / 13, 1 / 50, 1 / 52],
  month: [20, 21, 22, 52 / 12, 4, 1 / 3, 1 / 12],
  quarter: [65, 12, 13, 3, 1 / 4],
  year: [250, 260, 50, 52, 12, 4],
} as const;
type Period = keyof typeof perPeriod;

/** The numbers of a text in digits. */
export const operandsIn = memoizeText(
  (text): Numbers =>
    numbersIn(text).flatMap((number) => {
      const written = text.slice(number.start, number.end);
      const isLeftOut = !/\d/u.test(written) || isName(written, text.slice(number.end));
      return isLeftOut ? [] : operandsAt(number, text);
    }),
);

/** Counts of a sentence, in words or digits, that are small enough to be its own. */
export const countsIn = (sentence: string): Numbers =>
  numbersIn(sentence)
    .flatMap((number) => operandsAt(number, sentence))
    .filter(({ value, unit, time }) => Number.isInteger(value) && value <= 12 && unit === "other" && time === null);

function operandsAt(number: WrittenNumber, text: string): Numbers {
  const after = text.slice(number.end);
  const unit = unitAt(text, number);
  const [, time] = /^[ -](h|min|sec)(?:ours?|utes?|onds?)?\b/u.exec(after) ?? [];
  const [, period] = /^(?: [a-z]+)? (?:an?|per|each|every) (day|week|month|quarter|year)\b/u.exec(after) ?? [];
  return [...new Set([number.low, number.high])].map((value) => ({
    value,
    unit,
    time: (time as Operand["time"] | undefined) ?? null,
    period: (period as Period | undefined) ?? null,
    tolerance: number.bound === "exact" ? halfOfLastDigit(value) : Math.max(halfOfLastDigit(value), 0.02 * value),
  }));
}

/** `0917`, a year, a job's or an alloy's number: what is counted has a comma, a unit or a currency. */
const isName = (written: string, after: string): boolean =>
  /^0\d/u.test(written) || (/^\d{4,}$/u.test(written) && !/^ ?(?:%|[a-z]{1,12}s?\b)/u.test(after));

/** Half of the last digit: 0.05 of 4.7; of a large number the last one before its zeros: 50 of 2,800, at most a hundredth of it. */
function halfOfLastDigit(value: number): number {
  const [, decimals = ""] = String(value).split(".");
  if (decimals !== "" || value < 1000) return 0.5 / 10 ** decimals.length;
  const zeros = /0*$/u.exec(String(value))?.[0].length ?? 0;
  return Math.min(10 ** zeros / 2, value / 100);
}

const unitAt = (text: string, { start, end }: WrittenNumber): Operand["unit"] =>
  isMoneyAt(text, start, end) || text.slice(start, end).includes("$")
    ? "money"
    : /^\s?(?:%|per ?cent\b)/iu.test(text.slice(end))
      ? "share"
      : "other";
