import { type ImportOptions, importFile } from "../../src/imports/import-file.ts";
import type { Imported } from "../../src/imports/imported.ts";
import { computeKpis } from "../../src/imports/kpis/compute-kpis.ts";
import { mergeFiles } from "../../src/imports/rows/merge.ts";
import { shopRecords } from "../../src/imports/rows/shop-records.ts";
import { measures } from "../../src/knowledge/kpis/kpis.ts";
import type { Rows } from "../../src/measures/reading.ts";

export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A file that must be readable. */
export async function imported(input: Uint8Array | string, options?: ImportOptions): Promise<Imported> {
  const file = await importFile(typeof input === "string" ? bytes(input) : input, options);
  if (file.kind !== "imported") throw new Error(file.reason);
  return file;
}

/** The rows of our lists that these files produce together, oldest first. */
export const rowsIn = (...files: readonly Imported[]): Rows => mergeFiles(files.map(({ entries }) => entries)).rows;

/** Orders as a European system prints them: a title, repeated headings, a total, and a column we don't use. */
export const orders = `Cedar Ridge Precision
Order report

Ord #;Ln;Cust;Prom Date;Qty Ord;Ext Amt;Ship Dt;Qty Shipped;Entered by
1001;1;Alder;13.10.2026;40;"1.234,50 €";14.10.2026;40;Pat Smith
1002;1;Birch;05.11.2026;12;980,00 €;;;Pat Smith
Ord #;Ln;Cust;Prom Date;Qty Ord;Ext Amt;Ship Dt;Qty Shipped;Entered by
1003;2;Maple;06.11.2026;5;75,25 €;06.11.2026;5;Pat Smith
Grand Total;;;;57;2.289,75 €;;45;
`;

/** The KPIs of one export, by id. */
export const valuesIn = async (
  text: string,
  options?: ImportOptions,
): Promise<Readonly<Record<string, number | null>>> =>
  Object.fromEntries(
    computeKpis(measures, shopRecords([(await imported(text, options)).entries])).map(({ id, value }) => [id, value]),
  );
