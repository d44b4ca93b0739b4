/** Why a file is not read at all. */
export type Refusal =
  | { readonly kind: "empty" }
  | { readonly kind: "old-excel" }
  | { readonly kind: "html" }
  | { readonly kind: "xml" }
  | { readonly kind: "password" }
  | { readonly kind: "binary-workbook" }
  | { readonly kind: "open-document" }
  | { readonly kind: "office-document" }
  | { readonly kind: "archive" }
  | { readonly kind: "cut-off" }
  | { readonly kind: "broken-workbook" }
  | { readonly kind: "unpacks-too-large"; readonly megabytes: number }
  | { readonly kind: "pdf" }
  | { readonly kind: "picture" }
  | { readonly kind: "binary" }
  | { readonly kind: "too-large"; readonly megabytes: number }
  | { readonly kind: "too-many-rows" }
  | { readonly kind: "broken-json" }
  | { readonly kind: "one-column" }
  | { readonly kind: "no-header" }
  | { readonly kind: "no-rows" }
  | { readonly kind: "pivot" }
  | { readonly kind: "stock-list" }
  | { readonly kind: "unknown-list" };

/**
 * The most that is read of one file. Own judgment, so that a browser tab stays responsive; a shorter period is enough.
 */
export const limits = {
  rows: 200_000,
  columns: 300,
  megabytes: 64,
  /** The same for an unpacked workbook. */
  unpackedMegabytes: 600,
} as const;

/** What is wrong with a file, and what to do. */
export function refusalText(refusal: Refusal): string {
  switch (refusal.kind) {
    case "empty":
      return "The file is empty. Export it again.";
    case "old-excel":
      return "This is an old Excel file (.xls). Open it and save it as XLSX or CSV.";
    case "html":
      return "This is a web page, even if its name ends in .xls. Open it in Excel and save it as XLSX or CSV.";
    case "xml":
      return "This is an XML file, even if its name ends in .xls. If Excel opens it, save it there as XLSX or CSV.";
    case "password":
      return "This workbook has a password. Save a copy without one.";
    case "binary-workbook":
      return "This is a binary workbook (.xlsb). Save it as XLSX or CSV.";
    case "open-document":
      return "This is an OpenDocument file. Save it as XLSX or CSV.";
    case "office-document":
      return "This is a document or a presentation. Export the list itself as CSV or XLSX.";
    case "archive":
      return "This is a ZIP archive. Unpack it and drop the files that are in it.";
    case "cut-off":
      return "This file is damaged: its end is missing. Export or download it again.";
    case "broken-workbook":
      return "This workbook is damaged. Export it again, or open it in Excel and save it as XLSX.";
    case "unpacks-too-large":
      return `This workbook unpacks to ${refusal.megabytes} MB. The limit is ${limits.unpackedMegabytes} MB. Export a shorter span.`;
    case "pdf":
      return "This is a PDF. Export the same report as CSV or XLSX.";
    case "picture":
      return "This is a picture. Export the list itself as CSV or XLSX.";
    case "binary":
      return "This is not a table. Export the list as CSV or XLSX.";
    case "too-large":
      return `The file has ${refusal.megabytes} MB. The limit is ${limits.megabytes} MB. Export a shorter span.`;
    case "too-many-rows":
      return `The file has more than ${limits.rows.toLocaleString("en-US")} rows. Export a shorter span, such as one year.`;
    case "broken-json":
      return "This JSON file is damaged or holds no list. Export it again, or use CSV.";
    case "one-column":
      return "We found only one column here. Export the list with all its columns, as CSV or XLSX.";
    case "no-header":
      return "We found no row of headings, such as Job, Due Date, Qty. Export the list again with its headings on top.";
    case "no-rows":
      return "There are headings but no rows below them. Export a span in which something happened.";
    case "pivot":
      return "This is a pivot table: its rows are already added up. Export the list that it was made from.";
    case "stock-list":
      return "This looks like a list of stock, which no KPI uses. Export order lines, jobs, operations or time tickets.";
    case "unknown-list":
      return "We couldn’t tell which list this is. Say which, or export it with more columns.";
  }
}
