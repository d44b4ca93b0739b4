import type { Column } from "../../measures/record-list.ts";
import { laborTypeOf } from "../knowledge/labor-types.ts";
import type { Profile } from "../values/profile.ts";

/** What a target accepts: our column kinds, with numbers told apart by unit. */
export type Wanted =
  | "text"
  | "date"
  | "datetime"
  | "hours"
  | "clock"
  | "amount"
  | "quantity"
  | "choice"
  | "yes-no"
  | "state"
  | "labor-type";

export function wantedOf(column: Column): Wanted {
  if (column.kind !== "number") return column.kind;
  if (column.unit === "$") return "amount";
  return /^h\b/.test(column.unit) ? "hours" : "quantity";
}

export type Fit = "fits" | "misfits" | "no-values";

/**
 * The share of cells that must be of the kind. The others are reported, not dropped. Own judgment, as in charting tools.
 */
const enough = 0.9;

/** Whether a column's values can be what the target accepts. */
export function fitOf(wanted: Wanted, profile: Profile): Fit {
  if (profile.filled === 0) return "no-values";
  return isFit(wanted, profile) ? "fits" : "misfits";
}

function isFit(
  wanted: Wanted,
  {
    dates,
    datesAsNumbers,
    noDates,
    numbers,
    clocks,
    daytimes,
    isDaytime,
    yesNo,
    destroyed,
    words,
    different,
    filled,
    examples,
  }: Profile,
): boolean {
  switch (wanted) {
    case "date":
    case "datetime":
      return (dates + datesAsNumbers + destroyed + noDates >= enough && noDates < 1) || isRemarked(dates, words);
    case "hours":
      return numbers + clocks >= enough && dates < 0.1 && !isDaytime;
    case "clock":
      return daytimes >= enough;
    case "amount":
    case "quantity":
      return numbers >= enough;
    case "yes-no":
      return yesNo >= enough;
    case "state":
      return words >= 0.5 && dates < 0.5 && different <= 60;
    case "choice":
      return dates < 0.5 && (different <= 40 || different < filled / 10);
    case "labor-type":
      return isLaborTypes(examples);
    case "text":
      return dates < 0.5;
  }
}

/**
 * Whether a column holds dates with remarks such as "ASAP" or "when the material lands" between them. Numbers between
 * them would mean something else.
 */
const isRemarked = (dates: number, words: number): boolean => dates >= maxDates && dates + words >= allOfThem;
const maxDates = 0.6;
const allOfThem = 0.98;

/** Whether a column marks tickets as setup or run: we know nearly all of its words, and setup is among them. */
function isLaborTypes(examples: readonly string[]): boolean {
  const kinds = examples.map(laborTypeOf);
  return kinds.includes("setup") && kinds.filter((kind) => kind !== null).length >= kinds.length * 0.75;
}

/** Words in headings, by the kind of quantity. */
const counts = {
  hours: ["hours"],
  quantity: ["quantity"],
  amount: ["amount", "cost", "price"],
  date: ["date"],
} as const;
type Counted = keyof typeof counts;

const never: { readonly [W in Wanted]?: readonly Counted[] } = {
  hours: ["quantity", "amount"],
  clock: ["quantity", "amount"],
  amount: ["hours"],
  quantity: ["hours", "amount"],
  text: ["hours", "amount"],
};

/**
 * Whether a heading names another kind of quantity: an amount of money isn't a duration, whatever else the heading says.
 */
export function saysOtherwise(wanted: Wanted, words: readonly string[]): boolean {
  const says = (kind: Counted): boolean => counts[kind].some((word) => words.includes(word));
  const own = wanted === "hours" || wanted === "amount" || wanted === "quantity" ? says(wanted) : false;
  return !own && !words.includes("each") && (never[wanted] ?? []).some(says);
}

/** Bare numbers count as dates only under a heading with one of these words, because order numbers can look like dates. */
const dateWords: readonly string[] = [
  "date",
  "hours",
  "start",
  "end",
  "due",
  "complete",
  "ship",
  "receive",
  "promise",
  "deliver",
  "release",
  "close",
  "week",
  "invoice",
  "request",
  "send",
  "ready",
  "created",
];
const numberWords: readonly string[] = ["number", "job", "po", "line", "part", "quantity", "operation"];

/** Whether the numbers in this column can be dates. */
export const mayCountDays = (words: readonly string[]): boolean =>
  words.includes("date") ||
  (words.some((word) => dateWords.includes(word)) && !words.some((word) => numberWords.includes(word)));
