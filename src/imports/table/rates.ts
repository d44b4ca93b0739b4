import { isEmpty, type RawCell, textOf } from "../files/raw-table.ts";
import { headingOf } from "../match/heading.ts";
import { isOfLot } from "../match/unit-columns.ts";
import { columnCells } from "../values/column-cells.ts";
import { decimalMarkOf } from "../values/decimal-mark.ts";
import { hoursOf, unitNamed } from "../values/durations.ts";
import { bareNumber, type DecimalMark, numberWith } from "../values/numbers.ts";
import type { Table } from "./table.ts";
import { tableWords } from "./table.words.ts";

/** Headings of a column with the unit of the one before: "Run Type", "Std Fmt", "Run_Method". */
const unitHeading = /\b(?:unit|units|uom|type|fmt|format|method|basis)$|einh|^eh\b/i;

/** Epicor's short forms; JobBOSS and others spell them out. */
const short: Readonly<Record<string, string>> = {
  hp: "hours/piece",
  mp: "minutes/piece",
  ph: "pieces/hour",
  pm: "pieces/minute",
};
const ofAPiece = /^(?:p|pc|pcs|pce|part|parts|piece|pieces|unit|units|ea|each|stk?|st(?:ü|ue)ck)$/i;

/** A parsed unit: minutes, minutes per piece, or pieces per minute, with the hours of that unit of time. */
interface Unit {
  readonly kind: "time" | "time-each" | "pieces-per";
  readonly hours: number;
}

/** "MIN", "MIN/PC", "PCS/HR", "Minutes per Part"; `null` if it is none of these. */
function unitOf(text: string): Unit | null {
  const spelled = short[text.trim().toLowerCase()] ?? text;
  const [left = "", right, ...others] = spelled.split(/\s*(?:\/|\bper\b)\s*/i).map((part) => part.trim());
  if (others.length > 0) return null;
  const time = timeOf(left);
  if (right === undefined) return time === null ? null : { kind: "time", hours: time };
  if (time !== null && ofAPiece.test(right)) return { kind: "time-each", hours: time };
  const per = timeOf(right);
  return per !== null && ofAPiece.test(left) ? { kind: "pieces-per", hours: per } : null;
}

function timeOf(word: string): number | null {
  const unit = unitNamed(word.toLowerCase());
  return unit === null ? null : hoursOf[unit];
}

/** Rows looked at to find out whether a column holds units. */
const rowsLooked = 200;

/**
 * Turns times that name their unit or rate in the next column into hours, or hours per piece, row by row. Lots and loads
 * stay empty. One unit for all rows needs no conversion.
 */
export function withRates(table: Table): Table {
  return table.headings.reduce((so, _, column) => {
    const meant = meantBy(so, column);
    return meant === null ? so : turned(so, column, meant);
  }, table);
}

/**
 * What a column holds according to the units in the next column; `null` if there are none, or the same unit of time in
 * all rows.
 */
function meantBy({ headings, rows }: Table, column: number): "hours" | "hours per piece" | null {
  if (!unitHeading.test(headings[column + 1]?.trim() ?? "") || !areNumbers(rows, column)) return null;
  const texts = rows
    .slice(0, rowsLooked)
    .map((row) => textOf(row[column + 1] ?? ""))
    .filter((text) => text !== "");
  const units = texts.flatMap((text) => unitOf(text) ?? []);
  if (units.length === 0 || units.length < texts.length / 2) return null;
  if (units.some(({ kind }) => kind !== "time")) return "hours per piece";
  return isOfLot(headingOf(headings[column] ?? "")) && new Set(units.map(({ hours }) => hours)).size > 1
    ? "hours"
    : null;
}

/** "PM" next to a machine is maintenance, and not pieces a minute. */
function areNumbers(rows: Table["rows"], column: number): boolean {
  const texts = rows.slice(0, rowsLooked).flatMap((row) => textOf(row[column] ?? "") || []);
  return texts.filter((text) => bareNumber(text) !== null).length > texts.length / 2;
}

function turned(table: Table, column: number, into: "hours" | "hours per piece"): Table {
  const shown = decimalMarkOf(columnCells(table.rows, column));
  const mark = shown.kind === "decided" ? shown.is : ".";
  const [heading = "", unit = ""] = table.headings.slice(column, column + 2);
  const isMeant = ({ kind }: Unit): boolean => (kind === "time") === (into === "hours");
  const read = (cell: RawCell, next: RawCell): RawCell => {
    const unit = unitOf(textOf(next));
    return unit === null || !isMeant(unit) ? "" : hoursIn(cell, unit, mark);
  };
  return {
    ...table,
    headings: table.headings.with(column, `${heading} (${into})`),
    rows: table.rows.map((row) => {
      const cell = row[column];
      return cell === undefined || isEmpty(cell) ? row : row.with(column, read(cell, row[column + 1] ?? ""));
    }),
    notes: [...table.notes, tableWords.converted(heading, into, unit)],
  };
}

function hoursIn(cell: RawCell, { kind, hours }: Unit, mark: DecimalMark): RawCell {
  const bare = bareNumber(textOf(cell));
  const number = bare === null ? null : numberWith(bare, mark);
  if (number === null) return "";
  if (kind !== "pieces-per") return number * hours;
  return number > 0 ? hours / number : "";
}
