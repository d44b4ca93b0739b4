import { benchmarks } from "../../knowledge/benchmarks.ts";
import type { ThemeId } from "../diagnosis.ts";
import type { FactField } from "./facts.ts";

/** Hours that follow from counts and times of their own, multiplied. */
export interface ToldLoss {
  readonly kind: "told-loss";
  /** The cause it is of, where the words leave no choice; `null`: the one its sentence speaks of. */
  readonly cause: ThemeId | null;
  readonly whose: "machines" | "people" | "unbilled";
  /** Hours in a year, or since the time they name. */
  readonly hours: { readonly low: number; readonly high: number };
  /** `since Easter`; `null`: a year. */
  readonly since: string | null;
  /** Written out, without the result: `6,000 × (9.5 − 4) minutes`. */
  readonly sum: string;
  readonly quotes: readonly { readonly field: FactField; readonly text: string }[];
}

export const weeks = benchmarks["AS-DAYS"].value.likely;
export const hoursOfShift = 8;
export const daysOfWeek = 5;

/** What says that a machine stopped. */
export const failing = /\b(?:quits?|broke|breaks?|down|out|alarm\w*|crash\w*|fail\w*|stopp?(?:ed|s)?|died|dead|off)\b/i;

export const plain = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });
export const span = (low: number, high: number): string =>
  low === high ? plain.format(low) : `${plain.format(low)} to ${plain.format(high)}`;

export const quotesOf = (field: FactField, ...sentences: readonly { readonly text: string }[]): ToldLoss["quotes"] =>
  [...new Set(sentences.map(({ text }) => text))].map((text) => ({ field, text }));
