import type { RawRow } from "../files/raw-table.ts";

/** A row that is not read as one of the list. */
export interface LeftOut {
  /** From 1, as in the file. */
  readonly row: number;
  readonly why: string;
}

/** A sheet with its headings found. */
export interface Table {
  readonly sheet: string | null;
  /** From 1, of the last row of headings. */
  readonly headerRow: number;
  readonly headings: readonly string[];
  /** Texts above the headings, and the name of the sheet. */
  readonly titles: readonly string[];
  readonly rows: readonly RawRow[];
  /** Of each row of `rows`, from 1, as in the file. */
  readonly rowNumbers: readonly number[];
  readonly leftOut: readonly LeftOut[];
  /** What was done to the rows, for a person who checks them. */
  readonly notes: readonly string[];
}
