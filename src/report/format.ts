import type { FigureUnit, Range } from "../diagnosis/diagnosis.ts";
import { itself, remember } from "../diagnosis/remember.ts";

const oneEn = " – ";

/** A number rounded to two significant figures, thousands separated: 4,368 is written 4,400, 0.456 is written 0.46. */
export function twoFigures(value: number): string {
  if (value === 0 || !Number.isFinite(value)) return "0";
  return plainNumber(Number(value.toPrecision(2)));
}

/** A number as it is, at most three decimals, thousands separated. */
export function plainNumber(value: number): string {
  const size = Math.abs(Math.round(value * 1000) / 1000);
  const sign = value < 0 ? "−" : "";
  return size < 1000 ? sign + String(size) : sign + grouped(size);
}

function grouped(size: number): string {
  const [whole = "0", decimals] = String(size).split(".");
  const thousands = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return decimals === undefined ? thousands : `${thousands}.${decimals}`;
}

/** A share from 0 to 1 as a percentage with two figures at most: 0.325 is written 33%. */
export const percent = (share: number): string => `${twoFigures(share * 100)}%`;

/** A quantity with its unit, as an estimate: two significant figures. */
export const estimate = (value: number, unit: FigureUnit): string => withUnit(twoFigures, value, unit);

/** A quantity with its unit, to the last figure: for what the respondent gave and for exact products of it. */
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
      return `${write(value)} ${value === 1 ? "day" : "days"}`;
    case "share":
      return `${write(Number((value * 100).toFixed(6)))}%`;
  }
}

function dollars(write: (value: number) => string, value: number): string {
  return value < 0 ? `−$${write(-value)}` : `$${write(value)}`;
}

/** Whether a range is one value: then it is known, not estimated. */
export const isExact = ({ low, likely, high }: Range): boolean => low === likely && likely === high;

/** A figure in short: exact where its range is one value, else its likely value with two figures. */
export const likely = (range: Range, unit: FigureUnit): string =>
  isExact(range) ? exact(range.likely, unit) : estimate(range.likely, unit);

/** Low, likely and high with dashes between, the unit once: `1,800 – 4,400 – 8,400 h`. */
export function rangeOf(range: Range, unit: FigureUnit): string {
  if (isExact(range)) return exact(range.likely, unit);
  const trailing = estimate(range.high, unit);
  return [bare(range.low, unit), bare(range.likely, unit), trailing].join(oneEn);
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
  return isExact(range) ? exact(range.likely, unit) : `${bare(range.low, unit)}${oneEn}${estimate(range.high, unit)}`;
}

/** An amount of dollars in short, for the end of a scale: `$750k`, `$1.3M`. Two significant figures. */
export function shortDollars(value: number): string {
  if (value >= 999_500) return `$${twoFigures(value / 1e6)}M`;
  return value >= 9_950 ? `$${twoFigures(value / 1e3)}k` : `$${twoFigures(value)}`;
}

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** A day as it is written in a letter: `2026-11-21` becomes `November 21, 2026`. Anything else stays as it is. */
export function longDate(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  const name = months[Number(month) - 1];
  return name === undefined ? date : `${name} ${Number(day)}, ${year}`;
}

/** The same day without its year, kept on one line: `November 21`. */
export const dayOf = (date: string): string =>
  longDate(date)
    .replace(/, \d{4}$/, "")
    .replace(" ", "\u00a0");

/** Signs of the catalog as they are set in print: `x 100` becomes `× 100`, `+/-10` becomes `±10`, `75-90` `75–90`. */
export const typeset = remember(itself, (text) =>
  text
    .replaceAll("+/-", "±")
    .replaceAll(">=", "≥")
    .replaceAll("<=", "≤")
    .replaceAll(" x ", " × ")
    .replaceAll(" - ", " − ")
    .replace(/(?<=\d)-(?=\d)/g, "–"),
);

/** `a`, `a and b`, `a, b and c`. */
export function inWords(items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
