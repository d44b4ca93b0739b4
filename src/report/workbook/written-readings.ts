import { blanks, text } from "./cells.ts";
import { absoluteAreaRef, columnArea } from "./reference.ts";
import type { Format } from "./style.ts";
import * as styles from "./style.ts";
import type { Cell, Check } from "./workbook.ts";
import { workbookWords } from "./workbook.words.ts";

/** Readings that a person writes down, below the weeks of a KPI whose lists show only today. */

const words = workbookWords.written;

const columns = { day: 2, value: 3 };
/** One line a week, for a year. */
const rows = { title: 34, about: 35, heading: 36, first: 37, last: 88 };

const days = columnArea(columns.day, rows.first, rows.last);
const values = columnArea(columns.value, rows.first, rows.last);

/** The reading written down for the week that begins in a cell; empty text if there is none. */
export function writtenFormula(monday: string): string {
  const [day, value] = [absoluteAreaRef(days), absoluteAreaRef(values)];
  const isOfWeek = `IF((${day}>=${monday})*(${day}<${monday}+7)*ISNUMBER(${day})*ISNUMBER(${value}),1,0)`;
  return `IFERROR(INDEX(${value},MATCH(1,${isOfWeek},0)),"")`;
}

export const writtenCells = (format: Format): readonly Cell[] => [
  text(rows.title, columns.day, words.title, styles.strongText),
  text(rows.about, columns.day, words.about, { ...styles.label, size: 10 }),
  text(rows.heading, columns.day, words.day, styles.heading),
  text(rows.heading, columns.value, words.value, styles.headingRight),
  ...blanks(days, { ...styles.input, format: "date", align: "left" }),
  ...blanks(values, { ...styles.input, format, align: "right" }),
];

export const writtenChecks: readonly Check[] = [
  { area: days, allowed: { kind: "date" }, say: words.anyDay },
  { area: values, allowed: { kind: "number", min: null, max: null }, say: words.number },
];
