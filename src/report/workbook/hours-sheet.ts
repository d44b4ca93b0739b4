import type { FigureUnit } from "../../diagnosis/diagnosis.ts";
import { rangeOf, shownPicks } from "../../diagnosis/term.ts";
import type { Dossier } from "../dossier.ts";
import { withThemesNamed } from "../figures.ts";
import { rangeOf as writtenRange } from "../format.ts";
import { figureAt, nameOfFigure } from "./accounts.ts";
import { type Calculation, figureColumns as columns, type FigureRow, hoursSheet } from "./calculation.ts";
import { band, formula, text } from "./cells.ts";
import { along, at, fixed, on } from "./reference.ts";
import { onPages, sheetOf } from "./sheet.ts";
import * as styles from "./style.ts";
import type { Cell, DefinedName, Sheet } from "./workbook.ts";

const headings = [
  ["Figure", styles.heading],
  ["Low", styles.headingRight],
  ["Likely", styles.headingRight],
  ["High", styles.headingRight],
  ["Unit", { ...styles.heading, indent: 1 }],
  ["In your report", styles.heading],
  ["How it is computed", styles.heading],
  ["All at 1 in 10 below", styles.headingRight],
  ["All likely", styles.headingRight],
  ["All at 1 in 10 above", styles.headingRight],
] as const;

/** Every figure of the report, recomputed by formulas over the assumptions. */
export function hours(dossier: Dossier, calculation: Calculation): Sheet {
  const rows = calculation.figures.flatMap((section) => section.rows);
  return sheetOf({
    name: hoursSheet,
    tab: "work-out",
    widths: [2, 50, 12, 12, 12, 10, 25, 66, 12, 12, 12],
    heights: new Map([[1, 30]]),
    cells: [
      text(1, 2, "Hours and money", styles.title),
      text(2, 2, about, styles.lead),
      ...headings.map(([words, style], index) => text(4, columns.name + index, words, style)),
      ...calculation.figures.flatMap(({ row, title }) => band(row, 2, columns.atHigh, title, styles.sectionLine)),
      ...rows.flatMap((row) => cellsOf(row, dossier, calculation)),
    ],
    merges: [along(2, 2, columns.words)],
    frozen: { rows: 4, columns: 2 },
    print: onPages("landscape", 4),
  });
}

const about =
  "Every figure of your report as a formula over the assumptions. All of them are estimates. The likely value takes every assumption at its likely value; low and high take all of them at the end of what is probable at once. The column “In your report” stays as it was on the day of the report.";

/** Figures that formulas and people can ask for by name: `hidden_hours_likely`. */
const namedFigures: readonly string[] = ["staffed_hours", "hidden_hours", "hidden_dollars", "contribution_dollars"];

export function namesOf({ figures }: Calculation): readonly DefinedName[] {
  return figures
    .flatMap(({ rows }) => rows)
    .flatMap(({ is, row }) => {
      if (!("place" in is) || is.place.kind === "loss" || !namedFigures.includes(is.place.name)) return [];
      const { name } = is.place;
      return (["low", "likely", "high"] as const).map((point) => ({
        name: `${name}_${point}`,
        to: on(hoursSheet, fixed(row, columns[point])),
      }));
    });
}

function cellsOf(figure: FigureRow, { diagnosis }: Dossier, { formulaAt }: Calculation): readonly Cell[] {
  const { row, term, unit, is } = figure;
  const format = formatOf(unit);
  const isLead = "place" in is && is.place.kind === "whole" && is.place.name !== "cap_share";
  const shown = { ...styles.lineNumber, format, ...(isLead ? ({ bold: true } as const) : {}) } as const;
  const worked = { ...styles.lineNumber, format, ink: "muted" } as const;
  const range = rangeOf(term);
  const [low, likely, high] = shownPicks;
  const points = `${at(row, columns.atLow)}:${at(row, columns.atHigh)}`;
  const reported = "place" in is ? writtenRange(figureAt(diagnosis, is), unit) : "";
  return [
    text(row, columns.name, nameOfFigure(diagnosis, figure), isLead ? { ...styles.line, bold: true } : styles.line),
    formula(row, columns.low, `MIN(${points})`, range.low, shown),
    formula(row, columns.likely, at(row, columns.atLikely), range.likely, shown),
    formula(row, columns.high, `MAX(${points})`, range.high, shown),
    text(row, columns.unit, unitWords[unit], { ...styles.lineMuted, indent: 1 }),
    text(row, columns.report, reported, styles.lineMuted),
    text(row, columns.words, withThemesNamed(wordsFor(figure, diagnosis)), { ...styles.lineMuted, size: 9 }),
    formula(row, columns.atLow, formulaAt(figure, "low"), term.at(low), worked),
    formula(row, columns.atLikely, formulaAt(figure, "likely"), term.at(likely), worked),
    formula(row, columns.atHigh, formulaAt(figure, "high"), term.at(high), worked),
  ];
}

const wordsFor = ({ term, is }: FigureRow, diagnosis: Dossier["diagnosis"]): string =>
  "place" in is ? figureAt(diagnosis, is).derivation.formula : term.text;

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
