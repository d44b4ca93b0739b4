import { unitNamed } from "../values/durations.ts";
import { headingOf } from "./heading.ts";
import type { FileColumn } from "./match.ts";

/** Explains columns by others: some ERPs write in separate columns what a number identifies, or the unit of all times. */
export const withHintColumns = (columns: readonly FileColumn[]): readonly FileColumn[] =>
  columns.map((column, index) => named(withUnit(column, columns), columns[index - 1]));

const partners: readonly string[] = ["machine", "employee", "vendor", "customer"];

/** "Type" with the cells "Machine Center", then "No.": the number of a machine. */
function named(column: FileColumn, before: FileColumn | undefined): FileColumn {
  const isNumber = column.heading.words.join() === "number";
  if (!isNumber || before?.heading.words.join() !== "kind" || before.profile.examples.length === 0) return column;
  const said = before.profile.examples.map((text) => headingOf(text.replace(/\bcent(?:er|re)\b/i, "")).words);
  const [first = [], ...others] = said;
  const words = first.filter((word) => others.every((other) => other.includes(word)));
  const word = words.find((one) => partners.includes(one));
  if (word === undefined) return column;
  const heading = {
    ...column.heading,
    letters: `${word}number`,
    words: [word, "number"],
    shortWords: [word, "number"],
  };
  return { ...column, heading };
}

/** "Cap. Unit of Measure": one time unit in all rows is the unit of every time column without its own. */
function withUnit(column: FileColumn, columns: readonly FileColumn[]): FileColumn {
  const { heading, profile } = column;
  if (heading.unit !== null || !heading.words.includes("hours") || profile.numbers < 0.9) return column;
  const [unit, ...others] = columns
    .filter((one) => /unitofmeasure|uom|timeunit|zeiteinheit/.test(one.heading.letters))
    .flatMap((one) => one.profile.examples.map((text) => unitNamed(text.toLowerCase())));
  return unit === undefined || unit === null || others.some((other) => other !== unit)
    ? column
    : { ...column, heading: { ...heading, unit } };
}
