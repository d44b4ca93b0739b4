/** What is wrong with a file, and what to do. */
export const refusalWords = {
  empty: "The file is empty. Export it again.",
  "old-excel": "This is an old Excel file (.xls). Open it and save it as XLSX or CSV.",
  html: "This is a web page, even if its name ends in .xls. Open it in Excel and save it as XLSX or CSV.",
  xml: "This is an XML file, even if its name ends in .xls. If Excel opens it, save it there as XLSX or CSV.",
  password: "This workbook has a password. Save a copy without one.",
  "binary-workbook": "This is a binary workbook (.xlsb). Save it as XLSX or CSV.",
  "open-document": "This is an OpenDocument file. Save it as XLSX or CSV.",
  "office-document": "This is a document or a presentation. Export the list itself as CSV or XLSX.",
  archive: "This is a ZIP archive. Unpack it and drop the files inside.",
  "cut-off": "This file is damaged: its end is missing. Export or download it again.",
  "broken-workbook": "This workbook is damaged. Export it again, or open it in Excel and save it as XLSX.",
  pdf: "This is a PDF. Export the same report as CSV or XLSX.",
  picture: "This is a picture. Export the list itself as CSV or XLSX.",
  binary: "This is not a table. Export the list as CSV or XLSX.",
  "broken-json": "This JSON file is damaged or has no list. Export it again, or use CSV.",
  "one-column": "We found only one column here. Export the list with all its columns, as CSV or XLSX.",
  "no-header":
    "We found no row of headings (such as Job, Due Date, Qty). Export the list again with its headings on top.",
  "no-rows": "There are headings but no rows below them. Export a period in which something happened.",
  pivot: "This is a pivot table: its rows are already added up. Export the list that it was made from.",
  "stock-list":
    "This looks like an inventory list, which no KPI uses. Export order lines, jobs, operations or time tickets.",
  "unknown-list": "We couldn’t tell which list this is. Say which, or export it with more columns.",
} as const;

export const tooLargeWords = {
  unpacked: (megabytes: number, limit: number): string =>
    `This workbook unpacks to ${megabytes} MB. The limit is ${limit} MB. Export a shorter period.`,
  file: (megabytes: number, limit: number): string =>
    `The file is ${megabytes} MB. The limit is ${limit} MB. Export a shorter period.`,
  rows: (limit: number): string =>
    `The file has more than ${limit.toLocaleString("en-US")} rows. Export a shorter period, such as one year.`,
} as const;

/** Notes on a file that was read. */
export const fileNotes = {
  encoding: (name: string): string => `The text was read as ${name}.`,
  hiddenSheets: (names: readonly string[]): string => `Hidden sheets were not read: ${names.join(", ")}.`,
} as const;
