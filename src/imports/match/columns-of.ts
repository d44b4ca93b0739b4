import type { Table } from "../table/table.ts";
import { profileOf } from "../values/profile.ts";
import { headingOf } from "./heading.ts";
import type { FileColumn } from "./match-columns.ts";
import { withSaidBeside } from "./said-beside.ts";
import { withUnitsBeside } from "./unit-beside.ts";

/** Values looked at to tell what a column holds; spread over the file. */
const sampleSize = 600;

/** The columns of a table, each with its heading taken apart and what its cells look like. */
export function columnsOf({ headings, rows }: Table): readonly FileColumn[] {
  const step = Math.max(1, Math.floor(rows.length / sampleSize));
  const sample = rows.filter((_, index) => index % step === 0);
  const prefix = prefixOf(headings);
  const columns = headings.map((heading, column) => ({
    heading: { ...headingOf(heading.startsWith(prefix) ? heading.slice(prefix.length) : heading), text: heading },
    profile: profileOf(sample.map((row) => row[column] ?? "")),
  }));
  return withSaidBeside(withUnitsBeside(columns));
}

/** Some databases begin every column with the same short name of the table: jmoJobID, jmoWorkCenterID. */
function prefixOf(headings: readonly string[]): string {
  const [prefix = ""] = /^[a-z]{2,4}(?=[A-Z])/.exec(headings[0] ?? "") ?? [];
  const isCommon = headings.length >= 4 && headings.every((heading) => heading.startsWith(prefix));
  return isCommon ? prefix : "";
}
