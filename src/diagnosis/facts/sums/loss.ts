import type { LowHigh } from "../../../knowledge/figures/units.ts";
import { daysAWeek, hoursAShift } from "../../../knowledge/figures/working-time.ts";
import type { ThemeId } from "../../../knowledge/themes.ts";
import type { FreeTextField } from "../../../survey/free-text.ts";
import { roundText, withNoun } from "../../../survey/writing.ts";
import { statedUnits } from "./stated.words.ts";

/**
 * The cause that a sum counts for: the one its words name; the one its sentence is about; the leading cause, if its
 * sentence is about that; or, for what the whole shop falls short of for whatever reason, the leading cause, if it has no
 * other sum.
 */
export type CauseOfSum = ThemeId | "as-spoken-of" | "lead-if-spoken-of" | "whole-shop";

/** The result of a calculation with the shop's own counts and times. */
export interface StatedLoss {
  readonly kind: "stated-loss";
  readonly cause: CauseOfSum;
  /** The result: hours, or percent if `unit` says so. */
  readonly value: LowHigh;
  readonly isPercent: boolean;
  /** What follows the number: `machine hours since Easter`. */
  readonly unit: string;
  /** The sums, each written out with its result: `41 − 22 = 19 hours over`. */
  readonly lines: readonly string[];
  /** Hours that can be priced; `null` where the sum gives none that a customer could pay. */
  readonly hours: (LowHigh & { readonly period: string }) | null;
  /** A total that the shop counted itself. */
  readonly isCounted?: boolean;
  /** A part of what they counted. It shows where the problem is, not how much it costs. */
  readonly counted?: PartCounted;
  readonly quotes: readonly { readonly field: FreeTextField; readonly text: string }[];
}

/** `9 of the 13 kits`. */
export interface PartCounted {
  readonly part: number;
  readonly all: number;
  /** What was counted; empty if they don't say. */
  readonly things: string;
}

/** Words that say a machine stopped. */
export const failing = /\b(?:quits?|broke|breaks?|down|out|alarm\w*|crash\w*|fail\w*|stopp?(?:ed|s)?|died|dead|off)\b/i;

const minutesOfDay = 1440;
/**
 * A time that is written in days is one of shifts and not of the clock, and a week or more of them has days off; one in
 * hours is as written.
 */
export function workHours(minutes: number, written: string, shifts: number): number {
  if (/\b(?:hours?|hrs?|h|minutes?|mins?)\b/i.test(written)) return minutes / 60;
  const days = minutes / minutesOfDay;
  return (days < 7 ? days : (days * daysAWeek) / 7) * shifts * hoursAShift;
}

const oneDecimal = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });
export const digits = (value: number): string => roundText(value, oneDecimal.format);
export const span = (low: number, high: number): string =>
  low === high ? digits(low) : `${digits(low)} to ${digits(high)}`;

/** Minutes in the unit in which the sum can be done again: `1.5 hours`, `40 minutes`. */
export const timeSpan = (low: number, high = low): string =>
  high >= 60 && [low, high].every((minutes) => minutes % 6 === 0)
    ? withNoun(span(low / 60, high / 60), "hours")
    : withNoun(span(low, high), "minutes");

export const quotesOf = (
  field: FreeTextField,
  ...sentences: readonly { readonly text: string }[]
): StatedLoss["quotes"] => [...new Set(sentences.map(({ text }) => text))].map((text) => ({ field, text }));

/** A loss in hours. Labor hours can't be sold. */
export function hoursLost(
  loss: Pick<StatedLoss, "cause" | "quotes"> & {
    readonly whose: "machines" | "people" | "unbilled";
    readonly hours: LowHigh;
    /** `a week`, `since Easter`. */
    readonly period: string;
    /** Without the result: `(6 + 2 + 9) days × 8 shift hours`. */
    readonly sum: string;
  },
): StatedLoss {
  const { cause, quotes, whose, hours, period, sum } = loss;
  return {
    kind: "stated-loss",
    cause,
    value: hours,
    isPercent: false,
    unit: `${statedUnits[whose]} ${period}`,
    lines: [`${sum} = ${withNoun(span(hours.low, hours.high), "hours")}`],
    hours: whose === "people" ? null : { ...hours, period },
    quotes,
  };
}

/**
 * A sum with a single value instead of a range.
 *
 * @param period the period its hours are stated for, if they can be priced
 */
export const lossOfOne = ({
  value,
  period,
  ...loss
}: Pick<StatedLoss, "cause" | "unit" | "lines" | "quotes"> & {
  readonly value: number;
  readonly period?: string;
}): StatedLoss => ({
  kind: "stated-loss",
  ...loss,
  value: { low: value, high: value },
  isPercent: false,
  hours: period === undefined ? null : { low: value, high: value, period },
});

/**
 * `151 − 118 = 33 hours. 33 ÷ 118 = 28%`.
 *
 * @param whole what the difference is a part of
 */
export const differenceLine = (more: number, less: number, nouns: string, whole: number): string => {
  const gap = more - less;
  const part = Math.round((100 * gap) / whole);
  return `${digits(more)} − ${digits(less)} = ${withNoun(digits(gap), nouns)}. ${digits(gap)} ÷ ${digits(whole)} = ${part}%`;
};
