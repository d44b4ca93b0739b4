import { readingOf } from "../../measures/reading.ts";
import { recordLists } from "../../measures/record-lists.ts";
import { rowsToLookAt } from "../../measures/rows-to-look-at.ts";
import { namesFormula, type Ranges } from "../../measures/spreadsheet-formula.ts";
import type { DashboardTile } from "../kpi-blocks.ts";
import { arrayFormula, band, blank, blanks, formula, jump, text } from "./cells.ts";
import { kpiCells, limitCells } from "./kpi-weeks.ts";
import { distanceFormula, lightShades, lightText, targetFormula, targetText } from "./lights.ts";
import { lightTexts, noData } from "./lights.words.ts";
import { areaRef, cellArea, cellRef, columnArea, quotedText, rowArea, sheetRef } from "./reference.ts";
import { onOnePage, sheetOf } from "./sheet.ts";
import type { Style } from "./style.ts";
import * as styles from "./style.ts";
import type { TrackedKpi } from "./tracked.ts";
import { mondayCell, newestDay, pickedDay, weekShown } from "./weeks.ts";
import type { Area, Cell, Shade, Sheet } from "./workbook.ts";
import { sheetNames, workbookWords } from "./workbook.words.ts";

const columns = {
  kpi: 2,
  now: 3,
  target: 4,
  light: 5,
  rows: 6,
  before: 7,
  change: 8,
  trend: 9,
  owner: 10,
  whenRed: 11,
};
/** How many rows are named next to a light: as many as a meeting can discuss. */
const maxNames = 4;
const headingRow = 7;
const firstRow = headingRow + 1;
/** Lines to write on below the KPIs. */
const decisionLines = 6;

/** The page for the morning meeting: every KPI with its light, its owner and the first thing to do when it is red. */
export function thisWeek(
  tracked: readonly TrackedKpi[],
  counts: readonly DashboardTile[],
  date: string,
  ranges: Ranges,
): Sheet {
  const lastRow = headingRow + tracked.length + counts.length;
  return sheetOf({
    name: sheetNames.thisWeek,
    tab: "read",
    widths: [2, 42, 12, 16, 13, 34, 13, 11, 13, 22, 64],
    heights: heightsFor(tracked.length + counts.length),
    cells: [
      text(1, 2, words.title, styles.title),
      text(2, 2, words.about, styles.leadText),
      ...weekCells(date),
      ...summary(tracked, date),
      ...headings.map(([heading, style], index) => text(headingRow, columns.kpi + index, heading, style)),
      ...tracked.flatMap((one, index) => kpiRow(one, firstRow + index, date, ranges)),
      ...counts.flatMap((tile, index) => countRow(tile, firstRow + tracked.length + index)),
      ...decisions(lastRow + 2),
    ],
    merges: mergesFor(lastRow + 2),
    frozen: { rows: headingRow, columns: 0 },
    checks: [{ area: pickedCell, allowed: { kind: "date" }, say: words.anyDay }],
    shades: shadesFor(lastRow),
    print: onOnePage("landscape", lastRow + 2 + decisionLines, columns.whenRed),
  });
}

const words = workbookWords.thisWeek;
const { better, worse, same } = words;

const pickedCell: Area = cellArea(pickedDay.row, pickedDay.column);

const headings: readonly (readonly [string, Style])[] = [
  [words.columns.kpi, styles.heading],
  [words.columns.now, styles.headingRight],
  [words.columns.target, styles.headingRight],
  [words.columns.light, { ...styles.heading, align: "center" }],
  [words.columns.rows, styles.heading],
  [words.columns.before, styles.headingRight],
  [words.columns.change, styles.headingRight],
  [words.columns.trend, { ...styles.heading, indent: 1 }],
  [words.columns.owner, styles.heading],
  [words.columns.whenRed, styles.heading],
];

/** Rows high enough to read from a few feet away and to write in by hand. */
const heightsFor = (kpis: number): Sheet["heights"] =>
  new Map([
    [1, 30],
    [pickedDay.row, 20],
    ...Array.from({ length: kpis }, (_, index) => [firstRow + index, 38] as const),
    ...Array.from({ length: decisionLines }, (_, index) => [firstRow + kpis + 2 + index, 26] as const),
  ]);

const mergesFor = (decisionRow: number): readonly Area[] => [
  rowArea(2, columns.kpi, columns.whenRed),
  ...Array.from({ length: decisionLines + 1 }, (_, index) => rowArea(decisionRow + index, columns.kpi, columns.trend)),
];

function shadesFor(lastRow: number): readonly Shade[] {
  const trends = columnArea(columns.trend, firstRow, lastRow);
  const trend = cellRef(firstRow, columns.trend);
  return [
    ...lightShades(columnArea(columns.light, firstRow, lastRow), cellRef(firstRow, columns.light)),
    { area: trends, formula: `${trend}=${quotedText(worse)}`, look: { ink: "loss" } },
    { area: trends, formula: `${trend}=${quotedText(better)}`, look: { ink: "good" } },
  ];
}

function weekCells(date: string): readonly Cell[] {
  const { row, column } = pickedDay;
  const picked = `IF(ISNUMBER(${cellRef(row, column)}),${cellRef(row, column)},${newestDay})`;
  return [
    text(row, 2, words.another, { ...styles.strongText, vertical: "center" }),
    blank(row, column, { ...styles.input, format: "date", align: "left", bold: true }),
    text(row, 4, words.monday, { ...styles.label, align: "right" }),
    formula(row, mondayCell.column, `${picked}-WEEKDAY(${picked},2)+1`, weekShown(date).first, {
      ...styles.label,
      format: "date",
      align: "left",
    }),
  ];
}

