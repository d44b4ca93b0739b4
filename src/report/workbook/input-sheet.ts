import { shortSystemName } from "../../knowledge/systems/systems.ts";
import { type Column, serialOf } from "../../measures/record-list.ts";
import { inWords, lowerFirst } from "../../survey/writing.ts";
import { plainNumber, typeset } from "../format.ts";
import { blank, formula, number, text } from "./cells.ts";
import { areaRef, cellRef, columnArea, rowArea } from "./reference.ts";
import { onOnePage, sheetOf } from "./sheet.ts";
import type { Style } from "./style.ts";
import * as styles from "./style.ts";
import { listRows as rows, type TrackedColumn, type TrackedList } from "./tracked.ts";
import type { Allowed, Cell, Check, Sheet } from "./workbook.ts";
import { workbookWords } from "./workbook.words.ts";

const words = workbookWords.input;

/** One list to fill in: what a row is, where each column is in the shop's systems, an example, and empty rows. */
export function input(list: TrackedList): Sheet {
  const { columns } = list;
  const last = columns.at(-1)?.sheetColumn ?? 1;
  const area = { row: rows.heading, column: 2, lastRow: rows.last, lastColumn: last };
  return sheetOf({
    name: list.sheet,
    tab: "fill-in",
    widths: [9, ...columns.map(widthOf)],
    heights: new Map([
      [1, 26],
      [rows.heading, 30],
    ]),
    cells: [...aboutCells(list), ...columns.flatMap(columnCells)],
    repeated: { row: rows.first, lastRow: rows.lastReady },
    merges: [rowArea(2, 1, last)],
    frozen: { rows: rows.heading, columns: 2 },
    checks: columns.flatMap(checkOf),
    shades: dateColumns(list).map(({ sheetColumn }) => ({
      area: columnArea(sheetColumn, rows.first, rows.last),
      formula: `ISTEXT(${cellRef(rows.first, sheetColumn)})`,
      look: { ink: "loss", fill: "loss-soft" },
    })),
    filter: area,
    // One sheet of paper to post at the machine and fill in by hand.
    print: onOnePage("landscape", rows.first + 29, last),
  });
}

function aboutCells({ sheet, row, feeds, columns }: TrackedList): readonly Cell[] {
  const feeding = inWords(feeds.map((tracked) => tracked.sheet));
  return [
    text(1, 1, sheet, styles.title),
    text(2, 1, words.about(lowerFirst(row), feeding, plainNumber(countedRows)), {
      ...styles.leadText,
      size: 10,
    }),
    ...[
      [rows.meaning, words.meaning],
      [rows.where, words.where],
      [rows.example, words.example],
    ].map(([row, label]) => text(Number(row), 1, String(label), { ...styles.label, size: 9, vertical: "top" })),
    rowCount(),
    ...textDates(dateColumns({ columns })),
  ];
}

/** How many rows the formulas cover. Only the first of them are formatted. */
const countedRows = rows.last - rows.first + 1;

/** The number of rows, or a warning if some are too far down to be counted. */
function rowCount(): Cell {
  const names = areaRef(columnArea(2, rows.first, rows.last));
  const tooFar = areaRef(columnArea(2, rows.last + 1, rows.last + 5000));
  const expression = `IF(COUNTA(${tooFar})>0,"${words.full}",COUNTA(${names})&"${words.rows}")`;
  return formula(rows.heading, 1, expression, `0${words.rows}`, { ...styles.heading, size: 9, vertical: "top" });
}

const dateColumns = ({ columns }: Pick<TrackedList, "columns">): readonly TrackedColumn[] =>
  columns.filter(({ column }) => column.kind === "date" || column.kind === "datetime");

/** A warning about pasted dates that are still text, which no formula counts: how many, and what to do. */
function textDates(columns: readonly TrackedColumn[]): readonly Cell[] {
  if (columns.length === 0) return [];
  const texts = columns.map(
    ({ sheetColumn }) => `SUMPRODUCT(--ISTEXT(${areaRef(columnArea(sheetColumn, rows.first, rows.last))}))`,
  );
  const count = texts.join("+");
  const expression = `IF(${count}>0,${words.textDates(count)},"")`;
  return [formula(1, 3, expression, "", { ...styles.label, ink: "loss", bold: true })];
}

