import type { FigureUnit } from "../diagnosis/losses/figure.ts";
import { identity, memoize } from "../diagnosis/memoize.ts";
import type { Range } from "../knowledge/figures/units.ts";
import { dayText, roundText, typeset as setInPrint, withNoun } from "../survey/writing.ts";

const rangeDash = " – ";
const thousands = new Intl.NumberFormat("en-US", { maximumFractionDigits: 3 });
const cents = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A number rounded to two significant figures, thousands separated: 4,368 is written 4,400, 0.456 is written 0.46. */
export function twoFigures(value: number): string {
  if (value === 0 || !Number.isFinite(value)) return "0";
  return roundText(Number(value.toPrecision(2)), plainNumber);
}

/** A number as it is, at most three decimals, thousands separated. */
export function plainNumber(value: number): string {
  const rounded = Math.round(value * 1000) / 1000;
  const size = Math.abs(rounded);
  const sign = rounded < 0 ? "−" : "";
  return sign + (size < 1000 ? String(size) : thousands.format(size));
}

/** A number without decimals, thousands separated. */
export const wholeNumber = (value: number): string => plainNumber(Math.round(value));

/** A number with at most one decimal, thousands separated. */
export const oneDecimal = (value: number): string => plainNumber(Math.round(value * 10) / 10);

/** A share from 0 to 1 as a percentage with two figures at most: 0.325 is written 33%. */
export const percent = (share: number): string => `${twoFigures(share * 100)}%`;

/** A quantity with its unit, as an estimate: two significant figures. */
export const estimate = (value: number, unit: FigureUnit): string => withUnit(twoFigures, value, unit);

/** A quantity with its unit, unrounded: for values the respondent gave, and their exact products. */
export const exact = (value: number, unit: FigureUnit): string => withUnit(plainNumber, value, unit);

function withUnit(write: (value: number) => string, value: number, unit: FigureUnit): string {
  switch (unit) {
    case "h/yr":
      return `${write(value)} h`;
    case "$/yr":
    case "$":
      return dollars(write, value);
    case "$/h":
      return `${dollars(write, value)}/h`;
    case "days":
      return withNoun(write(value), "days");
    case "share":
      return `${write(Number((value * 100).toFixed(6)))}%`;
  }
}

function dollars(write: (value: number) => string, value: number): string {
  return value < 0 ? `−$${write(-value)}` : `$${write(value)}`;
}

/** Whether a range is one value: then it is known, not estimated. */
export const isExact = ({ low, likely, high }: Range): boolean => low === likely && likely === high;

/** A short figure: exact if its range is one value, else its likely value to two significant figures. */
export const likely = (range: Range, unit: FigureUnit): string =>
  isExact(range) ? exact(range.likely, unit) : estimate(range.likely, unit);

/** Low, likely and high with dashes between, the unit once: `1,800 – 4,400 – 8,400 h`. */
export function rangeOf(range: Range, unit: FigureUnit): string {
  if (isExact(range)) return exact(range.likely, unit);
  const trailing = estimate(range.high, unit);
  return [bare(range.low, unit), bare(range.likely, unit), trailing].join(rangeDash);
}

function bare(value: number, unit: FigureUnit): string {
  switch (unit) {
    case "$/yr":
    case "$":
    case "$/h":
      return dollars(twoFigures, value);
    case "share":
      return percent(value);
    case "h/yr":
    case "days":
      return twoFigures(value);
  }
}

/** Low and high: `1,800 – 8,400 h`. */
export function spanOf(range: Range, unit: FigureUnit): string {
  return isExact(range)
    ? exact(range.likely, unit)
    : `${bare(range.low, unit)}${rangeDash}${estimate(range.high, unit)}`;
}

/** An amount of money in short, for the end of a scale: `$750k`, `£1.3M`. Two significant figures. */
export function shortMoneyIn(sign: string, value: number): string {
  if (value >= 999.5e9) return `${sign}${twoFigures(value / 1e12)}T`;
  if (value >= 999.5e6) return `${sign}${twoFigures(value / 1e9)}B`;
  if (value >= 999_500) return `${sign}${twoFigures(value / 1e6)}M`;
  return value >= 9_950 ? `${sign}${twoFigures(value / 1e3)}k` : `${sign}${twoFigures(value)}`;
}

export const shortDollars = (value: number): string => shortMoneyIn("$", value);

/** An amount of money in full, and one that is an estimate. */
export const moneyIn = (sign: string, value: number): string =>
  `${sign}${Number.isInteger(value) ? plainNumber(value) : cents.format(value)}`;
export const roundMoneyIn = (sign: string, value: number): string => `${sign}${twoFigures(value)}`;

/** A day written out: `2026-11-21` becomes `November 21, 2026`. Anything else is returned unchanged. */
export const longDate = (date: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(date) ? dayText(date) : date);

/** The same day without its year, kept on one line: `November 21`. */
export const monthAndDay = memoize(identity, (date): string =>
  longDate(date)
    .replace(/, \d{4}$/, "")
    .replace(" ", "\u00a0"),
);

/** Typographic forms of the catalog's characters; each text is converted once. */
export const typeset = memoize(identity, setInPrint);
