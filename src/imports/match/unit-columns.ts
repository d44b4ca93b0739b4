import { type TimeUnit, unitNamed } from "../values/durations.ts";
import type { Heading } from "./heading.ts";
import type { FileColumn } from "./match.ts";

/** Headings of columns with the unit of the column before: "U", "Std Fmt", "Run_Method", "Rüstzeiteinheit". */
const unitHeading = /^u$|^eh\d?$|unit|einh|uom|fmt|format|method/;

/** Rates as Epicor and JobBOSS write them: parts per hour, minutes per part. */
const rateWords = new Set(["hp", "mp", "ph", "pm", "oh", "parts/hr", "min/part", "hrs/part", "sec/part", "hours/part"]);

/**
 * Applies units that some systems write in a separate column. A setup time is in that unit; a run time is in that unit
 * per part. If units differ from row to row, or are rates, the column can't be read as hours.
 */
export const withUnitColumns = (columns: readonly FileColumn[]): readonly FileColumn[] =>
  columns.map((column, index) => {
    const unit = unitIn(columns[index + 1]);
    if (column.profile.numbers < 0.9) return column;
    if (unit === null || column.heading.unit !== null || isOfPieces(column))
      return asWork(column, columns[index - 1]?.heading.letters);
    const { heading } = column;
    const qualifiers = unit === "several" ? ["rate"] : isOfLot(heading) ? [] : ["each"];
    const words = [...new Set([...heading.words, ...qualifiers])];
    // Other systems may use the same heading for the total time.
    const letters = heading.letters + qualifiers.join("");
    const ownUnit = unit === "several" ? null : unit;
    return asWork({ ...column, heading: { ...heading, letters, words, shortWords: words, unit: ownUnit } });
  });

/** In German lists, "Maschine" and "Person" over times are worked hours. So is the total after the last day of a week. */
function asWork(column: FileColumn, before = ""): FileColumn {
  const { heading } = column;
  const isOfWeek = heading.letters === "total" && /^(?:fri|sat|sun)/.test(before);
  const own = heading.unit === null ? undefined : workOf[heading.words.filter((word) => word !== "each").join()];
  const work = isOfWeek ? ["total", "hours"] : own;
  return work === undefined ? column : { ...column, heading: { ...heading, words: work, shortWords: work } };
}

const workOf: Readonly<Record<string, readonly string[]>> = { machine: ["run", "hours"], employee: ["labor", "hours"] };

/** SAP's "Bearbeitungszeit" covers all pieces of the lot. */
export const isOfLot = ({ words, letters }: Heading): boolean =>
  words.includes("setup") || /bearb/.test(letters) || workOf[words.join()] !== undefined;

/** Whether a column is a number of pieces, so that a unit of time in the next column belongs to other columns. */
const isOfPieces = ({ heading }: FileColumn): boolean => heading.words.some((word) => ofPieces.has(word));
const ofPieces = new Set(["quantity", "scrap", "pieces", "parts", "good", "output", "count"]);

function unitIn(column: FileColumn | undefined): TimeUnit | "several" | null {
  if (column === undefined || !unitHeading.test(column.heading.letters)) return null;
  const words = column.profile.examples.map((text) => text.toLowerCase());
  const units = words.map((word) => (rateWords.has(word) ? "several" : unitNamed(word)));
  const different = [...new Set(units)];
  if (different.length === 0 || different.includes(null)) return null;
  return different.length === 1 ? (different[0] ?? null) : "several";
}