function columnCells({ sheetColumn, column, locations }: TrackedColumn): readonly Cell[] {
  const style: Style = { ...styles.input, format: formatOf(column), ...alignOf(column) };
  return [
    text(rows.meaning, sheetColumn, column.meaning, { ...styles.note, ...alignOf(column) }),
    text(rows.where, sheetColumn, whereOf(locations, column), { ...styles.note, ink: "ink", ...alignOf(column) }),
    exampleCell(sheetColumn, column),
    // Above the filter button, which is in the lower corner.
    text(rows.heading, sheetColumn, headingOf(column), { ...styles.heading, ...alignOf(column), vertical: "top" }),
    blank(rows.first, sheetColumn, style),
  ];
}

const headingOf = (column: Column): string =>
  column.kind === "number" ? `${column.title}, ${column.unit}` : column.title;

const isNumber = ({ kind }: Column): boolean => kind === "number";
/** Headings are aligned like the values below them. */
const alignOf = (column: Column): Pick<Style, "align" | "indent"> =>
  isNumber(column) ? { align: "right" } : { align: "left", indent: 1 };

/** The system and the place in it; several lines if the data is in several. */
function whereOf(locations: TrackedColumn["locations"], { elements }: Column): string {
  if (elements.length === 0) return words.ownRecords;
  const lines = locations.map(({ system, where, confidence }) => {
    const unsure = confidence === "low" ? words.unsure : "";
    return `${shortSystemName(system)}: ${typeset(where)}${unsure}`;
  });
  return lines.length === 0 ? words.noSystem : [...new Set(lines)].join("\n");
}

function exampleCell(sheetColumn: number, column: Column): Cell {
  const style: Style = { ...styles.example, format: formatOf(column), ...alignOf(column) };
  switch (column.kind) {
    case "date":
    case "datetime":
      return number(rows.example, sheetColumn, serialOf(column.example), style);
    case "number":
      return number(rows.example, sheetColumn, column.example, style);
    case "text":
    case "choice":
    case "yes-no":
      return text(rows.example, sheetColumn, column.example, style);
  }
}

function formatOf(column: Column): NonNullable<Style["format"]> {
  switch (column.kind) {
    case "date":
      return "date";
    case "datetime":
      return "date-time";
    case "number":
      return column.unit === "$" ? "dollars" : "plain";
    case "text":
    case "choice":
    case "yes-no":
      return "text";
  }
}

/** Wide enough for what is typed in and for the longest name of a field in a system. */
function widthOf({ column, locations }: TrackedColumn): number {
  const longest = Math.max(
    ...whereOf(locations, column)
      .split(/\s/)
      .map((word) => word.length),
  );
  const min = column.kind === "text" || column.kind === "datetime" ? 18 : 15;
  return Math.min(34, Math.max(min, longest + 1));
}

function checkOf({ sheetColumn, column }: TrackedColumn): readonly Check[] {
  const allowed = allowedIn(column);
  if (allowed === null) return [];
  return [{ area: columnArea(sheetColumn, rows.first, rows.last), allowed, say: sayFor(column) }];
}

function allowedIn(column: Column): Allowed | null {
  switch (column.kind) {
    case "text":
      return null;
    case "date":
    case "datetime":
      return { kind: "date" };
    case "number":
      return { kind: "number", min: String(column.min), max: null };
    case "choice":
      return { kind: "choice", choices: column.choices };
    case "yes-no":
      return { kind: "choice", choices: ["Yes", "No"] };
  }
}

function sayFor(column: Column): string {
  switch (column.kind) {
    case "text":
      return "";
    case "date":
      return words.date(column.title, column.example);
    case "datetime":
      return words.time(column.title, column.example.replace("T", " "));
    case "number":
      return words.number(column.title, column.unit, String(column.min));
    case "choice":
      return words.choice(column.title, column.choices.join(", "));
    case "yes-no":
      return words.yesNo(column.title);
  }
}
