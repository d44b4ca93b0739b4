import type { RawRow } from "../files/raw-table.ts";

/** A row that isn't read as part of the list. */
export interface LeftOut {
  /** From 1, as in the file. */
  readonly row: number;
  readonly why: string;
}

/** A sheet with its headings found. */
export interface Table {
  readonly sheet: string | null;
  /** From 1: the last row of headings. */
  readonly headerRow: number;
  readonly headings: readonly string[];
  /** How many headings, the last ones, were added for values found in lines between the rows. */
  readonly fromLines?: number;
  /** Texts above the headings, and the sheet's name. */
  readonly titles: readonly string[];
  /** The lines below the last row of the list. */
  readonly below?: readonly string[];
  readonly rows: readonly RawRow[];
  /** For each row of `rows`, its row number in the file, from 1. */
  readonly rowNumbers: readonly number[];
  readonly leftOut: readonly LeftOut[];
  /** What was done to the rows, for a person to check. */
  readonly notes: readonly string[];
}
