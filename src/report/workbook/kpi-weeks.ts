import { hasPast, type Measure } from "../../measures/measure.ts";
import { readingOf } from "../../measures/reading.ts";
import { excelFormula, type Ranges } from "../../measures/spreadsheet-formula.ts";
import { arrayFormula, blank, formula, text } from "./cells.ts";
import { lightFormula, lightShades, lightText, limitsOf, targetsOf } from "./lights.ts";
import { absoluteRef, cellRef, columnArea } from "./reference.ts";
import type { Style } from "./style.ts";
import * as styles from "./style.ts";
import type { TrackedKpi } from "./tracked.ts";
import { afterFormula, mondayName, weekCount, weekShown } from "./weeks.ts";
import type { Cell, LineChart, Shade } from "./workbook.ts";
import { workbookWords } from "./workbook.words.ts";
import { writtenFormula } from "./written-readings.ts";

const words = workbookWords.weeks;

/** Columns of a KPI's sheet; `drawn` holds the values of the chart, behind it. */
export const columns = { monday: 2, after: 3, value: 4, light: 5, target: 6, drawn: 9, last: 14 };
/** Rows of its parts. */
export const rows = { facts: 4, limits: 12, weeks: 18 };
const firstWeek = rows.weeks + 1;
export const lastWeek = rows.weeks + weekCount;

/** Cells that other sheets read. */
export const kpiCells = {
  now: cellRef(lastWeek, columns.value),
  before: cellRef(lastWeek - 1, columns.value),
  light: cellRef(lastWeek, columns.light),
  first: absoluteRef(lastWeek, columns.monday),
  after: absoluteRef(lastWeek, columns.after),
};

/** Cells of the limits of a signal on the sheet of its KPI, in the order of `limitsOf`. */
export const limitCells = ({ signal }: TrackedKpi): readonly string[] =>
  limitsOf(signal).map((_, index) => absoluteRef(rows.limits + 1 + index, columns.value));

/** The last thirteen weeks, each with its value, its light and its target. */
export function weekTable(tracked: TrackedKpi, date: string, ranges: Ranges): readonly Cell[] {
  const weeks = Array.from({ length: weekCount }, (_, index) => weekCells(index, tracked, date, ranges));
  return [...headingCells(tracked), ...weeks.flat()];
}

function headingCells(tracked: TrackedKpi): readonly Cell[] {
  const [target = "", target2 = ""] = targetNames(tracked);
  const unit = `${tracked.around.before}${tracked.around.after}`.trim();
  const value = unit === "" || unit === "%" ? words.value : words.valueIn(unit);
  const headings: readonly (readonly [string, Style])[] = [
    [words.monday, styles.heading],
    [words.before, styles.heading],
    [value, styles.headingRight],
    [words.light, { ...styles.heading, align: "center" }],
    [target, styles.headingRight],
    [target2, styles.headingRight],
  ];
  return [
    ...headings.map(([word, style], index) => text(rows.weeks, columns.monday + index, word, style)),
    text(rows.weeks - 1, columns.drawn, words.title(tracked.kpi.name), {
      ...styles.strongText,
      vertical: "bottom",
    }),
  ];
}

const targetNames = ({ signal }: TrackedKpi): readonly string[] =>
  targetsOf(signal) === 2 ? [words.targetFrom, words.targetUpTo] : [words.target];

function weekCells(index: number, tracked: TrackedKpi, date: string, ranges: Ranges): readonly Cell[] {
  const row = firstWeek + index;
  const weeksAgo = weekCount - 1 - index;
  const period = weekShown(date, weeksAgo);
  const day: Style = { ...styles.listCellMuted, format: "date", align: "left" };
  return [
    formula(row, columns.monday, `${mondayName}-${7 * weeksAgo}`, period.first, day),
    formula(row, columns.after, afterFormula(cellRef(row, columns.monday)), period.after, day),
    ...readingCells(row, tracked, readingOf(tracked.measure, {}, period), ranges),
    ...targetCells(row, tracked),
  ];
}

function readingCells(row: number, tracked: TrackedKpi, reading: number | null, ranges: Ranges): readonly Cell[] {
  const { measure, signal, format } = tracked;
  const value = cellRef(row, columns.value);
  const period = { first: absoluteRef(row, columns.monday), after: absoluteRef(row, columns.after) };
  const counted = readingFormula(row, measure, excelFormula(measure, period, ranges).formula);
  const light = lightFormula(signal, value, limitCells(tracked));
  const drawn = `IF(ISNUMBER(${value}),${value},NA())`;
  return [
    arrayFormula(row, columns.value, counted, reading ?? "", { ...styles.listCellNumber, format, bold: true }),
    formula(row, columns.light, light, lightText(signal, reading), styles.lightWord),
    formula(row, columns.drawn, drawn, reading, { ink: "muted", size: 8, format }),
  ];
}

/** A KPI that shows only today is counted in the newest week alone; what was written down of a week comes first. */
function readingFormula(row: number, measure: Measure, counted: string): string {
  if (hasPast(measure)) return counted;
  const written = writtenFormula(absoluteRef(row, columns.monday));
  return row === lastWeek ? `IF(ISNUMBER(${written}),${written},${counted})` : written;
}

function targetCells(row: number, tracked: TrackedKpi): readonly Cell[] {
  const style: Style = { ...styles.listCellNumber, format: tracked.format, ink: "muted" };
  const limits = limitsOf(tracked.signal).slice(0, targetsOf(tracked.signal));
  return [0, 1].map((index) => {
    const [limit, cell] = [limits[index], limitCells(tracked)[index]];
    if (limit === undefined || cell === undefined) return blank(row, columns.target + index, style);
    return formula(row, columns.target + index, cell, limit.value, style);
  });
}

export const weekShades: readonly Shade[] = [
  ...lightShades(columnArea(columns.light, firstWeek, lastWeek), cellRef(firstWeek, columns.light)),
  {
    area: columnArea(columns.drawn, firstWeek, lastWeek),
    formula: `ISNA(${cellRef(firstWeek, columns.drawn)})`,
    look: { ink: "raised" },
  },
];

export function weekChart(tracked: TrackedKpi): LineChart {
  return {
    area: { row: rows.weeks, column: columns.drawn, lastRow: lastWeek, lastColumn: columns.last },
    description: words.chart(tracked.kpi.name),
    weeks: columnArea(columns.monday, firstWeek, lastWeek),
    lines: [
      { name: words.value, values: columnArea(columns.drawn, firstWeek, lastWeek), role: "value" },
      ...targetNames(tracked).map((name, index) => ({
        name,
        values: columnArea(columns.target + index, firstWeek, lastWeek),
        role: "limit" as const,
      })),
    ],
    format: tracked.format,
  };
}
