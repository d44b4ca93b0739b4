import type { ElementId } from "./elements.ts";

/** A list that a shop keeps or pulls from its systems; one sheet of a workbook, one table of a database. */
export interface RecordList {
  /** Name of its workbook sheet, at most 31 characters. */
  readonly sheet: string;
  /** What one row is, in one sentence. */
  readonly row: string;
  /** Its columns by id, in the order of the sheet. The first one names the row. */
  readonly columns: Readonly<Record<string, Column>>;
}

/** One column of a list. */
export type Column = ColumnWords &
  (
    | { readonly kind: "date"; readonly example: `${number}-${number}-${number}` }
    | { readonly kind: "datetime"; readonly example: `${number}-${number}-${number}T${number}:${number}` }
    /** `min` is the lowest valid value. */
    | { readonly kind: "number"; readonly unit: string; readonly min: number; readonly example: number }
    | { readonly kind: "text"; readonly example: string }
    | { readonly kind: "choice"; readonly choices: readonly string[]; readonly example: string }
    | { readonly kind: "yes-no"; readonly example: "Yes" | "No" }
  );

interface ColumnWords {
  readonly title: string;
  /** What goes in the column. */
  readonly meaning: string;
  /** The data elements it holds; empty if it only names or sorts the row. */
  readonly elements: readonly ElementId[];
}

/** One cell. Dates and times are days since 1899-12-30 as in a spreadsheet; an empty cell is `null`. */
export type Cell = number | string | null;

/** `2026-11-16` or `2026-11-16T14:30` as a spreadsheet date: days since 1899-12-30. */
export function serialOf(date: string): number {
  const [, year, month, day, hour = "0", minute = "0"] =
    /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?$/.exec(date) ?? [];
  const milliseconds = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
  return milliseconds / 86_400_000 + 25_569;
}

/** The date of a moment in this device's time zone, in the same form. */
export const serialOfMoment = (moment: Date): number =>
  Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / 86_400_000 + 25_569;

/** The Monday of the week of `date`, as days since 1899-12-30. */
export function mondayOf(date: string): number {
  const day = serialOf(date);
  return day - ((day + 5) % 7);
}
