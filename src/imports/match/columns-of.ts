import type { Table } from "../table/table.ts";
import { profileOf } from "../values/profile.ts";
import { type Heading, headingOf, isKnownWord } from "./heading.ts";
import { withHintColumns } from "./hint-columns.ts";
import type { FileColumn } from "./match.ts";
import { withUnitColumns } from "./unit-columns.ts";

/** How many values, at least, are sampled across a larger file to tell what a column holds; at most twice as many. Own judgment. */
const sampleSize = 600;

/** The columns of a table, each with its parsed heading and what its cells look like. */
export function columnsOf({ headings, rows, fromLines = 0 }: Table): readonly FileColumn[] {
  const step = Math.max(1, Math.floor(rows.length / sampleSize));
  const sample = rows.filter((_, index) => index % step === 0);
  const isPrefixed = hasPrefixes(headings);
  const shared = sharedTables(headings);
  const columns = headings.map((heading, column) => ({
    heading: { ...ofTable(headingOf(isPrefixed ? heading.replace(prefixed, "") : heading), shared), text: heading },
    profile: profileOf(sample.map((row) => row[column] ?? "")),
    isFromLine: column >= headings.length - fromLines,
  }));
  return withHintColumns(withUnitColumns(columns));
}

/** The fewest headings that have to start with the same word if it is a table's name. Own judgment. */
const minShared = 3;

/** Table names that several headings start with: "Arbeitsaufträge/" (work orders) in "Arbeitsaufträge/Status". */
function sharedTables(headings: readonly string[]): readonly string[] {
  const tables = headings.flatMap((heading) => /^\p{Lu}[\p{L} ]{3,}\/(?=\p{L})/u.exec(heading)?.[0] ?? []);
  return [...new Set(tables)].filter((table) => tables.filter((one) => one === table).length >= minShared);
}

/**
 * The heading with `shortWords` that leave out its table's name. If other headings have such a name and it has none, it is about
 * the order: `isOfOrder`.
 */
function ofTable(heading: Heading, tables: readonly string[]): Heading {
  const table = tables.find((one) => heading.text.startsWith(one));
  if (table === undefined) return tables.length === 0 ? heading : { ...heading, isOfOrder: true };
  if (heading.shortWords !== heading.words) return heading;
  return { ...heading, shortWords: headingOf(heading.text.slice(table.length)).words };
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
