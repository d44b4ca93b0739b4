import { numbersIn, type WrittenNumber } from "../numbers/number-in-text.ts";
import { measureNames } from "../sums/stated.words.ts";
import type { OwnMeasure } from "./own-measure.ts";

/** A goal of one is named like any other: `Stops a week` for `one stop a week`. */
export const namedForSeveral = (one: OwnMeasure): OwnMeasure =>
  one.target?.value === 1 && one.unit === ""
    ? { ...one, name: one.name.replace(/^[a-z]+(?<!s|\blate)(?= an? [a-z]+$)/i, "$&s") }
    : one;

/** `We were 74% on Parker's scorecard`: on time to that customer. */
export function ofOneCustomer(one: OwnMeasure, goals: readonly string[]): OwnMeasure {
  if (one.name !== measureNames.onTime) return one;
  const who = goals
    .filter((text) => [one.today, one.target].some((told) => told && numbersIn(text).some(isNumber(told.value))))
    .map((text) => scorecard.exec(text)?.groups?.who)
    .find((name) => name !== undefined);
  return who === undefined ? one : { ...one, name: measureNames.onTimeTo(who) };
}
const isNumber =
  (value: number) =>
  ({ low }: WrittenNumber): boolean =>
    low === value;
const scorecard =
  /\b(?<who>(?!(?:The|Our|My|Their|His|Her|A|This|That|Customer|Supplier|Vendor)\b)[A-Z][\w&.-]+)(?:['’]s?)? score ?cards?\b/;
