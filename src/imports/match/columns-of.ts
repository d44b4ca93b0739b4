import type { Table } from "../table/table.ts";
import { profileOf } from "../values/profile.ts";
import { headingOf } from "./heading.ts";
import type { FileColumn } from "./match-columns.ts";
import { withUnitsBeside } from "./unit-beside.ts";

/** Values looked at to tell what a column holds; spread over the file. */
const sampleSize = 600;

/** The columns of a table, each with its heading taken apart and what its cells look like. */
export function columnsOf({ headings, rows }: Table): readonly FileColumn[] {
  const step = Math.max(1, Math.floor(rows.length / sampleSize));
  const sample = rows.filter((_, index) => index % step === 0);
  const columns = headings.map((heading, column) => ({
    heading: headingOf(heading),
    profile: profileOf(sample.map((row) => row[column] ?? "")),
  }));
  return withUnitsBeside(columns);
}
