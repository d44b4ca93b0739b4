import { isEmpty, type RawCell, type RawRow, textOf } from "../files/raw-table.ts";
import { headingOf } from "../match/heading.ts";
import { clockHours } from "../values/durations.ts";
import { bareNumber } from "../values/numbers.ts";
import type { Table } from "./table.ts";
import { tableWords } from "./table.words.ts";

/** What payroll systems call the kind of an hour. Own judgment, as the rest of their words. */
const overtime = /\b(?:o\/?t\d?|over ?time|dt|double ?time|time and a half)\b/i;
const otherPay =
  /\b(?:reg(?:ular)?|straight|hourly|salary|s?t|pto|vac(?:ation)?|hol(?:iday)?|sick|personal|bereavement|jury|leave|training)\b/i;

/** Hours of one column, told apart by a code in another: the overtime among them gets a column of its own. */
export function withPayCodes(table: Table): Table {
  const words = table.headings.map((heading) => headingOf(heading).words);
  if (words.some((said) => said.includes("overtime"))) return table;
  const code = table.headings.findIndex((_, column) => arePayCodes(table.rows, column));
  const hours = words.findIndex(
    (said, column) => said.includes("hours") && column !== code && areHours(table.rows, column),
  );
  if (code < 0 || hours < 0) return table;
  const width = table.headings.length;
  const over = (row: RawRow): RawCell => (overtime.test(textOf(row[code])) ? (row[hours] ?? "") : "0");
  return {
    ...table,
    headings: [...table.headings, tableWords.overtimeOf(table.headings[code] ?? "")],
    notes: [...table.notes, tableWords.overtimeBy(table.headings[hours] ?? "", table.headings[code] ?? "")],
    rows: table.rows.map((row) => [...Array.from({ length: width }, (_, column) => row[column] ?? ""), over(row)]),
  };
}

function arePayCodes(rows: readonly RawRow[], column: number): boolean {
  const codes = new Set(
    rows
      .map((row) => row[column])
      .filter((cell) => !isEmpty(cell))
      .map(textOf),
  );
  const isPay = (text: string): boolean => text.length < 30 && (overtime.test(text) || otherPay.test(text));
  const all = [...codes];
  return (
    codes.size > 1 &&
    codes.size < 20 &&
    all.every(isPay) &&
    all.some((text) => overtime.test(text)) &&
    !all.every((text) => overtime.test(text))
  );
}

function areHours(rows: readonly RawRow[], column: number): boolean {
  const texts = rows.map((row) => textOf(row[column])).filter((text) => text !== "");
  return texts.length > 0 && texts.every((text) => clockHours(text) !== null || bareNumber(text) !== null);
}
