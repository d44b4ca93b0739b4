import { lightOf, type Signal } from "../../knowledge/kpi-record/signals.ts";
import { lightTexts, limitWords, noData } from "./lights.words.ts";
import { quotedText } from "./reference.ts";
import type { Around } from "./tracked.ts";
import type { Area, Shade } from "./workbook.ts";

export const lightText = (signal: Signal, value: number | null): string =>
  value === null ? noData : lightTexts[lightOf(signal, value)];

/** One limit of a signal, with its label. */
export interface Limit {
  readonly label: string;
  readonly value: number;
}

/** The limits of a signal: first those of green, then those of red. */
export function limitsOf(signal: Signal): readonly Limit[] {
  switch (signal.kind) {
    case "higher":
      return [
        { label: limitWords.greenAbove, value: signal.good },
        { label: limitWords.redBelow, value: signal.typical },
      ];
    case "lower":
      return [
        { label: limitWords.greenBelow, value: signal.good },
        { label: limitWords.redAbove, value: signal.typical },
      ];
    case "band":
      return [
        { label: limitWords.greenFrom, value: signal.low },
        { label: limitWords.greenUpTo, value: signal.high },
        { label: limitWords.redBelow, value: signal.outerLow },
        { label: limitWords.redAbove, value: signal.outerHigh },
      ];
  }
}

/** How many of the limits are drawn as targets. */
export const targetsOf = (signal: Signal): number => (signal.kind === "band" ? 2 : 1);

/** The light of a value as a formula. @param limits cells of the limits, in the order of `limitsOf` */
export function lightFormula(signal: Signal, value: string, limits: readonly string[]): string {
  const [green, second, red] = [lightTexts.green, lightTexts.amber, lightTexts.red].map(quotedText);
  const [isGood, isTypical] = conditionsOf(signal, value, limits);
  return `IF(ISNUMBER(${value}),IF(${isGood},${green},IF(${isTypical},${second},${red})),${quotedText(noData)})`;
}

function conditionsOf(signal: Signal, value: string, [a, b, c, d]: readonly string[]): readonly [string, string] {
  switch (signal.kind) {
    case "higher":
      return [`${value}>=${a}`, `${value}>=${b}`];
    case "lower":
      return [`${value}<=${a}`, `${value}<=${b}`];
    case "band":
      return [`AND(${value}>=${a},${value}<=${b})`, `AND(${value}>=${c},${value}<=${d})`];
  }
}

/** The distance of a value from green, as a formula: smaller is better. */
export function distanceFormula(signal: Signal, value: string, [a, b]: readonly string[]): string {
  switch (signal.kind) {
    case "higher":
      return `-${value}`;
    case "lower":
      return value;
    case "band":
      return `MAX(${a}-${value},${value}-${b},0)`;
  }
}

/** The target as a text formula that follows the limits of green. */
export function targetFormula(signal: Signal, [a, b]: readonly string[], { before, after }: Around): string {
  switch (signal.kind) {
    case "higher":
      return `${quotedText(`≥ ${before}`)}&${a}&${afterCell(a, after)}`;
    case "lower":
      return `${quotedText(`≤ ${before}`)}&${a}&${afterCell(a, after)}`;
    case "band":
      return `${quotedText(before)}&${a}&${quotedText(` to ${before}`)}&${b}&${quotedText(after)}`;
  }
}

/** The text after a cell's value, singular for one: `1 day`, `2 days`. */
const afterCell = (cell: string | undefined, after: string): string =>
  ofOne(after) === after ? quotedText(after) : `IF(ABS(${cell})=1,${quotedText(ofOne(after))},${quotedText(after)})`;

const afterValue = (value: number, after: string): string => (Math.abs(value) === 1 ? ofOne(after) : after);

const ofOne = (after: string): string => after.replace(/s$/, "");

export function targetText(signal: Signal, { before, after }: Around): string {
  switch (signal.kind) {
    case "higher":
      return `≥ ${before}${signal.good}${afterValue(signal.good, after)}`;
    case "lower":
      return `≤ ${before}${signal.good}${afterValue(signal.good, after)}`;
    case "band":
      return `${before}${signal.low} to ${before}${signal.high}${after}`;
  }
}

/** The colors of the lights over an area, on top of shape and word. @param cell its first cell, as the formula sees it */
export const lightShades = (area: Area, cell: string): readonly Shade[] => [
  { area, formula: `${cell}=${quotedText(lightTexts.green)}`, look: { ink: "good", fill: "good-soft" } },
  { area, formula: `${cell}=${quotedText(lightTexts.amber)}`, look: { ink: "watch", fill: "watch-soft" } },
  { area, formula: `${cell}=${quotedText(lightTexts.red)}`, look: { ink: "loss", fill: "loss-soft" } },
  { area, formula: `${cell}=${quotedText(noData)}`, look: { ink: "muted" } },
];