/** The reading of the picked week while all lists are empty. */
const readingNow = ({ measure }: TrackedKpi, date: string): number | null => readingOf(measure, {}, weekShown(date));

/** How many lights of each kind there are. */
function summary(tracked: readonly TrackedKpi[], date: string): readonly Cell[] {
  const area = areaRef(columnArea(columns.light, firstRow, headingRow + tracked.length));
  const lights = tracked.map((one) => lightText(one.signal, readingNow(one, date)));
  const shown = [lightTexts.red, lightTexts.amber, lightTexts.green, noData];
  const counted = shown.map((words) => `COUNTIF(${area},${quotedText(words)})&${quotedText(`  ${words}`)}`);
  const result = shown.map((words) => `${lights.filter((light) => light === words).length}  ${words}`).join("     ");
  return [formula(5, 2, counted.join(`&"     "&`), result, { ...styles.label, size: 11 })];
}

function kpiRow(tracked: TrackedKpi, row: number, date: string, ranges: Ranges): readonly Cell[] {
  const { kpi, sheet, signal, format, around } = tracked;
  const limits = limitCells(tracked).map((cell) => sheetRef(sheet, cell));
  const [now, before] = [sheetRef(sheet, kpiCells.now), sheetRef(sheet, kpiCells.before)];
  const reading = readingNow(tracked, date);
  const value: Style = { ...styles.listCellNumber, format };
  const target: Style = { ...styles.listCellMuted, align: "right" };
  return [
    jump(row, columns.kpi, kpi.name, sheetRef(sheet, "A1"), {
      ...styles.listCell,
      ink: "accent",
      bold: true,
      size: 11,
    }),
    formula(row, columns.now, orNothing(now), reading ?? "–", { ...value, bold: true, size: 13 }),
    formula(row, columns.target, targetFormula(signal, limits, around), targetText(signal, around), target),
    formula(row, columns.light, sheetRef(sheet, kpiCells.light), lightText(signal, reading), styles.lightWord),
    rowsCell(tracked, row, ranges),
    formula(row, columns.before, orNothing(before), reading ?? "–", { ...value, ink: "muted" }),
    ...trendCells(row, tracked, limits, reading),
    text(row, columns.owner, kpi.owner, styles.listCell),
    text(row, columns.whenRed, kpi.when_red, styles.listCell),
  ];
}

/** What this shop counts by hand or measures itself by: its number is written in. */
const countRow = ({ name, value, unit, target, isReal, byHand }: DashboardTile, row: number): readonly Cell[] => [
  text(row, columns.kpi, name, { ...styles.listCell, bold: true, size: 11 }),
  blank(row, columns.now, { ...styles.input, bold: true, size: 13 }),
  text(row, columns.target, isReal ? target.replace(/^your goal: /, "") : `${value} ${unit}`.trim(), {
    ...styles.listCellMuted,
    align: "right",
  }),
  text(row, columns.whenRed, byHand?.how ?? "", styles.listCell),
];

/** Late lines, worst setups, missing kits: the rows behind the light by their names. */
function rowsCell({ measure, signal, sheet }: TrackedKpi, row: number, ranges: Ranges): Cell {
  const style: Style = { ...styles.listCell, wrap: true };
  const behind = rowsToLookAt(measure, signal.kind);
  if (behind === null) return blank(row, columns.rows, style);
  const [name = ""] = Object.keys(recordLists[behind.list].columns);
  const period = { first: sheetRef(sheet, kpiCells.first), after: sheetRef(sheet, kpiCells.after) };
  return arrayFormula(
    row,
    columns.rows,
    namesFormula(behind, { name, max: maxNames }, period, ranges).formula,
    "",
    style,
  );
}

const orNothing = (cell: string): string => `IF(ISNUMBER(${cell}),${cell},"–")`;

function trendCells(
  row: number,
  { signal }: TrackedKpi,
  limits: readonly string[],
  reading: number | null,
): readonly Cell[] {
  const now = cellRef(row, columns.now);
  const before = cellRef(row, columns.before);
  const both = `AND(ISNUMBER(${now}),ISNUMBER(${before}))`;
  const [near, far] = [distanceFormula(signal, now, limits), distanceFormula(signal, before, limits)];
  const trend = `IF(${near}<${far},${quotedText(better)},IF(${near}>${far},${quotedText(worse)},${quotedText(same)}))`;
  const change: Style = { ...styles.listCellNumber, format: "change" };
  return [
    formula(row, columns.change, `IF(${both},${now}-${before},"")`, reading === null ? "" : 0, change),
    formula(row, columns.trend, `IF(${both},${trend},"")`, reading === null ? "" : same, {
      ...styles.listCell,
      indent: 1,
    }),
  ];
}

/** Space for what the meeting decides. */
function decisions(row: number): readonly Cell[] {
  const area = { row: row + 1, column: columns.kpi, lastRow: row + decisionLines, lastColumn: columns.whenRed };
  return [
    ...band(row, columns.kpi, columns.trend, words.decide, styles.heading),
    text(row, columns.owner, words.who, styles.heading),
    text(row, columns.whenRed, words.byWhen, styles.heading),
    ...blanks(area, { ...styles.input, format: "text", wrap: true }),
  ];
}
