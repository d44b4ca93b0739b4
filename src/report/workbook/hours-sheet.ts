import type { FigureUnit } from "../../diagnosis/losses/figure.ts";
import { figureAt } from "../../diagnosis/losses/figure-terms.ts";
import { shownPicks } from "../../diagnosis/losses/points-of-range.ts";
import { rangeOf } from "../../diagnosis/losses/term.ts";
import { rateMark, usMark } from "../../survey/currency.ts";
import type { Dossier } from "../dossier.ts";
import { withThemesNamed } from "../figures.ts";
import { rangeOf as writtenRange } from "../format.ts";
import { inMoney } from "../own-money.ts";
import { nameOfFigure } from "./accounts.ts";
import { type Calculation, figureColumns as columns, type FigureRow } from "./calculation.ts";
import { band, formula, text } from "./cells.ts";
import { hoursWords } from "./hours.words.ts";
import { absoluteRef, cellRef, rowArea, sheetRef } from "./reference.ts";
import { onPages, sheetOf } from "./sheet.ts";
import * as styles from "./style.ts";
import type { Cell, DefinedName, Sheet } from "./workbook.ts";
import { sheetNames } from "./workbook.words.ts";

const { columns: titles } = hoursWords;

const headings = [
  [titles.figure, styles.heading],
  [titles.low, styles.headingRight],
  [titles.likely, styles.headingRight],
  [titles.high, styles.headingRight],
  [titles.unit, { ...styles.heading, indent: 1 }],
  [titles.reported, styles.heading],
  [titles.words, styles.heading],
  [titles.atLow, styles.headingRight],
  [titles.atLikely, styles.headingRight],
  [titles.atHigh, styles.headingRight],
] as const;

/** Every figure of the report as a formula over the assumptions. */
export function hours(dossier: Dossier, calculation: Calculation): Sheet {
  const rows = calculation.figures.flatMap((section) => section.rows);
  return sheetOf({
    name: sheetNames.hours,
    tab: "work-out",
    widths: [2, 50, 12, 12, 12, 10, 25, 66, 12, 12, 12],
    heights: new Map([[1, 30]]),
    cells: [
      text(1, 2, hoursWords.title, styles.title),
      text(2, 2, hoursWords.about, styles.leadText),
      ...headings.map(([words, style], index) => text(4, columns.name + index, words, style)),
      ...calculation.figures.flatMap(({ row, title }) => band(row, 2, columns.atHigh, title, styles.sectionLine)),
      ...rows.flatMap((row) => cellsOf(row, dossier, calculation)),
    ],
    merges: [rowArea(2, 2, columns.words)],
    frozen: { rows: 4, columns: 2 },
    print: onPages("landscape", 4),
  });
}

/** Figures with defined names: `hidden_hours_likely`. */
const namedFigures: readonly string[] = ["staffed_hours", "hidden_hours", "hidden_dollars", "contribution_dollars"];

export function namesOf({ figures }: Calculation): readonly DefinedName[] {
  return figures
    .flatMap(({ rows }) => rows)
    .flatMap(({ shows, row }) => {
      if (!("location" in shows) || shows.location.kind === "loss" || !namedFigures.includes(shows.location.name))
        return [];
      const { name } = shows.location;
      return (["low", "likely", "high"] as const).map((point) => ({
        name: `${name}_${point}`,
        to: sheetRef(sheetNames.hours, absoluteRef(row, columns[point])),
      }));
    });
}

function cellsOf(figure: FigureRow, { diagnosis, submission }: Dossier, { formulaAt }: Calculation): readonly Cell[] {
  const { row, term, unit, shows } = figure;
  const format = isWage(figure) ? "us-dollars" : formatOf(unit);
  const isLead = "location" in shows && shows.location.kind === "whole" && shows.location.name !== "cap_share";
  const shown = { ...styles.listCellNumber, format, ...(isLead ? ({ bold: true } as const) : {}) } as const;
  const worked = { ...styles.listCellNumber, format, ink: "muted" } as const;
  const range = rangeOf(term);
  const [low, likely, high] = shownPicks;
  const points = `${cellRef(row, columns.atLow)}:${cellRef(row, columns.atHigh)}`;
  const written = "location" in shows ? writtenRange(figureAt(diagnosis, shows), unit) : "";
  const reported = isWage(figure) ? inMoney(written, usMark(rateMark(submission))) : written;
  return [
    text(
      row,
      columns.name,
      nameOfFigure(diagnosis, figure),
      isLead ? { ...styles.listCell, bold: true } : styles.listCell,
    ),
    formula(row, columns.low, `MIN(${points})`, range.low, shown),
    formula(row, columns.likely, cellRef(row, columns.atLikely), range.likely, shown),
    formula(row, columns.high, `MAX(${points})`, range.high, shown),
    text(row, columns.unit, unitWords[unit], { ...styles.listCellMuted, indent: 1 }),
    text(row, columns.report, reported, styles.listCellMuted),
    text(row, columns.words, withThemesNamed(wordsFor(figure, diagnosis)), { ...styles.listCellMuted, size: 9 }),
    formula(row, columns.atLow, formulaAt(figure, "low"), term.at(low), worked),
    formula(row, columns.atLikely, formulaAt(figure, "likely"), term.at(likely), worked),
    formula(row, columns.atHigh, formulaAt(figure, "high"), term.at(high), worked),
  ];
}

/** Whether it rests on US wages, and so stays in US dollars. */
const isWage = ({ shows }: FigureRow): boolean =>
  "location" in shows && shows.location.kind === "loss" && shows.location.currency === "labor_dollars";

const wordsFor = ({ term, shows }: FigureRow, diagnosis: Dossier["diagnosis"]): string =>
  "location" in shows ? figureAt(diagnosis, shows).derivation.formula : term.text;

export function formatOf(unit: FigureUnit): "hours" | "dollars" | "rate" | "factor" | "percent" {
  switch (unit) {
    case "h/yr":
      return "hours";
    case "$/yr":
    case "$":
      return "dollars";
    case "$/h":
      return "rate";
    case "days":
      return "factor";
    case "share":
      return "percent";
  }
}

const unitWords = {
  "h/yr": "h a year",
  "$/yr": "a year",
  $: "",
  "$/h": "an hour",
  days: "days",
  share: "",
} as const satisfies Record<FigureUnit, string>;
