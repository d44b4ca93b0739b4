import type { Table } from "../table/table.ts";
import { profileOf } from "../values/profile.ts";
import { headingOf, isKnownWord } from "./heading.ts";
import { withHintColumns } from "./hint-columns.ts";
import type { FileColumn } from "./match.ts";
import { withUnitColumns } from "./unit-columns.ts";

/** How many values are sampled across the file to tell what a column holds. */
const sampleSize = 600;

/** The columns of a table, each with its parsed heading and what its cells look like. */
export function columnsOf({ headings, rows, fromLines = 0 }: Table): readonly FileColumn[] {
  const step = Math.max(1, Math.floor(rows.length / sampleSize));
  const sample = rows.filter((_, index) => index % step === 0);
  const isPrefixed = hasPrefixes(headings);
  const columns = headings.map((heading, column) => ({
    heading: { ...headingOf(isPrefixed ? heading.replace(prefixed, "") : heading), text: heading },
    profile: profileOf(sample.map((row) => row[column] ?? "")),
    isFromLine: column >= headings.length - fromLines,
  }));
  return withHintColumns(withUnitColumns(columns));
}

const prefixed = /^(?:[a-z]{2,4}(?=[A-Z])|f(?=[a-z]))/;

/**
 * Whether headings have prefixes, as in some databases: a short form of the table's name (jmoJobID, jmoWorkCenterID,
 * jmpCustomerID), or f for field (fsono, fduedate, fshipqty).
 */
function hasPrefixes(headings: readonly string[]): boolean {
  const found = headings.map((heading) => prefixed.exec(heading)?.[0]);
  const different = new Set(found);
  return (
    headings.length >= 4 &&
    !different.has(undefined) &&
    different.size <= 2 &&
    !found.some((one) => one && isKnownWord(one))
  );
}
