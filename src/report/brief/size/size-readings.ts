import type { Range } from "../../../knowledge/figures/units.ts";
import type { ThemeId } from "../../../knowledge/themes.ts";
import type { PartBar } from "../../charts/part-bar.ts";
import { lossId } from "../../figures.ts";
import { isExact, moneyIn, roundMoneyIn, shortMoneyIn, twoFigures, wholeNumber } from "../../format.ts";
import { evidence, plain } from "../../text.ts";
import type { HeadlineFigure, Reading } from "../../text-blocks.ts";
import { pageOneWords } from "../page-one/page-one.words.ts";
import { sizeWords as words } from "./size.words.ts";

/** A figure with one reading, linked to its evidence if it is about a theme's machine hours. */
export const oneOf = (name: string, reading: Reading, about: readonly string[], theme?: ThemeId): HeadlineFigure => ({
  name,
  readings: [reading],
  words: plain(about.join(" ")),
  how: theme === undefined ? [] : [evidence(pageOneWords.evidence, lossId({ theme, currency: "machine_hours" }))],
});

export const written = ({ low, likely, high }: Range) => ({
  low: twoFigures(low),
  likely: twoFigures(likely),
  high: twoFigures(high),
});

export function rangeIn(range: Range): string {
  const { low, high } = written(range);
  return isExact(range) ? "" : words.range(low, high);
}

export const ranged = (range: Range, unit: string): Reading => ({
  value: twoFigures(range.likely),
  unit,
  scale: isExact(range) ? null : { ...scaleOf(range, twoFigures), tone: "loss" },
  description: rangeIn(range),
});

/** A range is rounded, because it is an estimate. One exact amount has nothing to be drawn against. */
export const money = (range: Range, unit: string, sign: string): Reading => ({
  value: isExact(range) ? moneyIn(sign, Math.round(range.likely)) : roundMoneyIn(sign, range.likely),
  unit,
  scale: isExact(range) ? null : { ...scaleOf(range, (value) => shortMoneyIn(sign, value)), tone: "accent" },
  description: isExact(range) ? "" : words.range(roundMoneyIn(sign, range.low), roundMoneyIn(sign, range.high)),
});

const scaleOf = (range: Range, format: (value: number) => string) => ({
  kind: "range-scale" as const,
  range,
  end: range.high * 1.1,
  low: format(range.low),
  high: format(range.high),
});

export const partsOf = (end: number, unit: string, parts: PartBar["parts"]): PartBar => ({
  kind: "part-bar",
  end,
  endText: `${wholeNumber(end)}${unit === "" ? "" : ` ${unit}`}`,
  parts,
});
